// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/dice_watch.h"

#include <QSettings>
#include <QThread>
#include <algorithm>

#include "ui/camera/camera_desk.h"
#include "ui/desk/table_desk.h"
#include "ui/files/loose_thread.h"
#include "vision/watch/steady_dice.h"

namespace ui {

namespace {

/// Between two readings of a throw; dice that still roll are elsewhere by then.
constexpr int kPauseMilliseconds = 350;
/// So many readings are made for dice that somebody typed or that the program threw.
constexpr int kSettlings = 6;

QString trayKey(const QString& source) {
    return QStringLiteral("camera/tray/") +
           QString::fromLatin1(source.toUtf8().toBase64(QByteArray::Base64UrlEncoding));
}

}  // namespace

struct DiceWatch::Eyes {
    vision::SteadyDice steady;
    vision::DiceReading reading;
    /// Whether the source or tray is still the one that is being read.
    bool isCurrent = true;
};

DiceWatch::DiceWatch(TableDesk& table, CameraDesk& camera, QObject* parent)
    : QObject(parent), m_table(table), m_camera(camera), m_eyes(std::make_shared<Eyes>()) {
    m_on = QSettings().value(QStringLiteral("camera/dice"), false).toBool();
    m_clock.setInterval(kPauseMilliseconds);
    connect(&m_clock, &QTimer::timeout, this, &DiceWatch::look);
    connect(&m_camera, &CameraDesk::changed, this, &DiceWatch::turn);
    connect(&m_table, &TableDesk::changed, this, &DiceWatch::renew);
    connect(&m_table, &TableDesk::thrown, this, [this] {
        // Whatever lies there now is this throw.
        m_settling = kSettlings;
        m_eyes->steady.dismiss();
        renew();
    });
}

DiceWatch::~DiceWatch() {
    m_eyes->isCurrent = false;
}

void DiceWatch::setOn(bool on) {
    m_on = on;
    QSettings().setValue(QStringLiteral("camera/dice"), on);
    renew();
}

QRectF DiceWatch::tray() const {
    return QSettings().value(trayKey(m_camera.source()), QRectF(0, 0, 1, 1)).toRectF();
}

void DiceWatch::setTray(const QRectF& tray) {
    const QRectF inside = tray.normalized() & QRectF(0, 0, 1, 1);
    constexpr double kLeast = 0.02;
    const bool isSome = inside.width() > kLeast && inside.height() > kLeast;
    QSettings().setValue(trayKey(m_camera.source()), isSome ? inside : QRectF(0, 0, 1, 1));
    m_eyes->isCurrent = false;
    m_eyes = std::make_shared<Eyes>();
    renew();
}

int DiceWatch::wanted() const {
    if (!m_table.hasGame() || m_table.past().entry() || !m_table.dice().areAlike()) {
        return 0;
    }
    const auto due = m_table.dice().sides();
    constexpr int kSides = 6;
    return std::all_of(due.begin(), due.end(), [](int sides) { return sides == kSides; }) ? static_cast<int>(due.size())
                                                                                          : 0;
}

/// Another source, or none.
void DiceWatch::turn() {
    if (!m_camera.isOn()) {
        m_eyes->isCurrent = false;
        m_eyes = std::make_shared<Eyes>();
    }
    renew();
}

void DiceWatch::look() {
    auto frame = m_isReading ? nullptr : m_camera.frame();
    if (!frame) {
        return;
    }
    m_isReading = true;
    const QRectF area = tray();
    auto eyes = m_eyes;
    QThread* thread = QThread::create([eyes, frame = std::move(frame), area] {
        eyes->reading =
            vision::readDice(*frame, area == QRectF(0, 0, 1, 1) ? std::nullopt
                                                                : std::optional(vision::PictureArea{
                                                                      area.x(), area.y(), area.width(), area.height()}))
                .value_or(vision::DiceReading{});
    });
    connect(thread, &QThread::finished, this, [this, eyes] { read(eyes); });
    startLoose(*thread);
}

void DiceWatch::read(std::shared_ptr<Eyes> eyes) {
    m_isReading = false;
    if (!eyes->isCurrent) {
        return;
    }
    m_dice = static_cast<int>(eyes->reading.dice.size());
    eyes->steady.look(eyes->reading);
    if (m_settling > 0) {
        --m_settling;
        if (eyes->steady.thrown()) {
            eyes->steady.dismiss();
            m_settling = 0;
        }
    }
    renew();
}

void DiceWatch::renew() {
    m_seen.reset();
    const int due = m_on && m_camera.isOn() ? wanted() : 0;
    if (due == 0 && (m_settling == 0 || !m_on || !m_camera.isOn())) {
        m_clock.stop();
    } else if (!m_clock.isActive()) {
        m_clock.start();
    }
    const int count = m_settling == 0 ? due : 0;
    const auto& thrown = m_eyes->steady.thrown();
    if (count > 0 && thrown && static_cast<int>(thrown->size()) == count) {
        Throw seen;
        double sure = 1;
        for (const vision::DieReading& die : *thrown) {
            seen.values.push_back(die.value);
            sure *= die.confidence;
        }
        seen.sure = qBound(0, qRound(100 * sure), 100);
        m_seen = std::move(seen);
    }
    Q_EMIT changed();
}

void DiceWatch::accept() {
    if (m_seen) {
        const std::vector<int> values = m_seen->values;
        m_eyes->steady.dismiss();
        m_seen.reset();
        m_table.dice().take(values);
    }
}

void DiceWatch::refuse() {
    m_eyes->steady.dismiss();
    renew();
}

QString DiceWatch::stateText() const {
    const int count = m_on && m_camera.isOn() ? wanted() : 0;
    if (count == 0) {
        return {};
    }
    if (m_dice > count) {
        return tr("The camera sees %1 dice, %2 are due. Draw the tray they are thrown in.").arg(m_dice).arg(count);
    }
    return tr("The camera waits for %n dice", nullptr, count);
}

}  // namespace ui
