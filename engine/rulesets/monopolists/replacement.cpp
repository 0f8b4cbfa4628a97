// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/replacement.h"

#include <algorithm>

#include "engine/rules/placement.h"

namespace engine {

namespace {

constexpr int kSitesToKeep = 2;

int sitesOf(const Position& position, PlayerId player) {
    return static_cast<int>(position.buildings.of(player).size());
}

std::optional<Refusal> armyShield(const Position& position, PlayerId by, CornerId at) {
    const auto& army = position.armies[at];
    if (!army || army->owner == by) {
        return std::nullopt;
    }
    if (army->owner != position.ownerAt(at)) {
        return Refusal{clause::SA_8, Why::BlockedByArmy, {at}};
    }
    const RulingChoice reading = position.rules().rulings.choice(ruling::R_X_SA_MO_TAKEOVER);
    if (reading == choiceOf(RXSaMoTakeover::Shielded)) {
        return Refusal{clause::MO_8, Why::ShieldedByArmy, {at}, reading};
    }
    return std::nullopt;
}

/// The owner's army and nuclear weapon on the crossing are lost with the building.
void loseForces(Deciding& deciding, CornerId at) {
    const auto owner = deciding.now().ownerAt(at);
    const Rulings& rulings = deciding.now().rules().rulings;
    if (const auto army = deciding.now().armies[at]; army && army->owner == owner) {
        deciding.add(PieceRemoved{Piece::Army, at, army->owner}, {clause::MO_8},
                     {rulings.choice(ruling::R_X_SA_MO_TAKEOVER)});
    }
    if (const auto weapon = deciding.now().nukes[at]; weapon && weapon == owner) {
        deciding.add(PieceRemoved{Piece::Nuke, at, *weapon}, {clause::SA_N1}, {rulings.choice(ruling::R_NUKE_UNIT)});
    }
}

/// Empty where the robber stays, or the desert that he goes to.
Expected<std::optional<HexId>, Refusal> robberGoal(const Position& position, CornerId at, std::optional<HexId> desert) {
    const RulingChoice reading = position.rules().rulings.choice(ruling::R_MO_ROBBER);
    const std::vector<HexId> deserts = desertsForRobber(position, at);
    if (desert && deserts.empty()) {
        return unexpected(Refusal{clause::MO_14, Why::RobberStays, {at}, reading});
    }
    if (desert && std::ranges::find(deserts, *desert) == deserts.end()) {
        return unexpected(Refusal{clause::MO_14, Why::NotADesert, {*desert}, reading});
    }
    if (!desert && deserts.size() > 1) {
        return unexpected(Refusal{clause::MO_14, Why::DesertMissing, Places(deserts.begin(), deserts.end()), reading});
    }
    return desert || deserts.empty() ? desert : std::optional(deserts.front());
}

}  // namespace

std::optional<Refusal> buildingShield(const Position& position, PlayerId by, CornerId at) {
    const auto& building = position.buildings[at];
    if (!building) {
        return Refusal{clause::MO_8, Why::NothingToTakeOver, {at}};
    }
    if (building->owner == by) {
        return Refusal{clause::MO_8, Why::OwnAlready, {at}, {}, by};
    }
    const RulingChoice capitals = position.rules().rulings.choice(ruling::R_X_MO_CC_CAPITAL);
    if (building->kind == BuildingKind::Capital && capitals == choiceOf(RXMoCcCapital::Protected)) {
        return Refusal{clause::MO_12, Why::NotForTakeover, {at}, capitals};
    }
    if (building->walls > 0) {
        return Refusal{clause::MO_13, Why::Walled, {at}};
    }
    if (auto refusal = armyShield(position, by, at)) {
        return refusal;
    }
    if (sitesOf(position, building->owner) - 1 < kSitesToKeep) {
        return Refusal{clause::MO_8, Why::TooFewSites, {at}};
    }
    if (!hasOwnRouteAt(position, by, at)) {
        return Refusal{clause::MO_10, Why::NoRouteToTarget, {at}};
    }
    return std::nullopt;
}

std::optional<Refusal> replaceBuilding(Deciding& deciding, PlayerId by, CornerId at, Piece piece,
                                       std::optional<HexId> desert, std::vector<ClauseId> clauses) {
    const auto goal = robberGoal(deciding.now(), at, desert);
    if (!goal) {
        return goal.error();
    }
    loseForces(deciding, at);
    const Building lost = *deciding.now().buildings[at];
    deciding.add(PieceRemoved{pieceOf(lost.kind), at, lost.owner}, {clause::MO_9});
    deciding.add(PiecePlaced{piece, at, by}, std::move(clauses), {});
    if (*goal) {
        deciding.add(RobberMoved{**goal}, {clause::MO_14},
                     {deciding.now().rules().rulings.choice(ruling::R_MO_ROBBER)});
    }
    return std::nullopt;
}

std::vector<HexId> desertsForRobber(const Position& position, CornerId at) {
    const auto& building = position.buildings[at];
    const bool settlementsOnly = position.rules().rulings.get<RMoRobber>() == RMoRobber::SettlementsOnly;
    const auto& hexes = position.topology().hexesOf(at);
    const bool near = position.robber && std::find(hexes.begin(), hexes.end(), *position.robber) != hexes.end();
    const bool counts = building && (building->kind == BuildingKind::Settlement || !settlementsOnly);
    std::vector<HexId> deserts;
    // A robber in the desert stands on no resource.
    if (!near || !counts || position.hexes[*position.robber].terrain == Terrain::Desert) {
        return deserts;
    }
    for (const HexId hex : position.topology().hexes()) {
        const HexState& state = position.hexes[hex];
        if (state.terrain == Terrain::Desert && !state.removed) {
            deserts.push_back(hex);
        }
    }
    return deserts;
}

}  // namespace engine
