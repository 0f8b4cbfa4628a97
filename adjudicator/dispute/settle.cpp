// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/dispute/settle.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"

namespace adjudicator {

namespace {

using engine::Language;

std::optional<CombatTextFault> readAccount(SideJudged& side, const AccountText& said, const CombatCase& combat,
                                           const char* who, Language language) {
    const auto named = [&](const CombatTextFault& fault) {
        return CombatTextFault{std::string(who) + "." + fault.field, fault.text};
    };
    auto account = accountFrom(combat, said.dice, language);
    if (!account) {
        return named(account.error());
    }
    side.account = std::move(*account);
    if (!said.claim.empty()) {
        const auto claim = claimFrom(said.claim, language);
        if (!claim) {
            return named(claim.error());
        }
        side.claim = *claim;
    }
    return std::nullopt;
}

void judge(SideJudged& side, const CombatCase& combat) {
    auto results = engine::resultsOf(combat.battle, combat.rules, side.account);
    if (!results) {
        side.fault = results.error();
        return;
    }
    side.results = std::move(*results);
    if (side.claim) {
        if (const auto judged = engine::judgeClaim(combat.battle, combat.rules, side.account, *side.claim)) {
            side.judged = *judged;
        }
    }
}

/// "5 : 5 + 1".
std::string facesOfRound(const engine::Round& round) {
    const auto sum = [](const std::vector<int>& faces) {
        std::string text;
        for (const int face : faces) {
            text += (text.empty() ? "" : " + ") + std::to_string(face);
        }
        return text;
    };
    return sum(round.faces.attacker) + " : " + sum(round.faces.defender) +
           (round.walls > 0 ? " + " + std::to_string(round.walls) : std::string());
}

bool isTie(const engine::Parting& parting) {
    const auto& clauses = parting.decided.clauses;
    return std::find(clauses.begin(), clauses.end(), engine::clause::SA_K5) != clauses.end();
}

bool wallsDecided(const engine::Parting& parting) {
    return parting.decided.loser == engine::Party::Attacker && parting.decided.walls > 0;
}

std::vector<engine::ClauseId> partingClauses(const engine::Parting& parting) {
    if (isTie(parting)) {
        return {engine::clause::SA_K5};
    }
    return {wallsDecided(parting) ? engine::clause::SA_W1 : engine::clause::SA_K3, engine::clause::SA_K4};
}

struct Lines {
    const Settlement& settlement;
    Language language;
    std::vector<SettledLine> lines{};

    void add(SettledLine::Kind kind, std::string text, std::vector<engine::ClauseId> clauses = {}) {
        lines.push_back({kind, std::move(text), std::move(clauses)});
    }

    void side(const SideJudged& side, const std::string& who) {
        using Kind = SettledLine::Kind;
        if (side.fault) {
            add(Kind::Refused,
                say(language, "{}'s dice cannot have fallen so: {}", who, sentence(*side.fault, language)),
                {engine::clause::SA_K3});
            return;
        }
        if (!side.judged) {
            return;
        }
        const std::string claim = toText(*side.claim);
        if (side.judged->allowed) {
            const bool certain = side.judged->p > 1 - 1e-9;
            add(Kind::Allowed, certain ? say(language, "{} says {}: so the rules have it.", who, claim)
                                       : say(language, "{} says {}: the rules allow it ({}).", who, claim,
                                             percentText(side.judged->p, language)));
            return;
        }
        if (side.judged->parting) {
            add(Kind::Refused,
                say(language, "{} says {}: {}", who, claim, partingText(*side.judged->parting, side.account, language)),
                partingClauses(*side.judged->parting));
            return;
        }
        add(Kind::Refused,
            side.judged->otherDice
                ? say(language, "{} says {}: these dice cannot lead to it, others could.", who, claim)
                : say(language, "{} says {}: no dice lead to it in so many rounds.", who, claim),
            {engine::clause::SA_K6, engine::clause::SA_K7, engine::clause::SA_K8});
    }

