// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace ui {

/// Runs the window until it is closed; answers with the program's exit status. Makes the one QApplication.
[[nodiscard]] int openWindow(const std::optional<std::string>& file);

}  // namespace ui
