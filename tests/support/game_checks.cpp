// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/game_checks.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "engine/action/evolve.h"
#include "engine/action/refusal_fields.h"
#include "engine/notation/action_json.h"
#include "engine/notation/position_json.h"
#include "engine/rules/supply.h"
#include "engine/rulesets/monopolists/continents.h"
#include "engine/state/to_position.h"
#include "tests/support/wild_acts.h"

namespace engine::test {

namespace {

void checkSupply(const Position& now, PlayerId player) {
    const int cities = piecesOnBoard(now, player, Piece::City);
    for (const Piece piece : {Piece::Road, Piece::Ship, Piece::Settlement, Piece::City, Piece::Factory, Piece::Wall}) {
        auto owned = piecesOwned(now.rules(), piece);
        if (piece == Piece::Wall && now.rules().armies) {
            // R-SUPPLY: guidance, or limits on buying; conquered walls come on top.
            owned.reset();
        }
        if (owned && piece == Piece::Settlement && now.rules().armies) {
            // SA-K7: a city piece may stand as a settlement.
            *owned += *piecesOwned(now.rules(), Piece::City) - cities;
        }
        if (owned && piecesOnBoard(now, player, piece) > *owned) {
            failAt(now, "more pieces stand than there are: " + std::string(toText(piece)));
        }
    }
}

/// The first part in which two positions differ.
std::string difference(const Position& a, const Position& b) {
    return a.turn != b.turn                 ? "turn"
           : a.marks != b.marks             ? "marks"
           : a.hands != b.hands             ? "hands"
           : a.bank != b.bank               ? "bank"
           : a.deck != b.deck               ? "deck"
           : a.development != b.development ? "development"
           : a.bridges != b.bridges         ? "bridges"
           : a.hexes != b.hexes             ? "hexes"
                                            : "pieces or what is written";
}

}  // namespace

void checkPieces(const Position& now) {
    // Handed over whole, or spread by SA-D4, a player's pieces may be more than came with the game.
    if (now.rules().rulings.get<RHandover>() != RHandover::Kept && !now.inForce(clause::SA_D4)) {
        for (const PlayerId player : now.seats()) {
            checkSupply(now, player);
        }
    }
    for (const CornerId corner : now.topology().corners()) {
        const auto& army = now.armies[corner];
        const auto& building = now.buildings[corner];
        if (army && building && army->owner != building->owner) {
            failAt(now, "an army stands on a foreign building");
        }
        if (army && (army->units.empty() || (now.nukes[corner] && *now.nukes[corner] != army->owner))) {
            failAt(now, "an army without units, or with a foreign weapon");
        }
        if (building && (building->walls < 0 || building->walls > 3)) {
            failAt(now, "walls out of range");
        }
    }
}

void checkMonopolists(const Position& now) {
    if (!now.inForce(clause::MO_8)) {
        return;
    }
    for (const std::string_view continent : continents(now)) {
        if (now.marks.monopolistOf(continent) != monopolistOf(now, continent)) {
            failAt(now, "a Monopolist's card lies with somebody else: " + std::string(continent));
        }
    }
}

void checkKnowledge(const Position& now, const TrueCards& cards, const Played& played) {
    if (const auto wrong = cards.contradiction(now)) {
        failAt(now, *wrong + ", after " + toJson(played.decision.events, *now.table), &played.action);
    }
}

void checkPositionText(const Position& now) {
    const Setup written = toSetup(now);
    const auto read = setupFromJson(toJson(written));
    if (!read || *read != written) {
        failAt(now, "a position does not come back from its text");
    }
    auto position = toPosition(*read);
    if (!position) {
        const Fault& fault = position.error().front();
        failAt(now, "a position of a game cannot stand: " + std::string(toText(fault.kind)) + " " + fault.at);
    }
    position->table = now.table;
    if (*position != now || toSetup(*position) != written) {
        failAt(now, "a position changes by being written down: " + difference(*position, now));
    }
}

void checkActText(const Position& now, const Played& played) {
    const Table& table = *now.table;
    const auto action = actionFromJson(toJson(played.action, table), table);
    if (!action || *action != played.action) {
        failAt(now, "an act does not come back from its text", &played.action);
    }
    const std::string written = toJson(played.decision.events, table);
    const auto events = eventsFromJson(written, table);
    if (!events || *events != played.decision.events) {
        failAt(now, "events do not come back from their text: " + written, &played.action);
    }
}

void checkFits(const Position& now, const Events& events) {
    Position after = now;
    for (const Event& event : events) {
        if (!fits(after, event)) {
            failAt(now, "an event does not fit: " + toJson(event, *now.table));
        }
        evolve(after, event);
    }
}

void checkFold(const Position& start, const Events& events, const Position& end) {
    Position folded = start;
    for (const Event& event : events) {
        if (!fits(folded, event)) {
            failAt(folded, "an event does not fit: " + toJson(event, *start.table));
        }
        evolve(folded, event);
    }
    if (folded != end) {
        failAt(end, "the events do not lead to the position: " + difference(folded, end));
    }
}

void checkRefusal(const Position& now, const Action& action, const Refusal& refusal) {
    const RefusalFields fields = fieldsOf(refusal.why);
    const auto must = [&](bool filled, const char* what) {
        if (!filled) {
            failAt(now, std::string(toText(refusal.why)) + " says nothing of its " + what, &action);
        }
    };
    must(!fields.place || !refusal.at.empty(), "place");
    must(!fields.player || refusal.player, "player");
    must(!fields.due || !refusal.more().due.empty() || now.turn.phase == Phase::Ended, "due");
    must(!fields.ruling || refusal.ruling, "ruling");
    must(!fields.price || !refusal.price || refusal.more().lacks, "lack");
    if (const auto& lacks = refusal.more().lacks) {
        must(!lacks->cards.none() || lacks->more > 0, "lack of anything");
    }
}

namespace {

/// A factory's fifth card need not be named where only one is possible; it is listed with it (MO-5).
bool isSame(Action listed, const Action& said) {
    const auto unname = [&]<class Act>(Act*) {
        const auto* its = std::get_if<Act>(&said);
        auto* other = std::get_if<Act>(&listed);
        if (its != nullptr && other != nullptr && !its->cards) {
            other->cards.reset();
        }
    };
    unname(static_cast<Build*>(nullptr));
    unname(static_cast<TakeOver*>(nullptr));
    return listed == said;
}

}  // namespace

void checkWildAct(RandomPlayer& player, const LegalActs& legal) {
    const Position& now = player.now();
    Action wild = wildAct(now, player.random());
    if (player.below(5) != 0) {
        wild = player.withDice(wild);
    }
    const auto decision = decide(now, wild);
    if (!decision) {
        checkRefusal(now, wild, decision.error());
        return;
    }
    checkFits(now, decision->events);
    if (isListedByExample(wild)) {
        return;
    }
    if (Dice* dice = diceOf(wild)) {
        *dice = {};
    }
    if (std::ranges::none_of(legal.actions, [&](const Action& listed) { return isSame(listed, wild); })) {
        failAt(now, "an act is allowed but not listed", &wild);
    }
}

}  // namespace engine::test