    void difference(const std::string& attacker, const std::string& defender) {
        if (!settlement.difference) {
            return;
        }
        const auto& [round, die] = *settlement.difference;
        if (!die) {
            add(SettledLine::Kind::Neutral,
                say(language, "The accounts part before round {}: only one of them has it.", round + 1));
            return;
        }
        add(SettledLine::Kind::Neutral, say(language, "The accounts part in round {}, die {}: {} by {}, {} by {}.",
                                            round + 1, *die + 1, *settlement.attacker.account.rounds[round][*die],
                                            attacker, *settlement.defender.account.rounds[round][*die], defender));
    }
};

}  // namespace

std::string percentText(double p, Language language) {
    return percentTexts(p, language).first;
}

std::pair<std::string, std::string> percentTexts(double p, Language language) {
    // Neither "never" nor "always" of what only nearly is so.
    constexpr double kNothing = 1e-9;
    constexpr int kMostDecimals = 7;
    const bool certain = p < kNothing || p > 1 - kNothing;
    int decimals = 1;
    double whole = 1000;
    const auto shown = [&] { return std::round(whole * std::max(p, 0.0)); };
    while (!certain && decimals < kMostDecimals && (shown() <= 0 || shown() >= whole)) {
        ++decimals;
        whole *= 10;
    }
    const auto text = [&](double units) {
        return numberAsIn(language, fmt::format("{:.{}f} %", units * 100 / whole, decimals));
    };
    return {text(shown()), text(whole - shown())};
}

std::string partingText(const engine::Parting& parting, const engine::Account& account, Language language) {
    const bool attackerLost = parting.decided.loser == engine::Party::Attacker;
    std::string why;
    if (parting.nobodyLost) {
        why = say(language, "a tie is not thrown again, it is the attacker's defeat (SA-K5)");
    } else if (isTie(parting)) {
        why = say(language, "a tie is the attacker's defeat (SA-K5)");
    } else if (wallsDecided(parting)) {
        why = say(language, "with the walls the defender is higher (SA-K4, SA-W1)");
    } else if (attackerLost) {
        why = say(language, "the attacker loses this round (SA-K3, SA-K4)");
    } else {
        why = say(language, "the defender loses this round (SA-K3, SA-K4)");
    }
    const auto& known = account.rounds[parting.round];
    const bool complete =
        !known.empty() && std::all_of(known.begin(), known.end(), [](const auto& face) { return face.has_value(); });
    std::string text = say(language, "this parts from the rules in round {}{}: {}.", parting.round + 1,
                           complete ? " (" + facesOfRound(parting.decided) + ")" : std::string(), why);
    if (parting.later == 1) {
        text += say(language, " One later round would have to be wrong as well.");
    } else if (parting.later > 1) {
        text += say(language, " {} later rounds would have to be wrong as well.", parting.later);
    }
    return text;
}

engine::Expected<Settlement, CombatTextFault> settle(const SettledCombat& said, Language language) {
    auto combat = combatCase(said.combat, language);
    if (!combat) {
        return engine::unexpected(combat.error());
    }
    Settlement settlement{*combat, {}, {}, std::nullopt, {}, {}};
    // Who remembers no dice does not contradict the other's; nobody's dice are an open account.
    const std::string& other = said.attacker.dice.empty() ? said.defender.dice : said.attacker.dice;
    const std::string none = other.empty() ? "..." : other;
    const auto withDice = [&none](AccountText text) {
        text.dice = text.dice.empty() ? none : text.dice;
        return text;
    };
    if (auto fault = readAccount(settlement.attacker, withDice(said.attacker), *combat, "attacker", language)) {
        return engine::unexpected(*fault);
    }
    if (auto fault = readAccount(settlement.defender, withDice(said.defender), *combat, "defender", language)) {
        return engine::unexpected(*fault);
    }
    judge(settlement.attacker, *combat);
    judge(settlement.defender, *combat);
    settlement.difference = engine::firstDifference(settlement.attacker.account, settlement.defender.account);
    settlement.agreed = engine::agreedOf(settlement.attacker.account, settlement.defender.account);
    if (auto results = engine::resultsOf(combat->battle, combat->rules, settlement.agreed)) {
        settlement.results = std::move(*results);
    }
    return settlement;
}

std::optional<CombatTextFault> faultOf(const SettledCombat& said, Language language) {
    const auto settlement = settle(said, language);
    if (!settlement) {
        return settlement.error();
    }
    if (!said.result.empty()) {
        if (const auto result = claimFrom(said.result, language); !result) {
            return CombatTextFault{"result", result.error().text};
        }
    }
    return std::nullopt;
}

std::vector<SettledLine> linesOf(const Settlement& settlement, const std::string& attacker, const std::string& defender,
                                 Language language) {
    Lines lines{settlement, language};
    lines.side(settlement.attacker, attacker);
    lines.side(settlement.defender, defender);
    lines.difference(attacker, defender);
    return std::move(lines.lines);
}

}  // namespace adjudicator
