// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/action/ccm_events.h"
#include "engine/action/dice.h"
#include "engine/action/monopolists_events.h"
#include "engine/action/one_of.h"
#include "engine/action/place.h"
#include "engine/action/referee_events.h"
#include "engine/action/shadow_events.h"
#include "engine/action/soldiers_events.h"
#include "engine/action/table_events.h"
#include "engine/clauses/clause_id.h"
#include "engine/clauses/ruling_id.h"
#include "engine/state/position.h"

namespace engine {

// What is seen at the table, or must be remembered (DESIGN, idea 2). evolve applies these and knows no rules. Fields
// are listed as in action.h.

struct TurnStarted {
    PlayerId player{};
    int round = 1;
    static constexpr std::string_view kName = "turn-started";
    static void fields(auto& self, auto&& visit) {
        visit("player", self.player);
        visit("round", self.round);
    }
    bool operator==(const TurnStarted&) const = default;
};

struct PhaseStarted {
    Phase phase = Phase::Build;
    static constexpr std::string_view kName = "phase-started";
    static void fields(auto& self, auto&& visit) { visit("phase", self.phase); }
    bool operator==(const PhaseStarted&) const = default;
};

/// Counts the foundings made by all players; next is whose turn it is now.
struct FoundingMade {
    PlayerId player{};
    int count = 0;
    PlayerId next{};
    static constexpr std::string_view kName = "founding-made";
    static void fields(auto& self, auto&& visit) {
        visit("player", self.player);
        visit("count", self.count);
        visit("next", self.next);
    }
    bool operator==(const FoundingMade&) const = default;
};

struct DiceThrown {
    std::optional<PlayerId> player;
    Dice dice;
    static constexpr std::string_view kName = "dice-thrown";
    static void fields(auto& self, auto&& visit) {
        visit("player", self.player);
        visit("dice", self.dice);
    }
    bool operator==(const DiceThrown&) const = default;
};

/// Cards from the bank to a player, seen by all.
struct CardsDealt {
    PlayerId player{};
    Cards cards;
    static constexpr std::string_view kName = "cards-dealt";
    static void fields(auto& self, auto&& visit) {
        visit("player", self.player);
        visit("cards", self.cards);
    }
    bool operator==(const CardsDealt&) const = default;
};

/// Cards from a player to the bank, seen by all.
struct CardsPaid {
    PlayerId player{};
    Cards cards;
    static constexpr std::string_view kName = "cards-paid";
    static void fields(auto& self, auto&& visit) {
        visit("player", self.player);
        visit("cards", self.cards);
    }
    bool operator==(const CardsPaid&) const = default;
};

/// A gold field pays: the player takes so many cards of its choice.
struct GoldDealt {
    PlayerId player{};
    int count = 0;
    static constexpr std::string_view kName = "gold-dealt";
    static void fields(auto& self, auto&& visit) {
        visit("player", self.player);
        visit("count", self.count);
    }
    bool operator==(const GoldDealt&) const = default;
};

/// Cards given up on a 7; only their number when nobody saw which.
struct CardsDiscarded {
    PlayerId player{};
    std::optional<Cards> cards;
    int count = 0;
    static constexpr std::string_view kName = "cards-discarded";
    static void fields(auto& self, auto&& visit) {
        visit("player", self.player);
        visit("cards", self.cards);
        visit("count", self.count);
    }
    bool operator==(const CardsDiscarded&) const = default;
};

/// A card passes unseen from one player to another.
struct CardStolen {
    PlayerId from{};
    PlayerId to{};
    static constexpr std::string_view kName = "card-stolen";
    static void fields(auto& self, auto&& visit) {
        visit("from", self.from);
        visit("to", self.to);
    }
    bool operator==(const CardStolen&) const = default;
};

/// A road, ship, building, wall or nuclear weapon comes onto a free place.
struct PiecePlaced {
    Piece piece = Piece::Road;
    Site at;
    PlayerId owner{};
    static constexpr std::string_view kName = "piece-placed";
    static void fields(auto& self, auto&& visit) {
        visit("piece", self.piece);
        visit("at", self.at);
        visit("owner", self.owner);
    }
    bool operator==(const PiecePlaced&) const = default;
};

/// A piece leaves the table: a route, a building with its walls, an army with all its units, a nuclear weapon.
struct PieceRemoved {
    Piece piece = Piece::Road;
    Site at;
    PlayerId owner{};
    static constexpr std::string_view kName = "piece-removed";
    static void fields(auto& self, auto&& visit) {
        visit("piece", self.piece);
        visit("at", self.at);
        visit("owner", self.owner);
    }
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
    static void fields(auto& self, auto&& visit) {
        visit("at", self.at);
        visit("kind", self.kind);
        visit("owner", self.owner);
    }
    bool operator==(const RouteChanged&) const = default;
};

/// Mark: discards and the robber's move must come next.
struct RobberStirred {
    PerPlayer<int> discards;
    static constexpr std::string_view kName = "robber-stirred";
    static void fields(auto& self, auto&& visit) { visit("discards", self.discards); }
    bool operator==(const RobberStirred&) const = default;
};

struct RobberMoved {
    HexId hex{};
    static constexpr std::string_view kName = "robber-moved";
    static void fields(auto& self, auto&& visit) { visit("hex", self.hex); }
    bool operator==(const RobberMoved&) const = default;
};

/// The longest road's card goes to a player, or to nobody; length is that of the new holder (0: nobody).
struct LongestRoadMoved {
    std::optional<PlayerId> holder;
    int length = 0;
    static constexpr std::string_view kName = "longest-road-moved";
    static void fields(auto& self, auto&& visit) {
        visit("holder", self.holder);
        visit("length", self.length);
    }
    bool operator==(const LongestRoadMoved&) const = default;
};

struct GameEnded {
    std::optional<PlayerId> winner;
    std::string reason;
    PerPlayer<int> points;
    static constexpr std::string_view kName = "game-ended";
    static void fields(auto& self, auto&& visit) {
        visit("winner", self.winner);
        visit("reason", self.reason);
        visit("points", self.points);
    }
    bool operator==(const GameEnded&) const = default;
};

using EventVariant =
    std::variant<TurnStarted, PhaseStarted, FoundingMade, DiceThrown, CardsDealt, CardsPaid, GoldDealt, CardsDiscarded,
                 CardStolen, PiecePlaced, PieceRemoved, BuildingChanged, RouteChanged, UnitsChanged, ArmyMoved,
                 RobberStirred, RobberMoved, HexTurnedOver, AttackStarted, RoundFought, AttackEnded, ConquestOffered,
                 ConquestSettled, NukeBought, LongestRoadMoved, CardDrawn, CardPlayed, CardsGiven, CardsCollected,
                 CardsChosen, HandTaken, DevelopmentGiven, RoadsFreed, ShipMoved, PirateMoved, Awaiting, Settled,
                 LargestArmyMoved, PlayerLeft, LastRound, SpecialBuilder, ExtraPointsGiven, RobberFought,
                 TrackTurnedBack, CitiesWeakened, FactoryPaid, MonopolistMoved, ExchangeReached, HarbourOffered,
                 HarbourPlaced, SidesNumbered, HexRemoved, SidesRemoved, FictionalTurn, CardReturned, BidMade,
                 BidPassed, RuleVoted, SecondRoadMoved, SecondArmyMoved, BridgePlaced, BridgeChanged, BridgeRemoved,
                 BoycottThreatened, BoycottOpened, BoycottChanged, CardLost, CatastropheBegan, CatastrophesEnded,
                 TokenPlaced, Ruled, HexChanged, HandKnown, DevelopmentKnown, TurnChanged, MarksChanged, GameEnded>;
extern template struct OneOf<EventVariant>;
using EventBody = OneOf<EventVariant>;

/// An event with the clauses and rulings that produced it.
struct Event {
    Event();
    Event(EventBody given, std::vector<ClauseId> under, std::vector<RulingChoice> by);

    EventBody body;
    std::vector<ClauseId> clauses;
    std::vector<RulingChoice> rulings;
    bool operator==(const Event&) const = default;
};

using Events = std::vector<Event>;

/// The written name of an event (`units-changed`).
[[nodiscard]] std::string_view nameOf(const Event& event);

}  // namespace engine
