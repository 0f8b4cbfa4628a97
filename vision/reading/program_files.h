// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace vision {

/// Where the running program lies; empty where the system does not tell.
[[nodiscard]] std::optional<std::filesystem::path> programFolder();

/// Where a file that comes with the program lies, or should: beside the executable if it is there, else in
/// ../lib/adjudicator from there. Empty as programFolder.
[[nodiscard]] std::optional<std::filesystem::path> shippedFile(const std::filesystem::path& name);

/// A function of a module that is such a file; null where there is none. Opens the module, which then stays open.
[[nodiscard]] void* moduleSymbol(const char* file, const char* symbol);

/// The version of OpenCV that reads pictures.
[[nodiscard]] std::string openCvVersion();

}  // namespace vision
