// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <ostream>
#include <utility>

#include <fmt/format.h>

#include "adjudicator/cli/combat/odds_answer.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"

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
    Lines(std::ostream& out, bool chart) : m_out(out), m_chart(chart) {}
    /// Of what a full bar stands for.
    void scale(double full) { m_full = full > 0 ? full : 1; }
    void line(const std::string& what, double p, bool attacker) const {
        m_out << fmt::format("  {:<30} {:6.2f} %", what, 100 * p);
        if (m_chart) {
            const std::string bar = barOf(p / m_full, attacker);
            m_out << (bar.empty() ? "" : "  ") << bar;
        }
        m_out << "\n";
    }

private:
    std::ostream& m_out;
    bool m_chart;
    double m_full = 1;
};

void printOdds(std::ostream& out, const engine::Odds& odds, bool chart, Language language) {
    Lines lines(out, chart);
    double most = 0;
    for (const auto& left : odds.attackerLeft) {
        most = std::max(most, left.p);
    }
    for (const auto& left : odds.defenderLeft) {
        most = std::max(most, left.p);
    }
    lines.line(say(language, "attacker wins", "Angreifer gewinnt"), odds.attackerWins, true);
    lines.scale(most);
    for (const auto& left : odds.attackerLeft) {
        lines.line(say(language, "  with {}", "  mit {}", engine::toText(left.units)), left.p, true);
    }
    lines.scale(1);
    lines.line(say(language, "defender holds", "Verteidiger hält stand"), odds.defenderHolds, false);
    lines.scale(most);
    for (const auto& left : odds.defenderLeft) {
        lines.line(say(language, "  with {}", "  mit {}", engine::toText(left.standing)), left.p, false);
    }
    out << say(language, "Rounds: {:.2f} on average\n", "Runden: im Mittel {:.2f}\n", odds.meanRounds);
    lines.scale(odds.rounds.empty() ? 1 : *std::max_element(odds.rounds.begin(), odds.rounds.end()));
    for (std::size_t k = 0; k < odds.rounds.size(); ++k) {
        if (odds.rounds[k] > 0) {
            lines.line(fmt::format("  {}", k), odds.rounds[k], true);
        }
    }
}

void printCourse(std::ostream& out, const std::vector<CourseStep>& course, bool chart, Language language) {
    out << say(language, "Chance of the attacker, round by round\n",
               "Gewinnaussicht des Angreifers, Runde für Runde\n");
    const Lines lines(out, chart);
    for (std::size_t i = 0; i < course.size(); ++i) {
        lines.line(
            fmt::format("  {}  {} : {}", i, engine::toText(course[i].attacker), engine::toText(course[i].defender)),
            course[i].attackerWins, true);
    }
}

void printStopping(std::ostream& out, const engine::Stopping& stopping, Language language) {
    out << say(language, "When to stop (gains in cards)\n", "Wann aufhören (Gewinn in Karten)\n");
    out << say(language, "  expected gain: {:+.2f} by the rule, {:+.2f} fought to the end, 0 without an attack\n",
               "  erwarteter Gewinn: {:+.2f} nach der Regel, {:+.2f} bis zum Ende, 0 ohne Angriff\n", stopping.gain,
               stopping.gainToTheEnd);
    out << say(language, "  by the rule the attacker wins {:.1f} %, stops {:.1f} %, is destroyed {:.1f} %\n",
               "  nach der Regel gewinnt der Angreifer {:.1f} %, hört auf {:.1f} %, wird vernichtet {:.1f} %\n",
               100 * stopping.wins, 100 * stopping.stops, 100 * stopping.destroyed);
    out << say(language, "  expected losses to the end: attacker {:.2f}, defender {:.2f}\n",
               "  erwartete Verluste bis zum Ende: Angreifer {:.2f}, Verteidiger {:.2f}\n", stopping.attackerLoses,
               stopping.defenderLoses);
    // What the attacker should do, by what stands against it.
    std::vector<std::pair<std::string, std::pair<std::string, std::string>>> byDefender;
    for (const auto& state : stopping.states) {
        const std::string defender = engine::toText(state.defender);
        auto at = std::find_if(byDefender.begin(), byDefender.end(),
                               [&](const auto& known) { return known.first == defender; });
        if (at == byDefender.end()) {
            at = byDefender.insert(byDefender.end(), {defender, {}});
        }
        std::string& list = state.fights ? at->second.first : at->second.second;
        list += (list.empty() ? "" : " ") + engine::toText(state.attacker);
    }
    for (const auto& [defender, what] : byDefender) {
        std::string text = say(language, "against {}:", "gegen {}:", defender);
        if (!what.first.empty()) {
            text += say(language, " go on with {};", " weiter mit {};", what.first);
        }
        if (!what.second.empty()) {
            text += say(language, " stop with {};", " aufhören mit {};", what.second);
        }
        text.pop_back();
        out << wrapped(text, 2);
    }
}

