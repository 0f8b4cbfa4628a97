// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/account.h"

#include <algorithm>
#include <map>
#include <utility>

#include "engine/combat/claim.h"
#include "engine/combat/strands.h"

namespace engine {

namespace {

using Kind = AccountFault::Kind;

CombatResult resultOf(const Battle& battle) {
    return {standingOf(battle.attacker), withoutWalls(battle.defenderStanding())};
}

Expected<BestPlay, AccountFault> bestPlay(const Battle& battle, const CombatRules& rules) {
    auto play = BestPlay::of(battle, rules);
    if (!play) {
        return unexpected(AccountFault{Kind::TooManyStates, 0, 0});
    }
    return std::move(*play);
}

/// Follows the account to its end, and an open one to the end of the combat; `visit` sees every moment at which it may
/// have ended.
template <class Visit>
Expected<void, AccountFault> follow(Strands& strands, const Account& account, Visit visit) {
    for (std::size_t i = 0; i < account.rounds.size(); ++i) {
        if (auto taken = strands.take(account.rounds[i], i); !taken) {
            return taken;
        }
    }
    const double total = strands.total();
    for (std::size_t number = account.rounds.size();; ++number) {
        for (const auto& [key, strand] : strands.now()) {
            visit(strand, total);
        }
        if (!account.open || !strands.canGoOn()) {
            return {};
        }
        if (auto taken = strands.take({}, number); !taken) {
            return taken;
        }
    }
}

}  // namespace

bool agrees(const ResultClaim& claim, const CombatResult& result) {
    return (!claim.attacker || withoutWalls(*claim.attacker) == result.attacker) &&
           withoutWalls(claim.defender) == result.defender;
}

Expected<std::vector<ResultChance>, AccountFault> resultsOf(const Battle& battle, const CombatRules& rules,
                                                            const Account& account) {
    auto play = bestPlay(battle, rules);
    if (!play) {
        return unexpected(play.error());
    }
    std::vector<ResultChance> results;
    std::map<std::vector<int>, std::size_t> places;
    Strands strands(battle, rules, std::move(*play), false);
    const auto followed = follow(strands, account, [&](const Strand& strand, double total) {
        const CombatResult result = resultOf(strand.battle);
        const Units& attacker = result.attacker.units;
        const Units& defender = result.defender.units;
        const std::vector<int> key{attacker.artillery,
                                   attacker.cavalry,
                                   attacker.infantry,
                                   defender.artillery,
                                   defender.cavalry,
                                   defender.infantry,
                                   result.defender.fort ? result.defender.fort->endurance() : 0};
        const auto [place, fresh] = places.try_emplace(key, results.size());
        if (fresh) {
            results.push_back({result, 0});
        }
        results[place->second].p += total > 0 ? strand.p / total : 0;
    });
    if (!followed) {
        return unexpected(followed.error());
    }
    std::stable_sort(results.begin(), results.end(),
                     [](const ResultChance& a, const ResultChance& b) { return a.p > b.p; });
    return results;
}

Expected<std::vector<RoundRemembered>, AccountFault> roundsFrom(const Battle& battle, const CombatRules& rules,
                                                                std::span<const std::optional<int>> faces) {
    auto play = bestPlay(battle, rules);
    if (!play) {
        return unexpected(play.error());
    }
    std::vector<RoundRemembered> rounds;
    Strands strands(battle, rules, std::move(*play), false);
    while (!faces.empty()) {
        std::optional<std::size_t> count;
        for (const auto& [key, strand] : strands.now()) {
            const std::size_t needed = diceOf(strand.battle, rules).size();
            if (needed > 0 && count && *count != needed) {
                return unexpected(AccountFault{Kind::NumberUnclear, rounds.size(), 0});
            }
            if (needed > 0) {
                count = needed;
            }
        }
        if (!count) {
            return unexpected(AccountFault{Kind::CombatOver, rounds.size(), 0});
        }
        if (faces.size() < *count) {
            return unexpected(AccountFault{Kind::WrongCount, rounds.size(), *count});
        }
        rounds.emplace_back(faces.begin(), faces.begin() + static_cast<std::ptrdiff_t>(*count));
        faces = faces.subspan(*count);
        if (const auto taken = strands.take(rounds.back(), rounds.size() - 1); !taken) {
            return unexpected(taken.error());
        }
    }
    return rounds;
}

Expected<ClaimJudged, AccountFault> judgeClaim(const Battle& battle, const CombatRules& rules, const Account& account,
                                               const ResultClaim& claim) {
    const auto results = resultsOf(battle, rules, account);
    if (!results) {
        return unexpected(results.error());
    }
    ClaimJudged judged;
    for (const ResultChance& each : *results) {
        if (agrees(claim, each.result)) {
            judged.allowed = true;
            judged.p += each.p;
        }
    }
    judged.p = std::min(judged.p, 1.0);
    const Account forgotten{std::vector<RoundRemembered>(account.rounds.size()), account.open};
    if (const auto any = resultsOf(battle, rules, forgotten)) {
        judged.otherDice =
            std::any_of(any->begin(), any->end(), [&](const ResultChance& each) { return agrees(claim, each.result); });
    }
    if (judged.allowed) {
        return judged;
    }
    auto play = bestPlay(battle, rules);
    std::optional<Strand> best;
    Strands strands(battle, rules, std::move(*play), true);
    const auto followed = follow(strands, account, [&](const Strand& strand, double) {
        if (agrees(claim, resultOf(strand.battle)) && (!best || strand.cost() < best->cost())) {
            best = strand;
        }
    });
    if (!followed) {
        return unexpected(followed.error());
    }
    if (best && !best->turned.empty()) {
        const TurnedRound& first = best->turned.front();
        std::vector<int> faces(diceOf(first.before, rules).size(), 1);
        if (first.round < account.rounds.size()) {
            const RoundRemembered& known = account.rounds[first.round];
            std::transform(known.begin(), known.end(), faces.begin(),
                           [](const std::optional<int>& face) { return face.value_or(1); });
        }
        if (const auto decided = decideRound(first.before, faces, rules)) {
            judged.parting = Parting{first.round, *decided, first.nobodyLost, best->turned.size() - 1};
        }
    }
    return judged;
}

std::optional<AccountDifference> firstDifference(const Account& a, const Account& b) {
    const std::size_t both = std::min(a.rounds.size(), b.rounds.size());
    for (std::size_t round = 0; round < both; ++round) {
        const std::size_t dice = std::min(a.rounds[round].size(), b.rounds[round].size());
        for (std::size_t die = 0; die < dice; ++die) {
            const auto& one = a.rounds[round][die];
            const auto& other = b.rounds[round][die];
            if (one && other && *one != *other) {
                return AccountDifference{round, die};
            }
        }
    }
    const bool aEnds = a.rounds.size() < b.rounds.size() && !a.open;
    const bool bEnds = b.rounds.size() < a.rounds.size() && !b.open;
    return aEnds || bEnds ? std::optional(AccountDifference{both, std::nullopt}) : std::nullopt;
}

Account agreedOf(const Account& a, const Account& b) {
    const Account& longer = a.rounds.size() >= b.rounds.size() ? a : b;
    const Account& shorter = &longer == &a ? b : a;
    const bool sameLength = longer.rounds.size() == shorter.rounds.size();
    const bool taken = shorter.open || sameLength;
    Account agreed;
    agreed.open = sameLength ? a.open && b.open : !shorter.open || longer.open;
    for (std::size_t round = 0; round < (taken ? longer : shorter).rounds.size(); ++round) {
        RoundRemembered faces = longer.rounds[round];
        if (round < shorter.rounds.size()) {
            const RoundRemembered& others = shorter.rounds[round];
            if (faces.empty()) {
                faces = others;
            }
            for (std::size_t die = 0; die < std::min(faces.size(), others.size()); ++die) {
                if (!faces[die]) {
                    faces[die] = others[die];
                } else if (others[die] && *others[die] != *faces[die]) {
                    faces[die].reset();
                }
            }
        }
        agreed.rounds.push_back(std::move(faces));
    }
    return agreed;
}

}  // namespace engine
