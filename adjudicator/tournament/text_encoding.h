// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace adjudicator {

/// The text of a file in UTF-8, however a table program wrote it: UTF-8, UTF-16 with a byte order mark, else
/// Windows-1252 (as Excel writes where nobody chose otherwise). Without the byte order mark. Empty where it is none of
/// these: half a character at the end, or bytes that Windows-1252 does not have.
[[nodiscard]] std::optional<std::string> asUtf8(std::string_view bytes);

}  // namespace adjudicator
