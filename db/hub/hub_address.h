// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "db/hub/hub.h"
#include "engine/expected.h"

namespace db {

/// Whether a text names a hub: it begins with `postgresql://` or `postgres://`.
[[nodiscard]] bool isHubAddress(std::string_view text);

/// The address as people may see it and as it may be kept: without its password.
[[nodiscard]] std::string shownAddress(std::string_view address);

/// The same address with that password in it, escaped, in place of any that it has.
[[nodiscard]] std::string withPassword(std::string_view address, std::string_view password);

/// Takes an address's password, however it is written there, out of a text that somebody will read.
[[nodiscard]] std::string withoutPassword(std::string text, std::string_view address);

/// Connects. The module that knows PostgreSQL is loaded with the first call and then stays loaded.
[[nodiscard]] engine::Expected<std::unique_ptr<Hub>, HubFault> openHub(const std::string& address);

}  // namespace db
