// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/combat_arguments.h"

#include <utility>

#include "adjudicator/cli/say.h"
#include "engine/clauses/rulings.h"

namespace adjudicator::cli {

namespace {

using engine::Language;

engine::Expected<engine::CombatRules, ArgumentFault> rulesFrom(const CombatArguments& arguments, Language language) {
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const std::string& text : arguments.rulings) {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos) {
            return engine::unexpected(ArgumentFault{"--ruling", say(language, "'{}' is not of the form ID=OPTION",
                                                                    "'{}' hat nicht die Form ID=OPTION", text)});
        }
        pairs.emplace_back(text.substr(0, equals), text.substr(equals + 1));
    }
    const auto rulings = engine::rulingsFrom(pairs);
    if (!rulings) {
        const engine::RulingFault& fault = rulings.error();
        std::string text;
        switch (fault.kind) {
            case engine::RulingFault::Kind::UnknownRuling:
                text = say(language, "there is no ruling '{}'", "es gibt keine Festlegung '{}'", fault.ruling);
                break;
            case engine::RulingFault::Kind::UnknownOption:
                text = say(language, "{} has no option '{}'", "{} hat keine Option '{}'", fault.ruling, fault.option);
                break;
            case engine::RulingFault::Kind::ChosenTwice:
                text = say(language, "{} is given two options", "{} hat zwei Optionen bekommen", fault.ruling);
                break;
        }
        return engine::unexpected(ArgumentFault{"--ruling", text});
    }
    engine::CombatRules rules;
    rules.allyDie = rulings->get<engine::RAllyDie>();
    rules.allyLoss = rulings->get<engine::RAllyLoss>();
    rules.wallsDrop = rulings->get<engine::RWallsDrop>();
    for (const std::string& text : arguments.switches) {
        if (engine::clauseFromText(text) != engine::clause::SA_V2) {
            return engine::unexpected(
                ArgumentFault{"--switch", say(language, "'{}' is no optional clause of combat (SA-V2 is)",
                                              "'{}' ist keine wählbare Kampfregel (SA-V2 ist eine)", text)});
        }
        rules.citiesThrowTen = true;
    }
    return rules;
}

engine::Expected<std::vector<engine::Units>, ArgumentFault> armiesFrom(const std::vector<std::string>& texts,
                                                                       const char* option, Language language) {
    std::vector<engine::Units> armies;
    for (const std::string& text : texts) {
        const auto units = engine::unitsFromText(text);
        if (!units) {
            return engine::unexpected(
                ArgumentFault{option, say(language, "'{}' is no army; write it like 1A2C3I, at most {} of a kind",
                                          "'{}' ist keine Armee; Schreibweise wie 1A2C3I, höchstens {} je Art", text,
                                          engine::kMaxUnitsOfAKind)});
        }
        armies.push_back(*units);
    }
    return armies;
}

/// The attacked army and building; the building is fought first only when no army covers it (SA-K2).
engine::Expected<engine::Standing, ArgumentFault> targetFrom(const CombatArguments& arguments, Language language) {
    auto target = engine::standingFromText(arguments.defender);
    if (!target || *target == engine::Standing{}) {
        return engine::unexpected(ArgumentFault{
            "--defender",
            say(language, "'{}' is neither an army like 1C2I nor a building like city or settlement/upside-down",
                "'{}' ist weder eine Armee wie 1C2I noch ein Gebäude wie city oder settlement/upside-down",
                arguments.defender)});
    }
    if (!arguments.covering) {
        return *target;
    }
    if (target->fort) {
        return engine::unexpected(ArgumentFault{
            "--covering",
            say(language, "only an army covers a building, and --defender already names a building (SA-K2)",
                "nur eine Armee deckt ein Gebäude, und --defender nennt schon ein Gebäude (SA-K2)")});
    }
    target->fort = engine::fortFromText(*arguments.covering);
    if (!target->fort) {
        return engine::unexpected(ArgumentFault{
            "--covering", say(language, "'{}' is no building like city or metropolis/upside-down",
                              "'{}' ist kein Gebäude wie city oder metropolis/upside-down", *arguments.covering)});
    }
    return *target;
}

std::optional<ArgumentFault> wallsFault(int walls, const std::optional<engine::Fort>& fort, Language language) {
    if (walls < 0 || walls > engine::kMaxWalls) {
        return ArgumentFault{"--walls", say(language, "a city has 0 to {} walls (SA-W1)",
                                            "eine Stadt hat 0 bis {} Mauern (SA-W1)", engine::kMaxWalls)};
    }
    if (walls > 0 && (!fort || fort->level == engine::CombatLevel::Settlement)) {
        return ArgumentFault{"--walls", say(language, "walls stand only under a city or metropolis (SA-W1)",
                                            "Mauern stehen nur unter einer Stadt oder Metropole (SA-W1)")};
    }
    return std::nullopt;
}

}  // namespace

