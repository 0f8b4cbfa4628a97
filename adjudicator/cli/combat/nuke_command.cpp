// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/input.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/text/event_text.h"
#include "adjudicator/text/refusals/refusal_text.h"
#include "engine/action/evolve.h"
#include "engine/notation/action_json.h"
#include "engine/notation/position_json.h"
#include "engine/rulesets/soldiers/nuke.h"
#include "engine/state/to_position.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using engine::Position;
using Json = nlohmann::ordered_json;

struct NukeOptions {
    std::string file;
    std::string from;
    std::string hex;
    std::vector<std::string> rulings;
    bool json = false;
};

/// Whoever has a weapon on the corner; else whose army or building stands there, for whom one is put there.
std::optional<engine::PlayerId> firerAt(Position& position, engine::CornerId from) {
    auto owner = position.nukes[from];
    if (!owner && position.armies[from]) {
        owner = position.armies[from]->owner;
    } else if (!owner && position.buildings[from]) {
        owner = position.buildings[from]->owner;
    }
    if (owner) {
        position.nukes.set(from, *owner);
    }
    return owner;
}

int nuke(const NukeOptions& options, Streams streams, Language language) {
    auto setup = readSetupFile(streams, options.file, language);
    if (!setup) {
        return kUnusable;
    }
    if (std::find(setup->documents.begin(), setup->documents.end(), "soldiers") == setup->documents.end()) {
        setup->documents.emplace_back("soldiers");
    }
    for (const std::string& text : options.rulings) {
        const std::size_t sign = text.find('=');
        if (sign == std::string::npos) {
            return refuse(streams, "--ruling", say(language, "ID=OPTION is wanted, not {}", text));
        }
        setup->rulings[text.substr(0, sign)] = text.substr(sign + 1);
    }
    auto position = judged(streams, options.file, *setup, language);
    if (!position) {
        return kUnusable;
    }
    const auto cornerName = engine::cornerFromText(options.from);
    const auto hexName = engine::hexFromText(options.hex);
    const auto from = cornerName ? position->topology().find(*cornerName) : std::nullopt;
    const auto hex = hexName ? position->topology().find(*hexName) : std::nullopt;
    if (!from) {
        return refuse(streams, "--from", say(language, "the board has no crossing {}", options.from));
    }
    if (!hex) {
        return refuse(streams, "--at", say(language, "the board has no hex {}", options.hex));
    }
    const auto by = firerAt(*position, *from);
    const auto decision = engine::nukeEffects(*position, by.value_or(engine::PlayerId{}), *from, *hex);
    if (!decision) {
        const std::string why = sentence(decision.error(), *position, language);
        streams.err << "adjudicator: " << engine::toText(decision.error().clause) << ": " << why << '\n';
        return kAnswerIsNo;
    }
    engine::evolve(*position, decision->events);
    if (options.json) {
        Json json = {{"effects", Json::parse(engine::toJson(decision->events, *position->table))},
                     {"position", Json::parse(engine::toJson(engine::toSetup(*position)))}};
        streams.out << json.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
        return kFine;
    }
    for (const engine::Event& event : decision->events) {
        streams.out << sentence(event, *position->table, language);
        for (const engine::ClauseId clause : event.clauses) {
            streams.out << "  [" << engine::toText(clause) << ']';
        }
        streams.out << '\n';
    }
    return kFine;
}

}  // namespace

void registerNuke(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    const auto options = std::make_shared<NukeOptions>();
    CLI::App* command = app.add_subcommand("nuke", "What a nuclear weapon would do");
    command->add_option("POSITION", options->file, "A position file, - for standard input")->required();
    command->add_option("--from", options->from, "The crossing that it is fired from, as 0,0:N")->required();
    command->add_option("--at", options->hex, "The hex that it is fired at, as 1,-2")->required();
    command->add_option("--ruling", options->rulings, "A ruling, as R-NUKE-RANGE=one; may be repeated");
    command->add_flag("--json", options->json, "One JSON document");
    command->callback([options, streams, &common, &exit] { exit = nuke(*options, streams, common.language); });
}

}  // namespace adjudicator::cli
