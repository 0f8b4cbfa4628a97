// SPDX-License-Identifier: GPL-3.0-or-later

#include <memory>
#include <ostream>

#include <nlohmann/json.hpp>

#include "adjudicator/cli/combat_arguments.h"
#include "adjudicator/cli/command.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "engine/combat/odds.h"

namespace adjudicator::cli {

namespace {

using engine::Language;

nlohmann::ordered_json jsonOf(const engine::Odds& odds) {
    nlohmann::ordered_json attackerLeft = nlohmann::ordered_json::array();
    for (const auto& left : odds.attackerLeft) {
        attackerLeft.push_back({{"units", engine::toText(left.units)}, {"p", left.p}});
    }
    nlohmann::ordered_json defenderLeft = nlohmann::ordered_json::array();
    for (const auto& left : odds.defenderLeft) {
        defenderLeft.push_back({{"state", engine::toText(left.standing)}, {"p", left.p}});
    }
    return {{"attacker_wins", odds.attackerWins},
            {"defender_holds", odds.defenderHolds},
            {"rounds", {{"mean", odds.meanRounds}, {"distribution", odds.rounds}}},
            {"attacker_left", attackerLeft},
            {"defender_left", defenderLeft}};
}

void print(std::ostream& out, const CombatCase& combat, const engine::Odds& odds, Language language) {
    const bool german = language == Language::German;
    const auto line = [&out](const std::string& what, double p) {
        out << fmt::format("  {:<26} {:6.2f} %\n", what, 100 * p);
    };
    out << describe(combat, language) << "\n";
    line(german ? "Angreifer gewinnt" : "attacker wins", odds.attackerWins);
    for (const auto& left : odds.attackerLeft) {
        line((german ? "  mit " : "  with ") + engine::toText(left.units), left.p);
    }
    line(german ? "Verteidiger hält stand" : "defender holds", odds.defenderHolds);
    for (const auto& left : odds.defenderLeft) {
        line((german ? "  mit " : "  with ") + engine::toText(left.standing), left.p);
    }
    out << say(language, "Rounds: {:.2f} on average\n", "Runden: im Mittel {:.2f}\n", odds.meanRounds);
    for (std::size_t k = 0; k < odds.rounds.size(); ++k) {
        if (odds.rounds[k] > 0) {
            line(fmt::format("  {}", k), odds.rounds[k]);
        }
    }
}

}  // namespace

void registerOdds(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    CLI::App* command = app.add_subcommand("odds", "The exact chances of a combat of Soldiers & Armies");
    const auto arguments = std::make_shared<CombatArguments>();
    addCombatOptions(*command, *arguments);
    command->footer(
        "Probabilities are joint: those of attacker_left add up to attacker_wins. With --stop-after a combat that is\n"
        "not decided by then counts as held. An alliance whose owner chooses its losses plays for its best chance.");
    command->callback([arguments, streams, &common, &exit] {
        const auto fail = [&](const ArgumentFault& fault) { exit = refuse(streams, fault.option, fault.text); };
        const auto combat = combatCase(*arguments, common.language);
        if (!combat) {
            return fail(combat.error());
        }
        const auto odds = engine::oddsOf(combat->battle, combat->rules, arguments->stopAfter);
        if (!odds) {
            return fail(tooManyStates(common.language));
        }
        if (arguments->json) {
            streams.out << jsonOf(*odds).dump() << "\n";
        } else {
            print(streams.out, *combat, *odds, common.language);
        }
        exit = kFine;
    });
}

}  // namespace adjudicator::cli
