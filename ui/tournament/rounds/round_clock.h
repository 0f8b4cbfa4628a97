// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>
#include <functional>
#include <optional>

#include "adjudicator/tournament/round_clock.h"
#include "ui/table/game_clock.h"

namespace ui {

/// The clock of a round of a tournament, counting its time limit down. It stands beside the record: nothing of it is
/// written there. It is the one that phones show and that `tournament clock` sets (ClockStore): started, paused or set
/// by either, both go on with it, also after a new start of the program.
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

    [[nodiscard]] bool isOn() const { return m_clock && m_clock->minutes > 0; }
    [[nodiscard]] bool isRunning() const { return m_clock && m_clock->endsAt; }
    [[nodiscard]] int minutes() const { return m_clock ? m_clock->minutes : 0; }
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
    void watchFolder();
    /// Somebody else may have set it.
    void loadAgain();
    void take(const adjudicator::KeptClock& clock);
    void keep();
    void tick();

    Now m_now;
    adjudicator::ClockStore m_store;
    QFileSystemWatcher m_others;
    db::GameId m_tournament{};
    /// Empty while no round is followed.
    std::optional<adjudicator::KeptClock> m_clock;
    QTimer m_timer;
    GameClock::Face m_last;
    bool m_hasRung = false;
};

}  // namespace ui
