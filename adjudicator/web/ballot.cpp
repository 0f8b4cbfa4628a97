// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/ballot.h"

#include <algorithm>
#include <span>

#include "engine/action/decide.h"
#include "engine/rulesets/ccm/votes.h"

namespace adjudicator::web {

namespace {

/// The game was thrown on since the ballot was proposed, or is not the record that it saw; or an act carried it out.
struct Since {
    bool isOther = false;
    std::optional<ActDone> taken;
};
Since sinceBase(const SeenHead& at, const SeenHead& base, const Line& line) {
    const auto& log = line.log();
    Since since;
    since.isOther =
        base.game != line.game() || base.head.seq >= log.size() || log[base.head.seq].head.hash != base.head.hash;
    for (std::uint64_t entry = base.head.seq + 1; !since.isOther && entry < log.size(); ++entry) {
        const auto& gist = log.gist(entry);
        if (gist.isProposed) {
            const auto* act = log.get<ActDone>(entry);
            since.taken = act != nullptr && act->proposal == at ? std::optional(*act) : since.taken;
        }
        // The die of a tie belongs to the ballot.
        since.isOther = !since.taken && gist.hasDice && log.isOnLine(entry);
    }
    return since;
}

/// What was said to the ballot after it, and whether it is still made: true where it was refused, or withdrawn by who
/// proposed it.
struct Heard {
    bool isRefused = false;
    bool isWithdrawn = false;
};
Heard hear(Ballot& ballot, std::span<const PhoneProposal> later, const engine::Position& position) {
    Heard heard;
    engine::PerPlayer<std::optional<Ballot::Said>> newest;
    for (const PhoneProposal& each : later) {
        const ChainWord word = chainWordFrom(each.said.act.json);
        const auto player = speakerIn(*position.table, each.said.by);
        const auto* voice = std::get_if<VoiceWord>(&word);
        if (voice != nullptr && voice->ballot == ballot.at && player && !position.isOut(*player)) {
            newest[*player] = Ballot::Said{each.at, *player, voice->voice};
        }
        const auto* decision = std::get_if<DecisionWord>(&word);
        if (decision != nullptr && decision->proposal == ballot.at) {
            heard.isRefused = heard.isRefused || decision->what == DecisionWord::What::Refuse;
            heard.isWithdrawn =
                heard.isWithdrawn || (decision->what == DecisionWord::What::Withdraw && player == ballot.by);
        }
    }
    for (const engine::PlayerId player : position.seats()) {
        if (newest[player]) {
            ballot.said.push_back(*newest[player]);
        }
    }
    return heard;
}

}  // namespace

std::string Ballot::id() const {
    return idOf(at);
}

const Ballot::Said* Ballot::of(engine::PlayerId player) const {
    const auto found = std::ranges::find(said, player, &Said::player);
    return found == said.end() ? nullptr : &*found;
}

std::optional<Ballot> ballotOf(const std::vector<PhoneProposal>& said, const Line& line) {
    const engine::Position& position = line.position();
    std::size_t at = said.size();
    std::optional<BallotWord> on;
    while (!on && at > 0) {
        const ChainWord word = chainWordFrom(said[--at].said.act.json);
        on = std::holds_alternative<BallotWord>(word) ? std::optional(std::get<BallotWord>(word)) : std::nullopt;
    }
    const auto base = on ? headFromText(said[at].said.base) : std::nullopt;
    if (!base) {
        return std::nullopt;
    }
    Ballot ballot{said[at].at, speakerIn(*position.table, said[at].said.by), *on, {}, AskState::Open, {}};
    const Since since = sinceBase(ballot.at, *base, line);
    if (since.isOther) {
        return std::nullopt;
    }
    const Heard heard = hear(ballot, std::span(said).subspan(at + 1), position);
    if (since.taken) {
        ballot.state = AskState::Taken;
        ballot.taken = since.taken->action;
        std::erase_if(ballot.said, [&](const Ballot::Said& each) {
            return std::ranges::find(since.taken->voices, each.at) == since.taken->voices.end();
        });
    } else if (heard.isRefused) {
        ballot.state = AskState::Refused;
    } else if (heard.isWithdrawn || (line.openThrow() && line.openThrow()->declared) || ballotRefusal(position, *on)) {
        ballot.state = AskState::Gone;
    }
    return ballot;
}

bool mayHoldBallot(const engine::Position& position) {
    return saying::repeals(position) ? !engine::repealTimeRefusal(position) : !engine::voteTimeRefusal(position);
}

std::optional<engine::Refusal> ballotRefusal(const engine::Position& position, const BallotWord& word) {
    // With all voices for it nothing but time and rule can be against it.
    const std::vector<engine::PlayerId> all = saying::votersOf(position);
    const engine::Action whole = word.repeals ? engine::Action(engine::Repeal{word.clause, all})
                                              : engine::Action(engine::Vote{word.clause, all, {}, {}});
    const auto judged = engine::decide(position, whole);
    return judged ? std::nullopt : std::optional(judged.error());
}

bool isComplete(const Ballot& ballot, const engine::Position& position) {
    return std::ranges::all_of(saying::votersOf(position),
                               [&](engine::PlayerId player) { return ballot.of(player) != nullptr; });
}

engine::PerPlayer<Voice> voicesOf(const Ballot& ballot) {
    engine::PerPlayer<Voice> voices;
    for (const Ballot::Said& each : ballot.said) {
        voices[each.player] = each.voice;
    }
    return voices;
}

CarriedOut carriedOutBy(const engine::Action& action, const Ballot& ballot) {
    CarriedOut carried(ballot.at);
    for (const Ballot::Said& each : ballot.said) {
        if (saying::counts(action, each.player, each.voice)) {
            carried.voices.push_back(each.at);
        }
    }
    return carried;
}

}  // namespace adjudicator::web
