// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>
#include <charconv>
#include <memory>
#include <ostream>
#include <random>
#include <set>
#include <string_view>

#include <nlohmann/json.hpp>

#include "adjudicator/cli/combat/combat_arguments.h"
#include "adjudicator/cli/combat/combat_claims.h"
#include "adjudicator/cli/command.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/text/combat_words.h"
#include "engine/clauses/catalogue.h"
#include "engine/combat/odds.h"

namespace adjudicator::cli {

namespace {

using engine::Battle;
using engine::Language;
using engine::Party;
using engine::Round;

enum class CombatEnd { Conquered, AttackerDestroyed, Stopped, Undecided };

struct Fought {
    std::vector<Round> rounds;
    Battle end;
    CombatEnd outcome = CombatEnd::Undecided;
};

std::string_view endWord(CombatEnd outcome) {
    switch (outcome) {
        case CombatEnd::Conquered:
            return "conquered";
        case CombatEnd::AttackerDestroyed:
            return "attacker-destroyed";
        case CombatEnd::Stopped:
            return "stopped";
        case CombatEnd::Undecided:
            return "undecided";
    }
    return {};
}

/// Reads `10,7,5,5`; blanks around a number do no harm. No dice at all is an empty text.
engine::Expected<std::vector<int>, ArgumentFault> facesFrom(std::string_view text, Language language) {
    std::vector<int> faces;
    const auto trimmed = [](std::string_view part) {
        const std::size_t first = part.find_first_not_of(' ');
        return first == std::string_view::npos ? std::string_view{}
                                               : part.substr(first, part.find_last_not_of(' ') - first + 1);
    };
    if (trimmed(text).empty()) {
        return faces;
    }
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t comma = std::min(text.find(',', begin), text.size());
        const std::string_view part = trimmed(text.substr(begin, comma - begin));
        int face = 0;
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), face);
        if (part.empty() || error != std::errc{} || end != part.data() + part.size()) {
            return engine::unexpected(
                ArgumentFault{"--dice", say(language, "number {} ('{}') is no whole number", faces.size() + 1, part)});
        }
        faces.push_back(face);
        begin = comma + 1;
    }
    return faces;
}

/// The dice that are thrown: those given, or virtual ones without end.
class DiceCup {
public:
    explicit DiceCup(std::optional<std::vector<int>> given) : m_given(std::move(given)) {}

    [[nodiscard]] bool virtualDice() const { return !m_given; }
    [[nodiscard]] std::size_t used() const { return m_used; }
    [[nodiscard]] std::size_t left() const { return m_given ? m_given->size() - m_used : 0; }
    /// The faces for these dice; given ones as they are, right or wrong. As many must be left.
    [[nodiscard]] std::vector<int> thrown(const engine::RoundDice& dice) {
        std::vector<int> faces;
        for (const std::vector<int>* party : {&dice.attacker, &dice.defender}) {
            for (const int sides : *party) {
                faces.push_back(m_given ? (*m_given)[m_used] : std::uniform_int_distribution(1, sides)(m_device));
                ++m_used;
            }
        }
        return faces;
    }

private:
    std::optional<std::vector<int>> m_given;
    std::size_t m_used = 0;
    std::random_device m_device;
};

ArgumentFault outOfRange(const engine::RoundDice& dice, const std::vector<int>& faces, std::size_t at,
                         std::size_t usedBefore, std::size_t round, Language language) {
    const std::size_t number = usedBefore + at + 1;
    if (at < dice.attacker.size()) {
        return {"--dice", say(language, "number {} ({}) is not on the attacker's d{} of round {}", number, faces[at],
                              dice.attacker[at], round)};
    }
    return {"--dice", say(language, "number {} ({}) is not on the defender's d{} of round {}", number, faces[at],
                          dice.defender[at - dice.attacker.size()], round)};
}

