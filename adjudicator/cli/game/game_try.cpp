// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_try.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>

#include "adjudicator/cli/game/game_correct.h"
#include "adjudicator/cli/game/what_if_json.h"
#include "adjudicator/cli/input.h"
#include "adjudicator/cli/record_line.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/dispute/dispute.h"
#include "adjudicator/text/refusals/fault_text.h"
#include "adjudicator/what_if/compared.h"
#include "engine/clauses/catalogue.h"

namespace adjudicator::cli {

namespace {

using engine::Expected;
using engine::Language;
using Json = nlohmann::ordered_json;

/// The act of the line that the entry belongs to, by where it first stood.
std::optional<ActPlace> originOf(const Line& line, const TryWanted& wanted) {
    if (wanted.at >= line.log().size()) {
        return std::nullopt;
    }
    const auto place = actOf(line, wanted.at, wanted.item);
    const auto found = std::ranges::find_if(
        line.acts(), [&](const LineAct& act) { return place && (act.now == *place || act.origin == *place); });
    return found == line.acts().end() ? std::nullopt : std::optional(found->origin);
}

/// The lines as the list that `correct` takes: one list, the `line` of an object, or one wish or action a line.
Expected<Json, std::string> wishesFrom(const std::string& text, const ActPlace& from, Language language) {
    const Json whole = Json::parse(text, nullptr, false);
    if (whole.is_array()) {
        return whole;
    }
    if (whole.is_object() && whole.contains("line")) {
        return whole["line"];
    }
    Json wishes = Json::array();
    std::istringstream lines(text);
    std::string line;
    for (std::size_t number = 1; readLine(lines, line); ++number) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) {
            continue;
        }
        if (const auto fault = engine::doubledField(line)) {
            return engine::unexpected(sentenceAtLine(*fault, number, language));
        }
        Json wish = Json::parse(line, nullptr, false);
        if (!wish.is_object()) {
            return engine::unexpected(say(language, "line {}: this is no JSON object", number));
        }
        if (wish.contains("do")) {
            Json said = Json::object();
            if (wishes.empty()) {
                said["of"] = from.entry;
                if (from.item) {
                    said["item"] = *from.item;
                }
            } else {
                said["how"] = "new";
            }
            said["action"] = std::move(wish);
            wish = std::move(said);
        }
        wishes.push_back(std::move(wish));
    }
    if (wishes.empty()) {
        return engine::unexpected(std::string(say(language, "no line is given: say what is otherwise")));
    }
    return wishes;
}

Expected<WhatIfAsked, std::string> askedFrom(const std::string& text, const ActPlace& from, const engine::Table& table,
                                             Language language) {
    auto wishes = wishesFrom(text, from, language);
    if (!wishes) {
        return engine::unexpected(wishes.error());
    }
    Json json = {{"do", "correct"}, {"from", from.entry}};
    if (from.item) {
        json["item"] = *from.item;
    }
    json["line"] = std::move(*wishes);
    Json read;
    if (const auto word = readRecordLine(json.dump(-1, ' ', false, Json::error_handler_t::replace), read); !word) {
        return engine::unexpected(sentence(word.error(), language));
    }
    auto asked = correctionFromJson<TableGame>(read, table, language);
    if (!asked) {
        return engine::unexpected(asked.error());
    }
    return WhatIfAsked{asked->from, std::move(asked->wishes)};
}

/// Two columns, the differing rows marked.
void tellRows(const WhatIf& tried, std::ostream& out, Language language) {
    for (const ComparedRow& row : compared(tried, language)) {
        const std::string ring = row.ring == 0 ? std::string() : fmt::format("({}) ", row.ring);
        if (!row.differs) {
            out << fmt::format("  = {}: {}\n", row.what, row.asRecorded);
            continue;
        }
        out << fmt::format("  ≠ {}{}\n", ring, row.what);
        out << say(language, "      as recorded  {}\n", row.asRecorded);
        out << say(language, "      what if      {}\n", row.asTried);
    }
}

void tell(const WhatIf& tried, std::ostream& out, Language language) {
    const engine::Table& table = *tried.asTried.position.table;
    const auto entry = [](const TriedAct& act, const char* none) {
        return act.of ? std::to_string(act.of->entry) : std::string(none);
    };
    const std::string fresh = say(language, "new");
    const TriedAct& first = tried.acts[tried.first];
    if (!tried.canBeAdopted() && !tried.againstProof) {
        out << say(language, "The rules refuse what is tried.\n");
    }
    out << say(language, "First difference: {} {}\n", entry(first, fresh.c_str()), sentence(first, table, language));
    tellRows(tried, out, language);
    const std::size_t falls = tried.count(TriedHow::Falls);
    const std::size_t stand = tried.count(TriedHow::Same) + tried.count(TriedHow::Follows);
    out << say(language, "Later acts: {} stand, {} fall\n", stand, falls);
    for (const TriedAct& act : tried.acts) {
        if (act.how != TriedHow::Falls) {
            continue;
        }
        const std::string clause = act.refusal ? std::string(engine::toText(act.refusal->clause)) + " " : std::string();
        out << fmt::format("  × {} {}\n      {}{}\n", entry(act, fresh.c_str()), sentence(act, table, language), clause,
                           whyItFalls(act, language));
    }
    out << (tried.againstProof ? say(language, "These dice are proved: this can be looked at, not adopted.\n")
                               : say(language, "Nothing has been written.\n"));
}

}  // namespace

int tryGame(const GameOptions& options, const TryWanted& wanted, Streams streams, Language language) {
    const auto opened = openGame(streams, options, db::OpenMode::ReadOnly, language);
    if (!opened) {
        return kUnusable;
    }
    if (opened->kind != GameKind::Table) {
        return refuse(streams, "game try", say(language, "only games with a board are tried"));
    }
    const auto line = foldGame<TableGame>(streams, options, opened->book, opened->game.id, std::nullopt, language);
    if (!line) {
        return kUnusable;
    }
    const auto from = originOf(*line, wanted);
    if (!from) {
        return refuse(streams, "--at", say(language, "entry {} is no act that counts", wanted.at));
    }
    const auto text = readInput(streams, wanted.file);
    if (!text) {
        return kUnusable;
    }
    const auto asked = askedFrom(*text, *from, *line->position().table, language);
    if (!asked) {
        return refuse(streams, wanted.file, asked.error());
    }
    const auto tried = tryOut(*line, *asked);
    if (!tried) {
        return refuse(streams, "game try", sentence(tried.error(), language));
    }
    if (options.json) {
        streams.out << whatIfJson(*tried, language).dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
    } else {
        tell(*tried, streams.out, language);
    }
    return tried->canBeAdopted() || tried->againstProof ? kFine : kAnswerIsNo;
}

}  // namespace adjudicator::cli