void addCombatOptions(CLI::App& command, CombatArguments& arguments) {
    const auto each = [](CLI::Option* option) { option->allow_extra_args(false); };
    each(command.add_option("--attacker", arguments.attackers, "An attacking army, like 1A2C3I; again for each ally")
             ->required()
             ->type_name("UNITS"));
    command
        .add_option("--defender", arguments.defender,
                    "What is attacked: an army (1C2I) or a building (settlement, city, metropolis, each also with "
                    "/upside-down); 1C+city is short for --defender 1C --covering city")
        ->required()
        ->type_name("STATE");
    command.add_option("--walls", arguments.walls, "City walls under the building, 0 to 3")->type_name("N");
    command
        .add_option("--covering", arguments.covering, "The building on the attacked army's crossing, fought after it")
        ->type_name("BUILDING");
    each(command.add_option("--ally", arguments.allies, "An army that defends together with what --defender names")
             ->type_name("UNITS"));
    each(command
             .add_option("--covering-ally", arguments.coveringAllies,
                         "An army that defends together with the covered building")
             ->type_name("UNITS"));
    each(
        command
            .add_option("--ruling", arguments.rulings, "How an open point of the rules is settled, like R-ALLY-DIE=sum")
            ->type_name("ID=OPTION"));
    each(command
             .add_option("--switch", arguments.switches, "An optional clause in force: SA-V2 (cities defend with d10)")
             ->type_name("CLAUSE"));
    command.add_option("--stop-after", arguments.stopAfter, "The attacker stops after N rounds")->type_name("N");
    command.add_flag("--json", arguments.json, "Print one JSON document");
}

engine::Expected<CombatCase, ArgumentFault> combatCase(const CombatArguments& arguments, Language language) {
    const auto rules = rulesFrom(arguments, language);
    if (!rules) {
        return engine::unexpected(rules.error());
    }
    const auto attackers = armiesFrom(arguments.attackers, "--attacker", language);
    const auto allies = armiesFrom(arguments.allies, "--ally", language);
    const auto coveringAllies = armiesFrom(arguments.coveringAllies, "--covering-ally", language);
    for (const auto* armies : {&attackers, &allies, &coveringAllies}) {
        if (!*armies) {
            return engine::unexpected(armies->error());
        }
    }
    auto target = targetFrom(arguments, language);
    if (!target) {
        return engine::unexpected(target.error());
    }
    if (const auto fault = wallsFault(arguments.walls.value_or(0), target->fort, language)) {
        return engine::unexpected(*fault);
    }
    if (target->fort) {
        target->fort->walls = arguments.walls.value_or(0);
    }
    const bool covered = !target->units.empty() && target->fort;
    if (!covered && !coveringAllies->empty()) {
        return engine::unexpected(ArgumentFault{
            "--covering-ally",
            say(language, "there is no covered building (--covering)", "es gibt kein gedecktes Gebäude (--covering)")});
    }
    if (arguments.stopAfter.value_or(0) < 0) {
        return engine::unexpected(ArgumentFault{
            "--stop-after", say(language, "the number of rounds is 0 or more", "die Zahl der Runden ist 0 oder mehr")});
    }
    CombatCase combat{{{*attackers, std::nullopt}, {}, std::nullopt}, *rules};
    engine::Forces& front = combat.battle.defender;
    if (target->units.empty()) {
        front = {*allies, target->fort};
    } else {
        front.armies = {target->units};
        front.armies.insert(front.armies.end(), allies->begin(), allies->end());
    }
    if (covered) {
        combat.battle.covered = engine::Forces{*coveringAllies, target->fort};
    }
    return combat;
}

std::string describe(const CombatCase& combat, Language language) {
    const auto list = [](const engine::Forces& side) {
        std::string text;
        for (const engine::Units& army : side.armies) {
            text += (text.empty() ? "" : " & ") + engine::toText(army);
        }
        if (side.fort) {
            text += (text.empty() ? "" : " & ") + engine::toText(*side.fort);
        }
        return text;
    };
    const engine::Battle& battle = combat.battle;
    std::string defender = list(battle.defender);
    if (battle.covered) {
        defender = say(language, "{}, then {}", "{}, danach {}", defender, list(*battle.covered));
    }
    const auto fort = battle.defenderStanding().fort;
    if (fort && fort->walls > 0) {
        defender += fort->walls == 1 ? say(language, " (1 wall)", " (1 Mauer)")
                                     : say(language, " ({} walls)", " ({} Mauern)", fort->walls);
    }
    return say(language, "{} against {}", "{} gegen {}", list(battle.attacker), defender);
}

ArgumentFault tooManyStates(Language language) {
    return {"--attacker", say(language, "so many allied armies have more ends than can be counted exactly",
                              "so viele verbündete Armeen haben mehr Ausgänge, als genau zu zählen sind")};
}

}  // namespace adjudicator::cli
