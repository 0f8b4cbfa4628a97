// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <utility>
#include <vector>

#include "engine/state/position.h"
#include "ui/text/phase_text.h"
#include "ui/theme/players.h"

class QLabel;
class QHBoxLayout;
class QPushButton;

namespace ui {

class ClockSign;
class ElidedLabel;
class GameClock;

/// Who → which phase → the next step, read from left to right.
class TurnBar : public QWidget {
    Q_OBJECT

public:
    explicit TurnBar(QWidget* parent = nullptr);
    /// `next` is the word on the filled button; empty: nothing to step to (why stands in the strip). `key`: what is
    /// pressed for it, Space where nothing is said. When the game is over the button leads to a new one, by a click
    /// alone, and another to its statistics.
    void show(const engine::Position& position, const QString& next, bool enabled, const QString& key = {});
    /// The filled button alone, with its whole text, where a panel has the step.
    void showStep(const QString& text, bool enabled);
    /// The button is one among others, not the one that is wanted first.
    void setPlain(bool plain);
    void showClocks(const GameClock& clock);

Q_SIGNALS:
    void nextPressed();
    void clockPressed();
    void newGamePressed();
    void statisticsPressed();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Who it is and the phases, as large as the bar's width allows.
    void fitParts();
    /// Other phases than this turn's have no room.
    [[nodiscard]] bool isBrief() const;
    void showPhases();

    QLabel* m_badge = nullptr;
    ElidedLabel* m_head = nullptr;
    QWidget* m_phases = nullptr;
    QHBoxLayout* m_phaseLayout = nullptr;
    ClockSign* m_turnClock = nullptr;
    ClockSign* m_gameClock = nullptr;
    QPushButton* m_statistics = nullptr;
    QPushButton* m_next = nullptr;
    std::vector<QLabel*> m_phaseLabels;
    std::vector<engine::Phase> m_phasesOfTurn;
    engine::Phase m_now{};
    PlayerLook m_player;
    /// What the phases are drawn for.
    std::pair<bool, bool> m_drawnFor;
};

/// Round, seat and what wins, in one line.
[[nodiscard]] QString roundText(const engine::Position& position);

}  // namespace ui
