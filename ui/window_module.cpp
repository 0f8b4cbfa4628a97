// SPDX-License-Identifier: GPL-3.0-or-later
// The module's one symbol: the window, and films, which are drawn with the same means.
#include "adjudicator/cli/window_module.h"

#include <cstdlib>
#include <iostream>

#include "adjudicator/cli/command.h"
#include "adjudicator/text/say.h"
#include "ui/film/film.h"
#include "ui/window/open_window.h"
#include "vision/module_stamp.h"

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

extern "C" __attribute__((visibility("default"))) const adjudicator::cli::WindowModule* adjudicatorWindow() {
    static const adjudicator::cli::WindowModule window{vision::kModuleStamp, &openWindow, &ui::writeFilmUnseen};
    return &window;
}
