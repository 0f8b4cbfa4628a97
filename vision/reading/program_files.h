// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "engine/expected.h"

namespace vision {

/// Where the running program lies; empty where the system does not tell.
[[nodiscard]] std::optional<std::filesystem::path> programFolder();

/// Where a file that comes with the program lies, or should: beside the executable if it is there, else in
/// ../lib/adjudicator from there. Empty as programFolder.
[[nodiscard]] std::optional<std::filesystem::path> shippedFile(const std::filesystem::path& name);

/// Why a module of the program cannot be used.
struct ModuleFault {
    enum class What : std::uint8_t {
        Missing,     ///< there is no such file
        NotOpened,   ///< the system cannot load it; `detail` is its word
        OtherBuild,  ///< it was built from other sources than the program, or is no module of it
    };
    What what = What::Missing;
    /// Its path.
    std::string file;
    std::string detail;
};

/// A function of a module that is such a file. Opens the module, which then stays open.
[[nodiscard]] engine::Expected<void*, ModuleFault> openModule(const char* file, const char* symbol);
/// The fault of a module whose stamp is not the program's.
[[nodiscard]] ModuleFault otherBuild(const char* file);
/// As openModule, null for any fault.
[[nodiscard]] void* moduleSymbol(const char* file, const char* symbol);
/// A function of a library of the system, by the name under which the loader knows it: for one that few commands need.
/// It then stays open. Null where it is not installed.
[[nodiscard]] void* librarySymbol(const char* library, const char* symbol);

}  // namespace vision
