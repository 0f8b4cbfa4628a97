// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/departure.h"

#include <algorithm>

#include "engine/rules/endings.h"
#include "engine/rules/points.h"
#include "engine/rules/supply.h"
#include "engine/rules/turn.h"
#include "engine/rulesets/soldiers/sales.h"

namespace engine {

namespace {

bool hasSettlements(const Position& position, PlayerId player) {
    for (const CornerId corner : position.buildings.of(player)) {
        if (position.buildings[corner]->kind != BuildingKind::Factory) {
            return true;
        }
    }
    return false;
}

/// Everything of a player's that is left on the board leaves it.
void clearBoard(Deciding& deciding, PlayerId player, const std::vector<ClauseId>& clauses,
                const std::vector<RulingChoice>& rulings) {
    const Position& now = deciding.now();
    for (const SideId side : now.topology().sides()) {
        if (const auto route = now.routes[side]; route && route->owner == player) {
            deciding.add(PieceRemoved{pieceOf(route->kind), side, player}, clauses, rulings);
        }
    }
    for (const CornerId corner : now.topology().corners()) {
        if (const auto building = now.buildings[corner]; building && building->owner == player) {
            deciding.add(PieceRemoved{pieceOf(building->kind), corner, player}, clauses, rulings);
        }
        if (now.nukes[corner] == player) {
            deciding.add(PieceRemoved{Piece::Nuke, corner, player}, clauses, rulings);
        }
    }
    const std::vector<Bridge> bridges = now.bridges;
    for (const Bridge& bridge : bridges) {
        if (bridge.owner == player) {
            deciding.add(BridgeRemoved{bridge.hex, player}, clauses, rulings);
        }
    }
}

/// The piece that must be in the receiver's supply for a building.
Piece pieceFor(BuildingKind kind) {
    return kind == BuildingKind::Metropolis ? Piece::City : pieceOf(kind);
}

/// What is handed over of one kind, in the order of the board, and how many of it the receiver can take; empty room:
/// any number.
struct Handed {
    Piece piece{};
    std::vector<Site> sites;
    std::optional<std::size_t> room;

