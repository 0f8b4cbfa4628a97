// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/combinations.h"

#include <algorithm>
#include <array>
#include <utility>

namespace engine {

namespace {

// Shadow Economy is for two, the Monopolists for four to six; the dice game has no board at all.
constexpr std::array kExclusions{
    Exclusion{Document::Monopolists, Document::Shadow, clause::MO_1, clause::SW_1},
    Exclusion{Document::DiceGamePlus, Document::Base, clause::WP_1, clause::B_1},
    Exclusion{Document::DiceGamePlus, Document::Soldiers, clause::WP_1, clause::SA_1},
    Exclusion{Document::DiceGamePlus, Document::Monopolists, clause::WP_1, clause::MO_1},
    Exclusion{Document::DiceGamePlus, Document::Shadow, clause::WP_1, clause::SW_1},
    Exclusion{Document::DiceGamePlus, Document::Ccm, clause::WP_1, clause::CC_1},
};

/// Two documents set a number differently: the ruling that decides, and whose number its first option takes.
struct Contest {
    Number number{};
    Document first{};
    Document second{};
    RulingId ruling{};
    Document byDefault{};
};
constexpr std::array kContests{
    Contest{Number::WinningScore, Document::Soldiers, Document::Monopolists, ruling::R_X_SA_MO_SCORE,
            Document::Monopolists},
    Contest{Number::WinningScore, Document::Soldiers, Document::Shadow, ruling::R_X_SA_SW_SCORE, Document::Soldiers},
    Contest{Number::WallsPerCity, Document::Soldiers, Document::Monopolists, ruling::R_X_SA_MO_WALLS,
            Document::Soldiers},
    Contest{Number::Walls, Document::Soldiers, Document::Monopolists, ruling::R_X_SA_MO_WALLS, Document::Soldiers},
    Contest{Number::HandLimitPerWall, Document::Soldiers, Document::Monopolists, ruling::R_X_SA_MO_HAND,
            Document::Soldiers},
};

const Contest* contestOf(const RulesDraft::Claim& a, const RulesDraft::Claim& b) {
    const auto found = std::ranges::find_if(kContests, [&](const Contest& contest) {
        return contest.number == a.number && contest.first == a.document && contest.second == b.document;
    });
    return found == kContests.end() ? nullptr : &*found;
}

}  // namespace

std::optional<Exclusion> exclusionAmong(const std::vector<Document>& documents) {
    const auto has = [&](Document document) { return std::ranges::find(documents, document) != documents.end(); };
    for (const Exclusion& exclusion : kExclusions) {
        if (has(exclusion.first) && has(exclusion.second)) {
            return exclusion;
        }
    }
    return std::nullopt;
}

bool settleNumbers(RulesDraft& draft) {
    for (std::size_t i = 0; i < kNumberRoom; ++i) {
        std::optional<RulesDraft::Claim> winner;
        for (const RulesDraft::Claim& claim : draft.claims()) {
            if (static_cast<std::size_t>(claim.number) != i) {
                continue;
            }
            if (!winner || winner->document == Document::Base || winner->value == claim.value) {
                winner = winner && winner->document != Document::Base ? winner : claim;
                continue;
            }
            const Contest* contest = contestOf(*winner, claim);
            if (contest == nullptr) {
                return false;
            }
            const bool first = (draft.rulings().option(contest->ruling) == 0) == (contest->byDefault == contest->first);
            winner = first ? *winner : claim;
        }
        if (winner) {
            draft.settle(*winner);
        }
    }
    return true;
}

bool keepsItsScore(const Rules& rules) {
    // The first option of each takes the agreed score.
    constexpr std::array kScores{std::pair{Document::Soldiers, ruling::R_X_SA_CC_SCORE},
                                 std::pair{Document::Monopolists, ruling::R_X_MO_CC_SCORE},
                                 std::pair{Document::Shadow, ruling::R_X_SW_CC_SCORE}};
    const Document setter = documentOf(rules.clauseOf(Number::WinningScore));
    return std::ranges::any_of(
        kScores, [&](const auto& score) { return score.first == setter && rules.rulings.option(score.second) != 0; });
}

void settleChoices(RulesDraft& draft) {
    Rules& rules = draft.rules();
    const bool soldiers = rules.has(Document::Soldiers);
    if (soldiers && rules.has(Document::Monopolists)) {
        if (rules.rulings.get<RXSaMoStart>() == RXSaMoStart::TwoSettlements) {
            rules.founding = Founding::TwoSettlements;
        }
        draft.suspend(rules.rulings.get<RXSaMoCards>() == RXSaMoCards::Drawn ? clause::MO_18 : clause::SA_D1);
    }
    if (soldiers && rules.has(Document::Ccm) && rules.rulings.get<RXSaCcArmy>() == RXSaCcArmy::InPlay) {
        rules.clauses.set(index(clause::B_12));
    }
}

}  // namespace engine
