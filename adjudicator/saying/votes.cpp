// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/saying/votes.h"

#include <algorithm>
#include <utility>

#include "engine/rulesets/ccm/votes.h"

namespace adjudicator::saying {

namespace {

bool isAmong(const auto& list, const auto& item) {
    return std::ranges::find(list, item) != list.end();
}

}  // namespace

bool repeals(const engine::Position& position) {
    return position.turn.phase != engine::Phase::Found;
}

std::vector<engine::ClauseId> rulesToVoteOn(const engine::Position& position) {
    std::vector<engine::ClauseId> rules;
    const engine::Marks& marks = position.marks;
    for (const engine::ClauseId rule : engine::votableRules()) {
        const bool isVoted = isAmong(marks.adopted, rule) || isAmong(marks.suspended, rule);
        if (repeals(position) ? position.inForce(rule) : !isVoted) {
            rules.push_back(rule);
        }
    }
    return rules;
}

std::vector<engine::PlayerId> votersOf(const engine::Position& position) {
    std::vector<engine::PlayerId> voters;
    for (const engine::PlayerId player : position.seats()) {
        if (!position.isOut(player)) {
            voters.push_back(player);
        }
    }
    return voters;
}

engine::Action voteOf(const engine::Position& position, engine::ClauseId rule, const engine::PerPlayer<Voice>& voices,
                      std::vector<int> adoptOn) {
    std::vector<engine::PlayerId> inFavour;
    std::vector<engine::PlayerId> against;
    for (const engine::PlayerId player : votersOf(position)) {
        if (voices[player] == Voice::For) {
            inFavour.push_back(player);
        } else if (voices[player] == Voice::Against) {
            against.push_back(player);
        }
    }
    if (repeals(position)) {
        return engine::Repeal{rule, std::move(inFavour)};
    }
    return engine::Vote{rule, std::move(inFavour), std::move(against), std::move(adoptOn)};
}

bool counts(const engine::Action& action, engine::PlayerId player, Voice voice) {
    if (const auto* repeal = std::get_if<engine::Repeal>(&action)) {
        return isAmong(repeal->inFavour, player) == (voice == Voice::For);
    }
    const auto* vote = std::get_if<engine::Vote>(&action);
    return vote != nullptr && isAmong(vote->inFavour, player) == (voice == Voice::For) &&
           isAmong(vote->against, player) == (voice == Voice::Against);
}

}  // namespace adjudicator::saying
