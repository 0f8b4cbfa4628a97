// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/clauses/language.h"

namespace ui {

/// Runs the window until it is closed, in this language instead of the one remembered if one is given; answers with the
/// program's exit status. Makes the one QApplication.
[[nodiscard]] int openWindow(const std::optional<std::string>& file, std::optional<engine::Language> language);

/// The same for the lesson of Help, A first game: on a book, a key and a memory of its own, which go with the window.
[[nodiscard]] int openFirstGame(std::optional<engine::Language> language);

}  // namespace ui
