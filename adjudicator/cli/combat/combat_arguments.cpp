// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/combat/combat_arguments.h"

#include <algorithm>

#include "adjudicator/cli/say.h"
#include "adjudicator/text/combat_words.h"

namespace adjudicator::cli {

using engine::Language;

void addCombatOptions(CLI::App& command, CombatArguments& arguments) {
    const auto each = [](CLI::Option* option) { option->allow_extra_args(false); };
    each(
        command
            .add_option("--attacker", arguments.combat.attackers, "An attacking army, like 1A2C3I; again for each ally")
            ->required()
            ->type_name("UNITS"));
    command
        .add_option("--defender", arguments.combat.defender,
                    "What is attacked: an army (1C2I) or a building (settlement, city, metropolis, each also with "
                    "/upside-down); 1C+city is short for --defender 1C --covering city")
        ->required()
        ->type_name("STATE");
    command.add_option("--walls", arguments.combat.walls, "City walls under the building, 0 to 3")->type_name("N");
    command
        .add_option("--covering", arguments.combat.covering,
                    "The building on the attacked army's crossing, fought after it")
        ->type_name("BUILDING");
    each(command
             .add_option("--ally", arguments.combat.allies, "An army that defends together with what --defender names")
             ->type_name("UNITS"));
    each(command
             .add_option("--covering-ally", arguments.combat.coveringAllies,
                         "An army that defends together with the covered building")
             ->type_name("UNITS"));
    each(command
             .add_option("--ruling", arguments.combat.rulings,
                         "How an open point of the rules is settled, like R-ALLY-DIE=sum")
             ->type_name("ID=OPTION"));
    each(command
             .add_option("--switch", arguments.combat.switches,
                         "An optional clause in force: SA-V2 (cities defend with d10)")
             ->type_name("CLAUSE"));
    command.add_option("--stop-after", arguments.stopAfter, "The attacker stops after N rounds")->type_name("N");
    command.add_flag("--json", arguments.json, "Print one JSON document");
}

engine::Expected<CombatCase, ArgumentFault> combatCase(const CombatArguments& arguments, Language language) {
    CombatText typed = arguments.combat;
    typed.defender = inFileWords(typed.defender);
    typed.covering = inFileWords(typed.covering);
    for (auto* armies : {&typed.attackers, &typed.allies, &typed.coveringAllies}) {
        std::ranges::transform(*armies, armies->begin(), &inFileWords);
    }
    auto combat = adjudicator::combatCase(typed, language);
    if (!combat) {
        return engine::unexpected(ArgumentFault{"--" + combat.error().field, combat.error().text});
    }
    if (arguments.stopAfter.value_or(0) < 0) {
        return engine::unexpected(ArgumentFault{"--stop-after", say(language, "the number of rounds is 0 or more")});
    }
    return std::move(*combat);
}

ArgumentFault tooManyStates(Language language) {
    return {"--attacker", say(language, "so many allied armies have more ends than can be counted exactly")};
}

}  // namespace adjudicator::cli
