// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/game_clock.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QSettings>
#include <algorithm>
#include <memory>

#include "db/codes.h"

namespace ui {

namespace {

constexpr qint64 kMsOfSecond = 1000;
constexpr int kClockTickMs = 200;
/// What a crash may cost of a clock.
constexpr int kTicksToKeep = 50;
/// Clocks of so many games are remembered.
constexpr int kMostKept = 40;

QString groupOf(const db::GameId& game) {
    return QStringLiteral("clocks-of-games/") + QString::fromStdString(db::toHex(game));
}

QString timeText(qint64 seconds) {
    constexpr qint64 kMinute = 60;
    const qint64 hours = seconds / (kMinute * kMinute);
    const qint64 minutes = seconds / kMinute % kMinute;
    const auto two = [](qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    return hours > 0 ? QStringLiteral("%1:%2:%3").arg(hours).arg(two(minutes), two(seconds % kMinute))
                     : QStringLiteral("%1:%2").arg(minutes).arg(two(seconds % kMinute));
}

/// The oldest go.
void forgetOldClocks() {
    QSettings settings;
    settings.beginGroup(QStringLiteral("clocks-of-games"));
    QStringList games = settings.childGroups();
    if (games.size() <= kMostKept) {
        return;
    }
    std::ranges::sort(
        games, {}, [&](const QString& game) { return settings.value(game + QStringLiteral("/kept"), 0).toLongLong(); });
    for (qsizetype i = 0; i < games.size() - kMostKept; ++i) {
        settings.remove(games[i]);
    }
}

}  // namespace

GameClock::GameClock(QObject* parent, Now now) : QObject(parent), m_now(std::move(now)) {
    if (!m_now) {
        auto timer = std::make_shared<QElapsedTimer>();
        timer->start();
        m_now = [timer] { return timer->elapsed(); };
    }
    m_timer.setInterval(kClockTickMs);
    connect(&m_timer, &QTimer::timeout, this, &GameClock::tick);
    m_timer.start();
}

GameClock::~GameClock() {
    for (const auto& [game, clocks] : m_games) {
        keep(game);
    }
    forgetOldClocks();
}

GameClock::Clocks GameClock::load(const db::GameId& game) const {
    Clocks clocks;
    clocks.settings = preferences::clocks();
    clocks.since = m_now();
    const QSettings settings;
    const QString group = groupOf(game);
    const auto number = [&](const char* key, int otherwise) {
        return settings.value(group + QLatin1Char('/') + QString::fromLatin1(key), otherwise).toInt();
    };
    if (number("turn", -1) < 0) {
        return clocks;
    }
    const auto way = [&](const char* key) {
        return static_cast<ClockWay>(qBound(0, number(key, 0), static_cast<int>(ClockWay::Down)));
    };
    clocks.settings = {way("turn"), qMax(1, number("turn-seconds", 1)), way("game"), qMax(1, number("game-seconds", 1)),
                       qMax(1, number("warn-seconds", 1))};
    clocks.turn = {number("round", 0), number("seat", 0), false};
    clocks.turnMs = qMax(0, number("turn-ms", 0));
    clocks.gameMs = qMax(0, number("game-ms", 0));
    // Nobody knows how long the game lay still.
    clocks.isPaused = clocks.settings.turn != ClockWay::Off || clocks.settings.game != ClockWay::Off;
    return clocks;
}

void GameClock::keep(const db::GameId& game) const {
    const Clocks& clocks = m_games.at(game);
    QSettings settings;
    settings.beginGroup(groupOf(game));
    settings.setValue(QStringLiteral("turn"), static_cast<int>(clocks.settings.turn));
    settings.setValue(QStringLiteral("turn-seconds"), clocks.settings.turnSeconds);
    settings.setValue(QStringLiteral("game"), static_cast<int>(clocks.settings.game));
    settings.setValue(QStringLiteral("game-seconds"), clocks.settings.gameSeconds);
    settings.setValue(QStringLiteral("warn-seconds"), clocks.settings.warnSeconds);
    settings.setValue(QStringLiteral("round"), clocks.turn.round);
    settings.setValue(QStringLiteral("seat"), clocks.turn.seat);
    settings.setValue(QStringLiteral("turn-ms"), clocks.turnMs + running(clocks));
    settings.setValue(QStringLiteral("game-ms"), clocks.gameMs + running(clocks));
    settings.setValue(QStringLiteral("kept"), QDateTime::currentSecsSinceEpoch());
}

qint64 GameClock::running(const Clocks& clocks) const {
    return clocks.isRunning() ? qMax<qint64>(0, m_now() - clocks.since) : 0;
}

/// From now on it runs, or stands, anew.
void GameClock::settle(Clocks& clocks) const {
    const qint64 passed = running(clocks);
    clocks.turnMs += passed;
    clocks.gameMs += passed;
    clocks.since = m_now();
}

void GameClock::follow(const db::GameId& game, const Turn& turn) {
    auto found = m_games.find(game);
    if (found == m_games.end()) {
        Clocks fresh = load(game);
        // A game never seen here begins with the turn that it is in.
        if (fresh.turn == Turn{}) {
            fresh.turn = turn;
        }
        found = m_games.emplace(game, fresh).first;
    }
    m_shown = game;
    Clocks& clocks = found->second;
    if (clocks.turn != turn) {
        settle(clocks);
        if (clocks.turn.round != turn.round || clocks.turn.seat != turn.seat) {
            clocks.turnMs = 0;
        }
        clocks.turn = turn;
    }
    Q_EMIT ticked();
}

void GameClock::followNothing() {
    m_shown.reset();
    Q_EMIT ticked();
}

const ClockSettings& GameClock::settings() const {
    static const ClockSettings kNone;
    return m_shown ? m_games.at(*m_shown).settings : kNone;
}

void GameClock::setSettings(const ClockSettings& settings) {
    if (m_shown) {
        m_games.at(*m_shown).settings = settings;
        keep(*m_shown);
        Q_EMIT ticked();
    }
}

bool GameClock::isPaused() const {
    return m_shown && m_games.at(*m_shown).isPaused;
}

void GameClock::setPaused(bool paused) {
    for (auto& [game, clocks] : m_games) {
        settle(clocks);
        clocks.isPaused = paused;
        keep(game);
    }
    Q_EMIT ticked();
}

void GameClock::restartTurn() {
    if (m_shown) {
        settle(m_games.at(*m_shown));
        m_games.at(*m_shown).turnMs = 0;
        Q_EMIT ticked();
    }
}

void GameClock::restartGame() {
    if (m_shown) {
        settle(m_games.at(*m_shown));
        m_games.at(*m_shown).gameMs = 0;
        Q_EMIT ticked();
    }
}

GameClock::Face GameClock::faceOf(ClockWay way, int seconds, qint64 passed) const {
    Face face;
    if (way == ClockWay::Off || !m_shown) {
        return face;
    }
    const Clocks& clocks = m_games.at(*m_shown);
    face.isOn = true;
    face.isPaused = clocks.isPaused;
    if (way == ClockWay::Up) {
        face.time = timeText(passed / kMsOfSecond);
        return face;
    }
    const qint64 leftMs = seconds * kMsOfSecond - passed;
    if (leftMs <= 0) {
        face.level = Face::Level::Over;
        face.time = QStringLiteral("+") + timeText(-leftMs / kMsOfSecond);
        return face;
    }
    // The last second shows as 0:01 until it is over.
    const qint64 left = (leftMs + kMsOfSecond - 1) / kMsOfSecond;
    face.level = left <= clocks.settings.warnSeconds ? Face::Level::Warn : Face::Level::Calm;
    face.time = timeText(left);
    return face;
}

GameClock::Face GameClock::turnFace() const {
    if (!m_shown) {
        return {};
    }
    const Clocks& clocks = m_games.at(*m_shown);
    return faceOf(clocks.settings.turn, clocks.settings.turnSeconds, clocks.turnMs + running(clocks));
}

GameClock::Face GameClock::gameFace() const {
    if (!m_shown) {
        return {};
    }
    const Clocks& clocks = m_games.at(*m_shown);
    return faceOf(clocks.settings.game, clocks.settings.gameSeconds, clocks.gameMs + running(clocks));
}

void GameClock::tick() {
    if (++m_ticks % kTicksToKeep == 0 && m_shown && m_games.at(*m_shown).isRunning() &&
        (turnFace().isOn || gameFace().isOn)) {
        keep(*m_shown);
    }
    const Face turn = turnFace();
    const Face game = gameFace();
    if (turn != m_lastTurn || game != m_lastGame) {
        m_lastTurn = turn;
        m_lastGame = game;
        Q_EMIT ticked();
    }
}

QString turnClockWord(const GameClock::Face& face) {
    return face.isPaused                                ? GameClock::tr("Turn, paused")
           : face.level == GameClock::Face::Level::Over ? GameClock::tr("Turn: time is up")
           : face.level == GameClock::Face::Level::Warn ? GameClock::tr("Turn: hurry up")
                                                        : GameClock::tr("Turn");
}

QString gameClockWord(const GameClock::Face& face) {
    return face.isPaused                                ? GameClock::tr("Game, paused")
           : face.level == GameClock::Face::Level::Over ? GameClock::tr("Game: time is up")
           : face.level == GameClock::Face::Level::Warn ? GameClock::tr("Game: nearly over")
                                                        : GameClock::tr("Game");
}

}  // namespace ui
