// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <ostream>
#include <utility>

#include <fmt/format.h>

#include "adjudicator/cli/combat/odds_answer.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/text/combat_words.h"

namespace adjudicator::cli {

namespace {

using engine::Language;

constexpr std::size_t kBarWidth = 32;
constexpr std::size_t kMostGarrisons = 10;

/// A bar of so much of the full width; the attacker's is solid, the defender's dotted.
std::string barOf(double share, bool attacker) {
    const auto length = static_cast<std::size_t>(std::lround(std::clamp(share, 0.0, 1.0) * kBarWidth));
    std::string bar;
    for (std::size_t i = 0; i < length; ++i) {
        bar += attacker ? "█" : "░";
    }
    return bar.empty() && share > 0 ? "·" : bar;
}

/// Lines of one list, with bars to a common scale when charts are wanted.
class Lines {
public:
    Lines(std::ostream& out, bool chart, Language language) : m_out(out), m_chart(chart), m_language(language) {}
    /// Of what a full bar stands for.
    void scale(double full) { m_full = full > 0 ? full : 1; }
    void line(const std::string& what, double p, bool attacker) const {
        m_out << formatted(m_language, "  {:<30} {:6.2Lf} %", what, 100 * p);
        if (m_chart) {
            const std::string bar = barOf(p / m_full, attacker);
            m_out << (bar.empty() ? "" : "  ") << bar;
        }
        m_out << "\n";
    }

private:
    std::ostream& m_out;
    bool m_chart;
    Language m_language;
    double m_full = 1;
};

void printOdds(std::ostream& out, const engine::Odds& odds, bool chart, Language language) {
    Lines lines(out, chart, language);
    double most = 0;
    for (const auto& left : odds.attackerLeft) {
        most = std::max(most, left.p);
    }
    for (const auto& left : odds.defenderLeft) {
        most = std::max(most, left.p);
    }
    lines.line(say(language, "attacker wins"), odds.attackerWins, true);
    lines.scale(most);
    for (const auto& left : odds.attackerLeft) {
        lines.line(say(language, "  with {}", inWordsOf(language, engine::toText(left.units))), left.p, true);
    }
    lines.scale(1);
    lines.line(say(language, "defender holds"), odds.defenderHolds, false);
    lines.scale(most);
    for (const auto& left : odds.defenderLeft) {
        lines.line(say(language, "  with {}", inWordsOf(language, engine::toText(left.standing))), left.p, false);
    }
    out << say(language, "Rounds: {:.2Lf} on average\n", odds.meanRounds);
    lines.scale(odds.rounds.empty() ? 1 : *std::max_element(odds.rounds.begin(), odds.rounds.end()));
    for (std::size_t k = 0; k < odds.rounds.size(); ++k) {
        if (odds.rounds[k] > 0) {
            lines.line(fmt::format("  {}", k), odds.rounds[k], true);
        }
    }
}

void printCourse(std::ostream& out, const std::vector<CourseStep>& course, bool chart, Language language) {
    out << say(language, "Chance of the attacker, round by round\n");
    const Lines lines(out, chart, language);
    for (std::size_t i = 0; i < course.size(); ++i) {
        lines.line(fmt::format("  {}  {} : {}", i, inWordsOf(language, engine::toText(course[i].attacker)),
                               inWordsOf(language, engine::toText(course[i].defender))),
                   course[i].attackerWins, true);
    }
}

void printStopping(std::ostream& out, const engine::Stopping& stopping, Language language) {
    out << say(language, "When to stop (gains in cards)\n");
    out << say(language, "  expected gain: {:+.2Lf} by the rule, {:+.2Lf} fought to the end, 0 without an attack\n",
               stopping.gain, stopping.gainToTheEnd);
    out << say(language, "  by the rule the attacker wins {:.1Lf} %, stops {:.1Lf} %, is destroyed {:.1Lf} %\n",
               100 * stopping.wins, 100 * stopping.stops, 100 * stopping.destroyed);
    out << say(language, "  expected losses to the end: attacker {:.2Lf}, defender {:.2Lf}\n", stopping.attackerLoses,
               stopping.defenderLoses);
    // What the attacker should do, by what stands against it.
    std::vector<std::pair<std::string, std::pair<std::string, std::string>>> byDefender;
    for (const auto& state : stopping.states) {
        const std::string defender = inWordsOf(language, engine::toText(state.defender));
        auto at = std::find_if(byDefender.begin(), byDefender.end(),
                               [&](const auto& known) { return known.first == defender; });
        if (at == byDefender.end()) {
            at = byDefender.insert(byDefender.end(), {defender, {}});
        }
        std::string& list = state.fights ? at->second.first : at->second.second;
        list += (list.empty() ? "" : " ") + inWordsOf(language, engine::toText(state.attacker));
    }
    for (const auto& [defender, what] : byDefender) {
        std::string text = say(language, "against {}:", defender);
        if (!what.first.empty()) {
            text += say(language, " go on with {};", what.first);
        }
        if (!what.second.empty()) {
            text += say(language, " stop with {};", what.second);
        }
        text.pop_back();
        out << wrapped(text, 2);
    }
}

void printSwing(std::ostream& out, const engine::CombatSwing& swing, bool chart, Language language) {
    out << say(language, "What the defender loses less what the attacker loses, in cards\n");
    out << say(language,
               "  on average {:+.2Lf}, spread {:.2Lf}; median {:+.1Lf}, nine of ten from {:+.1Lf} to {:+.1Lf}\n",
               swing.mean, swing.spread, swing.value.median, swing.value.low, swing.value.high);
    Lines lines(out, chart, language);
    double most = 0;
    for (const auto& bar : swing.histogram) {
        most = std::max(most, bar.p);
    }
    lines.scale(most);
    for (const auto& bar : swing.histogram) {
        lines.line(fmt::format("  {:+.0f} … {:+.0f}", bar.from, bar.to), bar.p, bar.from >= 0);
    }
    out << say(language, "Pieces left, median and nine of ten: attacker {} ({}–{}), defender {} ({}–{})\n",
               swing.attackerLeft.median, swing.attackerLeft.low, swing.attackerLeft.high, swing.defenderLeft.median,
               swing.defenderLeft.low, swing.defenderLeft.high);
}

void printAdvice(std::ostream& out, const engine::AttackAdvice& advice, Language language) {
    out << say(language, "Attack now, later or not at all (gain in cards)\n");
    const auto line = [&](const std::string& what, const std::string& chance, double gain, bool best) {
        out << formatted(language, "{} {:<28} {:>9}  {:+8.2Lf}\n", best ? " >" : "  ", what, chance, gain);
    };
    for (std::size_t i = 0; i < advice.choices.size(); ++i) {
        const auto& choice = advice.choices[i];
        std::string what = say(language, "now");
        if (choice.more) {
            switch (*choice.more) {
                case engine::UnitKind::Infantry:
                    what = say(language, "after one more infantry");
                    break;
                case engine::UnitKind::Cavalry:
                    what = say(language, "after one more cavalry");
                    break;
                case engine::UnitKind::Artillery:
                    what = say(language, "after one more artillery");
                    break;
            }
        }
        line(what, formatted(language, "{:.2Lf} %", 100 * choice.wins), choice.gain, advice.best == i);
    }
    line(say(language, "not at all"), "-", 0, !advice.best);
}

void printGarrisons(std::ostream& out, const std::vector<engine::Garrison>& garrisons, double level,
                    Language language) {
    if (garrisons.empty()) {
        out << say(language, "No garrison holds it at {:Lg} %.\n", 100 * level);
        return;
    }
    out << say(language, "Held at {:Lg} % by (price in cards)\n", 100 * level);
    for (std::size_t i = 0; i < garrisons.size() && i < kMostGarrisons; ++i) {
        const auto& garrison = garrisons[i];
        std::string what =
            garrison.units.empty() ? say(language, "no army") : inWordsOf(language, engine::toText(garrison.units));
        if (garrison.walls > 0) {
            what += say(language, ", walls: {}", garrison.walls);
        }
        out << formatted(language, "  {:<30} {:6.2Lf} %  {:8.2Lf}\n", what, 100 * garrison.holds, garrison.price);
    }
    if (garrisons.size() > kMostGarrisons) {
        out << say(language, "  and {} more\n", garrisons.size() - kMostGarrisons);
    }
}

void printPrices(std::ostream& out, const engine::CombatPrices& prices, Language language) {
    std::string text = say(language, "House prices in cards, not from the source (--price NAME=N):");
    for (std::size_t i = 0; i < engine::kWeightCount; ++i) {
        text += formatted(language, "{} {} {:.4Lg}", i > 0 ? "," : "",
                          inWordsOf(language, engine::toText(static_cast<engine::Weight>(i))), prices.weights[i]);
    }
    out << wrapped(text);
}

}  // namespace

void print(std::ostream& out, const OddsAnswer& answer, bool chart, Language language) {
    if (!answer.combat.battle.over()) {
        out << describe(answer.combat, language) << "\n";
    }
    printOdds(out, answer.odds, chart, language);
    if (!answer.course.empty()) {
        printCourse(out, answer.course, chart, language);
    }
    if (answer.stopping) {
        printStopping(out, *answer.stopping, language);
    }
    if (answer.swing) {
        printSwing(out, *answer.swing, chart, language);
    }
    if (answer.advice) {
        printAdvice(out, *answer.advice, language);
    }
    if (answer.garrisons) {
        printGarrisons(out, *answer.garrisons, answer.level, language);
    }
    if (answer.stopping || answer.advice || answer.garrisons || answer.swing) {
        printPrices(out, answer.prices, language);
    }
}

}  // namespace adjudicator::cli
