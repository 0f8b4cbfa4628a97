// SPDX-License-Identifier: GPL-3.0-or-later
// What the window's start costs on the core, from nothing to the first picture, without a book; and the first press on
// a page, which makes it, beside the second. Off the screen unless QT_QPA_PLATFORM says otherwise. Prints one JSON
// object a figure; ends with 1 if one misses its limit.
#include <QAction>
#include <QApplication>
#include <QWidget>

#include "tests/bench/yardstick.h"
#include "ui/theme/colours.h"
#include "ui/window/main_window.h"

int main(int count, char** words) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    bench::Figures figures;
    const double begin = bench::coreSeconds();
    QApplication application(count, words);
    const double qt = bench::coreSeconds() - begin;
    ui::applyLook(ui::Look::Light);
    ui::MainWindow window;
    window.resize(1440, 860);
    window.show();
    QApplication::processEvents();
    const double whole = bench::coreSeconds() - begin;
    figures.time("Qt's own start", "ms", 1e3, qt, 300);
    figures.time("the window's start", "ms", 1e3, whole, 150);
    for (const char* keys :
         {"Ctrl+2", "Ctrl+3", "Ctrl+4", "Ctrl+5", "Ctrl+6", "Ctrl+7", "Ctrl+8", "Ctrl+,", "Shift+F8"}) {
        const auto press = [&](const char* pressed) {
            for (QAction* action : window.findChildren<QAction*>()) {
                if (action->shortcut() == QKeySequence(QString::fromLatin1(pressed))) {
                    action->trigger();
                }
            }
            QApplication::processEvents();
        };
        const auto seconds = [&] { return bench::secondsOf([&] { press(keys); }); };
        const double first = seconds();
        press("Ctrl+1");
        figures.time(std::string("the first press on ") + keys, "ms", 1e3, first, 100);
        figures.time(std::string("the second press on ") + keys, "ms", 1e3, seconds(), 50);
        press("Ctrl+1");
    }
    return figures.exitStatus();
}
