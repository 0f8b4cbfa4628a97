// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action/dice.h"
#include "engine/action/field.h"
#include "engine/board/place.h"
#include "engine/clauses/clause_id.h"
#include "engine/state/position.h"

namespace engine {

// Further actions of the CCM rules; fields are listed as in action.h.

/// Before the game a rule is voted on: simple majority; a tie waits for a die (CC-2, CC-3).
struct Vote {
    ClauseId clause{};
    std::vector<PlayerId> inFavour;
    std::vector<PlayerId> against;
    std::vector<int> adoptOn;
    static constexpr std::string_view kName = "vote";
    static void fields(auto& self, auto&& visit) {
        visit(field::kClause, self.clause);
        visit(field::kFor, self.inFavour);
        visit(field::kAgainst, self.against);
        visit(field::kAdoptOn, self.adoptOn);
    }
    bool operator==(const Vote&) const = default;
};

/// All players put a rule out of force for the rest of the game, after a completed turn (CC-4).
struct Repeal {
    ClauseId clause{};
    std::vector<PlayerId> inFavour;
    static constexpr std::string_view kName = "repeal";
    static void fields(auto& self, auto&& visit) {
        visit(field::kClause, self.clause);
        visit(field::kFor, self.inFavour);
    }
    bool operator==(const Repeal&) const = default;
};

/// The next player, who rolled a 7 too, declares the boycott (CC-14, R-BOYCOTT=next-player).
struct Boycott {
    PlayerId by{};
    static constexpr std::string_view kName = "boycott";
    ADJ_ACT_FIELDS(by);
    bool operator==(const Boycott&) const = default;
};

/// A boycotted player gives up seven cards of its choice and is free again (CC-14).
struct BuyOff {
    PlayerId by{};
    std::optional<Cards> cards;
    static constexpr std::string_view kName = "buy-off";
    ADJ_ACT_FIELDS(by, cards);
    bool operator==(const BuyOff&) const = default;
};

/// No fate throw is made for this knight (R-CC-FATE=optional).
struct SpareFate {
    PlayerId by{};
    static constexpr std::string_view kName = "spare-fate";
    ADJ_ACT_FIELDS(by);
    bool operator==(const SpareFate&) const = default;
};

/// The player of the knight averts the social upheaval before the further throw; the card is lost all the same
/// (CC-19).
struct Avert {
    PlayerId by{};
    static constexpr std::string_view kName = "avert";
    ADJ_ACT_FIELDS(by);
    bool operator==(const Avert&) const = default;
};

/// A number token is drawn face down for a newly reached hex (CC-15).
struct DrawToken {
    PlayerId by{};
    HexId hex{};
    int number = 0;
    static constexpr std::string_view kName = "draw-token";
    ADJ_ACT_FIELDS(by, hex, number);
    bool operator==(const DrawToken&) const = default;
};

}  // namespace engine
