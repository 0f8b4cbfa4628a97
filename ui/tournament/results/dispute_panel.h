// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

#include "adjudicator/tournament/protest_clock.h"
#include "ui/tournament/hall/tournament_hall.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

/// Of one table's result: how long it can be protested, what is disputed with the points that the other side claims,
/// and the ways to decide it.
class DisputePanel : public QWidget {
    Q_OBJECT

public:
    /// An act that wants its consequences seen first.
    using Ask = std::function<void(const engine::tournament::Action&, const QString& title, const QString& button)>;

    DisputePanel(TournamentHall& hall, Ask ask, QWidget* parent);
    /// Rounds and tables from 1; no table: 0.
    void showTable(int round, int table);
    void refresh();
    /// How the table's time for a protest stands; empty where there is no result.
    void showProtest(const std::optional<adjudicator::TableProtest>& protest);

private:
    void dispute();
    void grant();
    void judgeClaim();
    [[nodiscard]] const engine::tournament::Pod* pod() const;
    [[nodiscard]] QString aboutText(const engine::tournament::Result& result) const;
    /// The scores that are typed as the other side's; empty where nothing is typed or it does not fit the table.
    [[nodiscard]] std::vector<engine::tournament::EnteredScore> claim() const;

    TournamentHall& m_hall;
    Ask m_ask;
    int m_round = 1;
    int m_table = 0;
    bool m_isOver = false;
    QLabel* m_protest = nullptr;
    QLabel* m_about = nullptr;
    QLineEdit* m_what = nullptr;
    QLineEdit* m_claim = nullptr;
    QLabel* m_claimTrouble = nullptr;
    QPushButton* m_stands = nullptr;
    QPushButton* m_grant = nullptr;
    QPushButton* m_dispute = nullptr;
    QPushButton* m_open = nullptr;
};

}  // namespace ui
