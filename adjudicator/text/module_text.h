// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/clauses/language.h"
#include "vision/reading/program_files.h"

namespace adjudicator {

/// Debian's packages with the modules of the program.
inline constexpr std::string_view kWindowPackage = "adjudicator-window";
inline constexpr std::string_view kCameraPackage = "adjudicator-camera";

/// Why a module cannot be used, and the package that brings it.
[[nodiscard]] std::string moduleText(const vision::ModuleFault& fault, std::string_view package,
                                     engine::Language language);

}  // namespace adjudicator
