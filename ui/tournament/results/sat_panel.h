// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "ui/tournament/hall/tournament_hall.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace ui {

/// Who really sat at a table: for each seat whoever it was, nobody, or a stand-in. Who comes from another table changes
/// places with whoever is missing here. Also after there are results; what it changes is shown before it counts.
class SatPanel : public QWidget {
    Q_OBJECT

public:
    using Ask = std::function<void(const engine::tournament::Action&, const QString& title, const QString& button)>;

    SatPanel(TournamentHall& hall, Ask ask, QWidget* parent);
    void showTable(int round, int table);
    void refresh();
    /// The act as the seats are chosen; empty where they are as before, or cannot be so.
    [[nodiscard]] std::optional<engine::tournament::ChangeSeats> act() const;

Q_SIGNALS:
    void left();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill(QComboBox& box, std::optional<engine::PlayerId> now) const;
    [[nodiscard]] std::vector<engine::PlayerId> chosen() const;
    /// Who had the seat that was given to one of the chosen.
    [[nodiscard]] std::optional<engine::PlayerId> whoSatWhere(engine::PlayerId chosen) const;
    void judge();
    void enterStandIn();
    void ask();

    TournamentHall& m_hall;
    Ask m_ask;
    int m_round = 1;
    int m_table = 0;
    /// Who sat there when the panel was filled, and how many players there were.
    std::vector<engine::PlayerId> m_seats;
    std::size_t m_players = 0;
    QLabel* m_title = nullptr;
    std::vector<QComboBox*> m_boxes;
    QLabel* m_about = nullptr;
    QLineEdit* m_standIn = nullptr;
    QPushButton* m_do = nullptr;
};

}  // namespace ui
