// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/public/warnings.h"

#include <algorithm>

#include "engine/action/legal_actions.h"

namespace adjudicator {

namespace {

bool hasPlaceForRoute(const engine::Position& position) {
    const engine::LegalActs legal = engine::legalActs(position);
    return std::ranges::any_of(legal.actions, [](const engine::Action& action) {
        const auto* build = std::get_if<engine::Build>(&action);
        return build != nullptr && (build->piece == engine::Piece::Road || build->piece == engine::Piece::Ship);
    });
}

}  // namespace

std::vector<engine::Event> warningsOf(const engine::Position& position) {
    std::vector<engine::Event> warnings;
    const engine::Marks& marks = position.marks;
    const auto warn = [&](auto body, engine::ClauseId clause) { warnings.push_back({std::move(body), {clause}, {}}); };
    if (position.turn.phase == engine::Phase::Ended) {
        return warnings;
    }
    if (marks.freeRoads > 0 && hasPlaceForRoute(position)) {
        warn(engine::RoadsFreed{marks.freeRoads}, engine::clause::B_10);
    }
    if (position.inForce(engine::clause::CC_14)) {
        if (marks.boycottOpen) {
            warn(engine::BoycottOpened{*marks.boycottOpen}, engine::clause::CC_14);
        }
        if (marks.boycottCandidate) {
            warn(engine::BoycottThreatened{*marks.boycottCandidate}, engine::clause::CC_14);
        }
        for (const engine::PlayerId player : position.seats()) {
            if (marks.boycotted[player] && !position.isOut(player)) {
                warn(engine::BoycottChanged{player, true}, engine::clause::CC_14);
            }
        }
    }
    if (position.inForce(engine::clause::CC_17)) {
        for (const auto& one : marks.catastrophes) {
            warn(engine::CatastropheBegan{one.player, one.resource, one.fromRound, one.untilRound},
                 engine::clause::CC_17);
        }
    }
    return warnings;
}

}  // namespace adjudicator
