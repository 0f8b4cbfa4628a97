// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>

#include "adjudicator/cli/pictures/set_option.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/text/words.h"

namespace adjudicator::cli {

namespace {

using Json = nlohmann::ordered_json;

struct SetsOptions {
    std::string name;
    std::string to;
    bool json = false;
};

int listSets(const SetsOptions& options, Streams streams, engine::Language language) {
    const auto choice = setsBy({}, streams, language);
    Json json = {{"sets", Json::array()}};
    for (const sets::KnownSet& set : choice->shelf.sets) {
        double tiles = 0;
        for (const vision::TerrainLook& look : set.look.terrains) {
            tiles += look.tiles;
        }
        Json colours = Json::array();
        std::string words;
        for (std::size_t k = 0; k < set.look.colours.size(); ++k) {
            if (set.look.colours[k].pieces > 0) {
                colours.push_back(vision::toText(vision::kPieceColours[k]));
                words += words.empty() ? "" : ", ";
                words += displayName(engine::Player{std::string(vision::toText(vision::kPieceColours[k])), {}, {}},
                                     language);
            }
        }
        json["sets"].push_back(
            {{"name", set.name}, {"tiles", tiles}, {"signs", set.look.signs.size()}, {"colours", colours}});
        if (!options.json) {
            streams.out << say(language, "{}: pictures: {}, worth {:.0f} sure tiles; harbour signs: {}; colours: {}\n",
                               set.name, set.look.places.boards.size(), tiles, set.look.signs.size(),
                               words.empty() ? "-" : words);
        }
    }
    if (!options.json && choice->shelf.sets.empty()) {
        streams.out << say(language, "no set is known yet: read PICTURE --learn NAME keeps one\n");
    }
    if (options.json) {
        streams.out << json.dump() << '\n';
    }
    return kFine;
}

int answer(const engine::Expected<void, sets::ShelfError>& done, const std::string& name, Streams streams,
           engine::Language language) {
    return done ? kFine : refuse(streams, name, shelfText(done.error(), language));
}

}  // namespace

void registerSets(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    const auto options = std::make_shared<SetsOptions>();
    CLI::App* command = app.add_subcommand("sets", "The sets whose looks are known: read --learn keeps one");
    command->add_flag("--json", options->json, "One JSON document");
    CLI::App* rename = command->add_subcommand("rename", "Give a set another name");
    rename->add_option("NAME", options->name, "The set")->required();
    rename->add_option("NEW", options->to, "Its new name")->required();
    rename->callback([options, streams, &common, &exit] {
        exit = answer(sets::renameSet(sets::setFolder(), options->name, options->to), options->name, streams,
                      common.language);
    });
    CLI::App* forget = command->add_subcommand("forget", "Forget what a set looks like");
    forget->add_option("NAME", options->name, "The set")->required();
    forget->callback([options, streams, &common, &exit] {
        exit = answer(sets::forgetSet(sets::setFolder(), options->name), options->name, streams, common.language);
    });
    command->require_subcommand(0, 1);
    command->callback([options, command, streams, &common, &exit] {
        if (command->get_subcommands().empty()) {
            exit = listSets(*options, streams, common.language);
        }
    });
}

}  // namespace adjudicator::cli
