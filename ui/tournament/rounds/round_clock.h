// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <functional>
#include <optional>

#include "db/chain.h"
#include "ui/table/game_clock.h"

namespace ui {

/// The clock of a round of a tournament, counting its time limit down. It stands beside the record: nothing of it is
/// written there. It is kept, running or paused, so that a new start of the program finds it where it is by now.
class RoundClock : public QObject {
    Q_OBJECT

public:
    /// Milliseconds of the wall clock, so that a round goes on while the program does not run.
    using Now = std::function<qint64()>;
    explicit RoundClock(QObject* parent = nullptr, Now now = {});

    /// The clock of that round; minutes are taken where the round has none of its own yet. Without minutes there is no
    /// clock.
    void follow(const db::GameId& tournament, int round, std::optional<int> minutes);
    void followNothing();

    [[nodiscard]] bool isOn() const { return m_round && m_minutes > 0; }
    [[nodiscard]] bool isRunning() const { return m_runsSince.has_value(); }
    [[nodiscard]] int minutes() const { return m_minutes; }
    void start();
    void pause();
    /// The whole time again, paused.
    void restart();
    /// More minutes for everybody, or fewer; never fewer than none.
    void addMinutes(int minutes);
    void setMinutes(int minutes);

    [[nodiscard]] GameClock::Face face() const;
    [[nodiscard]] qint64 leftMs() const;

Q_SIGNALS:
    /// The face shows something else.
    void ticked();
    /// The time came to its end just now.
    void rang();

private:
    [[nodiscard]] QString group() const;
    void load(std::optional<int> minutes);
    void keep() const;
    void tick();

    Now m_now;
    db::GameId m_tournament{};
    std::optional<int> m_round;
    int m_minutes = 0;
    /// Time that had passed when it was last started or paused.
    qint64 m_passed = 0;
    std::optional<qint64> m_runsSince;
    QTimer m_timer;
    GameClock::Face m_last;
    bool m_hasRung = false;
};

}  // namespace ui
