// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/log_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "adjudicator/desk_text.h"
#include "adjudicator/record/dice_game.h"
#include "adjudicator/rule_book.h"
#include "adjudicator/text/action_text.h"
#include "adjudicator/text/dice_game_text.h"
#include "adjudicator/text/event_text.h"

namespace adjudicator {

namespace {

using engine::Language;

constexpr std::size_t kTimeStart = 11;
constexpr std::size_t kTimeLength = 8;

std::string say(Language language, const char* english, const char* german) {
    return language == Language::German ? german : english;
}

template <class Game>
struct Summary {
    const typename Game::Table& table;
    Language language;

    std::string operator()(const GenesisOf<Game>& genesis) const {
        return fmt::format(fmt::runtime(say(language, "Game {} begins, {} players", "Spiel {} beginnt, {} Spieler")),
                           genesis.gameNumber, table.players.size());
    }
    std::string operator()(const CommitmentShown& shown) const {
        return fmt::format(
            fmt::runtime(say(language, "Commitment for throw {} shown", "Festlegung für Wurf {} gezeigt")),
            shown.number);
    }
    std::string operator()(const ThrowDeclaredOf<Game>& declared) const {
        return fmt::format(fmt::runtime(say(language, "Throw {} declared: {}", "Wurf {} angesagt: {}")),
                           declared.number, sentence(declared.action, table, language));
    }
    std::string operator()(const WordGiven& given) const {
        return fmt::format(
            fmt::runtime(say(language, "Witness word for throw {}: “{}”", "Zeugenwort für Wurf {}: „{}“")),
            given.number, given.word);
    }
    std::string operator()(const ThrowVoid& lost) const {
        return fmt::format(fmt::runtime(say(language, "Throw {} is void: its secret was lost",
                                            "Wurf {} ist ungültig: sein Geheimnis ging verloren")),
                           lost.number);
    }
    std::string operator()(const ActDoneOf<Game>& act) const {
        return summary(act.action, act.events, table, language);
    }
    std::string operator()(const TakenBack& taken) const {
        return fmt::format(fmt::runtime(say(language, "Taken back: entry {} and all after it",
                                            "Zurückgenommen: Eintrag {} und alles danach")),
                           taken.from);
    }
    std::string operator()(const Restored& restored) const {
        return fmt::format(fmt::runtime(say(language, "Restored: what entry {} took back",
                                            "Wiederhergestellt: was Eintrag {} zurücknahm")),
                           restored.of);
    }
};

}  // namespace

template <class Game>
std::string summaryOf(const LogLineOf<Game>& line, const typename Game::Table& table, Language language) {
    return std::visit(Summary<Game>{table, language}, line.entry.body);
}

template <class Game>
std::vector<engine::ClauseId> clausesOf(const LogLineOf<Game>& line) {
    std::vector<engine::ClauseId> clauses;
    if (const auto* act = line.act()) {
        for (const auto& event : act->events) {
            clauses.insert(clauses.end(), event.clauses.begin(), event.clauses.end());
        }
    }
    std::sort(clauses.begin(), clauses.end());
    clauses.erase(std::unique(clauses.begin(), clauses.end()), clauses.end());
    return clauses;
}

template <class Game>
std::string logText(const LogLineOf<Game>& line, const typename Game::Table& table, Language language) {
    std::string text = fmt::format("{:>5}  {}  {}", line.seq(),
                                   line.entry.time.substr(std::min(kTimeStart, line.entry.time.size()), kTimeLength),
                                   summaryOf(line, table, language));
    if (const auto* act = line.act(); act != nullptr && act->thrown) {
        text += fmt::format(" ({})", wordFor(act->thrown->level, language));
    }
    std::string clauses;
    for (const engine::ClauseId clause : clausesOf(line)) {
        clauses += (clauses.empty() ? "" : " ") + std::string(engine::toText(clause));
    }
    if (!clauses.empty()) {
        text += "  [" + clauses + "]";
    }
    if constexpr (requires { table.rules; }) {
        const std::string settled = combinationText(table.rules);
        if (line.seq() == 0 && !settled.empty()) {
            text +=
                fmt::format(fmt::runtime(say(language, "; house combination: {}", "; Hauskombination: {}")), settled);
        }
    }
    if (!line.onLine) {
        text += say(language, "  – taken back", "  – zurückgenommen");
    }
    return text;
}

template std::string summaryOf(const LogLineOf<TableGame>&, const TableGame::Table&, Language);
template std::vector<engine::ClauseId> clausesOf(const LogLineOf<TableGame>&);
template std::string logText(const LogLineOf<TableGame>&, const TableGame::Table&, Language);
template std::string summaryOf(const LogLineOf<DiceGame>&, const DiceGame::Table&, Language);
template std::vector<engine::ClauseId> clausesOf(const LogLineOf<DiceGame>&);
template std::string logText(const LogLineOf<DiceGame>&, const DiceGame::Table&, Language);

}  // namespace adjudicator
