// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/cli/run.h"

namespace adjudicator::cli {

/// What the module with the window offers. The program's own types go through it, so only a module of the same build
/// fits.
struct WindowModule {
    /// vision::kModuleStamp of its build.
    const char* stamp = nullptr;
    /// As Hooks say; `openWindow` says on standard error what hinders it.
    int (*openWindow)(const WindowWish& wish) = nullptr;
    std::string (*writeFilm)(const Line& line, engine::Language language, const Film& film,
                             const std::string& file) = nullptr;
};

/// The one symbol of the module.
using WindowEntry = const WindowModule* (*)();
inline constexpr const char* kWindowFile = "adjudicator_window.so";
inline constexpr const char* kWindowEntryName = "adjudicatorWindow";

/// Hooks that open the module when the first of them is called, and say in one line when there is none that fits.
[[nodiscard]] Hooks windowHooks();

}  // namespace adjudicator::cli
