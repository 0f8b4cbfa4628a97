// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <filesystem>

#include "tests/ui/game_on_desk.h"
#include "ui/acting/act_bar.h"
#include "ui/board/board_view.h"
#include "ui/kit/step_guard.h"
#include "ui/pages/table_page.h"
#include "ui/record/log_model.h"
#include "ui/record/record_panel.h"
#include "ui/window/main_window.h"

namespace test {

/// A window at a game of a book, with the keyboard.
class KeyWindow {
public:
    KeyWindow(const std::filesystem::path& book, QSize size) {
        m_window.resize(size);
        m_window.show();
        m_window.activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(&m_window));
        // Nobody presses so fast here that a press is the second one.
        m_window.findChild<ui::StepGuard*>()->setClock([this] { return m_now += 10'000; });
        m_window.openBook(book);
        REQUIRE(waitFor([&] { return page().isVisible(); }));
        breathe();
    }
    [[nodiscard]] ui::TablePage& page() { return *m_window.findChild<ui::TablePage*>(); }
    [[nodiscard]] ui::MainWindow& window() { return m_window; }
    [[nodiscard]] int entries() { return page().record().model().rowCount(); }
    [[nodiscard]] bool hasBoardKeys() { return QApplication::focusWidget() == &page().board(); }
    [[nodiscard]] QLineEdit* word() {
        for (auto* field : page().findChildren<QLineEdit*>()) {
            if (field->isVisible() && field->accessibleName().startsWith(QStringLiteral("Witness word"))) {
                return field;
            }
        }
        return nullptr;
    }
    [[nodiscard]] QLineEdit& search() {
        for (auto* field : page().record().findChildren<QLineEdit*>()) {
            if (field->accessibleName() == QStringLiteral("Search in the record")) {
                return *field;
            }
        }
        FAIL("no search");
        throw 0;
    }
    [[nodiscard]] bool wantsWord() { return word() != nullptr && word()->hasFocus(); }
    /// The key goes where the keyboard is.
    void key(int key) {
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : &m_window, static_cast<Qt::Key>(key));
        breathe();
    }
    /// The newest line of the record with these words is there.
    [[nodiscard]] bool waitForEntry(const QString& words) {
        return waitFor([&] {
            for (int row = 0; row < qMin(6, entries()); ++row) {
                const QModelIndex index = page().record().model().index(row, 0);
                if (index.data(ui::LogModel::SearchRole).toString().contains(words, Qt::CaseInsensitive)) {
                    return true;
                }
            }
            return false;
        });
    }
    void pressAct(ui::Act act) {
        for (auto* button : page().findChildren<ui::ActButton*>()) {
            if (button->act() == act && button->isVisible()) {
                QTest::mouseClick(button, Qt::LeftButton);
                breathe();
                return;
            }
        }
        FAIL("no button of that act");
    }
    /// The visible button with this text, or of this name.
    [[nodiscard]] QPushButton* button(const QString& text) {
        for (auto* each : page().findChildren<QPushButton*>()) {
            if (each->isVisible() && (each->text().contains(text) || each->objectName() == text)) {
                return each;
            }
        }
        return nullptr;
    }
    void press(const QString& text) {
        INFO("the button " << text.toStdString());
        QPushButton* found = button(text);
        REQUIRE(found != nullptr);
        REQUIRE(found->isEnabled());
        QTest::mouseClick(found, Qt::LeftButton);
        breathe();
    }
    static void breathe() {
        // Also longer than a press that follows an act too soon counts for nothing.
        constexpr int kCalmMs = 400;
        QTest::qWait(kCalmMs);
    }

private:
    qint64 m_now = 0;
    ui::MainWindow m_window;
};

}  // namespace test
