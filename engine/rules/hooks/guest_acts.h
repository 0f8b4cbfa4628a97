// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "engine/rules/decision.h"

namespace engine {

/// Judges an act of a guest: it names what its book says (clauses/guest_book.h), then its document decides.
[[nodiscard]] Judgement judge(const Position& position, const GuestAct& action);

/// A refusal for a reason of the guest's own, named as in files.
[[nodiscard]] Refusal guestRefusal(ClauseId clause, std::string_view reason, Places at = {});

}  // namespace engine
