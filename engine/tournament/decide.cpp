// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/decide.h"

#include <algorithm>
#include <array>
#include <set>

#include "engine/state/names.h"
#include "engine/tournament/deciding.h"
#include "engine/tournament/evolve.h"
#include "engine/tournament/standings.h"
#include "engine/tournament/text_limits.h"

namespace engine::tournament {

namespace {

constexpr std::array kWhyWords{
#define ADJ_NAME(name) kebabOf(#name),
    ADJ_TOURNAMENT_WHYS(ADJ_NAME)
#undef ADJ_NAME
};

constexpr std::size_t kKeyDigits = 64;

bool isSound(const std::string& reason) {
    return isPlainText(reason, kMostReason);
}

/// A head to carry.
bool isHead(const std::string& text) {
    return text.starts_with("ADJ1:") && isPlainText(text, kMostHead);
}

/// What the code of a result slip shows: a head to carry, or before there is a game the slip's own code.
bool isSlip(const std::string& text) {
    return isHead(text) || (text.starts_with("ADJS:") && isPlainText(text, kMostHead));
}

Judgement one(EventBody body) {
    return Decision{{Event{std::move(body), {}, {}}}, {}};
}

bool isRound(const Position& position, int round) {
    return round >= 1 && round <= lastRoundOf(position.settings);
}

struct Judge {
    const Position& position;

    Judgement operator()(const EnterPlayers& act) const {
        if (act.players.empty()) {
            return refuse(Why::NothingSaid, {}, "players");
        }
        int next = 1;
        for (const Round& round : position.rounds) {
            const bool played = std::ranges::any_of(round.pods, [](const Pod& pod) { return pod.result.has_value(); });
            next += played ? 1 : 0;
        }
        const int from = act.from.value_or(next);
        if (!isRound(position, from)) {
            return refuse(Why::NoSuchRound, {}, std::to_string(from));
        }
        std::set<std::string> taken;
        for (const Entrant& entrant : position.table->players) {
            taken.insert(entrant.id);
        }
        for (const NewEntrant& entrant : act.players) {
            if (!entrant.id.empty() && !taken.insert(entrant.id).second) {
                return refuse(Why::IdTaken, {}, entrant.id);
            }
        }
        Decision decision;
        std::size_t number = position.table->players.size();
        for (const NewEntrant& entrant : act.players) {
            if (isBlank(entrant.name) || !isPlainText(entrant.name) || !isPlainText(entrant.club) ||
                !isPlainText(entrant.id)) {
                return refuse(Why::BadText, {}, entrant.name.empty() ? entrant.id : entrant.name);
            }
            std::string id = entrant.id;
            for (++number; id.empty(); ++number) {
                if (taken.insert(std::to_string(number)).second) {
                    id = std::to_string(number);
                    break;
                }
            }
            decision.events.push_back({PlayerEntered{id, entrant.name, entrant.club, from, entrant.standIn}, {}, {}});
        }
        if (position.table->players.size() + act.players.size() > kMostPlayers) {
            return refuse(Why::TooManyPlayers, {}, std::to_string(kMostPlayers));
        }
        return decision;
    }

    Judgement operator()(const EditPlayer& act) const {
        PlayerChanged change = changeOf(position, act.player);
        change.name = act.name.value_or(change.name);
        change.club = act.club.value_or(change.club);
        if (isBlank(change.name) || !isPlainText(change.name) || !isPlainText(change.club)) {
            return refuse(Why::BadText, {act.player});
        }
        return unlessSame(change);
    }

    Judgement operator()(const DropOut& act) const {
        if (!isRound(position, act.from)) {
            return refuse(Why::NoSuchRound, {}, std::to_string(act.from));
        }
        PlayerChanged change = changeOf(position, act.player);
        change.until = act.from;
        return isSound(act.reason) ? unlessSame(change) : refuse(Why::BadText, {}, "reason");
    }

    Judgement operator()(const ComeBack& act) const {
        PlayerChanged change = changeOf(position, act.player);
        if (!change.until) {
            return refuse(Why::AlreadySo, {act.player});
        }
        if (!isRound(position, act.from)) {
            return refuse(Why::NoSuchRound, {}, std::to_string(act.from));
        }
        for (int missed = *change.until; missed < act.from; ++missed) {
            if (std::ranges::find(change.absent, missed) == change.absent.end()) {
                change.absent.push_back(missed);
            }
        }
        std::ranges::sort(change.absent);
        change.until.reset();
        return one(change);
    }