engine::Expected<Fought, ArgumentFault> fight(const CombatCase& combat, DiceCup cup, std::optional<int> stopAfter,
                                              Language language) {
    const auto play = engine::BestPlay::of(combat.battle, combat.rules);
    if (!play) {
        return engine::unexpected(tooManyStates(language));
    }
    Fought fought{{}, combat.battle, CombatEnd::Undecided};
    const auto stops = [&] { return stopAfter && fought.rounds.size() == static_cast<std::size_t>(*stopAfter); };
    while (!fought.end.over() && !stops() && (cup.virtualDice() || cup.left() > 0)) {
        const engine::RoundDice dice = diceOf(fought.end, combat.rules);
        const std::size_t number = fought.rounds.size() + 1;
        if (!cup.virtualDice() && cup.left() < dice.size()) {
            return engine::unexpected(ArgumentFault{
                "--dice", say(language, "round {} needs {} dice, {} left", number, dice.size(), cup.left())});
        }
        const std::size_t used = cup.used();
        const std::vector<int> faces = cup.thrown(dice);
        const auto round = engine::loserOf(fought.end, faces, combat.rules).and_then([&](Party loser) {
            return engine::decideRound(fought.end, faces, combat.rules, play->choose(fought.end, loser));
        });
        if (!round) {
            return engine::unexpected(outOfRange(dice, faces, round.error().at, used, number, language));
        }
        fought.end = round->after;
        fought.rounds.push_back(*round);
    }
    if (cup.left() > 0) {
        return engine::unexpected(ArgumentFault{
            "--dice", say(language, "{} left over after the end in round {}", cup.left(), fought.rounds.size())});
    }
    if (fought.end.over()) {
        fought.outcome = fought.end.attacker.gone() ? CombatEnd::AttackerDestroyed : CombatEnd::Conquered;
    } else if (stops()) {
        fought.outcome = CombatEnd::Stopped;
    }
    return fought;
}

/// One die as a number, several (R-ALLY-DIE=sum) as a list.
nlohmann::ordered_json numberOrList(const std::vector<int>& numbers) {
    return numbers.size() == 1 ? nlohmann::ordered_json(numbers.front()) : nlohmann::ordered_json(numbers);
}

nlohmann::ordered_json roundJson(const Round& round) {
    nlohmann::ordered_json clauses = nlohmann::ordered_json::array();
    for (const engine::ClauseId id : round.clauses) {
        clauses.push_back(engine::toText(id));
    }
    nlohmann::ordered_json json{{"attacker_die", numberOrList(round.dice.attacker)},
                                {"attacker", numberOrList(round.faces.attacker)},
                                {"defender_die", numberOrList(round.dice.defender)},
                                {"defender", numberOrList(round.faces.defender)},
                                {"walls", round.walls},
                                {"loser", round.loser == Party::Attacker ? "attacker" : "defender"},
                                {"after",
                                 {{"attacker", engine::toText(engine::standingOf(round.after.attacker))},
                                  {"defender", engine::toText(round.after.defenderStanding())}}},
                                {"clauses", clauses}};
    for (const engine::RulingChoice& choice : round.rulings) {
        json["rulings"][std::string(engine::toText(choice.id))] = engine::optionText(choice);
    }
    return json;
}

std::string throwText(const std::vector<int>& dice, const std::vector<int>& faces, int walls, Language language) {
    std::string text;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        text += fmt::format("{}{}{}: {}", i > 0 ? " + " : "", Phrase{"die", "d"}.in(language), dice[i], faces[i]);
    }
    return walls > 0 ? fmt::format("{} + {}", text, walls) : text;
}

void printFought(std::ostream& out, const CombatCase& combat, const Fought& fought, Language language) {
    out << describe(combat, language) << "\n";
    std::set<engine::ClauseId> cited;
    std::set<std::string> rulings;
    for (std::size_t i = 0; i < fought.rounds.size(); ++i) {
        const Round& round = fought.rounds[i];
        const bool attackerLoses = round.loser == Party::Attacker;
        std::string clauses;
        for (const engine::ClauseId id : round.clauses) {
            clauses += (clauses.empty() ? "" : " ") + std::string(engine::toText(id));
            cited.insert(id);
        }
        for (const engine::RulingChoice& choice : round.rulings) {
            rulings.insert(fmt::format("{}={}", engine::toText(choice.id), engine::optionText(choice)));
        }
        const std::string_view verdict =
            (attackerLoses ? Phrase{"attacker loses"} : Phrase{"defender loses"}).in(language);
        out << fmt::format("{:>3}  {:<8} : {:<12} {:<20}  {} : {}  [{}]\n", i + 1,
                           throwText(round.dice.attacker, round.faces.attacker, 0, language),
                           throwText(round.dice.defender, round.faces.defender, round.walls, language), verdict,
                           inWordsOf(language, engine::toText(engine::standingOf(round.after.attacker))),
                           inWordsOf(language, engine::toText(round.after.defenderStanding())), clauses);
    }
    const std::string attacker = inWordsOf(language, engine::toText(engine::standingOf(fought.end.attacker)));
    const std::string defender = inWordsOf(language, engine::toText(fought.end.defenderStanding()));
    switch (fought.outcome) {
        case CombatEnd::Conquered:
            out << say(language, "The attacker wins with {} left.\n", attacker);
            break;
        case CombatEnd::AttackerDestroyed:
            out << say(language, "The attacker is destroyed; {} is left.\n", defender);
            break;
        case CombatEnd::Stopped:
            out << say(language, "The attacker stops with {} and retreats; {} is left (SA-K10).\n", attacker, defender);
            break;
        case CombatEnd::Undecided:
            out << say(language, "Undecided: {} against {}.\n", attacker, defender);
            break;
    }
    for (const std::string& ruling : rulings) {
        out << say(language, "Ruling {}\n", ruling);
    }
    for (const engine::ClauseId id : cited) {
        out << fmt::format("  {:<7} {}\n", engine::toText(id), engine::info(id).title.in(language));
    }
}

