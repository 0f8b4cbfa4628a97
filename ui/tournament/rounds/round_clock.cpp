// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/rounds/round_clock.h"

#include <QDateTime>
#include <QFileInfo>

#include "adjudicator/desk.h"

namespace ui {

namespace {

constexpr qint64 kSecondMs = 1000;
constexpr qint64 kMinuteMs = 60 * kSecondMs;
constexpr int kRoundTickMs = 200;
constexpr qint64 kWarnMs = 5 * kMinuteMs;
constexpr int kLongestLimit = 24 * 60;

QString clockText(qint64 seconds) {
    constexpr qint64 kMinute = 60;
    const qint64 hours = seconds / (kMinute * kMinute);
    const auto two = [](qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
    const qint64 minutes = seconds / kMinute % kMinute;
    return hours > 0 ? QStringLiteral("%1:%2:%3").arg(hours).arg(two(minutes), two(seconds % kMinute))
                     : QStringLiteral("%1:%2").arg(minutes).arg(two(seconds % kMinute));
}

}  // namespace

RoundClock::RoundClock(QObject* parent, Now now)
    : QObject(parent), m_now(std::move(now)), m_store(adjudicator::dataFolder()) {
    if (!m_now) {
        m_now = [] { return QDateTime::currentMSecsSinceEpoch(); };
    }
    m_timer.setInterval(kRoundTickMs);
    connect(&m_timer, &QTimer::timeout, this, &RoundClock::tick);
    connect(&m_others, &QFileSystemWatcher::directoryChanged, this, &RoundClock::loadAgain);
}

void RoundClock::follow(const db::GameId& tournament, int round, std::optional<int> minutes) {
    if (m_clock && m_clock->round == round && m_tournament == tournament) {
        // A time limit that came later.
        if (m_clock->minutes == 0 && minutes) {
            setMinutes(*minutes);
        }
        return;
    }
    m_tournament = tournament;
    const int whole = qBound(0, minutes.value_or(0), kLongestLimit);
    take(m_store.load(tournament, round)
             .value_or(adjudicator::KeptClock{round, whole, std::nullopt, whole * kMinuteMs}));
    watchFolder();
    Q_EMIT ticked();
}

void RoundClock::followNothing() {
    m_clock.reset();
    m_timer.stop();
    Q_EMIT ticked();
}

/// The folder is there once a clock was kept.
void RoundClock::watchFolder() {
    const QString folder = QString::fromStdString(m_store.folder().string());
    if (m_others.directories().isEmpty() && QFileInfo::exists(folder)) {
        m_others.addPath(folder);
    }
}

void RoundClock::loadAgain() {
    const auto kept = m_clock ? m_store.load(m_tournament, m_clock->round) : std::nullopt;
    if (kept && *kept != *m_clock) {
        take(*kept);
        Q_EMIT ticked();
    }
}

void RoundClock::take(const adjudicator::KeptClock& clock) {
    m_clock = clock;
    // The time of this machine was put back meanwhile.
    if (m_clock->endsAt && leftMs() > m_clock->minutes * kMinuteMs) {
        m_clock->endsAt = m_now() + m_clock->minutes * kMinuteMs;
    }
    m_hasRung = leftMs() <= 0;
    isRunning() ? m_timer.start() : m_timer.stop();
}

void RoundClock::keep() {
    isRunning() ? m_timer.start() : m_timer.stop();
    (void)m_store.keep(m_tournament, *m_clock);
    watchFolder();
    Q_EMIT ticked();
}

qint64 RoundClock::leftMs() const {
    return m_clock ? m_clock->left(m_now()) : 0;
}

void RoundClock::start() {
    if (isOn() && !isRunning()) {
        m_clock->start(m_now());
        keep();
    }
}

void RoundClock::pause() {
    if (isRunning()) {
        m_clock->pause(m_now());
        keep();
    }
}

void RoundClock::restart() {
    if (m_clock) {
        *m_clock = {m_clock->round, m_clock->minutes, std::nullopt, m_clock->minutes * kMinuteMs};
        m_hasRung = false;
        keep();
    }
}

void RoundClock::addMinutes(int minutes) {
    setMinutes(m_clock ? m_clock->minutes + minutes : minutes);
}

void RoundClock::setMinutes(int minutes) {
    if (!m_clock) {
        return;
    }
    const int whole = qBound(0, minutes, kLongestLimit);
    const qint64 left = leftMs() + (whole - m_clock->minutes) * kMinuteMs;
    m_clock->minutes = whole;
    if (isRunning() && whole > 0) {
        m_clock->endsAt = m_now() + left;
    } else {
        m_clock->endsAt.reset();
        m_clock->leftMs = left;
    }
    m_hasRung = left <= 0;
    keep();
}

GameClock::Face RoundClock::face() const {
    GameClock::Face face;
    if (!isOn()) {
        return face;
    }
    face.isOn = true;
    face.isPaused = !isRunning();
    const qint64 left = leftMs();
    if (left <= 0) {
        face.level = GameClock::Face::Level::Over;
        face.time = QStringLiteral("+") + clockText(-left / kSecondMs);
        return face;
    }
    face.level = left <= kWarnMs ? GameClock::Face::Level::Warn : GameClock::Face::Level::Calm;
    // The last second shows as 0:01 until it is over.
    face.time = clockText((left + kSecondMs - 1) / kSecondMs);
    return face;
}

void RoundClock::tick() {
    const GameClock::Face now = face();
    if (now != m_last) {
        m_last = now;
        Q_EMIT ticked();
    }
    if (!m_hasRung && isOn() && leftMs() <= 0) {
        m_hasRung = true;
        Q_EMIT rang();
    }
}

}  // namespace ui
