// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/combat_text.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>
#include <vector>

#include "adjudicator/text/combat_words.h"
#include "adjudicator/text/say.h"
#include "engine/clauses/rulings.h"

namespace adjudicator {

namespace {

using engine::Language;

engine::Expected<engine::CombatRules, CombatTextFault> rulesFrom(const CombatText& said, Language language) {
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const std::string& text : said.rulings) {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos) {
            return engine::unexpected(
                CombatTextFault{"ruling", say(language, "'{}' is not of the form ID=OPTION", text)});
        }
        pairs.emplace_back(text.substr(0, equals), text.substr(equals + 1));
    }
    const auto rulings = engine::rulingsFrom(pairs);
    if (!rulings) {
        const engine::RulingFault& fault = rulings.error();
        std::string text;
        switch (fault.kind) {
            case engine::RulingFault::Kind::UnknownRuling:
                text = say(language, "there is no ruling '{}'", fault.ruling);
                break;
            case engine::RulingFault::Kind::UnknownOption:
                text = say(language, "{} has no option '{}'", fault.ruling, fault.option);
                break;
            case engine::RulingFault::Kind::ChosenTwice:
                text = say(language, "{} is given two options", fault.ruling);
                break;
        }
        return engine::unexpected(CombatTextFault{"ruling", text});
    }
    engine::CombatRules rules;
    rules.allyDie = rulings->get<engine::RAllyDie>();
    rules.allyLoss = rulings->get<engine::RAllyLoss>();
    rules.wallsDrop = rulings->get<engine::RWallsDrop>();
    for (const std::string& text : said.switches) {
        if (engine::clauseFromText(text) != engine::clause::SA_V2) {
            return engine::unexpected(
                CombatTextFault{"switch", say(language, "'{}' is no optional clause of combat (SA-V2 is)", text)});
        }
        rules.citiesThrowTen = true;
    }
    return rules;
}

engine::Expected<std::vector<engine::Units>, CombatTextFault> armiesFrom(const std::vector<std::string>& texts,
                                                                         const char* option, Language language) {
    std::vector<engine::Units> armies;
    for (const std::string& text : texts) {
        const auto units = engine::unitsFromText(text);
        if (!units) {
            return engine::unexpected(
                CombatTextFault{option, say(language, "'{}' is no army; write it like 1A2C3I, at most {} of a kind",
                                            text, engine::kMaxUnitsOfAKind)});
        }
        armies.push_back(*units);
    }
    return armies;
}

/// The attacked army and building; the building is fought first only when no army covers it (SA-K2).
engine::Expected<engine::Standing, CombatTextFault> targetFrom(const CombatText& said, Language language) {
    auto target = engine::standingFromText(said.defender);
    if (!target || *target == engine::Standing{}) {
        return engine::unexpected(CombatTextFault{
            "defender",
            say(language, "'{}' is neither an army like 1C2I nor a building like city or settlement/upside-down",
                said.defender)});
    }
    if (said.covering.empty()) {
        return *target;
    }
    if (target->fort) {
        return engine::unexpected(CombatTextFault{
            "covering",
            say(language, "only an army covers a building, and the defender already is a building (SA-K2)")});
    }
    target->fort = engine::fortFromText(said.covering);
    if (!target->fort) {
        return engine::unexpected(CombatTextFault{
            "covering", say(language, "'{}' is no building like city or metropolis/upside-down", said.covering)});
    }
    return *target;
}

std::optional<CombatTextFault> wallsFault(int walls, const std::optional<engine::Fort>& fort, Language language) {
    if (walls < 0 || walls > engine::kMaxWalls) {
        return CombatTextFault{"walls", say(language, "a city has 0 to {} walls (SA-W1)", engine::kMaxWalls)};
    }
    if (walls > 0 && (!fort || fort->level == engine::CombatLevel::Settlement)) {
        return CombatTextFault{"walls", say(language, "walls stand only under a city or metropolis (SA-W1)")};
    }
    return std::nullopt;
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(' ');
    return first == std::string_view::npos ? std::string_view{}
                                           : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// A face, or the `?` of an unknown one; empty for any other text.
std::optional<std::optional<int>> faceFrom(std::string_view text) {
    if (text == "?") {
        return std::optional<int>();
    }
    int face = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), face);
    if (text.empty() || error != std::errc{} || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return std::optional(face);
}

}  // namespace

