// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/kit/table_model.h"
#include "ui/tournament/hall/tournament_hall.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace ui {

/// What desks proposed and the director has to decide.
class ProposalsModel : public kit::TableModel {
    Q_OBJECT

public:
    enum Column { When, Who, What, Against, State };

    ProposalsModel(TournamentHall& hall, QObject* parent);
    void refresh();
    [[nodiscard]] const adjudicator::ProposalFound* at(int row) const;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] int rows() const override { return static_cast<int>(m_rows.size()); }
    TournamentHall& m_hall;
    std::vector<adjudicator::ProposalFound> m_rows;
};

/// The list with its two buttons: take one all the same, or decline it. At a desk that only proposes its own are
/// listed, and how they stand.
class ProposalsPanel : public QWidget {
    Q_OBJECT

public:
    ProposalsPanel(TournamentHall& hall, QWidget* parent);
    void refresh();
    void focusFirst();

Q_SIGNALS:
    /// The director's desk is to do what was proposed, for that reason.
    void takeAsked(const adjudicator::ProposalFound& found, const std::string& reason);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void decide(bool takes);
    void showChosen();

    TournamentHall& m_hall;
    QLabel* m_about = nullptr;
    ProposalsModel* m_model = nullptr;
    QTableView* m_view = nullptr;
    QLabel* m_none = nullptr;
    QLabel* m_words = nullptr;
    QLineEdit* m_reason = nullptr;
    QPushButton* m_take = nullptr;
    QPushButton* m_decline = nullptr;
};

/// What is proposed, as a sentence; results as their points in order of play.
[[nodiscard]] QString proposedText(const adjudicator::ProposalFound& found,
                                   const engine::tournament::Position& position);

}  // namespace ui
