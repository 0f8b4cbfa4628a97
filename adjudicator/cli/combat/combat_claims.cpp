// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/combat/combat_claims.h"

#include <ostream>

#include "adjudicator/cli/command.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/dispute/settle.h"
#include "adjudicator/text/combat_words.h"
#include "engine/combat/claim.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using Json = nlohmann::ordered_json;

/// Of how many results the chance is told; the rest is counted.
constexpr std::size_t kMostResultsPrinted = 12;

Json resultsJson(const std::vector<engine::ResultChance>& results) {
    Json json = Json::array();
    for (const engine::ResultChance& each : results) {
        json.push_back({{"attacker", engine::toText(each.result.attacker)},
                        {"defender", engine::toText(each.result.defender)},
                        {"p", each.p}});
    }
    return json;
}

Json partingJson(const engine::Parting& parting, const engine::Account& account, Language language) {
    Json clauses = Json::array();
    for (const engine::ClauseId id : parting.decided.clauses) {
        clauses.push_back(std::string(engine::toText(id)));
    }
    return {{"round", parting.round + 1},
            {"loser", parting.decided.loser == engine::Party::Attacker ? "attacker" : "defender"},
            {"clauses", clauses},
            {"nobody_lost", parting.nobodyLost},
            {"later_rounds", parting.later},
            {"why", partingText(parting, account, language)}};
}

Json claimJson(const engine::ResultClaim& claim, const engine::ClaimJudged& judged, const engine::Account& account,
               Language language) {
    Json json = {{"state", toText(claim)}, {"allowed", judged.allowed}};
    json["p"] = judged.p;
    json["parting"] = judged.parting ? partingJson(*judged.parting, account, language) : Json(nullptr);
    json["other_dice"] = judged.otherDice;
    return json;
}

Json sideJson(const SideJudged& side, const char* who, Language language) {
    Json json = {{"by", who}, {"dice", toText(side.account)}};
    json["fault"] = side.fault ? Json(sentence(*side.fault, language)) : Json(nullptr);
    json["results"] = resultsJson(side.results);
    if (side.judged) {
        json.update(claimJson(*side.claim, *side.judged, side.account, language));
    }
    return json;
}

bool holds(const SideJudged& side) {
    return !side.fault && (!side.judged || side.judged->allowed);
}

void printResults(std::ostream& out, const Settlement& settlement, Language language) {
    const auto& results = settlement.results;
    out << say(language, "Possible by what neither contradicts ({}):\n",
               settlement.agreed.rounds.empty() ? say(language, "no dice") : toText(settlement.agreed));
    for (std::size_t i = 0; i < std::min(results.size(), kMostResultsPrinted); ++i) {
        out << fmt::format("  {:>8}  {}\n", percentText(results[i].p, language),
                           inWordsOf(language, toText(results[i].result)));
    }
    if (results.size() > kMostResultsPrinted) {
        out << say(language, "  and {} more\n", results.size() - kMostResultsPrinted);
    }
}

}  // namespace

void addClaimOptions(CLI::App& command, ClaimArguments& claims) {
    command
        .add_option(
            "--claim", claims.states,
            "Is this how it ended: what is left of the defender (destroyed, settlement/upside-down, 1C+city), or "
            "of both (2C:destroyed)? Exit 1 if not. With --dice after exactly these throws, without after any "
            "possible ones. Given twice, the attacker's claim and the defender's")
        ->type_name("STATE")
        ->allow_extra_args(false);
    command.add_option("--defender-dice", claims.defenderDice, "The faces as the defender remembers them")
        ->type_name("a,d,a,d,…");
}

