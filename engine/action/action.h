// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/action/ccm_actions.h"
#include "engine/action/dice.h"
#include "engine/action/field.h"
#include "engine/action/guest_actions.h"
#include "engine/action/monopolists_actions.h"
#include "engine/action/one_of.h"
#include "engine/action/shadow_actions.h"
#include "engine/action/soldiers_actions.h"
#include "engine/action/table_actions.h"
#include "engine/board/place.h"
#include "engine/boxed.h"
#include "engine/clauses/clause_id.h"
#include "engine/state/position.h"
#include "engine/state/setup.h"

namespace engine {

// What people do at the table (INTERFACES.md, "Actions and events"; docs/actions.md). Each action lists its fields
// once, by their written names: reading, writing and the documentation's test all walk that list.

/// A settlement (or the city of SA-2) and an adjoining road in the founding phase.
struct Found {
    PlayerId by{};
    CornerId at{};
    SideId route{};
    static constexpr std::string_view kName = "found";
    ADJ_ACT_FIELDS(by, at, route);
    bool operator==(const Found&) const = default;
};

/// The production roll. Without dice the table throws virtual ones.
struct Roll {
    PlayerId by{};
    Dice dice;
    static constexpr std::string_view kName = "roll";
    ADJ_ACT_FIELDS(by, dice);
    bool operator==(const Roll&) const = default;
};

/// Cards given up on a 7 (B-8): those seen, or only their number. Where nobody knew how many cards the hand has, held
/// says how many it had before; no number and none given up says that it holds no more than it may keep.
struct Discard {
    PlayerId by{};
    std::optional<Cards> cards;
    std::optional<int> count;
    std::optional<int> held = std::nullopt;
    static constexpr std::string_view kName = "discard";
    ADJ_ACT_FIELDS(by, cards, count, held);
    bool operator==(const Discard&) const = default;
};

/// The robber goes to another hex; victim is the player a card is stolen from, if any.
struct MoveRobber {
    PlayerId by{};
    HexId hex{};
    std::optional<PlayerId> victim;
    static constexpr std::string_view kName = "move-robber";
    ADJ_ACT_FIELDS(by, hex, victim);
    bool operator==(const MoveRobber&) const = default;
};

/// A road, ship, settlement, factory, bridge, city wall or nuclear weapon is bought and placed. A bridge goes from the
/// corner `at` across `hex` (CC-12); cards is what is paid where the price leaves a choice (MO-5).
struct Build {
    PlayerId by{};
    Piece piece = Piece::Road;
    Site at;
    std::optional<HexId> hex = std::nullopt;
    std::optional<Cards> cards = std::nullopt;
    static constexpr std::string_view kName = "build";
    ADJ_ACT_FIELDS(by, piece, at, hex, cards);
    bool operator==(const Build&) const = default;
};

/// An own building becomes the next better one: a settlement a city (B-6), a city a capital (CC-13).
struct Upgrade {
    PlayerId by{};
    Piece piece = Piece::City;
    CornerId at{};
    static constexpr std::string_view kName = "upgrade";
    ADJ_ACT_FIELDS(by, piece, at);
    bool operator==(const Upgrade&) const = default;
};

/// The throw that is due: one round of the combat under way, the attacker's dice, then the defender's; or the dice of
/// whatever else waits for a throw (pending.h). Without dice the table throws.
/// loser names the army (or attacked corner) that takes the loss where the rules leave the choice (SA-K12).
struct Throw {
    std::optional<PlayerId> by;
    Dice dice;
    std::optional<std::string> word;
    std::optional<CornerId> loser;
    static constexpr std::string_view kName = "throw";
    ADJ_ACT_FIELDS(by, dice, word, loser);
    bool operator==(const Throw&) const = default;
};

struct EndPhase {
    PlayerId by{};
    static constexpr std::string_view kName = "end-phase";
    ADJ_ACT_FIELDS(by);
    bool operator==(const EndPhase&) const = default;
};

struct EndTurn {
    PlayerId by{};
    static constexpr std::string_view kName = "end-turn";
    ADJ_ACT_FIELDS(by);
    bool operator==(const EndTurn&) const = default;
};

/// The referee decides a point: a reason, the clause it rests on, and the place it is about, if any. Nothing on the
/// board changes.
struct Rule {
    std::string reason;
    std::optional<ClauseId> clause;
    std::optional<Site> at;
    static constexpr std::string_view kName = "rule";
    ADJ_ACT_FIELDS(reason, clause, at);
    bool operator==(const Rule&) const = default;
};

/// What was noticed late is entered: the places of `remove` are emptied, then everything that `set` names is so. No
/// rule is asked, only that the position can stand. What never changes in a game (players, documents, rulings, prices,
/// lattice) cannot be set.
struct Adjust {
    std::string reason;
    Boxed<Setup> set;
    std::vector<Place> remove;
    static constexpr std::string_view kName = "adjust";
    static void fields(auto& self, auto&& visit) {
        visit(field::kReason, self.reason);
        visit(field::kSet, *self.set);
        visit(field::kRemove, self.remove);
    }
    bool operator==(const Adjust&) const = default;
};

/// The game ends otherwise than by points.
struct EndGame {
    std::optional<PlayerId> winner;
    std::string reason;
    static constexpr std::string_view kName = "end-game";
    ADJ_ACT_FIELDS(winner, reason);
    bool operator==(const EndGame&) const = default;
};

using ActionVariant =
    std::variant<Found, Roll, Discard, MoveRobber, Build, Upgrade, BuyUnits, MoveArmy, Attack, Throw, Stop, Conquer,
                 FireNuke, BuyCard, PlayCard, Trade, Choose, MoveShip, MovePirate, KeepRobber, Leave, TimeUp, DrawCard,
                 TrainUnit, AttackRobber, Capitulate, TakeOver, Claim, Relocate, ChooseHarbour, NumberSides,
                 AcceptSides, Bid, Pass, Vote, Repeal, Boycott, BuyOff, SpareFate, Avert, DrawToken, GuestAct, EndPhase,
                 EndTurn, Rule, Adjust, EndGame>;
extern template struct OneOf<ActionVariant>;
using Action = OneOf<ActionVariant>;

/// The written name of an action (`move-army`).
[[nodiscard]] std::string_view nameOf(const Action& action);
/// Who acts; empty for acts of the referee and for throws that name nobody.
[[nodiscard]] std::optional<PlayerId> actorOf(const Action& action);
/// The dice that an action carries, to be filled in by the table; null for actions without dice.
[[nodiscard]] const Dice* diceOf(const Action& action);
[[nodiscard]] Dice* diceOf(Action& action);

}  // namespace engine
