// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/dispute/luck_text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "adjudicator/text/counted.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"

namespace adjudicator {

using engine::Language;

namespace {

constexpr long kLargestShare = 1'000'000;
/// Nearer to 0 or 1 than this is that.
constexpr double kAsGoodAsNever = 1e-9;

/// So many of so many, in the smallest power of ten from 100 on that leaves at least one.
struct Share {
    long count = 0;
    long of = 100;
};

Share shareOf(double p) {
    Share share;
    while (share.of < kLargestShare && p * static_cast<double>(share.of) < 1) {
        share.of *= 10;
    }
    share.count = std::lround(p * static_cast<double>(share.of));
    return share;
}

/// "10,000", "10.000".
std::string numberText(long number, Language language) {
    std::string text = std::to_string(number);
    for (std::size_t i = text.size(); i > 3; i -= 3) {
        text.insert(i - 3, Phrase{"between thousands", ","}.in(language));
    }
    return text;
}

std::string capital(std::string text) {
    text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    return text;
}

bool isOne(double p) {
    return shareOf(p).count == 1;
}

std::string combatLuck(const DisputedCombat& combat, const engine::Table& table, Language language) {
    const bool isGood = combat.luck->asGood < combat.luck->asBad;
    const double p = std::min(combat.luck->asGood, combat.luck->asBad);
    const std::string who = displayName(combat.attacker, table, language);
    const std::string rounds = counted(language, combat.rounds, OneOrMany{{"luck text", "round"}, "rounds"});
    const std::string how = isGood ? say(language, "well") : say(language, "badly");
    const std::string rare = luckWord(*combat.luck, language);
    if (p > 1 - kAsGoodAsNever) {
        return say(language, "Every such combat goes like this for {} after {}: that is {}.", who, rounds, rare);
    }
    const std::string share = capital(shareText(p, language));
    return isOne(p) ? say(language, "{} such combats goes at least this {} for {} after {}: that is {}.", share, how,
                          who, rounds, rare)
                    : say(language, "{} such combats go at least this {} for {} after {}: that is {}.", share, how, who,
                          rounds, rare);
}

}  // namespace

std::string shareText(double p, Language language) {
    const bool isMost = p > 0.99;
    const Share share = shareOf(isMost ? 1 - p : p);
    const std::string of = numberText(share.of, language);
    if (share.count == 0) {
        return isMost ? say(language, "all but fewer than 1 of {}", of) : say(language, "fewer than 1 of {}", of);
    }
    return isMost ? say(language, "all but about {} of {}", share.count, of)
                  : say(language, "about {} of {}", share.count, of);
}

std::string luckWord(const Luck& luck, Language language) {
    constexpr double kUncommon = 0.05;
    constexpr double kRare = 0.01;
    const double rarer = std::min(luck.asGood, luck.asBad);
    if (rarer >= kUncommon) {
        return say(language, "ordinary");
    }
    const bool lucky = luck.asGood < luck.asBad;
    const bool very = rarer < kRare;
    if (lucky) {
        return very ? say(language, "very lucky") : say(language, "lucky");
    }
    return very ? say(language, "very unlucky") : say(language, "unlucky");
}

std::string luckText(const Dispute& dispute, Language language) {
    if (dispute.combat && dispute.combat->luck) {
        return combatLuck(*dispute.combat, *dispute.steps.front().before.table, language);
    }
    const auto& thrown = dispute.steps[dispute.asked].thrown;
    if (!dispute.luck || !thrown) {
        return {};
    }
    const int sum = std::accumulate(thrown->faces.begin(), thrown->faces.end(), 0);
    const bool isHigh = dispute.luck->asGood < dispute.luck->asBad;
    const double p = std::min(dispute.luck->asGood, dispute.luck->asBad);
    if (p > 1 - kAsGoodAsNever) {
        return {};
    }
    const std::string share = capital(shareText(p, language));
    const std::string what = isHigh ? say(language, "{} or more", sum) : say(language, "{} or less", sum);
    return isOne(p) ? say(language, "{} rolls shows {}.", share, what)
                    : say(language, "{} rolls show {}.", share, what);
}

std::string chanceText(const Dispute& dispute, Language language) {
    if (!dispute.combat || !dispute.combat->start.attackerWins) {
        return {};
    }
    const double p = *dispute.combat->start.attackerWins;
    const std::string who = displayName(dispute.combat->attacker, *dispute.steps.front().before.table, language);
    if (p > 1 - kAsGoodAsNever || p < kAsGoodAsNever) {
        return p < kAsGoodAsNever
                   ? say(language, "Before the first round: {} cannot win such a combat.", who)
                   : say(language, "Before the first round: {} wins every such combat, if nobody stops.", who);
    }
    return say(language, "Before the first round: {} wins {} such combats, if nobody stops.", who,
               shareText(p, language));
}

}  // namespace adjudicator