    Judgement operator()(const MissRound& act) const {
        if (!isRound(position, act.round)) {
            return refuse(Why::NoSuchRound, {}, std::to_string(act.round));
        }
        PlayerChanged change = changeOf(position, act.player);
        std::erase(change.absent, act.round);
        if (!act.present) {
            change.absent.push_back(act.round);
            std::ranges::sort(change.absent);
        }
        return unlessSame(change);
    }

    Judgement operator()(const Forbid& act) const {
        const std::set<PlayerId> players(act.players.begin(), act.players.end());
        if (players.size() < 2 || players.size() != act.players.size()) {
            return refuse(Why::NothingSaid, act.players, "players");
        }
        const int from = act.from.value_or(1);
        const int to = act.to.value_or(kMostRounds + 2);
        if (from < 1 || to < from || to > kMostRounds + 2) {
            return refuse(Why::NoSuchRound, {}, std::to_string(from));
        }
        if (!isSound(act.reason)) {
            return refuse(Why::BadText, {}, "reason");
        }
        Decision decision;
        for (auto a = players.begin(); a != players.end(); ++a) {
            for (auto b = std::next(a); b != players.end(); ++b) {
                decision.events.push_back({PairForbidden{*a, *b, act.hard, from, to, act.reason}, {}, {}});
            }
        }
        return decision;
    }

    Judgement operator()(const Allow& act) const {
        Decision decision;
        for (const ForbiddenPair& pair : position.forbidden) {
            const bool named = std::ranges::find(act.players, pair.a) != act.players.end() &&
                               std::ranges::find(act.players, pair.b) != act.players.end();
            const Event event{PairAllowed{pair.a, pair.b}, {}, {}};
            if (named && std::ranges::find(decision.events, event) == decision.events.end()) {
                decision.events.push_back(event);
            }
        }
        return decision.events.empty() ? Judgement(refuse(Why::AlreadySo, act.players)) : decision;
    }

    Judgement operator()(const SeatRound& act) const { return judge(position, act); }
    Judgement operator()(const SwapSeats& act) const { return judge(position, act); }
    Judgement operator()(const ChangeSeats& act) const { return judge(position, act); }
    Judgement operator()(const EnterResult& act) const { return judge(position, act); }
    Judgement operator()(const WithdrawResult& act) const { return judge(position, act); }
    Judgement operator()(const SignResult& act) const { return judge(position, act); }
    Judgement operator()(const SetState& act) const { return judge(position, act); }

    Judgement operator()(const Penalize& act) const { return judge(position, act); }
    Judgement operator()(const WithdrawPenalty& act) const { return judge(position, act); }

    Judgement operator()(const RuleOn& act) const {
        if (isBlank(act.reason) || !isSound(act.reason) || !isPlainText(act.rule)) {
            return refuse(Why::ReasonMissing, {}, "reason");
        }
        if (act.round && position.round(*act.round) == nullptr) {
            return refuse(Why::NoSuchRound, {}, std::to_string(*act.round));
        }
        if (act.table && (!act.round || position.pod(*act.round, *act.table) == nullptr)) {
            return refuse(Why::NoSuchTable, {}, std::to_string(*act.table));
        }
        return one(RulingNoted{act.round, act.table, act.players, act.rule, act.reason});
    }

    Judgement operator()(const DrawLots& act) const {
        const auto needed = diceNeeded(position, Action(act));
        if (!needed) {
            return unexpected(needed.error());
        }
        if (act.dice.dice.size() != needed->size()) {
            return refuse(Why::DiceMissing);
        }
        std::vector<PlayerId> left = act.players;
        std::ranges::sort(left);
        LotsDrawn drawn;
        for (std::size_t i = 0; i < needed->size(); ++i) {
            const Die& die = act.dice.dice[i];
            if (die.sides != (*needed)[i] || die.value < 1 || die.value > die.sides) {
                return refuse(Why::DiceWrong);
            }
            const auto picked = left.begin() + (die.value - 1);
            drawn.players.push_back(*picked);
            left.erase(picked);
        }
        drawn.players.push_back(left.front());
        return one(std::move(drawn));
    }

    Judgement operator()(const DrawSeed& act) const {
        if (act.dice.dice.size() != kSeedDice.size()) {
            return refuse(Why::DiceMissing);
        }
        int seed = 0;
        for (std::size_t i = 0; i < kSeedDice.size(); ++i) {
            const Die& die = act.dice.dice[i];
            if (die.sides != kSeedDice[i] || die.value < 1 || die.value > die.sides) {
                return refuse(Why::DiceWrong);
            }
            seed = seed * die.sides + (die.value - 1);
        }
        return one(SeedDrawn{seed});
    }

