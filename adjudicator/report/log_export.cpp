// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/log_export.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <type_traits>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/log_text.h"
#include "db/codes.h"
#include "engine/clauses/clause_id.h"

namespace adjudicator {

namespace {

using CsvJson = nlohmann::ordered_json;

/// Between two looks at whether to go on.
constexpr std::size_t kStep = 64;

bool goesOn(const Progress& progress, std::size_t done, std::size_t all) {
    return !progress || done % kStep != 0 || progress(done, all);
}

template <class Game>
struct KindWord {
    std::string_view operator()(const GenesisOf<Game>&) const { return "beginning"; }
    std::string_view operator()(const CommitmentShown&) const { return "commitment"; }
    std::string_view operator()(const ThrowDeclaredOf<Game>&) const { return "declaration"; }
    std::string_view operator()(const WordGiven&) const { return "word"; }
    std::string_view operator()(const ThrowVoid&) const { return "void"; }
    std::string_view operator()(const ActDoneOf<Game>& act) const { return nameOf(act.action); }
    std::string_view operator()(const TakenBack&) const { return "take-back"; }
    std::string_view operator()(const Restored&) const { return "restore"; }
    std::string_view operator()(const CorrectedOf<Game>&) const { return "correct"; }
    std::string_view operator()(const Sealed&) const { return "seal"; }
    std::string_view operator()(const HandedOver&) const { return "hand-over"; }
    std::string_view operator()(const OlderState&) const { return "older-state"; }
    std::string_view operator()(const RulingGiven&) const { return "ruling"; }
    std::string_view operator()(const EvidenceKept&) const { return "picture"; }
};

/// The faces that an act's events show, in their order.
template <class Game>
std::string facesIn(const ActDoneOf<Game>& act) {
    std::string faces;
    const auto add = [&](const engine::Dice& dice) {
        for (const engine::Die& die : dice.dice) {
            faces += (faces.empty() ? "" : " ") + std::to_string(die.value);
        }
    };
    for (const auto& event : act.events) {
        std::visit(
            [&](const auto& body) {
                using Body = std::decay_t<decltype(body)>;
                if constexpr (std::is_same_v<Body, engine::RoundFought>) {
                    add(body.attackerDice);
                    faces += " :";
                    add(body.defenderDice);
                } else if constexpr (requires { body.dice.dice; }) {
                    add(body.dice);
                }
            },
            event.body);
    }
    return faces;
}

template <class Events>
std::string rulingsIn(const Events& events) {
    std::vector<std::string> given;
    for (const auto& event : events) {
        for (const engine::RulingChoice& choice : event.rulings) {
            std::string text = std::string(engine::toText(choice.id)) + "=" + std::string(engine::optionText(choice));
            if (std::ranges::find(given, text) == given.end()) {
                given.push_back(std::move(text));
            }
        }
    }
    std::string all;
    for (const std::string& each : given) {
        all += (all.empty() ? "" : " ") + each;
    }
    return all;
}

template <class Game>
std::string rowOf(const LogLineOf<Game>& line, const typename Game::Table& table, engine::Language language) {
    const auto* act = line.act();
    std::string player;
    std::string dice;
    std::string level;
    std::string rulings;
    if (act != nullptr) {
        if (const auto by = actorOf(act->action)) {
            player = table.players[index(*by)].id;
        }
        dice = facesIn<Game>(*act);
        level = act->thrown ? std::string(toText(act->thrown->level)) : std::string();
        rulings = rulingsIn(act->events);
    }
    std::string clauses;
    for (const engine::ClauseId clause : clausesOf(line)) {
        clauses += (clauses.empty() ? "" : " ") + std::string(engine::toText(clause));
    }
    const std::string_view counts = line.correctedBy ? "corrected" : line.onLine ? "yes" : "taken-back";
    std::string row;
    for (const std::string& cell :
         {std::to_string(line.seq()), line.entry.time, std::string(std::visit(KindWord<Game>{}, line.entry.body)),
          player, summaryOf(line, table, language), dice, level, clauses, rulings, std::string(counts),
          db::toHex(line.head.hash)}) {
        row += (row.empty() ? "" : ",") + csvCell(cell);
    }
    return row + "\r\n";
}

}  // namespace

std::string csvCell(std::string_view text) {
    std::string cell;
    // What a spreadsheet would compute with is made a text by the sign for it. A number alone is none of these.
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const bool computes =
        first != std::string_view::npos && std::string_view("=+-@").find(text[first]) != std::string_view::npos;
    if (computes || (!text.empty() && std::string_view("\t\r\n").find(text.front()) != std::string_view::npos)) {
        cell = "'";
    }
    cell += text;
    if (cell.find_first_of(",;\"\r\n\t") == std::string::npos) {
        return cell;
    }
    std::string quoted = "\"";
    for (const char letter : cell) {
        quoted += letter == '"' ? "\"\"" : std::string(1, letter);
    }
    return quoted + "\"";
}

template <class Game>
std::optional<std::string> logCsv(const LineOf<Game>& line, engine::Language language, const Progress& progress) {
    std::string csv = "entry,time,kind,player,text,dice,dice_prove,clauses,rulings,counts,hash\r\n";
    const auto& log = line.log();
    for (std::size_t i = 0; i < log.size(); ++i) {
        if (!goesOn(progress, i, log.size())) {
            return std::nullopt;
        }
        csv += rowOf<Game>(log[i], *line.position().table, language);
    }
    return csv;
}

template <class Game>
std::optional<std::string> logJson(const LineOf<Game>& line, const std::vector<db::Entry>& stored,
                                   const Progress& progress) {
    CsvJson all = CsvJson::array();
    const auto& log = line.log();
    for (std::size_t i = 0; i < log.size() && i < stored.size(); ++i) {
        if (!goesOn(progress, i, log.size())) {
            return std::nullopt;
        }
        CsvJson entry = {{"entry", log[i].seq()}, {"on_line", log[i].onLine}, {"hash", db::toHex(log[i].head.hash)}};
        entry["body"] = CsvJson::parse(stored[i].body, nullptr, false);
        all.push_back(std::move(entry));
    }
    return all.dump(-1, ' ', false, CsvJson::error_handler_t::replace);
}

template std::optional<std::string> logCsv(const LineOf<TableGame>&, engine::Language, const Progress&);
template std::optional<std::string> logCsv(const LineOf<DiceGame>&, engine::Language, const Progress&);
template std::optional<std::string> logJson(const LineOf<TableGame>&, const std::vector<db::Entry>&, const Progress&);
template std::optional<std::string> logJson(const LineOf<DiceGame>&, const std::vector<db::Entry>&, const Progress&);

}  // namespace adjudicator
