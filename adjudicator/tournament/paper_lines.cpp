// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/paper_lines.h"

#include <algorithm>

#include "adjudicator/text/say.h"
#include "adjudicator/text/tournament_text.h"
#include "adjudicator/text/words.h"
#include "engine/clauses/document.h"
#include "engine/rulesets/ccm/special_cards.h"
#include "engine/tournament/protest.h"

namespace adjudicator {

namespace cup = engine::tournament;
using engine::Language;

std::string specialCardsLine(int winningScore, Language language) {
    const auto cards = engine::specialCards(winningScore, static_cast<int>(cup::kMostAtTable));
    if (!cards) {
        return {};
    }
    const std::string second =
        cards->secondCardValue ? say(language, "; second place {}", *cards->secondCardValue) : std::string();
    return say(language, "At {} points: {} knights, road of {}, {} points each{}.", winningScore, cards->knights,
               cards->roadLength, cards->specialCardValue, second);
}

std::string rulesLine(const cup::Settings& settings, Language language) {
    std::string line;
    bool isCcm = false;
    for (const std::string& name : settings.documents) {
        const auto document = engine::documentFromText(name);
        line += (line.empty() ? "" : ", ") + (document ? std::string(word(*document, language)) : name);
        isCcm = isCcm || document == engine::Document::Ccm;
    }
    line += line.empty() ? "" : ". ";
    const std::string cards = isCcm ? specialCardsLine(settings.winningScore, language) : std::string();
    return line + (cards.empty() ? say(language, "Winning score {}.", settings.winningScore) : cards);
}

std::string protestRule(const cup::Settings& settings, const std::string& until, Language language) {
    const auto minutes = protestMinutes(settings);
    if (!minutes) {
        return say(language, "Breaches are reported at once, or the game stands.");
    }
    if (*minutes == 0) {
        return say(language, "Signing ends all protest.");
    }
    return say(language, "Protest within {} minutes of signing: until {}.", *minutes,
               until.empty() ? std::string("________") : until);
}

std::string claimLine(const cup::Position& position, const cup::ClaimedRanks& claimed, Language language) {
    std::vector<cup::RankChange> ranks = claimed.ranks;
    const auto& seats = position.pod(claimed.round, claimed.table)->seats;
    std::ranges::stable_partition(
        ranks, [&](const cup::RankChange& change) { return std::ranges::find(seats, change.player) != seats.end(); });
    std::string moves;
    constexpr std::size_t kMostNamed = 6;
    for (std::size_t i = 0; i < std::min(ranks.size(), kMostNamed); ++i) {
        moves +=
            (moves.empty() ? "" : "; ") + say(language, "{} {} instead of {}", (*position.table)[ranks[i].player].name,
                                              ranks[i].after.value_or(0), ranks[i].before.value_or(0));
    }
    if (ranks.size() > kMostNamed) {
        moves += say(language, "; and {} more", ranks.size() - kMostNamed);
    }
    return say(language, "If the claim holds: {}.",
               moves.empty() ? say(language, "nobody changes rank") : say(language, "rank of {}", moves));
}

std::vector<std::string> claimLines(const cup::Position& position, Language language) {
    std::vector<std::string> lines;
    for (const cup::ClaimedRanks& claimed : claimedRanks(position)) {
        lines.push_back(roundName(position.settings, claimed.round, language) + ", " +
                        say(language, "table {}: ", claimed.table) + claimLine(position, claimed, language));
    }
    return lines;
}

}  // namespace adjudicator
