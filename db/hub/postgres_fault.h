// SPDX-License-Identifier: GPL-3.0-or-later
// For the module alone: what the server says, as a fault.
#pragma once

#include <exception>
#include <string>

#include "db/hub/hub.h"

namespace db {

/// Of a question to a server that one was connected to.
[[nodiscard]] HubFault faultOf(const std::exception& exception, const std::string& address);
/// Of connecting.
[[nodiscard]] HubFault connectFaultOf(const std::exception& exception, const std::string& address);

}  // namespace db
