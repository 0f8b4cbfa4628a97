// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clauses/guest_book.h"
#include "engine/rules/hooks/hooks.h"
#include "engine/rulesets/registry.h"

namespace engine {

/// A document that comes with its folder alone, and is a guest of the program: its words and numbers, what it says in
/// the moments of the rules, and for how many players it is.
struct GuestDocument {
    const GuestBook& book;
    const Hooks& hooks;
    /// What it sets of the game's own numbers and prices, besides its numbers; null: nothing.
    void (*apply)(RulesDraft& draft) = nullptr;
    std::size_t fewest = 2;
    std::size_t most = kMaxPlayers;
};

/// Lets the document in: it must live as long as the program, and be let in before the first game. The one line that a
/// guest needs: `const bool kIsHere = invite(kFishery);`
bool invite(const GuestDocument& document);

[[nodiscard]] std::span<const GuestDocument* const> guestDocuments();

}  // namespace engine
