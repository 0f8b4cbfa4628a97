// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/combat/odds_answer.h"

#include <charconv>
#include <cmath>
#include <utility>

#include "adjudicator/cli/say.h"
#include "adjudicator/text/combat_words.h"

namespace adjudicator::cli {

namespace {

using engine::Language;

constexpr double kDearest = 1e6;

engine::Expected<engine::CombatPrices, ArgumentFault> pricesFrom(const std::vector<std::string>& texts,
                                                                 Language language) {
    engine::CombatPrices prices;
    for (const std::string& typed : texts) {
        const std::string text = inFileWords(typed);
        const std::size_t equals = text.find('=');
        const auto weight = engine::weightFromText(std::string_view(text).substr(0, equals));
        if (equals == std::string::npos || !weight) {
            std::string names;
            for (std::size_t i = 0; i < engine::kWeightCount; ++i) {
                names += (i > 0 ? " " : "") + inWordsOf(language, engine::toText(static_cast<engine::Weight>(i)));
            }
            return engine::unexpected(
                ArgumentFault{"--price", say(language, "'{}' is not of the form NAME=N with one of {}", typed, names)});
        }
        double value = 0;
        const char* end = text.data() + text.size();
        const auto [read, error] = std::from_chars(text.data() + equals + 1, end, value);
        if (error != std::errc{} || read != end || !std::isfinite(value) || value < 0 || value > kDearest) {
            return engine::unexpected(ArgumentFault{"--price", say(language, "'{}': the number is 0 or more", typed)});
        }
        prices.set(*weight, value);
    }
    return prices;
}

/// Fights the rounds given; the combat is then where they lead to.
engine::Expected<std::vector<CourseStep>, ArgumentFault> fight(CombatCase& combat, const std::string& dice,
                                                               Language language) {
    using Kind = engine::AccountFault::Kind;
    const auto account = accountFrom(combat, dice, language);
    if (!account) {
        return engine::unexpected(ArgumentFault{"--" + account.error().field, account.error().text});
    }
    const auto play = engine::BestPlay::of(combat.battle, combat.rules);
    if (!play) {
        return engine::unexpected(tooManyStates(language));
    }
    std::vector<CourseStep> course;
    const auto step = [&]() -> bool {
        const auto odds = engine::oddsOf(combat.battle, combat.rules);
        if (odds) {
            course.push_back(
                {engine::standingOf(combat.battle.attacker), combat.battle.defenderStanding(), odds->attackerWins});
        }
        return odds.has_value();
    };
    if (!step()) {
        return engine::unexpected(tooManyStates(language));
    }
    for (std::size_t number = 0; number < account->rounds.size(); ++number) {
        std::vector<int> faces;
        for (const std::optional<int>& face : account->rounds[number]) {
            if (!face) {
                return engine::unexpected(
                    ArgumentFault{"--dice", say(language, "every face must be known; round {} has a '?'", number + 1)});
            }
            faces.push_back(*face);
        }
        const auto round = engine::loserOf(combat.battle, faces, combat.rules).and_then([&](engine::Party loser) {
            return engine::decideRound(combat.battle, faces, combat.rules, play->choose(combat.battle, loser));
        });
        if (!round) {
            engine::AccountFault fault{Kind::CombatOver, number, round.error().at};
            if (round.error().kind == engine::RoundFault::Kind::WrongCount) {
                fault.kind = Kind::WrongCount;
            } else if (round.error().kind == engine::RoundFault::Kind::FaceOutOfRange) {
                fault.kind = Kind::FaceOutOfRange;
            }
            return engine::unexpected(ArgumentFault{"--dice", sentence(fault, language)});
        }
        combat.battle = round->after;
        if (!step()) {
            return engine::unexpected(tooManyStates(language));
        }
    }
    return course;
}

engine::Expected<std::vector<engine::Garrison>, ArgumentFault> garrisons(const OddsAnswer& answer, double percent,
                                                                         Language language) {
    const engine::Battle& battle = answer.combat.battle;
    if (!(percent > 0 && percent <= 100)) {
        return engine::unexpected(ArgumentFault{"--garrison", say(language, "a percentage above 0, at most 100")});
    }
    if (!battle.defender.fort || !battle.defender.armies.empty()) {
        return engine::unexpected(ArgumentFault{
            "--garrison", say(language, "the defender is a building alone; the army is what is looked for")});
    }
    return engine::garrisonsFor(battle.attacker, *battle.defender.fort, percent / 100, answer.combat.rules,
                                answer.prices);
}

}  // namespace

engine::Expected<OddsAnswer, ArgumentFault> oddsAnswer(const OddsRequest& request, Language language) {
    auto combat = combatCase(request.combat, language);
    if (!combat) {
        return engine::unexpected(combat.error());
    }
    const auto prices = pricesFrom(request.prices, language);
    if (!prices) {
        return engine::unexpected(prices.error());
    }
    OddsAnswer answer{std::move(*combat), {}, *prices, {}, {}, {}, {}, {}, 0};
    if (request.dice) {
        auto course = fight(answer.combat, *request.dice, language);
        if (!course) {
            return engine::unexpected(course.error());
        }
        answer.course = std::move(*course);
    }
    const engine::Battle& battle = answer.combat.battle;
    const engine::CombatRules& rules = answer.combat.rules;
    auto odds = engine::oddsOf(battle, rules, request.combat.stopAfter);
    if (!odds) {
        return engine::unexpected(tooManyStates(language));
    }
    answer.odds = std::move(*odds);
    if (request.stopping) {
        auto stopping = engine::stoppingOf(battle, rules, *prices);
        if (!stopping) {
            return engine::unexpected(tooManyStates(language));
        }
        answer.stopping = std::move(*stopping);
    }
    if (request.swing) {
        auto swing = engine::swingOf(battle, rules, *prices);
        if (!swing) {
            return engine::unexpected(tooManyStates(language));
        }
        answer.swing = std::move(*swing);
    }
    if (request.advice) {
        auto advice = engine::adviceOf(battle, rules, *prices);
        if (!advice) {
            return engine::unexpected(tooManyStates(language));
        }
        answer.advice = std::move(*advice);
    }
    if (request.garrison) {
        auto found = garrisons(answer, *request.garrison, language);
        if (!found) {
            return engine::unexpected(found.error());
        }
        answer.garrisons = std::move(*found);
        answer.level = *request.garrison / 100;
    }
    return answer;
}

}  // namespace adjudicator::cli
