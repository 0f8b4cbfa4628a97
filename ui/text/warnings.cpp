// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/warnings.h"

namespace ui {

std::vector<engine::Event> warningsOf(const engine::Position& position) {
    std::vector<engine::Event> warnings;
    const engine::Marks& marks = position.marks;
    const auto warn = [&](auto body, engine::ClauseId clause) { warnings.push_back({std::move(body), {clause}, {}}); };
    if (position.turn.phase == engine::Phase::Ended) {
        return warnings;
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

}  // namespace ui
