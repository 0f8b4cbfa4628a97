// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draft/polls.h"

#include <algorithm>

#include "engine/rulesets/ccm/votes.h"

namespace ui {

namespace {

/// CC-2: with even chances; the oldest player's own procedure is thrown for at the table.
constexpr int kLastAdoptingFace = 3;
constexpr int kVoteDie = 6;

std::vector<engine::PlayerId> voters(const Poll& poll, const std::vector<engine::PlayerSetup>& players, bool inFavour) {
    std::vector<engine::PlayerId> seats;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        const auto voice = poll.voices.find(players[seat].id);
        if (voice != poll.voices.end() && voice->second == inFavour) {
            seats.push_back(engine::PlayerId(seat));
        }
    }
    return seats;
}

}  // namespace

PollResult resultOf(const Poll& poll) {
    const auto inFavour = std::ranges::count_if(poll.voices, [](const auto& voice) { return voice.second; });
    const auto against = static_cast<std::ptrdiff_t>(poll.voices.size()) - inFavour;
    if (poll.voices.empty()) {
        return PollResult::NotTaken;
    }
    if (inFavour == against) {
        return !poll.die ? PollResult::Tie : *poll.die <= kLastAdoptingFace ? PollResult::Adopted : PollResult::Dropped;
    }
    return inFavour > against ? PollResult::Adopted : PollResult::Dropped;
}

bool holdsAfter(const Polls& polls, engine::ClauseId rule, bool before) {
    const auto poll = polls.find(rule);
    const PollResult result = poll == polls.end() ? PollResult::NotTaken : resultOf(poll->second);
    return result == PollResult::Adopted || (result != PollResult::Dropped && before);
}

std::vector<engine::Action> actsOf(const Polls& polls, const std::vector<engine::PlayerSetup>& players) {
    std::vector<engine::Action> acts;
    for (const engine::ClauseId rule : engine::votableRules()) {
        const auto found = polls.find(rule);
        if (found == polls.end() || found->second.voices.empty()) {
            continue;
        }
        const Poll& poll = found->second;
        engine::Vote vote;
        vote.clause = rule;
        vote.inFavour = voters(poll, players, true);
        vote.against = voters(poll, players, false);
        const bool tie = vote.inFavour.size() == vote.against.size();
        acts.emplace_back(std::move(vote));
        if (tie && poll.die) {
            engine::Throw thrown;
            thrown.dice.dice = {{kVoteDie, *poll.die}};
            thrown.dice.source = engine::DiceSource::Entered;
            acts.emplace_back(std::move(thrown));
        }
    }
    return acts;
}

void markResults(const Polls& polls, engine::MarksSetup& marks) {
    for (const engine::ClauseId rule : engine::votableRules()) {
        const auto poll = polls.find(rule);
        const PollResult result = poll == polls.end() ? PollResult::NotTaken : resultOf(poll->second);
        for (const engine::ClauseId clause : engine::clausesOfRule(rule)) {
            if (result == PollResult::Adopted || result == PollResult::Dropped) {
                std::erase(marks.adopted, clause);
                std::erase(marks.suspended, clause);
                (result == PollResult::Adopted ? marks.adopted : marks.suspended).push_back(clause);
            }
        }
    }
}

}  // namespace ui