void printSwing(std::ostream& out, const engine::CombatSwing& swing, bool chart, Language language) {
    out << say(language, "What the defender loses less what the attacker loses, in cards\n",
               "Was der Verteidiger verliert, weniger was der Angreifer verliert, in Karten\n");
    out << say(language, "  on average {:+.2f}, spread {:.2f}; median {:+.1f}, nine of ten from {:+.1f} to {:+.1f}\n",
               "  im Mittel {:+.2f}, Streuung {:.2f}; Median {:+.1f}, neun von zehn von {:+.1f} bis {:+.1f}\n",
               swing.mean, swing.spread, swing.value.median, swing.value.low, swing.value.high);
    Lines lines(out, chart);
    double most = 0;
    for (const auto& bar : swing.histogram) {
        most = std::max(most, bar.p);
    }
    lines.scale(most);
    for (const auto& bar : swing.histogram) {
        lines.line(fmt::format("  {:+.0f} … {:+.0f}", bar.from, bar.to), bar.p, bar.from >= 0);
    }
    out << say(language, "Pieces left, median and nine of ten: attacker {} ({}–{}), defender {} ({}–{})\n",
               "Übrige Figuren, Median und neun von zehn: Angreifer {} ({}–{}), Verteidiger {} ({}–{})\n",
               swing.attackerLeft.median, swing.attackerLeft.low, swing.attackerLeft.high, swing.defenderLeft.median,
               swing.defenderLeft.low, swing.defenderLeft.high);
}

void printAdvice(std::ostream& out, const engine::AttackAdvice& advice, Language language) {
    out << say(language, "Attack now, later or not at all (gain in cards)\n",
               "Jetzt angreifen, später oder gar nicht (Gewinn in Karten)\n");
    const auto line = [&](const std::string& what, const std::string& chance, double gain, bool best) {
        out << fmt::format("{} {:<28} {:>9}  {:+8.2f}\n", best ? " >" : "  ", what, chance, gain);
    };
    for (std::size_t i = 0; i < advice.choices.size(); ++i) {
        const auto& choice = advice.choices[i];
        std::string what = say(language, "now", "jetzt");
        if (choice.more) {
            switch (*choice.more) {
                case engine::UnitKind::Infantry:
                    what = say(language, "after one more infantry", "mit einer Infanterie mehr");
                    break;
                case engine::UnitKind::Cavalry:
                    what = say(language, "after one more cavalry", "mit einer Kavallerie mehr");
                    break;
                case engine::UnitKind::Artillery:
                    what = say(language, "after one more artillery", "mit einer Artillerie mehr");
                    break;
            }
        }
        line(what, fmt::format("{:.2f} %", 100 * choice.wins), choice.gain, advice.best == i);
    }
    line(say(language, "not at all", "gar nicht"), "-", 0, !advice.best);
}

void printGarrisons(std::ostream& out, const std::vector<engine::Garrison>& garrisons, double level,
                    Language language) {
    if (garrisons.empty()) {
        out << say(language, "No garrison holds it at {:g} %.\n", "Keine Besatzung hält es zu {:g} %.\n", 100 * level);
        return;
    }
    out << say(language, "Held at {:g} % by (price in cards)\n", "Zu {:g} % gehalten von (Preis in Karten)\n",
               100 * level);
    for (std::size_t i = 0; i < garrisons.size() && i < kMostGarrisons; ++i) {
        const auto& garrison = garrisons[i];
        std::string what =
            garrison.units.empty() ? say(language, "no army", "keiner Armee") : engine::toText(garrison.units);
        if (garrison.walls > 0) {
            what += say(language, ", walls: {}", ", Mauern: {}", garrison.walls);
        }
        out << fmt::format("  {:<30} {:6.2f} %  {:8.2f}\n", what, 100 * garrison.holds, garrison.price);
    }
    if (garrisons.size() > kMostGarrisons) {
        out << say(language, "  and {} more\n", "  und {} weitere\n", garrisons.size() - kMostGarrisons);
    }
}

void printPrices(std::ostream& out, const engine::CombatPrices& prices, Language language) {
    std::string text = say(language, "House prices in cards, not from the source (--price NAME=N):",
                           "Hauspreise in Karten, nicht aus der Quelle (--price NAME=N):");
    for (std::size_t i = 0; i < engine::kWeightCount; ++i) {
        text += fmt::format("{} {} {:.4g}", i > 0 ? "," : "", engine::toText(static_cast<engine::Weight>(i)),
                            prices.weights[i]);
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
