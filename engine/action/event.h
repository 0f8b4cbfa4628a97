// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/action/ccm_events.h"
#include "engine/action/dice.h"
#include "engine/action/guest_events.h"
#include "engine/action/monopolists_events.h"
#include "engine/action/one_of.h"
#include "engine/action/referee_events.h"
#include "engine/action/shadow_events.h"
#include "engine/action/soldiers_events.h"
#include "engine/action/table_events.h"
#include "engine/board/place.h"
#include "engine/clauses/clause_id.h"
#include "engine/clauses/ruling_id.h"
#include "engine/fields.h"
#include "engine/small_list.h"
#include "engine/state/position.h"

namespace engine {

// What is seen at the table, or must be remembered (DESIGN, idea 2). evolve applies these and knows no rules. Fields
// are listed as in action.h.

struct TurnStarted {
    PlayerId player{};
    int round = 1;
    static constexpr std::string_view kName = "turn-started";
    ADJ_FIELDS(player, round);
    bool operator==(const TurnStarted&) const = default;
};

struct PhaseStarted {
    Phase phase = Phase::Build;
    static constexpr std::string_view kName = "phase-started";
    ADJ_FIELDS(phase);
    bool operator==(const PhaseStarted&) const = default;
};

/// Counts the foundings made by all players; next is whose turn it is now.
struct FoundingMade {
    PlayerId player{};
    int count = 0;
    PlayerId next{};
    static constexpr std::string_view kName = "founding-made";
    ADJ_FIELDS(player, count, next);
    bool operator==(const FoundingMade&) const = default;
};

struct DiceThrown {
    std::optional<PlayerId> player;
    Dice dice;
    static constexpr std::string_view kName = "dice-thrown";
    ADJ_FIELDS(player, dice);
    bool operator==(const DiceThrown&) const = default;
};

/// Cards from the bank to a player, seen by all.
struct CardsDealt {
    PlayerId player{};
    Cards cards;
    static constexpr std::string_view kName = "cards-dealt";
    ADJ_FIELDS(player, cards);
    bool operator==(const CardsDealt&) const = default;
};

/// Cards from a player to the bank, seen by all.
struct CardsPaid {
    PlayerId player{};
    Cards cards;
    static constexpr std::string_view kName = "cards-paid";
    ADJ_FIELDS(player, cards);
    bool operator==(const CardsPaid&) const = default;
};

/// A gold field pays: the player takes so many cards of its choice.
struct GoldDealt {
    PlayerId player{};
    int count = 0;
    static constexpr std::string_view kName = "gold-dealt";
    ADJ_FIELDS(player, count);
    bool operator==(const GoldDealt&) const = default;
};

/// Cards given up on a 7; only their number when nobody saw which.
struct CardsDiscarded {
    PlayerId player{};
    std::optional<Cards> cards;
    int count = 0;
    static constexpr std::string_view kName = "cards-discarded";
    ADJ_FIELDS(player, cards, count);
    bool operator==(const CardsDiscarded&) const = default;
};

/// A card passes unseen from one player to another.
struct CardStolen {
    PlayerId from{};
    PlayerId to{};
    static constexpr std::string_view kName = "card-stolen";
    ADJ_FIELDS(from, to);
    bool operator==(const CardStolen&) const = default;
};

/// A road, ship, building, wall or nuclear weapon comes onto a free place.
struct PiecePlaced {
    Piece piece = Piece::Road;
    Site at;
    PlayerId owner{};
    static constexpr std::string_view kName = "piece-placed";
    ADJ_FIELDS(piece, at, owner);
    bool operator==(const PiecePlaced&) const = default;
};

/// A piece leaves the table: a route, a building with its walls, an army with all its units, a nuclear weapon.
struct PieceRemoved {
    Piece piece = Piece::Road;
    Site at;
    PlayerId owner{};
    static constexpr std::string_view kName = "piece-removed";
    ADJ_FIELDS(piece, at, owner);
    bool operator==(const PieceRemoved&) const = default;
};

/// A building is now this: turned upside down, downgraded, upgraded, with other walls.
struct BuildingChanged {
    CornerId at{};
    BuildingKind kind = BuildingKind::Settlement;
    PlayerId owner{};
    int walls = 0;
    bool upsideDown = false;
    static constexpr std::string_view kName = "building-changed";
    static void fields(auto& self, auto&& visit) {
        visit("at", self.at);
        visit("kind", self.kind);
        visit("owner", self.owner);
        visit("walls", self.walls);
        visit("upside_down", self.upsideDown);
    }
    bool operator==(const BuildingChanged&) const = default;
};

/// A route is now this player's.
struct RouteChanged {
    SideId at{};
    RouteKind kind = RouteKind::Road;
    PlayerId owner{};
    static constexpr std::string_view kName = "route-changed";
    ADJ_FIELDS(at, kind, owner);
    bool operator==(const RouteChanged&) const = default;
};

/// Mark: discards and the robber's move must come next.
struct RobberStirred {
    PerPlayer<int> discards;
    static constexpr std::string_view kName = "robber-stirred";
    ADJ_FIELDS(discards);
    bool operator==(const RobberStirred&) const = default;
};

struct RobberMoved {
    HexId hex{};
    static constexpr std::string_view kName = "robber-moved";
    ADJ_FIELDS(hex);
    bool operator==(const RobberMoved&) const = default;
};

/// The longest road's card goes to a player, or to nobody; length is that of the new holder (0: nobody).
struct LongestRoadMoved {
    std::optional<PlayerId> holder;
    int length = 0;
    static constexpr std::string_view kName = "longest-road-moved";
    ADJ_FIELDS(holder, length);
    bool operator==(const LongestRoadMoved&) const = default;
};

struct GameEnded {
    std::optional<PlayerId> winner;
    std::string reason;
    PerPlayer<int> points;
    static constexpr std::string_view kName = "game-ended";
    ADJ_FIELDS(winner, reason, points);
    bool operator==(const GameEnded&) const = default;
};

using EventVariant = std::variant<
    TurnStarted, PhaseStarted, FoundingMade, DiceThrown, CardsDealt, CardsPaid, GoldDealt, CardsDiscarded, CardStolen,
    PiecePlaced, PieceRemoved, BuildingChanged, RouteChanged, UnitsChanged, ArmyMoved, RobberStirred, RobberMoved,
    HexTurnedOver, AttackStarted, RoundFought, AttackEnded, ConquestOffered, ConquestSettled, NukeBought,
    LongestRoadMoved, CardDrawn, CardPlayed, CardsGiven, CardsCollected, CardsChosen, HandTaken, DevelopmentGiven,
    RoadsFreed, ShipMoved, PirateMoved, Awaiting, Settled, LargestArmyMoved, PlayerLeft, LastRound, SpecialBuilder,
    ExtraPointsGiven, RobberFought, TrackTurnedBack, CitiesWeakened, FactoryPaid, MonopolistMoved, ExchangeReached,
    HarbourOffered, HarbourPlaced, SidesNumbered, HexRemoved, SidesRemoved, FictionalTurn, CardReturned, BidMade,
    BidPassed, RuleVoted, SecondRoadMoved, SecondArmyMoved, BridgePlaced, BridgeChanged, BridgeRemoved,
    BoycottThreatened, BoycottOpened, BoycottChanged, CardLost, CatastropheBegan, CatastrophesEnded, TokenPlaced,
    GuestMarked, Ruled, HexChanged, HandKnown, DevelopmentKnown, TurnChanged, MarksChanged, GameEnded>;
extern template struct OneOf<EventVariant>;
using EventBody = OneOf<EventVariant>;

/// What an event cites.
using Clauses = SmallList<ClauseId, 7>;
using RulingChoices = SmallList<RulingChoice, 3>;
/// Each clause where it is cited first: one that stands for two things is cited once.
[[nodiscard]] Clauses citedOnce(const Clauses& clauses);

/// An event with the clauses and rulings that produced it.
struct Event {
    Event();
    Event(EventBody&& given, Clauses&& under, RulingChoices&& by);

    EventBody body;
    Clauses clauses;
    RulingChoices rulings;
    /// A clause that is cited twice, as older records do, counts once.
    bool operator==(const Event& other) const;
};

using Events = std::vector<Event>;

/// The written name of an event (`units-changed`).
[[nodiscard]] std::string_view nameOf(const Event& event);

}  // namespace engine