    [[nodiscard]] bool isTooMuch() const { return room && sites.size() > *room; }
};

std::optional<std::size_t> roomFor(const Position& position, PlayerId from, PlayerId to, Piece piece) {
    const bool unlimited = piece == Piece::City && position.inForce(clause::SA_D4);
    const auto owned = piecesOwned(position.rules(), piece);
    if (!owned || unlimited || position.rules().rulings.get<RHandover>() == RHandover::Kept) {
        return std::nullopt;
    }
    int room = *owned - piecesOnBoard(position, to, piece);
    if (piece == Piece::City) {
        // CC-13: a capital that passes takes two of them.
        room -= 2 * piecesOnBoard(position, from, Piece::Capital);
    }
    return static_cast<std::size_t>(std::max(room, 0));
}

std::vector<Handed> handedOver(const Position& position, PlayerId from, PlayerId to) {
    std::vector<Handed> all;
    for (const Piece piece :
         {Piece::Settlement, Piece::City, Piece::Capital, Piece::Factory, Piece::Road, Piece::Ship}) {
        all.push_back({piece, {}, roomFor(position, from, to, piece)});
    }
    const auto add = [&](Piece piece, Site site) {
        std::ranges::find(all, piece, &Handed::piece)->sites.push_back(site);
    };
    for (const CornerId corner : position.topology().corners()) {
        if (const auto& building = position.buildings[corner]; building && building->owner == from) {
            add(pieceFor(building->kind), corner);
        }
    }
    for (const SideId side : position.topology().sides()) {
        if (const auto& route = position.routes[side]; route && route->owner == from) {
            add(pieceOf(route->kind), side);
        }
    }
    return all;
}

Place placeOf(const Site& site) {
    return std::visit([](auto at) { return Place(at); }, site);
}

/// R-HANDOVER-CHOICE: of what is too much exactly as many are named as there is room for, and nothing else than the
/// leaver's pieces.
std::optional<Refusal> choiceRefusal(const Position& position, const Capitulate& action) {
    const RulingChoice choice = position.choice(ruling::R_HANDOVER_CHOICE);
    const PlayerId chooser = choice == choiceOf(RHandoverChoice::Receiver) ? action.to : action.by;
    std::vector<Site> named = action.givePieces;
    std::ranges::sort(named);
    if (const auto twice = std::ranges::adjacent_find(named); twice != named.end()) {
        return Refusal{clause::SA_C1, Why::HandoverWrong, {placeOf(*twice)}, choice, chooser};
    }
    const std::vector<Handed> all = handedOver(position, action.by, action.to);
    for (const Site& site : named) {
        const bool theirs = std::ranges::any_of(
            all, [&](const Handed& one) { return std::ranges::find(one.sites, site) != one.sites.end(); });
        if (!theirs) {
            return Refusal{clause::SA_C1, Why::PieceNotTheirs, {placeOf(site)}, choice, action.by};
        }
    }
    for (const Handed& one : all) {
        const auto count = static_cast<std::size_t>(std::ranges::count_if(
            one.sites, [&](const Site& site) { return std::ranges::find(named, site) != named.end(); }));
        if (one.isTooMuch() && count != *one.room) {
            std::vector<Place> places;
            std::ranges::transform(one.sites, std::back_inserter(places), placeOf);
            return Refusal{clause::SA_C1, count == 0 ? Why::HandoverChoice : Why::HandoverWrong, Places(places), choice,
                           chooser};
        }
    }
    return std::nullopt;
}

/// All pieces pass to another player; what its supply cannot replace leaves the board (R-HANDOVER), and which pieces
/// that are is said (R-HANDOVER-CHOICE).
void handOver(Deciding& deciding, PlayerId from, PlayerId to, const std::vector<Site>& chosen) {
    const Position& now = deciding.now();
    const Rulings& rulings = now.rules().rulings;
    const std::vector<ClauseId> clauses{clause::SA_C1};
    std::vector<RulingChoice> choices{rulings.choice(ruling::R_HANDOVER)};
    std::vector<Site> leaving;
    for (const Handed& one : handedOver(now, from, to)) {
        std::ranges::copy_if(one.sites, std::back_inserter(leaving), [&](const Site& site) {
            return one.isTooMuch() && std::ranges::find(chosen, site) == chosen.end();
        });
    }
    if (!leaving.empty()) {
        choices.push_back(rulings.choice(ruling::R_HANDOVER_CHOICE));
    }
    const auto stays = [&](const Site& site) { return std::ranges::find(leaving, site) == leaving.end(); };
    const bool kept = rulings.get<RHandover>() == RHandover::Kept;
    for (const CornerId corner : now.topology().corners()) {
        const auto building = now.buildings[corner];
        const bool theirs = building && building->owner == from;
        if (theirs && !(stays(corner) && passBuilding(deciding, corner, to, BeyondSupply::Yes, clauses, choices))) {
            deciding.add(PieceRemoved{pieceOf(building->kind), corner, from}, clauses, choices);
        }
        if (now.armies[corner] && now.armies[corner]->owner == from) {
            passArmy(deciding, corner, to, clauses, choices);
        }
        if (now.nukes[corner] == from) {
            passNuke(deciding, corner, to, clauses, choices);
        }
    }
    for (const SideId side : now.topology().sides()) {
        const auto route = now.routes[side];
        const bool theirs = route && route->owner == from;
        if (theirs && !(stays(side) && passRoute(deciding, side, to, BeyondSupply::Yes, clauses, choices))) {
            deciding.add(PieceRemoved{pieceOf(route->kind), side, from}, clauses, choices);
        }
    }
    const std::vector<Bridge> bridges = now.bridges;
    for (const Bridge& bridge : bridges) {
        if (bridge.owner == from && (kept || hasPieceLeft(deciding.now(), to, Piece::Bridge))) {
            deciding.add(BridgeChanged{bridge.hex, to}, clauses, choices);
        } else if (bridge.owner == from) {
            deciding.add(BridgeRemoved{bridge.hex, from}, clauses, choices);
        }
    }
    deciding.add(HandTaken{from, to}, clauses, {});
}

/// The last of a player was sold in this decision (SA-D2): nobody destroyed it.
bool isSale(const Deciding& deciding) {
    return std::ranges::any_of(deciding.events(), [](const Event& event) {
        return std::ranges::find(event.clauses, clause::SA_D2) != event.clauses.end();
    });
}

/// Who destroyed the last of a player: whose turn it is; the defender against the own attack; nobody else.
std::optional<PlayerId> destroyerOf(const Position& before, PlayerId player) {
    if (before.turn.player != player) {
        return before.turn.player;
    }
    const auto* fight = std::get_if<Fight>(&before.turn.pending);
    return fight != nullptr && fight->attacker == player ? std::optional(fight->defender) : std::nullopt;
}

}  // namespace

bool hasForces(const Position& position, PlayerId player) {
    return hasSettlements(position, player) || !unitsOnBoard(position, player).empty();
}

std::vector<Site> piecesInReach(const Position& position, PlayerId from, PlayerId to) {
    std::vector<Site> sites;
    for (const Handed& one : handedOver(position, from, to)) {
        if (one.isTooMuch()) {
            sites.insert(sites.end(), one.sites.begin(), one.sites.begin() + static_cast<std::ptrdiff_t>(*one.room));
        }
    }
    return sites;
}

std::optional<Refusal> capitulationRefusal(const Position& position, const Capitulate& action) {
    if (!position.rules().armies) {
        return Refusal{clause::SA_C1, Why::NotInDocuments};
    }
    if (position.turn.phase == Phase::Found) {
        return Refusal{clause::B_3, Why::MustFoundFirst};
    }
    const Rulings& rulings = position.rules().rulings;
    const RulingChoice choice = rulings.choice(ruling::R_CAPITULATE);
    if (position.isOut(action.to) || position.isOut(action.by)) {
        return Refusal{clause::SA_C1, Why::OutOfGame, {}, {}, position.isOut(action.by) ? action.by : action.to};
    }
    if (action.to == action.by) {
        return Refusal{clause::SA_C1, Why::NotAttacked, {}, choice, action.by};
    }
    const auto* fight = std::get_if<Fight>(&position.turn.pending);
    const bool inFight = fight != nullptr && fight->defender == action.by && fight->attacker == action.to;
    if (rulings.get<RCapitulate>() == RCapitulate::Anyone) {
        if (position.turn.player != action.by && !inFight) {
            return Refusal{clause::SA_C1, Why::NotYourTurn, {}, choice, action.by};
        }
    } else if (position.turn.phase != Phase::Combat || position.turn.player != action.to ||
               !position.marks.attacked[action.by]) {
        return Refusal{clause::SA_C1, Why::NotAttacked, {}, choice, action.by};
    }
    return inFight ? std::nullopt : pendingRefusal(position);
}

bool mayAnybodyCapitulate(const Position& position) {
    return position.turn.phase == Phase::Combat || position.rules().rulings.get<RCapitulate>() == RCapitulate::Anyone;
}

Judgement judge(const Position& position, const Capitulate& action) {
    if (auto refusal = capitulationRefusal(position, action)) {
        return tl::unexpected(*refusal);
    }
    if (auto refusal = choiceRefusal(position, action)) {
        return tl::unexpected(*refusal);
    }
    // Half the points of this moment, rounded up.
    const int half = (points(position, action.by) + 1) / 2;
    Deciding deciding(position);
    if (const auto* fight = std::get_if<Fight>(&position.turn.pending)) {
        deciding.add(AttackEnded{fight->at, CombatOutcome::Stopped, {}}, {clause::SA_C1});
    }
    handOver(deciding, action.by, action.to, action.givePieces);
    dropOut(deciding, action.by, Departure::Capitulated, half, clause::SA_C1,
            {position.rules().rulings.choice(ruling::R_CAPITULATE)});
    return deciding;
}

void annihilate(Deciding& deciding) {
    const Position& before = deciding.before();
    if (!before.rules().armies || before.turn.phase == Phase::Found ||
        std::holds_alternative<ConquestDue>(deciding.now().turn.pending)) {
        return;
    }
    const auto* conquest = std::get_if<ConquestDue>(&before.turn.pending);
    const Rulings& rulings = before.rules().rulings;
    std::vector<PlayerId> falling;
    for (const PlayerId player : before.seats()) {
        const bool had = hasForces(before, player) || (conquest != nullptr && conquest->loser == player);
        if (had && !deciding.now().isOut(player) && !hasForces(deciding.now(), player)) {
            falling.push_back(player);
        }
    }
    const bool sale = isSale(deciding);
    for (const PlayerId player : falling) {
        auto heir = sale ? std::nullopt : destroyerOf(before, player);
        // Who falls at the same time inherits nothing.
        if (heir && std::ranges::find(falling, *heir) != falling.end()) {
            heir.reset();
        }
        std::vector<RulingChoice> choices;
        if (sale) {
            choices.push_back(rulings.choice(ruling::R_SELL_LAST));
        }
        deciding.add(HandTaken{player, heir}, std::vector{clause::SA_C2}, std::move(choices));
        if (rulings.get<RAnnihilated>() == RAnnihilated::Removed) {
            clearBoard(deciding, player, {clause::SA_C2}, {choiceOf(RAnnihilated::Removed)});
        }
        deciding.add(PlayerLeft{player, Departure::Annihilated, 0}, {clause::SA_C2},
                     {rulings.choice(ruling::R_ANNIHILATED)});
    }
    if (!falling.empty()) {
        passTurnOn(deciding);
    }
}

}  // namespace engine
