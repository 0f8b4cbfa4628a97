// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of text only: how the acts, marks and refusals of guests are told, by their books.
#pragma once

#include <string>

#include "adjudicator/text/refusals/refusal_words.h"
#include "adjudicator/text/telling.h"
#include "engine/action/guest_actions.h"
#include "engine/action/guest_events.h"

namespace adjudicator {

[[nodiscard]] std::string tell(const Telling& telling, const engine::GuestAct& it);
[[nodiscard]] std::string tell(const Telling& telling, const engine::GuestMarked& it);

/// The sentence of a guest's own reason, and of an act that does not name what its book says.
[[nodiscard]] std::string guestRefusal(const RefusalWords& words, const std::string& reason);
[[nodiscard]] std::string guestDetails(const RefusalWords& words, const std::string& act);

}  // namespace adjudicator
