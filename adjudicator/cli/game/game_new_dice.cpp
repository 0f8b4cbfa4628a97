// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_new_dice.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "adjudicator/cli/game/game_begin.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/record/game_kind.h"
#include "adjudicator/text/refusals/fault_text.h"
#include "engine/clauses/clause_id.h"
#include "engine/notation/dice_game_json.h"

namespace adjudicator::cli {

namespace {

using engine::Document;
using Json = nlohmann::ordered_json;
namespace game = engine::dice_game;

constexpr const char* kSource = "game new";

/// The clause that says what a document's game is played with.
std::string_view firstClauseOf(Document document) {
    const auto* found = std::find_if(engine::kClauseIds.begin(), engine::kClauseIds.end(),
                                     [&](engine::ClauseId id) { return engine::documentOf(id) == document; });
    return engine::toText(*found);
}

/// Why these documents cannot be played together with the dice game; empty when there is no other.
std::optional<std::string> otherDocument(const NewGameOptions& wanted, engine::Language language) {
    for (const std::string& name : wanted.documents) {
        const auto document = engine::documentFromText(name);
        if (!document) {
            return say(language, "there is no document {}", name);
        }
        if (*document != Document::DiceGamePlus) {
            return say(language, "{} ({}) is a game of its own and goes with no other document: {} ({})",
                       engine::toText(Document::DiceGamePlus), firstClauseOf(Document::DiceGamePlus), name,
                       firstClauseOf(*document));
        }
    }
    return std::nullopt;
}

/// The position file with the options put in; empty when an option cannot be read, with the error line written.
std::optional<Json> withOptions(Json file, const NewGameOptions& wanted, const Streams& streams,
                                engine::Language language) {
    if (!wanted.numbers.empty()) {
        (void)refuse(streams, "--number", say(language, "the numbers of the dice game stand on its sheet (WP-10)"));
        return std::nullopt;
    }
    if (!wanted.players.empty()) {
        file["players"] = wanted.players;
    }
    if (!wanted.sheet.empty()) {
        file["sheet"] = wanted.sheet;
    }
    for (const std::string& text : wanted.rulings) {
        const std::size_t sign = text.find('=');
        if (sign == std::string::npos) {
            (void)refuse(streams, "--ruling", say(language, "ID=OPTION is wanted, not {}", text));
            return std::nullopt;
        }
        file["rulings"][text.substr(0, sign)] = text.substr(sign + 1);
    }
    return file;
}

}  // namespace

bool isDiceGame(const NewGameOptions& wanted, const std::string& position) {
    const std::string word(engine::toText(Document::DiceGamePlus));
    return std::find(wanted.documents.begin(), wanted.documents.end(), word) != wanted.documents.end() ||
           (!position.empty() && gameKindOfPosition(position) == GameKind::Dice);
}

int newDiceGame(const GameOptions& options, const NewGameOptions& wanted, const std::string& position, Streams streams,
                engine::Language language) {
    const std::string source = wanted.from.empty() ? kSource : wanted.from;
    if (const auto wrong = otherDocument(wanted, language)) {
        return refuse(streams, "--documents", *wrong);
    }
    Json file = {{"format", std::string(game::kFormat)}};
    if (!position.empty()) {
        file = Json::parse(position, nullptr, false);
        if (!file.is_object()) {
            return refuse(streams, source, say(language, "this is no JSON object"));
        }
    }
    const auto filled = withOptions(std::move(file), wanted, streams, language);
    if (!filled) {
        return kUnusable;
    }
    const std::size_t players = filled->contains("players") ? (*filled)["players"].size() : 0;
    if (players < game::kLeastPlayers || players > game::kMostPlayers) {
        return refuse(
            streams, source,
            say(language, "two to four players play this (WP-1), not {}; name them with --players anna,ben", players));
    }
    const auto read = game::positionFromJson(filled->dump(-1, ' ', false, Json::error_handler_t::replace));
    if (!read) {
        return refuse(streams, source, sentence(read.error(), language));
    }
    return beginGame<DiceGame>(options, *read, streams, language);
}

}  // namespace adjudicator::cli
