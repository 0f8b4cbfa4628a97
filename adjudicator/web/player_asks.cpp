// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/player_asks.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "adjudicator/desk/game_reading.h"
#include "adjudicator/record/chain_words.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/saying/acts.h"
#include "adjudicator/tournament/proposals/proposals.h"
#include "db/codes.h"
#include "engine/action/decide.h"
#include "engine/notation/action_json.h"

namespace adjudicator::web {

namespace {

/// So many of the newest words of a chain are looked at, and so many proposals shown.
constexpr std::size_t kMostSaid = 200;
constexpr std::size_t kMostAsks = 12;

/// The game was thrown on, or the player has done something, since the record was as the proposal saw it.
struct Since {
    bool isOther = false;
    bool isTaken = false;
};
Since sinceBase(const PlayerAsk& ask, const SeenHead& base, const Line& line) {
    const auto& log = line.log();
    Since since;
    since.isOther =
        base.game != line.game() || base.head.seq >= log.size() || log[base.head.seq].head.hash != base.head.hash;
    for (std::uint64_t entry = base.head.seq + 1; !since.isOther && entry < log.size(); ++entry) {
        const auto* act = log.get<ActDone>(entry);
        if (act == nullptr) {
            continue;
        }
        since.isTaken = since.isTaken || act->proposal == ask.at;
        const bool isThrown = engine::diceOf(act->action) != nullptr;
        const bool goesOn = log.isOnLine(entry) && (isThrown || engine::actorOf(act->action) == ask.player);
        since.isOther = goesOn && !since.isTaken;
    }
    return since;
}

}  // namespace

bool isAskedOfPlayer(const engine::Position& position, const engine::Action& action) {
    if (std::holds_alternative<engine::Bid>(action) || std::holds_alternative<engine::Pass>(action)) {
        return adjudicator::saying::blindBidders(position).empty();
    }
    return std::holds_alternative<engine::Discard>(action) || std::holds_alternative<engine::Claim>(action) ||
           std::holds_alternative<engine::Conquer>(action);
}

std::string decisionAct(const SeenHead& proposal, bool isAccepted) {
    return toJson(DecisionWord{isAccepted ? DecisionWord::What::Accept : DecisionWord::What::Refuse, proposal});
}

std::string idOf(const SeenHead& proposal) {
    return db::toHex(proposal.head.hash).substr(0, kIdDigits);
}

std::vector<PhoneProposal> phoneProposals(const db::Book& book, const DeskFolder& own, const db::GameId& game) {
    std::vector<PhoneProposal> list;
    const auto chain = own.key() ? proposalsOf(book, game, own.key()->publicKey()) : std::nullopt;
    if (!chain) {
        return list;
    }
    const auto read = readGame<ProposalsGame>(book, own, *chain);
    if (!read) {
        return list;
    }
    const auto& log = read->line.log();
    for (std::size_t entry = log.size() - std::min(log.size(), kMostSaid); entry < log.size(); ++entry) {
        const auto* act = log[entry].act();
        const auto* said = act != nullptr ? std::get_if<engine::proposals::Propose>(&act->action) : nullptr;
        if (said != nullptr && log[entry].onLine) {
            list.push_back({{*chain, log[entry].head}, *said});
        }
    }
    return list;
}

std::string_view toText(AskState state) {
    constexpr std::array<std::string_view, 4> kWords{"open", "taken", "refused", "gone"};
    return kWords.at(static_cast<std::size_t>(state));
}

std::string PlayerAsk::id() const {
    return idOf(at);
}

int PlayerAsk::count() const {
    const auto* discard = std::get_if<engine::Discard>(&action);
    return discard == nullptr ? 0 : discard->cards ? discard->cards->total() : discard->count.value_or(0);
}

std::vector<PlayerAsk> playerAsks(const std::vector<PhoneProposal>& said, const Line& line) {
    const engine::Position& position = line.position();
    std::vector<PlayerAsk> asks;
    std::set<std::string> refused;
    std::set<engine::PlayerId> later;
    // From the newest on: it takes the place of those before it.
    for (auto each = said.rbegin(); each != said.rend() && asks.size() < kMostAsks; ++each) {
        const ChainWord word = chainWordFrom(each->said.act.json);
        if (!std::holds_alternative<std::monostate>(word)) {
            const auto* decision = std::get_if<DecisionWord>(&word);
            if (decision != nullptr && decision->what == DecisionWord::What::Refuse) {
                refused.insert(headText(decision->proposal.game, decision->proposal.head));
            }
            continue;
        }
        const auto action = engine::actionFromJson(each->said.act.json, *position.table);
        const auto player = action ? engine::actorOf(*action) : std::nullopt;
        const auto base = headFromText(each->said.base);
        // The second hand's own words are no proposals of a player.
        if (!player || !base || !isAskedOfPlayer(position, *action) ||
            !each->said.by.starts_with(position.table->idOf(*player) + " (")) {
            continue;
        }
        PlayerAsk ask{each->at, *player, *action, AskState::Open};
        const Since since = sinceBase(ask, *base, line);
        const bool isLast = later.insert(*player).second;
        if (since.isTaken) {
            ask.state = AskState::Taken;
        } else if (refused.contains(headText(ask.at.game, ask.at.head))) {
            ask.state = AskState::Refused;
        } else if (!isLast) {
            continue;
        } else if (since.isOther || (line.openThrow() && line.openThrow()->declared) ||
                   !engine::decide(position, *action)) {
            ask.state = AskState::Gone;
        }
        asks.push_back(std::move(ask));
    }
    std::ranges::reverse(asks);
    return asks;
}

}  // namespace adjudicator::web
