// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <map>
#include <optional>

#include "db/chain.h"
#include "ui/files/preferences.h"

namespace ui {

/// The clocks of the open games: one for the turn, one for the game. They say how late it is and nothing else: no time
/// enters the record. Games that are not shown keep running; a game opened after a new start waits, paused, where it
/// was.
class GameClock : public QObject {
    Q_OBJECT

public:
    /// Milliseconds that never run backwards.
    using Now = std::function<qint64()>;
    explicit GameClock(QObject* parent = nullptr, Now now = {});
    ~GameClock() override;

    /// The turn that a game is in; a new one starts the turn's clock again.
    struct Turn {
        int round = 0;
        int seat = 0;
        bool isOver = false;
        bool operator==(const Turn&) const = default;
    };
    /// Shows a game's clocks, with the settings it had, else those of a new game.
    void follow(const db::GameId& game, const Turn& turn);
    void followNothing();

    [[nodiscard]] bool hasGame() const { return m_shown.has_value(); }
    [[nodiscard]] const ClockSettings& settings() const;
    /// For the game shown; its times go on.
    void setSettings(const ClockSettings& settings);
    [[nodiscard]] bool isPaused() const;
    /// Pauses or runs the clocks of all games.
    void setPaused(bool paused);
    void restartTurn();
    void restartGame();

    /// What a clock shows.
    struct Face {
        enum class Level { Calm, Warn, Over };
        bool isOn = false;
        /// "0:31", "1:02:10"; over time "+0:12".
        QString time;
        Level level = Level::Calm;
        bool isPaused = false;
        bool operator==(const Face&) const = default;
    };
    [[nodiscard]] Face turnFace() const;
    [[nodiscard]] Face gameFace() const;

Q_SIGNALS:
    /// A face shows something else.
    void ticked();

private:
    struct Clocks {
        ClockSettings settings;
        Turn turn;
        /// Time that passed until `since`; what came after it runs still.
        qint64 turnMs = 0;
        qint64 gameMs = 0;
        qint64 since = 0;
        bool isPaused = false;
        bool isRunning() const { return !isPaused && !turn.isOver; }
    };
    [[nodiscard]] Clocks load(const db::GameId& game) const;
    void keep(const db::GameId& game) const;
    void settle(Clocks& clocks) const;
    [[nodiscard]] Face faceOf(ClockWay way, int seconds, qint64 passed) const;
    [[nodiscard]] qint64 running(const Clocks& clocks) const;
    void tick();

    Now m_now;
    std::map<db::GameId, Clocks> m_games;
    std::optional<db::GameId> m_shown;
    QTimer m_timer;
    Face m_lastTurn;
    Face m_lastGame;
    int m_ticks = 0;
};

/// The word beside a clock: "Turn", "Turn: hurry up", "Turn: time is up", "Turn, paused".
[[nodiscard]] QString turnClockWord(const GameClock::Face& face);
[[nodiscard]] QString gameClockWord(const GameClock::Face& face);

}  // namespace ui
