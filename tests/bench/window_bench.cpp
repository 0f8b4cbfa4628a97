// SPDX-License-Identifier: GPL-3.0-or-later
// What the window costs on the core: from nothing to the first picture, without a book; the first press on a page,
// which makes it, beside the second; and on large books, each in a process of its own, until it is still. Off the
// screen unless QT_QPA_PLATFORM says otherwise. Prints one JSON object a figure; ends with 1 if one misses its limit.
#include <unistd.h>

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QThread>
#include <QWidget>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

#include "adjudicator/desk.h"
#include "tests/bench/large_books.h"
#include "tests/bench/seeded_game.h"
#include "tests/bench/yardstick.h"
#include "ui/theme/colours.h"
#include "ui/window/main_window.h"

namespace {

namespace fs = std::filesystem;

void measureStart(bench::Figures& figures, int& count, char** words) {
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
}

/// Of the memory that the process has now.
double megabytes() {
    std::ifstream statm("/proc/self/statm");
    double whole = 0;
    double resident = 0;
    statm >> whole >> resident;
    return resident * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1e6;
}

/// The core seconds of all threads until the process did next to nothing for a second.
double secondsUntilStill() {
    constexpr double kNothing = 0.03;
    double last = bench::coreSeconds();
    for (;;) {
        QElapsedTimer second;
        second.start();
        while (second.elapsed() < 1000) {
            QApplication::processEvents();
            QThread::msleep(20);
        }
        const double now = bench::coreSeconds();
        if (now - last < kNothing) {
            return last;
        }
        last = now;
    }
}

/// Opens a book in the window and says what it costs until it is still: core seconds, megabytes.
int openBook(int& count, char** words) {
    const QString book = QString::fromLocal8Bit(words[2]);
    QApplication application(count, words);
    ui::applyLook(ui::Look::Light);
    ui::MainWindow window;
    window.resize(1440, 860);
    window.show();
    const QString before = window.windowTitle();
    window.openFirst(book);
    // However busy the machine is: it is not still before the game is there.
    while (window.windowTitle() == before) {
        QApplication::processEvents();
        QThread::msleep(20);
    }
    const double seconds = secondsUntilStill();
    std::printf("%.3f %.1f\n", seconds, megabytes());
    return 0;
}

struct Opened {
    double seconds = 0;
    double megabytes = 0;
};

/// The same by another process, whose own settings and desk lie beside the book.
Opened opened(const char* program, const fs::path& book) {
    const std::string folder = book.parent_path().string();
    const std::string line = "XDG_CONFIG_HOME='" + folder + "' XDG_DATA_HOME='" + folder + "' '" + program +
                             "' --open '" + book.string() + "'";
    Opened opened;
    std::FILE* answer = ::popen(line.c_str(), "r");
    if (answer == nullptr || std::fscanf(answer, "%lf %lf", &opened.seconds, &opened.megabytes) != 2 ||
        ::pclose(answer) != 0) {
        std::fprintf(stderr, "window_bench: the window cannot open %s\n", book.c_str());
        std::exit(2);
    }
    return opened;
}

template <class Fill>
fs::path made(const fs::path& folder, Fill fill) {
    fs::create_directories(folder);
    adjudicator::DeskFolder desk(folder);
    auto book = std::move(*db::Book::open(folder / "book.db", db::OpenMode::Create));
    fill(book, desk);
    return folder / "book.db";
}

void measureBooks(bench::Figures& figures, const char* program) {
    const fs::path folder = fs::temp_directory_path() / ("adj-window-bench-" + std::to_string(::getpid()));
    const fs::path games = made(
        folder / "games", [](db::Book& book, adjudicator::DeskFolder& desk) { bench::fillWithGames(book, desk, 500); });
    const fs::path entries = made(folder / "entries", [](db::Book& book, adjudicator::DeskFolder&) {
        bench::SeededGame(book).writeUntil(20'000);
    });
    figures.time("a book of 500 games, until still", "s", 1, opened(program, games).seconds, 1);
    const Opened large = opened(program, entries);
    figures.time("a game of 20,000 entries, until still", "s", 1, large.seconds, 2);
    figures.tell("memory with a game of 20,000 entries", "MB", large.megabytes, 140, large.megabytes <= 140);
    fs::remove_all(folder);
}

}  // namespace

int main(int count, char** words) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) {
        qputenv("QT_QPA_PLATFORM", "offscreen");
    }
    if (count == 3 && std::string(words[1]) == "--open") {
        return openBook(count, words);
    }
    bench::Figures figures;
    measureBooks(figures, words[0]);
    measureStart(figures, count, words);
    return figures.exitStatus();
}