engine::Expected<ClaimAnswer, ArgumentFault> judgeOne(const CombatArguments& arguments, const CombatCase& combat,
                                                      const std::optional<std::string>& dice, const std::string& typed,
                                                      Language language) {
    const std::string said = inFileWords(typed);
    const auto claim = claimFrom(said, language);
    const std::string state = inWordsOf(language, said);
    if (!claim) {
        return engine::unexpected(ArgumentFault{"--claim", claim.error().text});
    }
    if (!dice && !claim->attacker) {
        const auto allowed = engine::canComeTo(combat.battle, combat.rules, claim->defender, arguments.stopAfter);
        if (!allowed) {
            return engine::unexpected(tooManyStates(language));
        }
        return ClaimAnswer{*allowed,
                           *allowed ? say(language, "Claimed: {}. The rules allow it.", state)
                                    : say(language, "Claimed: {}. No throws can lead to it (SA-K4 to SA-K8).", state),
                           Json{{"state", toText(*claim)}, {"allowed", *allowed}}};
    }
    engine::Account account{{}, true};
    if (dice) {
        auto read = accountFrom(combat, *dice, language);
        if (!read) {
            return engine::unexpected(ArgumentFault{"--dice", read.error().text});
        }
        account = std::move(*read);
    }
    const auto judged = engine::judgeClaim(combat.battle, combat.rules, account, *claim);
    if (!judged) {
        return engine::unexpected(ArgumentFault{"--dice", sentence(judged.error(), language)});
    }
    std::string text = say(language, "Claimed: {}. The rules allow it.", state);
    if (!judged->allowed) {
        text = say(language, "Claimed: {}. After these throws the rules do not allow it (SA-K4 to SA-K8).", state);
        if (judged->parting) {
            text = say(language, "Claimed: {}. The rules do not allow it: {}", state,
                       partingText(*judged->parting, account, language));
        }
    }
    return ClaimAnswer{judged->allowed, std::move(text), claimJson(*claim, *judged, account, language)};
}

engine::Expected<int, ArgumentFault> answerSettlement(const CombatArguments& arguments, const std::string& dice,
                                                      const ClaimArguments& claims, std::ostream& out,
                                                      Language language) {
    if (claims.states.size() > 2) {
        return engine::unexpected(
            ArgumentFault{"--claim", say(language, "two sides have two claims, here are {}", claims.states.size())});
    }
    SettledCombat said;
    said.combat = arguments.combat;
    said.attacker.dice = dice;
    said.defender.dice = claims.defenderDice;
    if (!claims.states.empty()) {
        said.attacker.claim = inFileWords(claims.states.front());
    }
    if (claims.states.size() > 1) {
        said.defender.claim = inFileWords(claims.states.back());
    }
    const auto settlement = settle(said, language);
    if (!settlement) {
        const std::string& field = settlement.error().field;
        const std::string option = field.ends_with("claim")   ? "--claim"
                                   : field == "defender.dice" ? "--defender-dice"
                                   : field.ends_with("dice")  ? "--dice"
                                                              : "--" + field;
        return engine::unexpected(ArgumentFault{option, settlement.error().text});
    }
    const bool fine = holds(settlement->attacker) && holds(settlement->defender);
    if (arguments.json) {
        Json json = {{"accounts",
                      {sideJson(settlement->attacker, "attacker", language),
                       sideJson(settlement->defender, "defender", language)}}};
        json["difference"] = nullptr;
        if (settlement->difference) {
            json["difference"] = {{"round", settlement->difference->round + 1}};
            if (settlement->difference->die) {
                json["difference"]["die"] = *settlement->difference->die + 1;
            }
        }
        json["agreed"] = {{"dice", toText(settlement->agreed)}, {"results", resultsJson(settlement->results)}};
        out << json.dump() << "\n";
    } else {
        out << describe(settlement->combat, language) << "\n";
        for (const SettledLine& line :
             linesOf(*settlement, say(language, "The attacker"), say(language, "The defender"), language)) {
            out << line.text << "\n";
        }
        printResults(out, *settlement, language);
    }
    return fine ? kFine : kAnswerIsNo;
}

}  // namespace adjudicator::cli
