// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/Validators.hpp>
#include <string>

namespace adjudicator::cli {

/// For an option whose empty text would silently mean another thing than was asked for: a script's unset variable.
inline const CLI::Validator kNotEmpty(
    [](std::string& text) { return text.empty() ? std::string("a text is wanted, this one is empty") : std::string(); },
    std::string());

}  // namespace adjudicator::cli
