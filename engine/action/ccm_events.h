// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action/dice.h"
#include "engine/board/place.h"
#include "engine/clauses/clause_id.h"
#include "engine/fields.h"
#include "engine/state/position.h"

namespace engine {

// Further events of the CCM rules; fields are listed as in action.h.

/// A rule is adopted for this game, or put out of force.
struct RuleVoted {
    ClauseId clause{};
    bool adopted = false;
    static constexpr std::string_view kName = "rule-voted";
    ADJ_FIELDS(clause, adopted);
    bool operator==(const RuleVoted&) const = default;
};

/// The card for the second longest road goes to a player, or to nobody.
struct SecondRoadMoved {
    std::optional<PlayerId> holder;
    int length = 0;
    static constexpr std::string_view kName = "second-road-moved";
    ADJ_FIELDS(holder, length);
    bool operator==(const SecondRoadMoved&) const = default;
};

/// The card for the second largest army goes to a player, or to nobody.
struct SecondArmyMoved {
    std::optional<PlayerId> holder;
    int knights = 0;
    static constexpr std::string_view kName = "second-army-moved";
    ADJ_FIELDS(holder, knights);
    bool operator==(const SecondArmyMoved&) const = default;
};

/// A bridge joins two opposite corners of a hex.
struct BridgePlaced {
    HexId hex{};
    CornerId from{};
    CornerId to{};
    PlayerId owner{};
    static constexpr std::string_view kName = "bridge-placed";
    ADJ_FIELDS(hex, from, to, owner);
    bool operator==(const BridgePlaced&) const = default;
};

/// A bridge is now this player's.
struct BridgeChanged {
    HexId hex{};
    PlayerId owner{};
    static constexpr std::string_view kName = "bridge-changed";
    ADJ_FIELDS(hex, owner);
    bool operator==(const BridgeChanged&) const = default;
};

/// A bridge leaves the board.
struct BridgeRemoved {
    HexId hex{};
    PlayerId owner{};
    static constexpr std::string_view kName = "bridge-removed";
    ADJ_FIELDS(hex, owner);
    bool operator==(const BridgeRemoved&) const = default;
};

/// Mark: if the next player rolls a 7 too, this player is boycotted; absent: the threat is over.
struct BoycottThreatened {
    std::optional<PlayerId> player;
    static constexpr std::string_view kName = "boycott-threatened";
    ADJ_FIELDS(player);
    bool operator==(const BoycottThreatened&) const = default;
};

/// Mark: whoever has rolled the second 7 may declare this player boycotted.
struct BoycottOpened {
    PlayerId player{};
    static constexpr std::string_view kName = "boycott-opened";
    ADJ_FIELDS(player);
    bool operator==(const BoycottOpened&) const = default;
};

/// A player is boycotted, or free again.
struct BoycottChanged {
    PlayerId player{};
    bool boycotted = false;
    static constexpr std::string_view kName = "boycott-changed";
    ADJ_FIELDS(player, boycotted);
    bool operator==(const BoycottChanged&) const = default;
};

/// A played card counts no more and leaves the game.
struct CardLost {
    PlayerId player{};
    DevelopmentCard card = DevelopmentCard::Knight;
    static constexpr std::string_view kName = "card-lost";
    ADJ_FIELDS(player, card);
    bool operator==(const CardLost&) const = default;
};

/// Mark: for a round all yields of a resource are lost, or without a resource all trade with harbours and bank.
struct CatastropheBegan {
    PlayerId player{};
    std::optional<Resource> resource;
    int fromRound = 0;
    std::optional<int> untilRound;
    static constexpr std::string_view kName = "catastrophe-began";
    static void fields(auto& self, auto&& visit) {
        visit("player", self.player);
        visit("resource", self.resource);
        visit("from_round", self.fromRound);
        visit("until_round", self.untilRound);
    }
    bool operator==(const CatastropheBegan&) const = default;
};

/// Mark: the catastrophes of this player, and those whose round is over, end.
struct CatastrophesEnded {
    PlayerId player{};
    int round = 0;
    static constexpr std::string_view kName = "catastrophes-ended";
    ADJ_FIELDS(player, round);
    bool operator==(const CatastrophesEnded&) const = default;
};

/// A number token is laid on a hex.
struct TokenPlaced {
    HexId hex{};
    int number = 0;
    static constexpr std::string_view kName = "token-placed";
    ADJ_FIELDS(hex, number);
    bool operator==(const TokenPlaced&) const = default;
};

}  // namespace engine