engine::Expected<CombatCase, CombatTextFault> combatCase(const CombatText& said, Language language) {
    const auto rules = rulesFrom(said, language);
    if (!rules) {
        return engine::unexpected(rules.error());
    }
    const auto attackers = armiesFrom(said.attackers, "attacker", language);
    const auto allies = armiesFrom(said.allies, "ally", language);
    const auto coveringAllies = armiesFrom(said.coveringAllies, "covering-ally", language);
    for (const auto* armies : {&attackers, &allies, &coveringAllies}) {
        if (!*armies) {
            return engine::unexpected(armies->error());
        }
    }
    auto target = targetFrom(said, language);
    if (!target) {
        return engine::unexpected(target.error());
    }
    if (const auto fault = wallsFault(said.walls, target->fort, language)) {
        return engine::unexpected(*fault);
    }
    if (target->fort) {
        target->fort->walls = said.walls;
    }
    const bool covered = !target->units.empty() && target->fort;
    if (!covered && !coveringAllies->empty()) {
        return engine::unexpected(CombatTextFault{"covering-ally", say(language, "there is no covered building")});
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
    const auto list = [language](const engine::Forces& side) {
        std::string text;
        for (const engine::Units& army : side.armies) {
            text += (text.empty() ? "" : " & ") + inWordsOf(language, engine::toText(army));
        }
        if (side.fort) {
            text += (text.empty() ? "" : " & ") + inWordsOf(language, engine::toText(*side.fort));
        }
        return text;
    };
    const engine::Battle& battle = combat.battle;
    std::string defender = list(battle.defender);
    if (battle.covered) {
        defender = say(language, "{}, then {}", defender, list(*battle.covered));
    }
    const auto fort = battle.defenderStanding().fort;
    if (fort && fort->walls > 0) {
        defender += fort->walls == 1 ? say(language, " (1 wall)") : say(language, " ({} walls)", fort->walls);
    }
    return say(language, "{} against {}", list(battle.attacker), defender);
}

engine::Expected<engine::Account, CombatTextFault> accountFrom(const CombatCase& combat, std::string_view dice,
                                                               Language language) {
    engine::Account account;
    std::string_view rest = trimmed(dice);
    for (const std::string_view dots : {std::string_view("..."), std::string_view("…")}) {
        if (rest.ends_with(dots)) {
            rest = trimmed(rest.substr(0, rest.size() - dots.size()));
            account.open = true;
        }
    }
    while (rest.ends_with(',') || rest.ends_with(';')) {
        rest = trimmed(rest.substr(0, rest.size() - 1));
    }
    const bool marked = rest.find(';') != std::string_view::npos;
    std::size_t number = 1;
    std::vector<std::optional<int>> faces;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find_first_of(",;"), rest.size());
        const auto face = faceFrom(trimmed(rest.substr(0, end)));
        if (!face) {
            return engine::unexpected(CombatTextFault{
                "dice",
                say(language, "number {} ('{}') is neither a whole number nor '?'", number, rest.substr(0, end))});
        }
        faces.push_back(*face);
        ++number;
        if (marked && (end == rest.size() || rest[end] == ';')) {
            account.rounds.push_back(std::move(faces));
            faces.clear();
        }
        rest = trimmed(rest.substr(std::min(end + 1, rest.size())));
    }
    if (!marked) {
        auto rounds = engine::roundsFrom(combat.battle, combat.rules, faces);
        if (!rounds) {
            return engine::unexpected(CombatTextFault{"dice", sentence(rounds.error(), language)});
        }
        account.rounds = std::move(*rounds);
    }
    return account;
}

std::string toText(const engine::Account& account) {
    std::string text;
    const bool even = std::all_of(account.rounds.begin(), account.rounds.end(),
                                  [](const engine::RoundRemembered& round) { return round.size() == 2; });
    for (const engine::RoundRemembered& round : account.rounds) {
        text += text.empty() ? "" : (even ? "," : ";");
        std::string faces;
        for (const std::optional<int>& face : round) {
            faces += (faces.empty() ? "" : ",") + (face ? std::to_string(*face) : std::string("?"));
        }
        text += faces;
    }
    if (account.open) {
        text += text.empty() ? "..." : ",...";
    }
    return text;
}

engine::Expected<engine::ResultClaim, CombatTextFault> claimFrom(std::string_view text, Language language) {
    const std::size_t colon = text.find(':');
    const std::string_view defender = colon == std::string_view::npos ? text : text.substr(colon + 1);
    const auto wrong = [&](std::string_view part) {
        return engine::unexpected(CombatTextFault{
            "claim",
            say(language, "'{}' is no state like destroyed, city/upside-down, 1C+city or 2C:destroyed", part)});
    };
    const auto left = engine::standingFromText(trimmed(defender));
    if (!left) {
        return wrong(defender);
    }
    engine::ResultClaim claim{std::nullopt, *left};
    if (colon != std::string_view::npos) {
        claim.attacker = engine::standingFromText(trimmed(text.substr(0, colon)));
        if (!claim.attacker || claim.attacker->fort) {
            return wrong(text.substr(0, colon));
        }
    }
    return claim;
}

std::string toText(const engine::ResultClaim& claim) {
    return (claim.attacker ? engine::toText(*claim.attacker) + ":" : std::string()) + engine::toText(claim.defender);
}

std::string toText(const engine::CombatResult& result) {
    return engine::toText(result.attacker) + ":" + engine::toText(result.defender);
}

std::string sentence(const engine::AccountFault& fault, Language language) {
    using Kind = engine::AccountFault::Kind;
    const std::size_t round = fault.round + 1;
    switch (fault.kind) {
        case Kind::CombatOver:
            return say(language, "round {}: the combat is over before it (SA-K8)", round);
        case Kind::WrongCount:
            return say(language, "round {} has {} dice", round, fault.at);
        case Kind::FaceOutOfRange:
            return say(language, "round {}: die {} does not have this face (SA-K3, SA-K4)", round, fault.at + 1);
        case Kind::NumberUnclear:
            return say(language,
                       "round {}: how many dice it has depends on faces nobody knows; end each round with ';'", round);
        case Kind::TooManyStates:
            return say(language, "so many allied armies have more ends than can be counted exactly");
    }
    return {};
}

}  // namespace adjudicator
