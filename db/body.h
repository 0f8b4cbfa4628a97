// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace db {

/// Whether a text can be an entry's body: one JSON object in UTF-8.
[[nodiscard]] bool isBody(std::string_view text);

}  // namespace db
