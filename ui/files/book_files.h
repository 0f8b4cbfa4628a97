// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <filesystem>

namespace ui {

/// Size and time of a book's files: another text once anybody has written into it.
[[nodiscard]] QString stateOfFiles(const std::filesystem::path& book);

}  // namespace ui
