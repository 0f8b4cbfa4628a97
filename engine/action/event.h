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
#include "engine/action/place.h"
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

/// The army on a corner now has these units; none: the army is gone.
struct UnitsChanged {
    CornerId at{};
    PlayerId owner{};
    Units units;
    static constexpr std::string_view kName = "units-changed";
    static void fields(auto& self, auto&& visit) {
        visit("at", self.at);
        visit("owner", self.owner);
        visit("units", self.units);
    }
    bool operator==(const UnitsChanged&) const = default;
};

/// Units, a nuclear weapon or both walk along path (without the start); steps is what they have used this turn.
struct ArmyMoved {
    PlayerId owner{};
    CornerId from{};
    std::vector<CornerId> path;
    Units units;
    bool nuke = false;
    int steps = 0;
    static constexpr std::string_view kName = "army-moved";
    static void fields(auto& self, auto&& visit) {
        visit("owner", self.owner);
        visit("from", self.from);
        visit("path", self.path);
        visit("units", self.units);
        visit("nuke", self.nuke);
        visit("steps", self.steps);
    }
    bool operator==(const ArmyMoved&) const = default;
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

struct HexTurnedOver {
    HexId hex{};
    static constexpr std::string_view kName = "hex-turned-over";
    static void fields(auto& self, auto&& visit) { visit("hex", self.hex); }
    bool operator==(const HexTurnedOver&) const = default;
};

/// Mark: a combat is under way.
struct AttackStarted {
    PlayerId attacker{};
    PlayerId defender{};
    std::vector<CornerId> from;
    CornerId at{};
    std::vector<CornerId> allies;
    bool againstArmy = false;
    static constexpr std::string_view kName = "attack-started";
    static void fields(auto& self, auto&& visit) {
        visit("attacker", self.attacker);
        visit("defender", self.defender);
        visit("from", self.from);
        visit("at", self.at);
        visit("allies", self.allies);
        visit("against_army", self.againstArmy);
    }
    bool operator==(const AttackStarted&) const = default;
};

enum class CombatSide : std::uint8_t { Attacker, Defender };
[[nodiscard]] std::string_view toText(CombatSide side);
[[nodiscard]] std::optional<CombatSide> combatSideFromText(std::string_view text);

/// One round's faces, the walls that helped the defender, and who lost.
struct RoundFought {
    int round = 1;
    Dice attackerDice;
    Dice defenderDice;
    int walls = 0;
    CombatSide loser = CombatSide::Attacker;
    static constexpr std::string_view kName = "round-fought";
    static void fields(auto& self, auto&& visit) {
        visit("round", self.round);
        visit("attacker_dice", self.attackerDice);
        visit("defender_dice", self.defenderDice);
        visit("walls", self.walls);
        visit("loser", self.loser);
    }
    bool operator==(const RoundFought&) const = default;
};

enum class CombatOutcome : std::uint8_t { Conquered, AttackerDestroyed, Stopped };
[[nodiscard]] std::string_view toText(CombatOutcome outcome);
[[nodiscard]] std::optional<CombatOutcome> combatOutcomeFromText(std::string_view text);

/// The combat is over; spent are the corners of armies that may attack no more in this phase.
struct AttackEnded {
    CornerId at{};
    CombatOutcome outcome = CombatOutcome::Stopped;
    std::vector<CornerId> spent;
    static constexpr std::string_view kName = "attack-ended";
    static void fields(auto& self, auto&& visit) {
        visit("at", self.at);
        visit("outcome", self.outcome);
        visit("spent", self.spent);
    }
    bool operator==(const AttackEnded&) const = default;
};

/// Mark: the crossing may be conquered.
struct ConquestOffered {
    PlayerId by{};
    PlayerId loser{};
    CornerId at{};
    static constexpr std::string_view kName = "conquest-offered";
    static void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("loser", self.loser);
        visit("at", self.at);
    }
    bool operator==(const ConquestOffered&) const = default;
};

/// Mark: conquered, or declined.
struct ConquestSettled {
    PlayerId by{};
    CornerId at{};
    bool conquered = false;
    static constexpr std::string_view kName = "conquest-settled";
    static void fields(auto& self, auto&& visit) {
        visit("by", self.by);
        visit("at", self.at);
        visit("conquered", self.conquered);
    }
    bool operator==(const ConquestSettled&) const = default;
};

/// Mark: the player's one nuclear weapon of the game is bought.
struct NukeBought {
    PlayerId player{};
    static constexpr std::string_view kName = "nuke-bought";
    static void fields(auto& self, auto&& visit) { visit("player", self.player); }
    bool operator==(const NukeBought&) const = default;
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

/// The referee's ruling, in words.
struct Ruled {
    std::string reason;
    std::optional<Site> at;
    static constexpr std::string_view kName = "ruled";
    static void fields(auto& self, auto&& visit) {
        visit("reason", self.reason);
        visit("at", self.at);
    }
    bool operator==(const Ruled&) const = default;
};

/// A hex is now this (adjust).
struct HexChanged {
    HexId hex{};
    HexState state;
    static constexpr std::string_view kName = "hex-changed";
    static void fields(auto& self, auto&& visit) {
        visit("hex", self.hex);
        visit("state", self.state);
    }
    bool operator==(const HexChanged&) const = default;
};

/// What is known of a player's hand is now this (adjust).
struct HandKnown {
    PlayerId player{};
    Hand hand;
    static constexpr std::string_view kName = "hand-known";
    static void fields(auto& self, auto&& visit) {
        visit("player", self.player);
        visit("hand", self.hand);
    }
    bool operator==(const HandKnown&) const = default;
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

using EventBody =
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
                 TokenPlaced, Ruled, HexChanged, HandKnown, GameEnded>;

/// An event with the clauses and rulings that produced it.
struct Event {
    EventBody body;
    std::vector<ClauseId> clauses;
    std::vector<RulingChoice> rulings;
    bool operator==(const Event&) const = default;
};

using Events = std::vector<Event>;

/// The written name of an event (`units-changed`).
[[nodiscard]] std::string_view nameOf(const Event& event);

}  // namespace engine
