// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <catch2/catch_all.hpp>

/// What tests use of Catch2 2 and version 3 has under another name.
using Catch::Approx;

namespace Catch {

/// A text that contains `part`.
inline auto Contains(const std::string& part) {
    return Matchers::ContainsSubstring(part);
}

using Matchers::StartsWith;

}  // namespace Catch
