// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/soldiers/irregularities.h"

namespace engine {

void findSoldiersIrregularities(const Position& position, Irregularities& found) {
    for (const CornerId corner : position.topology().corners()) {
        const auto& building = position.buildings[corner];
        const auto& army = position.armies[corner];
        if (army && building && army->owner != building->owner) {
            found.push_back({clause::SA_6, corner});
        }
        const bool walled =
            building && (building->kind == BuildingKind::City || building->kind == BuildingKind::Metropolis ||
                         building->kind == BuildingKind::Capital);
        const int most = position.rules().walls ? position.number(Number::WallsPerCity) : 3;
        if (building && building->walls > (walled ? most : 0)) {
            found.push_back(
                {position.rules().walls ? position.rules().clauseOf(Number::WallsPerCity) : clause::SA_W1, corner});
        }
    }
    PerPlayer<int> nukes;
    for (const CornerId corner : position.topology().corners()) {
        if (const auto& owner = position.nukes[corner]; owner && ++nukes[*owner] > 1) {
            found.push_back({clause::SA_N1, corner});
        }
    }
}

}  // namespace engine
