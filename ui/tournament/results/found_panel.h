// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <set>

#include "ui/kit/table_model.h"
#include "ui/tournament/hall/tournament_hall.h"

class QHBoxLayout;
class QLabel;
class QPushButton;
class QTableView;

namespace ui {

/// The games that the tables' books brought, and how each fits.
class FoundModel : public kit::TableModel {
    Q_OBJECT

public:
    enum Column { Where, Fit, Scores, Game };

    FoundModel(TournamentHall& hall, QObject* parent);
    /// Reads anew what was collected. Games that were left are not shown, nor those that are entered already.
    void refresh();
    void leave(const QModelIndex& index);
    [[nodiscard]] const adjudicator::GameFound* at(const QModelIndex& index) const;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    TournamentHall& m_hall;
    std::vector<adjudicator::GameFound> m_rows;
    /// By game and head: what the director left as it is.
    std::set<std::string> m_left;
};

/// Collects the tables' books: everything found is listed with its fit; what fits enters by one button, all else by the
/// buttons that decide it.
class FoundPanel : public QWidget {
    Q_OBJECT

public:
    using Ask = std::function<void(const engine::tournament::Action&, const QString& title, const QString& button)>;

    FoundPanel(TournamentHall& hall, Ask ask, QWidget* parent);
    void refresh();
    void focusFirst();
    [[nodiscard]] FoundModel& model() const { return *m_model; }

private:
    void showChosen();
    void enter(const engine::tournament::EnterResult& act);
    void enterAllNew();
    [[nodiscard]] std::vector<engine::tournament::Action> allNew() const;

    TournamentHall& m_hall;
    Ask m_ask;
    bool m_looksAgain = false;
    FoundModel* m_model = nullptr;
    QLabel* m_about = nullptr;
    QLabel* m_troubles = nullptr;
    QPushButton* m_collect = nullptr;
    QPushButton* m_again = nullptr;
    QPushButton* m_all = nullptr;
    QTableView* m_view = nullptr;
    QLabel* m_none = nullptr;
    QWidget* m_choice = nullptr;
    QHBoxLayout* m_buttons = nullptr;
};

}  // namespace ui
