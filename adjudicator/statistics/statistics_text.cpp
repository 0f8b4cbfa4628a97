// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/statistics/statistics_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "adjudicator/text/counted.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"

namespace adjudicator {

namespace {

using engine::Language;

std::string sourceWord(engine::DiceSource source, Language language) {
    switch (source) {
        case engine::DiceSource::Virtual:
            return say(language, "virtual dice");
        case engine::DiceSource::Entered:
            return say(language, "dice typed in");
        case engine::DiceSource::Camera:
            return say(language, "dice read by camera");
    }
    return {};
}

/// A share as people say it: "in 43 of 100 cases", "in 3 of 1000 cases".
std::string ofCases(double p, Language language) {
    constexpr double kFew = 0.095;
    constexpr double kVeryFew = 0.0005;
    if (p < kVeryFew) {
        return say(language, "in fewer than 1 of 1000 cases");
    }
    return p < kFew ? say(language, "in {} of 1000 cases", std::lround(p * 1000))
                    : say(language, "in {} of 100 cases", std::lround(p * 100));
}

std::string figures(const Fit& fit, Language language) {
    constexpr double kLeastShown = 0.001;
    const std::string p =
        fit.p < kLeastShown ? "p < " + decimal(kLeastShown, 3, language) : "p = " + decimal(fit.p, 3, language);
    return say(language, "(chi-square {}, {} degrees of freedom, {})", decimal(fit.statistic, 1, language), fit.degrees,
               p);
}

}  // namespace

std::string decimal(double value, int places, Language language) {
    return numberAsIn(language, fmt::format("{:.{}f}", value, places));
}

std::string durationText(double seconds) {
    constexpr long kMinute = 60;
    const long whole = std::lround(seconds);
    const long minutes = whole / kMinute;
    return minutes < kMinute ? fmt::format("{}:{:02}", minutes, whole % kMinute)
                             : fmt::format("{}:{:02}:{:02}", minutes / kMinute, minutes % kMinute, whole % kMinute);
}

std::string titleOf(const DiceTally& tally, Language language) {
    const std::string source = sourceWord(tally.source, language);
    return tally.isSum ? say(language, "Production rolls, {}", source) : say(language, "d{}, {}", tally.sides, source);
}

std::string verdictText(const DiceTally& tally, Language language) {
    const Fit& fit = tally.fit;
    switch (fit.verdict) {
        case FitVerdict::TooFew:
            return say(language, "{} cannot tell anything yet; the test begins to mean something at about {}.",
                       counted(language, fit.throws, OneOrMany{"throw", {"of", "throws"}}), fit.throwsForAll);
        case FitVerdict::Inconspicuous:
            return say(language, "These dice are not conspicuous: fair ones come out at least this uneven {} {}.",
                       ofCases(fit.p, language), figures(fit, language));
        case FitVerdict::Conspicuous:
            return say(language,
                       "These dice are conspicuous: fair ones come out at least this uneven only {} {}. That proves "
                       "nothing: who tests many dice finds some that fair chance has made so.",
                       ofCases(fit.p, language), figures(fit, language));
    }
    return {};
}

std::string caveatText(const DiceTally& tally, Language language) {
    const Fit& fit = tally.fit;
    std::string text;
    if (fit.verdict != FitVerdict::TooFew && fit.isMerged(tally.counts.size())) {
        text = say(language, "Results expected fewer than 5 times were counted together with their neighbours. ");
    }
    const std::string what = tally.isSum ? say(language, "a 7 that falls half again as often")
                                         : say(language, "a face that falls half again as often");
    if (fit.couldFind()) {
        text += say(language, "{} throws would show {} in 4 of 5 cases.", fit.throws, what);
    } else {
        text += say(language, "To find {} takes about {} throws; with {} it is easily missed.", what, fit.throwsToFind,
                    fit.throws);
    }
    return text;
}

std::string percentileText(const Account& account, Language language) {
    constexpr double kNothing = 1e-9;
    if (account.deviation() < kNothing) {
        return {};
    }
    const double percentile = account.percentile();
    constexpr double kMiddle = 0.5;
    const long less = std::lround(percentile * 100);
    return percentile >= kMiddle ? say(language, "luckier than {} of 100", less)
                                 : say(language, "unluckier than {} of 100", 100 - less);
}

std::string wordFor(CardSource source, Language language) {
    switch (source) {
        case CardSource::Production:
            return say(language, "Production");
        case CardSource::Founding:
            return say(language, "Founding");
        case CardSource::Trade:
            return say(language, "Trade");
        case CardSource::Theft:
            return say(language, "Stolen");
        case CardSource::Development:
            return say(language, "Development cards");
        case CardSource::Other:
            return say(language, "Other");
    }
    return {};
}

std::string wordFor(const std::optional<engine::CombatOutcome>& outcome, Language language) {
    if (!outcome) {
        return say(language, "under way");
    }
    switch (*outcome) {
        case engine::CombatOutcome::Conquered:
            return say(language, "attacker won");
        case engine::CombatOutcome::AttackerDestroyed:
            return say(language, "defender held");
        case engine::CombatOutcome::Stopped:
            return say(language, "stopped");
    }
    return {};
}

}  // namespace adjudicator