    Judgement operator()(const ChangeSettings& act) const {
        if (const auto fault = faultOf(act.settings)) {
            return refuse(Why::SettingsFault, {}, *fault);
        }
        const bool isOther =
            act.settings.documents != position.settings.documents || act.settings.rulings != position.settings.rulings;
        if (isOther && !areTogether(act.settings)) {
            return refuse(Why::SettingsFault, {}, "documents");
        }
        if (act.settings == position.settings) {
            return refuse(Why::AlreadySo);
        }
        if (static_cast<std::size_t>(lastRoundOf(act.settings)) < position.rounds.size()) {
            return refuse(Why::SettingsFault, {}, "rounds");
        }
        const bool hasResults = std::ranges::any_of(position.rounds, [](const Round& round) {
            return std::ranges::any_of(round.pods, [](const Pod& pod) { return pod.result.has_value(); });
        });
        if ((hasResults && isBlank(act.reason)) || !isSound(act.reason)) {
            return refuse(Why::ReasonMissing, {}, "reason");
        }
        return one(SettingsChanged{act.settings});
    }

    Judgement operator()(const KnowDesk& act) const {
        const bool hex =
            act.key.size() == kKeyDigits && act.key.find_first_not_of("0123456789abcdef") == std::string::npos;
        if (!hex) {
            return refuse(Why::BadKey, {}, "key");
        }
        if (!isPlainText(act.name)) {
            return refuse(Why::BadText, {}, "name");
        }
        const auto known = std::ranges::find(position.desks, act.key, &KnownDesk::key);
        const bool same =
            known == position.desks.end() ? act.name.empty() : known->name == act.name && known->role == act.role;
        return same ? Judgement(refuse(Why::AlreadySo)) : one(DeskKnown{act.key, act.name, act.role});
    }

    Judgement operator()(const NoteSlip& act) const {
        if (position.pod(act.round, act.table) == nullptr) {
            return refuse(Why::NoSuchTable, {}, std::to_string(act.table));
        }
        if (!isSlip(act.head)) {
            return refuse(Why::BadHead, {}, "head");
        }
        const SlipHead slip{act.round, act.table, act.head};
        const bool there = std::ranges::find(position.slips, slip) != position.slips.end();
        return there ? Judgement(refuse(Why::AlreadySo)) : one(SlipNoted{act.round, act.table, act.head});
    }

    Judgement operator()(const Decline& act) const {
        if (!isHead(act.proposal)) {
            return refuse(Why::BadHead, {}, "proposal");
        }
        if (!isSound(act.reason)) {
            return refuse(Why::BadText, {}, "reason");
        }
        const bool there = std::ranges::find(position.declined, act.proposal) != position.declined.end();
        return there ? Judgement(refuse(Why::AlreadySo)) : one(ProposalDeclined{act.proposal});
    }

    Judgement operator()(const EndTournament& act) const {
        return isSound(act.reason) ? one(TournamentEnded{}) : refuse(Why::BadText, {}, "reason");
    }

private:
    [[nodiscard]] Judgement unlessSame(const PlayerChanged& change) const {
        return change == changeOf(position, change.player) ? Judgement(refuse(Why::AlreadySo, {change.player}))
                                                           : one(change);
    }
};

}  // namespace

std::string_view toText(Why why) {
    return kWhyWords[static_cast<std::size_t>(why)].text();
}

Judgement decide(const Position& position, const Action& action) {
    if (position.hasEnded) {
        return refuse(Why::HasEnded);
    }
    return std::visit(Judge{position}, action);
}

Expected<std::vector<int>, Refusal> diceNeeded(const Position& position, const Action& action) {
    if (diceOf(action) == nullptr) {
        return std::vector<int>{};
    }
    if (position.hasEnded) {
        return refuse(Why::HasEnded);
    }
    const auto* lots = std::get_if<DrawLots>(&action);
    if (lots == nullptr) {
        return std::vector<int>(kSeedDice.begin(), kSeedDice.end());
    }
    std::vector<PlayerId> wanted = lots->players;
    std::ranges::sort(wanted);
    const auto isTied = [&](StandingsOf of) {
        const Standings now = standings(position, of);
        return std::ranges::any_of(now.ties, [&](std::vector<PlayerId> tie) {
            std::ranges::sort(tie);
            return tie == wanted;
        });
    };
    if (!isTied(StandingsOf::Everything) && !isTied(StandingsOf::PreliminaryRounds)) {
        return refuse(Why::NotTied, lots->players);
    }
    std::vector<int> sides;
    for (int left = static_cast<int>(wanted.size()); left > 1; --left) {
        sides.push_back(left);
    }
    return sides;
}

}  // namespace engine::tournament
