// SPDX-License-Identifier: GPL-3.0-or-later

#include <memory>
#include <ostream>

#include <nlohmann/json.hpp>

#include "adjudicator/cli/combat/odds_answer.h"
#include "adjudicator/cli/command.h"
#include "adjudicator/cli/text.h"

namespace adjudicator::cli {

void registerOdds(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    CLI::App* command = app.add_subcommand("odds", "The exact chances of a combat of Soldiers & Armies");
    const auto request = std::make_shared<OddsRequest>();
    addCombatOptions(*command, request->combat);
    command
        ->add_option("--dice", request->dice,
                     "Rounds already fought, attacker's and defender's faces in turn; the odds are those after them")
        ->type_name("a,d,a,d,…");
    command->add_flag("--chart", request->chart, "Draw bars: outcomes, rounds, the chance round by round");
    command->add_flag("--stopping", request->stopping, "When the attacker should stop, and what that gains");
    command->add_flag("--swing", request->swing,
                      "How far its value swings, with spread and histogram, and what is left");
    command->add_flag("--advice", request->advice, "Whether to attack now, after one more unit, or not at all");
    command
        ->add_option("--garrison", request->garrison,
                     "Which armies and walls hold the defending building at so many per cent; exit 1 when none does")
        ->type_name("PERCENT");
    command
        ->add_option("--price", request->prices,
                     "What something is worth in cards, like cavalry=4; also settlement, city, metropolis, capital, "
                     "wall, point, wait (a turn's delay), share (of the defender's losses that counts as a gain)")
        ->type_name("NAME=N")
        ->allow_extra_args(false);
    command->footer(
        "Probabilities are joint: those of attacker_left add up to attacker_wins. With --stop-after a combat that is\n"
        "not decided by then counts as held. An alliance whose owner chooses its losses plays for its best chance;\n"
        "with --stopping the attacker's for the highest gain, the defender's for the lowest.");
    command->callback([request, streams, &common, &exit] {
        const auto answer = oddsAnswer(*request, common.language);
        if (!answer) {
            exit = refuse(streams, answer.error().option, answer.error().text);
            return;
        }
        if (request->combat.json) {
            streams.out << jsonOf(*answer).dump() << "\n";
        } else {
            print(streams.out, *answer, request->chart, common.language);
        }
        exit = answer->garrisons && answer->garrisons->empty() ? kAnswerIsNo : kFine;
    });
}

}  // namespace adjudicator::cli
