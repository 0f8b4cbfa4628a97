// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/tournament/desks/desk_files.h"
#include "engine/clauses/language.h"

namespace adjudicator {

// What is wrong with a folder or a hub and what to do, without its name, and never with a password.

[[nodiscard]] std::string sentence(const db::HubFault& fault, engine::Language language);
[[nodiscard]] std::string sentence(const CarrierFault& fault, engine::Language language);
[[nodiscard]] std::string sentence(const SendFault& fault, engine::Language language);

}  // namespace adjudicator
