// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

namespace vision::camera {

/// Where the running program lies; empty where the system does not tell.
[[nodiscard]] std::optional<std::filesystem::path> programFolder();

/// A function of a module that lies beside the executable or in ../lib/adjudicator from there; null where there is
/// none. Opens the module, which then stays open.
[[nodiscard]] void* moduleSymbol(const char* file, const char* symbol);

}  // namespace vision::camera
