// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/movement.h"

#include <algorithm>

#include "engine/rules/placement.h"
#include "engine/rules/turn.h"
#include "engine/rulesets/ccm/construction.h"
#include "engine/rulesets/shadow/border.h"

namespace engine {

namespace {

/// A weapon of another player's with neither army nor building beside it.
bool isForeignWeapon(const Position& position, PlayerId player, CornerId at) {
    const auto& weapon = position.nukes[at];
    return weapon && *weapon != player && !position.armies[at] && !position.buildings[at];
}

/// R-NUKE-ALONE=blocks: nobody enters where such a weapon stands.
std::optional<Refusal> weaponRefusal(const Position& position, PlayerId player, CornerId at) {
    const bool blocks = position.rules().rulings.get<RNukeAlone>() == RNukeAlone::Blocks;
    return blocks && isForeignWeapon(position, player, at)
               ? std::optional(Refusal{clause::SA_N1, Why::WeaponInTheWay, {at}, choiceOf(RNukeAlone::Blocks)})
               : std::nullopt;
}

/// Why an army may not walk across the corner on its way (R-PASS).
std::optional<Refusal> passRefusal(const Position& position, PlayerId player, CornerId at) {
    const auto& army = position.armies[at];
    const bool passesArmies = position.rules().rulings.get<RPass>() == RPass::All;
    if (army && army->owner != player && !passesArmies) {
        return Refusal{clause::SA_6, Why::PathThroughArmy, {at}, position.choice(ruling::R_PASS)};
    }
    return weaponRefusal(position, player, at);
}

/// Steps to each corner from `from`, across corners that may be passed; the corners in the order in which they are
/// reached. With a goal, only until that is reached.
struct Walk {
    PerCorner<int> steps;
    /// Empty where no path is asked for.
    PerCorner<CornerId> before;
    std::vector<CornerId> order;
};

/// Open water, with no ship on it: an army gets along there only on a transport ship (SA-7).
bool isOpenWater(const Position& position, SideId side) {
    const auto refusal = sideRefusal(position, side);
    return refusal && refusal->why == Why::PathOverSea;
}

/// What is walked: from where, how many steps at most, along open water too where a ship carries the army, and where
/// to.
struct Walking {
    CornerId from{};
    int most = 0;
    bool carried = false;
    std::optional<CornerId> to{};
};

/// The walk is put into `found`, whose lists are used again.
void walk(const Position& position, PlayerId player, const Walking& walking, Walk& found) {
    const Topology& board = position.topology();
    const auto& [from, most, carried, to] = walking;
    found.steps.assign(board.cornerCount(), -1);
    found.before.assign(to ? board.cornerCount() : 0, {});
    found.order.clear();
    found.order.reserve(board.cornerCount());
    found.order.push_back(from);
    found.steps[from] = 0;
    for (std::size_t i = 0; i < found.order.size() && !(to && found.steps[*to] >= 0); ++i) {
        const CornerId at = found.order[i];
        if (found.steps[at] == most || (at != from && passRefusal(position, player, at))) {
            continue;
        }
        const auto step = [&](CornerId next) {
            if (found.steps[next] < 0) {
                found.steps[next] = found.steps[at] + 1;
                if (to) {
                    found.before[next] = at;
                }
                found.order.push_back(next);
            }
        };
        for (const SideId side : board.sidesOf(at)) {
            const CornerId next = board.otherEnd(side, at);
            if (found.steps[next] < 0 && (isPassable(position, side) || (carried && isOpenWater(position, side)))) {
                step(next);
            }
        }
        if (!position.bridges.empty()) {
            for (const CornerId next : walkedBridges(position, at)) {
                step(next);
            }
        }
    }
}

Walk walk(const Position& position, PlayerId player, const Walking& walking) {
    Walk found;
    walk(position, player, walking, found);
    return found;
}

/// One step: along a side, or across a bridge.
std::optional<Refusal> stepRefusal(const Position& position, CornerId from, CornerId to, bool carried) {
    if (std::ranges::count(walkedBridges(position, from), to) > 0) {
        return std::nullopt;
    }
    const auto side = position.topology().sideBetween(from, to);
    if (side) {
        return carried && isOpenWater(position, *side) ? std::nullopt : sideRefusal(position, *side);
    }
    const std::vector<CornerId> bridged = acrossBridges(position, from);
    const bool bridge = std::find(bridged.begin(), bridged.end(), to) != bridged.end();
    return Refusal{clause::SA_6,
                   Why::PathBroken,
                   {to},
                   bridge ? std::optional(position.choice(ruling::R_X_SA_CC_CROSSING)) : std::nullopt};
}

std::optional<Refusal> pathRefusal(const Position& position, const MoveArmy& action,
                                   const std::vector<CornerId>& path) {
    CornerId at = action.from;
    for (std::size_t i = 0; i < path.size(); ++i) {
        if (auto refusal = stepRefusal(position, at, path[i], action.carried)) {
            return refusal;
        }
        if (i + 1 < path.size()) {
            if (auto refusal = passRefusal(position, action.by, path[i])) {
                return refusal;
            }
        }
        at = path[i];
    }
    if (at == action.from) {
        return Refusal{clause::SA_6, Why::PathBroken, {at}};
    }
    return restRefusal(position, action.by, at);
}

/// What leaves the corner: the units named or all, and the nuclear weapon where it goes along.
struct Marching {
    Units units;
    bool nuke = false;
};

Expected<Marching, Refusal> marchingOf(const Position& position, const MoveArmy& action) {
    const auto& army = position.armies[action.from];
    const bool ownArmy = army && army->owner == action.by;
    const bool ownNuke = position.nukes[action.from] == action.by;
    const bool nukeMoves = position.rules().rulings.get<RNukeUnit>() == RNukeUnit::Moves;
    const bool everything = !action.units && !action.nuke;
    Marching party;
    party.units = action.units.value_or(everything && ownArmy ? army->units : Units{});
    party.nuke = action.nuke.value_or(everything && ownNuke && nukeMoves);
    if (party.nuke && !ownNuke) {
        return refuse(clause::SA_N1, Why::NoNuke, {action.from});
    }
    if (party.nuke && !nukeMoves) {
        return refuse(clause::SA_N1, Why::NukeFixed, {action.from}, position.choice(ruling::R_NUKE_UNIT));
    }
    if (party.units.empty() && !party.nuke) {
        return refuse(clause::SA_6, ownNuke && !ownArmy ? Why::NukeFixed : Why::NoArmy, {action.from});
    }
    if (!party.units.empty()) {
        if (!ownArmy) {
            return refuse(clause::SA_6, Why::NoArmy, {action.from});
        }
        const Units& there = army->units;
        if (party.units.artillery > there.artillery || party.units.cavalry > there.cavalry ||
            party.units.infantry > there.infantry) {
            return refuse(clause::SA_5, Why::NotEnoughUnits, {action.from});
        }
        if (party.units != there && position.rules().rulings.get<RSplit>() == RSplit::Whole) {
            return refuse(clause::SA_5, Why::ArmyMustMoveWhole, {action.from}, position.choice(ruling::R_SPLIT));
        }
    }
    return party;
}

/// Why what marches may not come to rest on the corner, where an army may.
std::optional<Refusal> roomRefusal(const Position& position, PlayerId player, const Marching& party, CornerId at) {
    const bool destroys = !party.units.empty() && isForeignWeapon(position, player, at);
    if (party.nuke && position.nukes[at] && !destroys) {
        return Refusal{clause::SA_N1, Why::PlaceTaken, {at}};
    }
    return hasRoomFor(position, at, party.units) ? std::nullopt
                                                 : std::optional(Refusal{clause::SA_5, Why::MayNotMerge, {at}});
}

/// How many steps more the player can pay for what stands on the corner.
int stepsInReach(const Position& position, PlayerId by, CornerId from) {
    const int most = static_cast<int>(position.topology().cornerCount());
    const int used = position.marks.stepsAt(from);
    int steps = 0;
    while (steps < most && canPay(position, by, stepsPrice(position.rules(), used, steps + 1))) {
        ++steps;
    }
    return steps;
}

std::optional<Refusal> timeRefusal(const Position& position, PlayerId player) {
    return position.rules().armies ? phaseRefusal(position, player, Phase::Move, clause::SA_6)
                                   : std::optional(Refusal{clause::SA_6, Why::NotInDocuments});
}

std::vector<CornerId> pathTo(const Walk& found, CornerId from, CornerId to) {
    std::vector<CornerId> path;
    if (from == to || found.steps[to] < 0) {
        return path;
    }
    for (CornerId at = to; at != from; at = found.before[at]) {
        path.push_back(at);
    }
    std::reverse(path.begin(), path.end());
    return path;
}

std::vector<CornerId> pathOf(const Position& position, const MoveArmy& action) {
    std::vector<CornerId> path = action.path;
    if (!path.empty()) {
        // The start may be written first.
        if (path.front() == action.from) {
            path.erase(path.begin());
        }
        return path;
    }
    const int most = static_cast<int>(position.topology().cornerCount());
    return action.to ? pathTo(walk(position, action.by, {action.from, most, action.carried, action.to}), action.from,
                              *action.to)
                     : path;
}

/// What an army comes along, and the steps that it makes itself: a transport ship's way is none of them.
struct Way {
    int steps = 0;
    bool alongSea = false;
    bool alongGap = false;
    bool acrossBridge = false;
};

Way wayOf(const Position& position, CornerId from, const std::vector<CornerId>& path) {
    Way way;
    CornerId at = from;
    for (const CornerId next : path) {
        const auto side = position.topology().sideBetween(at, next);
        const bool gap = side && bordersRemoved(position, *side);
        way.alongGap = way.alongGap || gap;
        way.alongSea = way.alongSea || (side && !gap && !isOnLand(position, *side));
        way.acrossBridge = way.acrossBridge || !side;
        way.steps += side && isOpenWater(position, *side) ? 0 : 1;
        at = next;
    }
    return way;
}

}  // namespace

std::optional<Refusal> sideRefusal(const Position& position, SideId side) {
    if (bordersRemoved(position, side)) {
        const RulingChoice border = position.choice(ruling::R_X_SA_SW_BORDER);
        return border == choiceOf(RXSaSwBorder::Passable)
                   ? std::nullopt
                   : std::optional(Refusal{clause::SW_3, Why::AtTheGap, {side}, border});
    }
    const auto& route = position.routes[side];
    if (isOnLand(position, side) || (route && route->kind == RouteKind::Ship)) {
        return std::nullopt;
    }
    return Refusal{clause::SA_7, Why::PathOverSea, {side}};
}

bool isPassable(const Position& position, SideId side) {
    // The usual side of an island needs no refusal to be made and thrown away.
    bool land = false;
    for (const HexId hex : position.topology().hexesOf(side)) {
        if (position.hexes[hex].removed) {
            return !sideRefusal(position, side);
        }
        land = land || position.hexes[hex].isLand();
    }
    const auto& route = position.routes[side];
    return land || (route && route->kind == RouteKind::Ship);
}

std::vector<CornerId> walkedBridges(const Position& position, CornerId at) {
    return position.rules().rulings.get<RXSaCcCrossing>() == RXSaCcCrossing::OneStep ? acrossBridges(position, at)
                                                                                     : std::vector<CornerId>{};
}

std::optional<Refusal> restRefusal(const Position& position, PlayerId player, CornerId at) {
    const auto& building = position.buildings[at];
    if (building && building->owner != player) {
        return Refusal{clause::SA_6, Why::EndsOnForeign, {at}};
    }
    const auto& army = position.armies[at];
    if (army && army->owner != player) {
        return Refusal{clause::SA_5, Why::EndsOnForeign, {at}, position.choice(ruling::R_PASS)};
    }
    if (auto refusal = weaponRefusal(position, player, at)) {
        return refusal;
    }
    if (army && position.rules().rulings.get<RMerge>() == RMerge::No) {
        return Refusal{clause::SA_5, Why::MayNotMerge, {at}, position.choice(ruling::R_MERGE)};
    }
    return std::nullopt;
}

bool hasRoomFor(const Position& position, CornerId at, const Units& units) {
    const auto& army = position.armies[at];
    return units.size() + (army ? army->units.size() : 0) <= kMostUnits;
}

void destroyWeapon(Deciding& deciding, PlayerId player, CornerId at) {
    const Position& now = deciding.now();
    if (isForeignWeapon(now, player, at)) {
        deciding.add(PieceRemoved{Piece::Nuke, at, *now.nukes[at]}, {clause::SA_N1}, {choiceOf(RNukeAlone::Destroyed)});
    }
}

std::vector<Reach> reachable(const Position& position, PlayerId player, CornerId from, int most) {
    const Walk found = walk(position, player, {from, most});
    std::vector<Reach> reach;
    for (const CornerId corner : found.order) {
        if (corner != from && !restRefusal(position, player, corner)) {
            reach.push_back({corner, found.steps[corner]});
        }
    }
    return reach;
}

void eachMove(const Position& position, PlayerId player, const IdSet<CornerId>& corners,
              const std::function<void(CornerId from, CornerId to)>& take) {
    if (timeRefusal(position, player)) {
        return;
    }
    Walk found;
    for (const CornerId from : corners) {
        const auto party = marchingOf(position, {player, from, {}, {}, {}, {}});
        if (!party) {
            continue;
        }
        walk(position, player, {from, stepsInReach(position, player, from)}, found);
        for (const CornerId to : found.order) {
            if (to != from && !restRefusal(position, player, to) && !roomRefusal(position, player, *party, to)) {
                take(from, to);
            }
        }
    }
}

Cards stepsPrice(const Rules& rules, int used, int steps) {
    const int free = rules.number(Number::FreeSteps);
    const int paidBefore = std::max(used - free, 0);
    const int paid = std::max(used + steps - free, 0);
    return rules.price(Item::ExtraStep).times(paid - paidBefore);
}

Judgement judge(const Position& position, const MoveArmy& action) {
    if (auto refusal = timeRefusal(position, action.by)) {
        return tl::unexpected(*refusal);
    }
    const auto party = marchingOf(position, action);
    if (!party) {
        return tl::unexpected(party.error());
    }
    const std::vector<CornerId> path = pathOf(position, action);
    if (path.empty()) {
        return refuse(clause::SA_6, Why::NoPath, action.to ? Places{*action.to} : Places{});
    }
    if (action.to && path.back() != *action.to) {
        return refuse(clause::SA_6, Why::PathBroken, {*action.to});
    }
    if (auto refusal = pathRefusal(position, action, path)) {
        return tl::unexpected(*refusal);
    }
    if (auto refusal = roomRefusal(position, action.by, *party, path.back())) {
        return tl::unexpected(*refusal);
    }
    const Way way = wayOf(position, action.from, path);
    const int used = position.marks.stepsAt(action.from);
    Deciding deciding(position);
    if (auto refusal = deciding.pay(action.by, stepsPrice(position.rules(), used, way.steps), clause::SA_6)) {
        return tl::unexpected(*refusal);
    }
    std::vector<ClauseId> clauses{clause::SA_6};
    std::vector<RulingChoice> rulings;
    if (way.alongSea) {
        clauses.push_back(clause::SA_7);
    }
    if (way.alongGap) {
        rulings.push_back(position.choice(ruling::R_X_SA_SW_BORDER));
    }
    if (way.acrossBridge) {
        rulings.push_back(position.choice(ruling::R_X_SA_CC_CROSSING));
    }
    const auto& army = position.armies[action.from];
    if (!party->units.empty() && party->units != army->units) {
        rulings.push_back(position.choice(ruling::R_SPLIT));
    }
    if (position.armies[path.back()]) {
        rulings.push_back(position.choice(ruling::R_MERGE));
    }
    if (party->nuke) {
        clauses.push_back(clause::SA_N1);
        rulings.push_back(position.choice(ruling::R_NUKE_UNIT));
    }
    if (!party->units.empty()) {
        for (const CornerId corner : path) {
            destroyWeapon(deciding, action.by, corner);
        }
    }
    // A merged army has used as many steps as its most travelled part.
    const int total = std::max(used + way.steps, position.marks.stepsAt(path.back()));
    deciding.add(ArmyMoved{action.by, action.from, path, party->units, party->nuke, total}, std::move(clauses),
                 std::move(rulings));
    return deciding;
}

}  // namespace engine
