// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <exception>
#include <iostream>

#include "adjudicator/cli/command.h"
#include "adjudicator/cli/ink.h"
#include "adjudicator/cli/run.h"
#include "adjudicator/text/say.h"
#include "ui/film/film.h"
#include "ui/window/open_window.h"

namespace {

/// Qt ends the program when it finds no screen; here that is said in a line instead.
bool hasScreen() {
#ifdef __linux__
    const auto isSet = [](const char* name) {
        const char* value = std::getenv(name);
        return value != nullptr && *value != '\0';
    };
    return isSet("DISPLAY") || isSet("WAYLAND_DISPLAY") || isSet("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

int openWindow(const adjudicator::cli::WindowWish& wish) {
    if (!hasScreen()) {
        std::cerr << "adjudicator: window: "
                  << adjudicator::say(wish.language.value_or(engine::Language::English),
                                      "there is no display here; \"adjudicator demo\" needs none")
                  << '\n';
        return adjudicator::cli::kUnusable;
    }
    return wish.isFirstGame ? ui::openFirstGame(wish.language) : ui::openWindow(wish.file, wish.language);
}

}  // namespace

// The command line starts without Qt's application object: only the window makes it.
int main(int argc, char** argv) {
    try {
        return adjudicator::cli::run(
            {argv + 1, argv + argc},
            {std::cin, std::cout, std::cerr, adjudicator::cli::showsInk(1), adjudicator::cli::showsInk(2)},
            {&openWindow, &ui::writeFilmUnseen});
    } catch (const std::exception& error) {
        std::cerr << "adjudicator: bug: " << error.what() << '\n';
        return 70;
    }
}
