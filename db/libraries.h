// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace db {

/// The versions of what keeps and signs records, as they are loaded: "3.40.1".
[[nodiscard]] std::string sqliteVersion();
[[nodiscard]] std::string sodiumVersion();

}  // namespace db
