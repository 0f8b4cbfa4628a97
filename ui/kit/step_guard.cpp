// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/step_guard.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QStyleHints>
#include <algorithm>

namespace ui {

namespace {

constexpr const char* kAtOnce = "countsAtOnce";

qint64 systemNow() {
    static const QElapsedTimer timer = [] {
        QElapsedTimer started;
        started.start();
        return started;
    }();
    return timer.elapsed();
}

bool isStepKey(int key) {
    return key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter;
}

bool isSayingKey(int key) {
    return (key >= Qt::Key_A && key <= Qt::Key_Z) || (key >= Qt::Key_0 && key <= Qt::Key_9);
}

/// Takes an act back, or restores it.
bool isTakingBack(const QKeyEvent& event) {
    return event.key() == Qt::Key_Z && event.modifiers().testFlag(Qt::ControlModifier);
}

bool takesText(const QWidget& widget) {
    return qobject_cast<const QLineEdit*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
           qobject_cast<const QPlainTextEdit*>(&widget) != nullptr ||
           qobject_cast<const QComboBox*>(&widget) != nullptr;
}

/// What is typed into a field that has something already is meant for it.
bool isBeingTyped(const QWidget& widget) {
    const auto* line = qobject_cast<const QLineEdit*>(&widget);
    return line != nullptr ? !line->text().isEmpty() : takesText(widget);
}

}  // namespace

StepGuard::StepGuard(QWidget& window) : QObject(&window), m_window(window), m_clock(systemNow) {}

void StepGuard::rest(qint64 length) {
    m_wroteAt = m_clock();
    m_restsUntil = std::max(m_restsUntil, m_wroteAt + length);
    m_wroteSince = true;
}

void StepGuard::entryWritten() {
    rest(kRestMs);
}

void StepGuard::gameBegun() {
    rest(kBegunRestMs);
}

void StepGuard::countAtOnce(QWidget& button) {
    button.setProperty(kAtOnce, true);
}

bool StepGuard::eventFilter(QObject* watched, QEvent* event) {
    if (!watched->isWidgetType()) {
        return false;
    }
    const auto& widget = *static_cast<const QWidget*>(watched);
    if (widget.window() != &m_window) {
        return false;
    }
    // A key goes on to the parents of who has the keyboard: only the first is asked.
    const QWidget* focus = QApplication::focusWidget();
    const bool isFirst = &widget == (focus != nullptr ? focus : &m_window);
    switch (event->type()) {
        case QEvent::ShortcutOverride: {
            // Of a key that belongs to a menu this is all that is seen. Taken here, it comes as a press, and is a
            // repeat.
            auto& key = *static_cast<QKeyEvent*>(event);
            if (!isFirst || !isTakingBack(key) || takesText(widget) || !isRepeated(key)) {
                return false;
            }
            key.accept();
            return true;
        }
        case QEvent::KeyPress:
            return isFirst && swallowsKey(widget, *static_cast<const QKeyEvent*>(event));
        case QEvent::KeyRelease:
            // Whoever it goes to: the keyboard may have moved on while the key was down.
            return swallowsKeyRelease(*watched, *static_cast<const QKeyEvent*>(event));
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonDblClick:
            return swallowsPress(widget, *static_cast<const QMouseEvent*>(event));
        case QEvent::MouseButtonRelease:
            return m_swallowsRelease || (m_wroteSince && letsGo(*watched));
        case QEvent::WindowDeactivate:
            // Keys go up unseen elsewhere.
            m_keys.clear();
            return false;
        default:
            return false;
    }
}

/// Repeats are told by the system, or come without a release, or with one at the very same time; with a slow line to
/// the screen a little later. From now on the key is down.
bool StepGuard::isRepeated(const QKeyEvent& event) {
    const qint64 now = m_clock();
    bool isRepeat = event.isAutoRepeat();
    if (const auto known = m_keys.find(event.key()); known != m_keys.end()) {
        const Key& before = known->second;
        const bool atOnce = before.stamp != 0 && before.stamp == event.timestamp();
        const bool isAct = isStepKey(event.key()) || isTakingBack(event);
        isRepeat = isRepeat || before.isDown || atOnce || (isAct && now - before.changed < kQuietMs);
    }
    m_keys[event.key()] = {true, now, event.timestamp()};
    return isRepeat;
}

bool StepGuard::swallowsKey(const QWidget& focus, const QKeyEvent& event) {
    const bool isStep = isStepKey(event.key());
    const bool commands =
        event.modifiers().testFlag(Qt::ControlModifier) || event.modifiers().testFlag(Qt::AltModifier);
    if (isTakingBack(event)) {
        // A first press was a menu's.
        return !takesText(focus) && isRepeated(event);
    }
    if ((!isStep && !isSayingKey(event.key())) || commands) {
        return false;
    }
    const bool isRepeat = isRepeated(event);
    if (takesText(focus)) {
        return isStep && isResting() && !isBeingTyped(focus);
    }
    return isRepeat || (isStep && isResting());
}

bool StepGuard::swallowsKeyRelease(QObject& watched, const QKeyEvent& event) {
    if (event.isAutoRepeat()) {
        return false;
    }
    Key& key = m_keys[event.key()];
    const bool wroteSince = key.isDown && m_wroteAt >= key.changed;
    key = {false, m_clock(), event.timestamp()};
    return isStepKey(event.key()) && wroteSince && letsGo(watched);
}

/// An entry came on disk while the button was held down: this press is the second one, which came while the first was
/// being written.
bool StepGuard::letsGo(QObject& watched) const {
    auto* button = qobject_cast<QAbstractButton*>(&watched);
    if (!isResting() || button == nullptr || button->property(kAtOnce).toBool()) {
        return false;
    }
    button->setDown(false);
    return true;
}

bool StepGuard::swallowsPress(const QWidget& under, const QMouseEvent& event) {
    const QPoint at = event.globalPosition().toPoint();
    const int far = QGuiApplication::styleHints()->startDragDistance();
    const bool isElsewhere = !m_hasPressed || (at - m_pressedAt).manhattanLength() > far;
    const bool isSecond = event.type() == QEvent::MouseButtonDblClick && !isElsewhere && m_wroteSince;
    const bool isButton = qobject_cast<const QAbstractButton*>(&under) != nullptr && !under.property(kAtOnce).toBool();
    m_swallowsRelease = isSecond || (isResting() && (isButton || (!isElsewhere && m_wroteSince)));
    if (!m_swallowsRelease) {
        m_pressedAt = at;
        m_hasPressed = true;
        m_wroteSince = false;
    }
    return m_swallowsRelease;
}

}  // namespace ui
