// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/shadow/standing.h"

#include <algorithm>

#include "engine/rules/points.h"

namespace engine {

namespace {

bool countsHidden(const Position& position) {
    // SA-1: with Soldiers & Armies victory point cards count nothing.
    return position.rules().rulings.get<RSwPoints>() == RSwPoints::All && !position.inForce(clause::SA_1);
}

}  // namespace

int comparedPoints(const Position& position, PlayerId player) {
    const int hidden = position.development[player].hidden.cards[DevelopmentCard::VictoryPoint].least;
    return points(position, player) + (countsHidden(position) ? hidden : 0);
}

std::vector<PlayerId> fewestPoints(Deciding& deciding, const std::vector<PlayerId>& among) {
    const Position& now = deciding.now();
    std::vector<PlayerId> fewest;
    for (const PlayerId player : among) {
        const auto& hidden = now.development[player].hidden;
        if (countsHidden(now) && hidden.mayHoldAny() && !hidden.cards[DevelopmentCard::VictoryPoint].isExact()) {
            deciding.trust({player, std::nullopt});
        }
        const int lead = fewest.empty() ? 0 : comparedPoints(now, player) - comparedPoints(now, fewest.front());
        if (lead < 0) {
            fewest.clear();
        }
        if (lead <= 0) {
            fewest.push_back(player);
        }
    }
    return fewest;
}

std::vector<PlayerId> playersLeft(const Position& position) {
    std::vector<PlayerId> left;
    for (const PlayerId player : position.seats()) {
        if (!position.isOut(player)) {
            left.push_back(player);
        }
    }
    return left;
}

PlayerId chosenByDie(const std::vector<PlayerId>& tied, int face) {
    constexpr std::size_t kFaces = 6;
    return tied[static_cast<std::size_t>(face - 1) * tied.size() / kFaces];
}

}  // namespace engine
