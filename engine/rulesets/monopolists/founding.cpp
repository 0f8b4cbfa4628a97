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
    if (!hasContinents(position)) {
        // A map without continents (an irregularity of MO-1) leaves nothing to choose between.
        return std::nullopt;
    }
    const std::vector<std::string_view> here = continentsAt(position, at);
    if (here.empty()) {
        return Refusal{clause::MO_3, Why::NoContinent, {at}};
    }
    const RulingChoice reading = position.rules().rulings.choice(ruling::R_MO_CONTINENT);
    if (here.size() > 1 && reading == choiceOf(RMoContinent::Single)) {
        return Refusal{clause::MO_3, Why::SeveralContinents, {at}, reading};
    }
    for (const CornerId corner : position.topology().corners()) {
        if (position.ownerAt(corner) != player) {
            continue;
        }
        const std::vector<std::string_view> there = continentsAt(position, corner);
        const bool shared = std::ranges::any_of(
            here, [&](std::string_view name) { return std::ranges::find(there, name) != there.end(); });
        if (shared) {
            return Refusal{clause::MO_3, Why::SameContinent, {at, corner}};
        }
    }
    return std::nullopt;
}

}  // namespace engine
