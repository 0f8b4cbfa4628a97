// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

#include "adjudicator/cli/command.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "engine/clauses/catalogue.h"
#include "engine/clauses/search.h"

namespace adjudicator::cli {

namespace {

using engine::Bilingual;
using engine::CatalogueEntry;
using engine::ClauseId;
using engine::ClauseInfo;
using engine::Language;
using engine::RulingId;
using engine::RulingInfo;
using Json = nlohmann::ordered_json;

struct RulesOptions {
    std::string id;
    std::optional<std::string> search;
    bool json = false;
};

// JSON holds both languages always, so that it does not depend on --lang.
Json toJson(const Bilingual& text) {
    return {{"en", text.english}, {"de", text.german}};
}

Json toJson(const ClauseInfo& clause) {
    Json rulings = Json::array();
    for (const RulingId ruling : engine::rulingsOf(clause.id)) {
        rulings.push_back(engine::toText(ruling));
    }
    return {{"id", engine::toText(clause.id)},   {"document", engine::toText(engine::documentOf(clause.id))},
            {"section", toJson(clause.section)}, {"title", toJson(clause.title)},
            {"text", toJson(clause.text)},       {"rulings", std::move(rulings)}};
}

Json toJson(const RulingInfo& ruling) {
    Json clauses = Json::array();
    for (const ClauseId clause : ruling.clauses) {
        clauses.push_back(engine::toText(clause));
    }
    Json options = Json::array();
    for (std::uint8_t option = 0; option < optionCount(ruling.id); ++option) {
        options.push_back({{"id", engine::optionText({ruling.id, option})},
                           {"default", option == 0},
                           {"text", toJson(ruling.options[option])}});
    }
    return {{"id", engine::toText(ruling.id)},
            {"clauses", std::move(clauses)},
            {"question", toJson(ruling.question)},
            {"options", std::move(options)}};
}

/// `found` keeps the order of the answer; clauses and rulings are listed apart because their fields differ.
std::string asJson(const std::vector<CatalogueEntry>& found) {
    Json document{{"found", Json::array()}, {"clauses", Json::array()}, {"rulings", Json::array()}};
    for (const CatalogueEntry& entry : found) {
        std::visit(
            [&](auto id) {
                document["found"].push_back(engine::toText(id));
                document[std::is_same_v<decltype(id), ClauseId> ? "clauses" : "rulings"].push_back(
                    toJson(engine::info(id)));
            },
            entry);
    }
    return document.dump(2) + "\n";
}

std::string asText(RulingId id, Language language) {
    const RulingInfo& ruling = engine::info(id);
    std::string text = fmt::format("{}", engine::toText(id));
    std::string places;
    for (const ClauseId clause : ruling.clauses) {
        places += fmt::format("{}{}", places.empty() ? "" : ", ", engine::toText(clause));
    }
    text += places.empty() ? "\n" : fmt::format("  ({})\n", places);
    text += wrapped(ruling.question.in(language), 2);
    for (std::uint8_t option = 0; option < optionCount(ruling.id); ++option) {
        const std::string note = option > 0 ? std::string() : say(language, " (default)");
        text += wrapped(
            fmt::format("{}{}: {}", engine::optionText({id, option}), note, ruling.options[option].in(language)), 4);
    }
    return text;
}

std::string asText(ClauseId id, Language language) {
    const ClauseInfo& clause = engine::info(id);
    const std::string_view document = engine::titleOf(engine::documentOf(id)).in(language);
    std::string text = fmt::format("{}  {}\n  [{}: {}]\n", engine::toText(id), clause.title.in(language), document,
                                   clause.section.in(language));
    text += wrapped(clause.text.in(language), 2);
    return text;
}

/// One entry in full: a clause with the rulings that belong to it.
std::string inFull(const CatalogueEntry& entry, Language language) {
    std::string text = std::visit([&](auto id) { return asText(id, language); }, entry);
    if (const auto* clause = std::get_if<ClauseId>(&entry)) {
        for (const RulingId ruling : engine::rulingsOf(*clause)) {
            text += "\n" + asText(ruling, language);
        }
    }
    return text;
}

std::string contents(Language language) {
    std::string text;
    for (const engine::Document document : engine::documents()) {
        text += fmt::format("{}{}\n", text.empty() ? "" : "\n", engine::titleOf(document).in(language));
        for (const ClauseInfo& clause : engine::allClauses()) {
            if (engine::documentOf(clause.id) == document) {
                text += fmt::format("  {:<8}{}\n", engine::toText(clause.id), clause.title.in(language));
            }
        }
    }
    text += say(language, "\nRulings (default first)\n");
    for (const RulingInfo& ruling : engine::allRulings()) {
        std::string options;
        for (std::uint8_t option = 0; option < optionCount(ruling.id); ++option) {
            options += fmt::format("{}{}", option > 0 ? "|" : "", engine::optionText({ruling.id, option}));
        }
        text += fmt::format("  {:<22}{}\n", engine::toText(ruling.id), options);
    }
    return text;
}

std::vector<CatalogueEntry> everything() {
    std::vector<CatalogueEntry> all(engine::clauseIds().begin(), engine::clauseIds().end());
    all.insert(all.end(), engine::kRulingIds.begin(), engine::kRulingIds.end());
    return all;
}

std::string upperCase(std::string text) {
    for (char& letter : text) {
        letter = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    }
    return text;
}

std::optional<CatalogueEntry> entryOf(const std::string& id) {
    if (const auto clause = engine::clauseFromText(id)) {
        return *clause;
    }
    if (const auto ruling = engine::rulingFromText(id)) {
        return *ruling;
    }
    return std::nullopt;
}

int showOne(const RulesOptions& options, const Streams& streams, Language language) {
    const auto entry = entryOf(upperCase(options.id));
    if (!entry) {
        std::vector<std::string_view> ids;
        for (const CatalogueEntry& known : everything()) {
            ids.push_back(std::visit([](auto id) { return engine::toText(id); }, known));
        }
        const std::string unknown = say(language, "no clause or ruling has this id");
        const std::string_view near = nearest(options.id, ids);
        return refuse(streams, options.id,
                      near.empty()
                          ? say(language, "{}; rules --search {} looks for it in the texts", unknown, options.id)
                          : say(language, "{}, the nearest is {}", unknown, near));
    }
    if (!options.json) {
        streams.out << inFull(*entry, language);
        return kFine;
    }
    std::vector<CatalogueEntry> found{*entry};
    if (const auto* clause = std::get_if<ClauseId>(&*entry)) {
        const auto rulings = engine::rulingsOf(*clause);
        found.insert(found.end(), rulings.begin(), rulings.end());
    }
    streams.out << asJson(found);
    return kFine;
}

int showFound(const RulesOptions& options, const Streams& streams, Language language) {
    if (options.search->size() > engine::kMaxSearchBytes) {
        return refuse(streams, "rules --search",
                      say(language, "the search is longer than {} letters", engine::kMaxSearchBytes));
    }
    const std::vector<CatalogueEntry> found = engine::search(*options.search, language);
    if (options.json) {
        streams.out << asJson(found);
        return found.empty() ? kAnswerIsNo : kFine;
    }
    std::string text;
    for (const CatalogueEntry& entry : found) {
        text += (text.empty() ? "" : "\n") + std::visit([&](auto id) { return asText(id, language); }, entry);
    }
    if (found.empty()) {
        text = say(language, "No clause and no ruling contains that.\n");
    }
    streams.out << text;
    return found.empty() ? kAnswerIsNo : kFine;
}

int runRules(const RulesOptions& options, const Streams& streams, Language language) {
    if (!options.id.empty() && options.search) {
        return refuse(streams, "rules", say(language, "either one clause or --search, not both"));
    }
    if (!options.id.empty()) {
        return showOne(options, streams, language);
    }
    if (options.search) {
        return showFound(options, streams, language);
    }
    streams.out << (options.json ? asJson(everything()) : contents(language));
    return kFine;
}

}  // namespace

void registerRules(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    const auto options = std::make_shared<RulesOptions>();
    CLI::App* command = app.add_subcommand("rules", "Clauses of the rule documents, rulings and their options");
    command->add_option("ID", options->id, "A clause or ruling, for instance SA-K4 or R-MERGE; without it the list");
    command->add_option("--search", options->search, "Words to look for, in English or German");
    command->add_flag("--json", options->json, "Print one JSON document, both languages in it");
    command->callback([options, streams, &common, &exit] { exit = runRules(*options, streams, common.language); });
}

}  // namespace adjudicator::cli
