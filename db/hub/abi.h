// SPDX-License-Identifier: GPL-3.0-or-later
// Between the program and the module that knows PostgreSQL; both come from one build.
#pragma once

#include "db/hub/hub.h"

namespace db {

inline constexpr char kHubModuleFile[] = "adjudicator_hub.so";
inline constexpr char kHubModuleSymbol[] = "adjudicatorOpenHub";
/// Connects; the answer is put into `answer`. Throws nothing.
using OpenHubModule = void(const std::string& address, Hub::Answer<std::unique_ptr<Hub>>& answer);

}  // namespace db
