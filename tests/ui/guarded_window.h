// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>

#include <QAction>
#include <QApplication>
#include <QMouseEvent>
#include <QPushButton>
#include <QTest>

#include "tests/ui/game_on_desk.h"
#include "ui/kit/step_guard.h"
#include "ui/window/main_window.h"

namespace test {

/// The window in front, pressed by real events at times that the test tells.
struct GuardedWindow {
    ui::MainWindow window;
    qint64 now = 100'000;

    GuardedWindow() {
        window.findChild<ui::StepGuard*>()->setClock([this] { return now; });
        window.resize(1280, 800);
        window.show();
        window.activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(&window));
    }
    /// Chooses what a key of a menu stands for.
    void choose(const char* keys) {
        for (QAction* action : window.findChildren<QAction*>()) {
            if (action->shortcut() == QKeySequence(QString::fromLatin1(keys))) {
                action->trigger();
                QTest::qWait(5);
                return;
            }
        }
        FAIL("no such key: " << keys);
    }
    template <class Widget>
    Widget& part(const char* name) {
        return shownPart<Widget>(window, name);
    }
    /// What was pressed would be on disk by then; with a sanitizer all that takes ten times as long.
    static void rest() {
#ifdef ADJ_SANITIZED
        constexpr int kLongEnough = 600;
#else
        constexpr int kLongEnough = 60;
#endif
        QTest::qWait(kLongEnough);
    }
    QWidget* keyboard() { return QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : &window; }
    void down(Qt::Key key) { QTest::keyPress(keyboard(), key); }
    void up(Qt::Key key) { QTest::keyRelease(keyboard(), key); }
    void press(Qt::Key key) {
        down(key);
        up(key);
    }
    void click(QPushButton& button) {
        m_clickedAt = button.mapToGlobal(button.rect().center());
        QTest::mouseClick(&button, Qt::LeftButton);
    }
    /// The second press of a double click, on whatever has come under the pointer.
    void doubleClick() {
        QWidget* under = window.childAt(window.mapFromGlobal(m_clickedAt));
        REQUIRE(under != nullptr);
        const QPointF at = under->mapFromGlobal(QPointF(m_clickedAt));
        for (const auto type : {QEvent::MouseButtonDblClick, QEvent::MouseButtonRelease}) {
            QMouseEvent event(type, at, QPointF(m_clickedAt), Qt::LeftButton,
                              type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(under, &event);
        }
    }
    /// The second of two quick clicks, on whatever button has come under the pointer.
    void clickAgain() {
        if (auto* under = qobject_cast<QPushButton*>(window.childAt(window.mapFromGlobal(m_clickedAt)))) {
            QTest::mouseClick(under, Qt::LeftButton, {}, under->mapFromGlobal(m_clickedAt));
        }
    }
    /// All is written and shown, and so much later every press counts.
    void waitLong() {
        rest();
        now += ui::StepGuard::kBegunRestMs + 500;
    }

private:
    QPoint m_clickedAt;
};

}  // namespace test