/// Dice that somebody remembers, rather than a row of faces.
bool isRemembered(const std::string& dice) {
    return dice.find_first_of("?;") != std::string::npos || dice.ends_with("...") || dice.ends_with("…");
}

struct Request {
    CombatArguments combat;
    std::optional<std::string> dice;
    ClaimArguments claims;
};

engine::Expected<Fought, ArgumentFault> thrown(const Request& request, const CombatCase& combat, Language language) {
    std::optional<std::vector<int>> faces;
    if (request.dice) {
        auto read = facesFrom(*request.dice, language);
        if (!read) {
            return engine::unexpected(read.error());
        }
        faces = std::move(*read);
    }
    return fight(combat, DiceCup(faces), request.combat.stopAfter, language);
}

/// The exit status, or the argument that cannot be used; nothing is printed in that case.
engine::Expected<int, ArgumentFault> run(const Request& request, std::ostream& out, Language language) {
    const auto combat = combatCase(request.combat, language);
    if (!combat) {
        return engine::unexpected(combat.error());
    }
    const bool remembered = request.dice && isRemembered(*request.dice);
    if (request.claims.areOfTwo() || remembered) {
        return answerSettlement(request.combat, request.dice.value_or(std::string()), request.claims, out, language);
    }
    nlohmann::ordered_json json = nlohmann::ordered_json::object();
    std::optional<ClaimAnswer> claim;
    if (!request.claims.states.empty()) {
        auto judged = judgeOne(request.combat, *combat, request.dice, request.claims.states.front(), language);
        if (!judged) {
            return engine::unexpected(judged.error());
        }
        claim = std::move(*judged);
    }
    // A claim without dice asks what any dice could do, so none are thrown.
    const bool throws = request.dice || !claim;
    auto fought = throws ? thrown(request, *combat, language) : Fought{{}, combat->battle, CombatEnd::Undecided};
    if (!fought) {
        return engine::unexpected(fought.error());
    }
    if (request.combat.json) {
        nlohmann::ordered_json rounds = nlohmann::ordered_json::array();
        for (const Round& round : fought->rounds) {
            rounds.push_back(roundJson(round));
        }
        json["rounds"] = rounds;
        json["outcome"] = endWord(fought->outcome);
        if (claim) {
            json["claim"] = claim->json;
        }
        out << json.dump() << "\n";
    } else {
        if (throws) {
            printFought(out, *combat, *fought, language);
        } else {
            out << describe(*combat, language) << "\n";
        }
        if (claim) {
            out << claim->text << "\n";
        }
    }
    return claim && !claim->allowed ? kAnswerIsNo : kFine;
}

}  // namespace

void registerCombat(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    CLI::App* command = app.add_subcommand("combat", "A combat of Soldiers & Armies, round by round");
    const auto request = std::make_shared<Request>();
    addCombatOptions(*command, request->combat);
    command
        ->add_option("--dice", request->dice,
                     "The faces thrown, attacker's and defender's in turn; without it virtual dice are thrown. ? is a "
                     "face that nobody remembers, ; ends a round, ... at the end: more rounds may have followed")
        ->type_name("a,d,a,d,…");
    addClaimOptions(*command, request->claims);
    command->footer(
        "With R-ALLY-DIE=sum each member of a side throws: armies in the order given, the building last; the dice of "
        "a\n"
        "round are then lists. Dice that end before the combat leave it undecided; dice left over are refused.\n"
        "Example: --attacker 1A2C --defender city --dice 10,7,5,5,6,4,1,2,7,6,2,3,5,4 is the combat told in the "
        "source,\n"
        "which throws a d6 last; by its own rules one cavalry is left then, so it is a d10 (SA-K14).");
    command->callback([request, streams, &common, &exit] {
        const auto status = run(*request, streams.out, common.language);
        exit = status ? *status : refuse(streams, status.error().option, status.error().text);
    });
}

}  // namespace adjudicator::cli
