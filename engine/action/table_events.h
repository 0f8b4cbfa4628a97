// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action/dice.h"
#include "engine/board/place.h"
#include "engine/boxed.h"
#include "engine/clauses/clause_id.h"
#include "engine/fields.h"
#include "engine/state/position.h"

namespace engine {

// Further events of the base game; fields are listed as in action.h.

/// How a player left the game (SA-C1, SA-C2).
enum class Departure : std::uint8_t { Left, Capitulated, Annihilated };
[[nodiscard]] std::string_view toText(Departure how);
[[nodiscard]] std::optional<Departure> departureFromText(std::string_view text);

/// A development card goes unseen from the deck to a player; it may not be played this turn.
struct CardDrawn {
    PlayerId player{};
    static constexpr std::string_view kName = "card-drawn";
    ADJ_FIELDS(player);
    bool operator==(const CardDrawn&) const = default;
};

/// A development card is laid open.
struct CardPlayed {
    PlayerId player{};
    DevelopmentCard card = DevelopmentCard::Knight;
    /// Beside the one card that may be played in a turn.
    bool beside = false;
    static constexpr std::string_view kName = "card-played";
    ADJ_FIELDS(player, card, beside);
    bool operator==(const CardPlayed&) const = default;
};

/// Cards pass openly from one player to another.
struct CardsGiven {
    PlayerId from{};
    PlayerId to{};
    Cards cards;
    static constexpr std::string_view kName = "cards-given";
    ADJ_FIELDS(from, to, cards);
    bool operator==(const CardsGiven&) const = default;
};

/// All cards of a resource pass to the player of a monopoly; without a count nobody knows how many.
struct CardsCollected {
    PlayerId from{};
    PlayerId to{};
    Resource resource{};
    std::optional<int> count;
    static constexpr std::string_view kName = "cards-collected";
    ADJ_FIELDS(from, to, resource, count);
    bool operator==(const CardsCollected&) const = default;
};

/// Cards taken unseen turn out to have been these.
struct CardsChosen {
    PlayerId player{};
    Cards cards;
    static constexpr std::string_view kName = "cards-chosen";
    ADJ_FIELDS(player, cards);
    bool operator==(const CardsChosen&) const = default;
};

/// All cards of a player, resource and development, go to another.
struct HandTaken {
    PlayerId from{};
    std::optional<PlayerId> to;
    static constexpr std::string_view kName = "hand-taken";
    ADJ_FIELDS(from, to);
    bool operator==(const HandTaken&) const = default;
};

/// Hidden development cards pass from one player to another.
struct DevelopmentGiven {
    PlayerId from{};
    PlayerId to{};
    int count = 0;
    static constexpr std::string_view kName = "development-given";
    ADJ_FIELDS(from, to, count);
    bool operator==(const DevelopmentGiven&) const = default;
};

/// Mark: so many routes may be built free of charge.
struct RoadsFreed {
    int count = 0;
    static constexpr std::string_view kName = "roads-freed";
    ADJ_FIELDS(count);
    bool operator==(const RoadsFreed&) const = default;
};

/// A ship goes from one side to another.
struct ShipMoved {
    PlayerId owner{};
    SideId from{};
    SideId to{};
    static constexpr std::string_view kName = "ship-moved";
    ADJ_FIELDS(owner, from, to);
    bool operator==(const ShipMoved&) const = default;
};

/// The pirate, or the pirate ship of `owner`, stands on this hex from now on.
struct PirateMoved {
    std::optional<HexId> hex;
    std::optional<PlayerId> owner;
    static constexpr std::string_view kName = "pirate-moved";
    ADJ_FIELDS(hex, owner);
    bool operator==(const PirateMoved&) const = default;
};

/// Mark: something must be settled before anything else goes on; pending is written as in a position file.
struct Awaiting {
    Boxed<Pending> pending;
    static constexpr std::string_view kName = "awaiting";
    static void fields(auto& self, auto&& visit) { visit("pending", *self.pending); }
    bool operator==(const Awaiting&) const = default;
};

/// Mark: what was due is settled.
struct Settled {
    static constexpr std::string_view kName = "settled";
    static void fields(auto&, auto&&) {}
    bool operator==(const Settled&) const = default;
};

/// The largest army's card goes to a player, or to nobody.
struct LargestArmyMoved {
    std::optional<PlayerId> holder;
    int knights = 0;
    static constexpr std::string_view kName = "largest-army-moved";
    ADJ_FIELDS(holder, knights);
    bool operator==(const LargestArmyMoved&) const = default;
};

/// A player is out of the game, with these final points.
struct PlayerLeft {
    PlayerId player{};
    Departure how = Departure::Left;
    int points = 0;
    static constexpr std::string_view kName = "player-left";
    ADJ_FIELDS(player, how, points);
    bool operator==(const PlayerLeft&) const = default;
};

/// Mark: the game ends when this round is over.
struct LastRound {
    static constexpr std::string_view kName = "last-round";
    static void fields(auto&, auto&&) {}
    bool operator==(const LastRound&) const = default;
};

/// Mark: a player builds in the special building phase; those before it in order have had their chance.
struct SpecialBuilder {
    PlayerId player{};
    static constexpr std::string_view kName = "special-builder";
    ADJ_FIELDS(player);
    bool operator==(const SpecialBuilder&) const = default;
};

/// Points that nothing on the board shows are given to a player, or taken.
struct ExtraPointsGiven {
    PlayerId player{};
    int points = 0;
    static constexpr std::string_view kName = "extra-points";
    ADJ_FIELDS(player, points);
    bool operator==(const ExtraPointsGiven&) const = default;
};

}  // namespace engine
