// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

#include "ui/announcer/voice.h"
#include "ui/desk/table_desk.h"
#include "ui/table/game_clock.h"

namespace ui {

/// Lets the table hear what happens (adjudicator/public/heard.h) and what the clocks warn of, as the settings want it:
/// by voice, by a chime, or not at all. What is looked up in the past, taken back or put right is not announced; who
/// does that has eyes on the screen.
class Announcer : public QObject {
    Q_OBJECT

public:
    /// Asks for the voice when there is first something to hear; it may be null.
    using FindVoice = std::function<Voice*()>;
    /// The desk and the clock must outlive it.
    Announcer(TableDesk& desk, GameClock& clock, FindVoice find = machineVoice, QObject* parent = nullptr);

private:
    void onChanged(const TableDesk::Change& change);
    void onTicked();
    void tell(const QString& text, Chime chime);

    TableDesk& m_desk;
    GameClock& m_clock;
    FindVoice m_find;
    GameClock::Face::Level m_turnLevel = GameClock::Face::Level::Calm;
    GameClock::Face::Level m_gameLevel = GameClock::Face::Level::Calm;
};

}  // namespace ui
