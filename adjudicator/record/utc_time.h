// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace adjudicator {

/// Whether a text is a time as entries write it: RFC 3339 in UTC, "2026-11-21T18:04:05.123Z", the fraction with up to
/// nine digits or left out.
[[nodiscard]] bool isUtcTime(std::string_view text);

}  // namespace adjudicator
