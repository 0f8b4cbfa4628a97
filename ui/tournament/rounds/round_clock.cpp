// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/rounds/round_clock.h"

#include <QDateTime>
#include <QSettings>

#include "db/codes.h"

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

RoundClock::RoundClock(QObject* parent, Now now) : QObject(parent), m_now(std::move(now)) {
    if (!m_now) {
        m_now = [] { return QDateTime::currentMSecsSinceEpoch(); };
    }
    m_timer.setInterval(kRoundTickMs);
    connect(&m_timer, &QTimer::timeout, this, &RoundClock::tick);
}

QString RoundClock::group() const {
    return QStringLiteral("clocks-of-rounds/%1-%2")
        .arg(QString::fromStdString(db::toHex(m_tournament)))
        .arg(m_round.value_or(0));
}

void RoundClock::follow(const db::GameId& tournament, int round, std::optional<int> minutes) {
    if (m_round == round && m_tournament == tournament) {
        // A time limit that came later.
        if (m_minutes == 0 && minutes) {
            setMinutes(*minutes);
        }
        return;
    }
    m_tournament = tournament;
    m_round = round;
    load(minutes);
    Q_EMIT ticked();
}

void RoundClock::followNothing() {
    m_round.reset();
    m_runsSince.reset();
    m_timer.stop();
    Q_EMIT ticked();
}

void RoundClock::load(std::optional<int> minutes) {
    const QSettings settings;
    const QString name = group();
    m_minutes =
        qBound(0, settings.value(name + QStringLiteral("/minutes"), minutes.value_or(0)).toInt(), kLongestLimit);
    m_passed = qMax<qint64>(0, settings.value(name + QStringLiteral("/passed"), 0).toLongLong());
    const qint64 since = settings.value(name + QStringLiteral("/since"), 0).toLongLong();
    m_runsSince = since > 0 ? std::optional(qMin(since, m_now())) : std::nullopt;
    m_hasRung = leftMs() <= 0;
    m_runsSince ? m_timer.start() : m_timer.stop();
}

void RoundClock::keep() const {
    if (!m_round) {
        return;
    }
    QSettings settings;
    settings.beginGroup(group());
    settings.setValue(QStringLiteral("minutes"), m_minutes);
    settings.setValue(QStringLiteral("passed"), m_passed);
    settings.setValue(QStringLiteral("since"), m_runsSince.value_or(0));
}

qint64 RoundClock::leftMs() const {
    const qint64 runs = m_runsSince ? qMax<qint64>(0, m_now() - *m_runsSince) : 0;
    return m_minutes * kMinuteMs - m_passed - runs;
}

void RoundClock::start() {
    if (!isOn() || m_runsSince) {
        return;
    }
    m_runsSince = m_now();
    m_timer.start();
    keep();
    Q_EMIT ticked();
}

void RoundClock::pause() {
    if (!m_runsSince) {
        return;
    }
    m_passed += qMax<qint64>(0, m_now() - *m_runsSince);
    m_runsSince.reset();
    m_timer.stop();
    keep();
    Q_EMIT ticked();
}

void RoundClock::restart() {
    m_passed = 0;
    m_runsSince.reset();
    m_hasRung = false;
    m_timer.stop();
    keep();
    Q_EMIT ticked();
}

void RoundClock::addMinutes(int minutes) {
    setMinutes(m_minutes + minutes);
}

void RoundClock::setMinutes(int minutes) {
    if (!m_round) {
        return;
    }
    m_minutes = qBound(0, minutes, kLongestLimit);
    m_hasRung = leftMs() <= 0;
    if (m_minutes == 0) {
        m_runsSince.reset();
        m_timer.stop();
    }
    keep();
    Q_EMIT ticked();
}

GameClock::Face RoundClock::face() const {
    GameClock::Face face;
    if (!isOn()) {
        return face;
    }
    face.isOn = true;
    face.isPaused = !m_runsSince;
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
