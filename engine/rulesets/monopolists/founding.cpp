// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/founding.h"

#include <algorithm>

#include "engine/rulesets/monopolists/continents.h"

namespace engine {

std::optional<Refusal> continentRefusal(const Position& position, PlayerId player, CornerId at) {
    if (!position.inForce(clause::MO_3)) {
        return std::nullopt;
    }
    if (isOnExchange(position, at)) {
        return Refusal{clause::MO_3, Why::OnExchange, {at}};
    }
    const std::size_t here = countOfContinentsAt(position, at);
    if (here == 0) {
        // A map without continents (an irregularity of MO-1) leaves nothing to choose between.
        return hasContinents(position) ? std::optional(Refusal{clause::MO_3, Why::NoContinent, {at}}) : std::nullopt;
    }
    const RulingChoice reading = position.rules().rulings.choice(ruling::R_MO_CONTINENT);
    if (here > 1 && reading == choiceOf(RMoContinent::Single)) {
        return Refusal{clause::MO_3, Why::SeveralContinents, {at}, reading};
    }
    for (const CornerId corner : position.buildings.of(player)) {
        if (shareContinent(position, at, corner)) {
            return Refusal{clause::MO_3, Why::SameContinent, {at, corner}};
        }
    }
    return std::nullopt;
}

}  // namespace engine
