// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/photo_text.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/text/words.h"
#include "vision/overlay.h"
#include "vision/read_photo.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using Json = nlohmann::ordered_json;

struct ReadOptions {
    std::string photo;
    std::string overlay;
    std::string colours;
    bool json = false;
};

Json readingJson(const vision::PhotoReading& reading) {
    Json json = {{"format", "catan-position/1"}};
    json["hexes"] = Json::array();
    for (const vision::TileReading& tile : reading.board.tiles) {
        json["hexes"].push_back({{"q", tile.hex.q},
                                 {"r", tile.hex.r},
                                 {"terrain", std::string(engine::toText(tile.terrain))},
                                 {"confidence", tile.confidence}});
    }
    json["homography"] = reading.board.homography.m;
    json["size"] = {reading.image.width, reading.image.height};
    json["confidence"] = reading.board.confidence;
    json["unsure"] = Json::array();
    for (const vision::Unsure& unsure : reading.board.unsure) {
        Json options = Json::array();
        for (const engine::Terrain terrain : unsure.options) {
            options.push_back(std::string(engine::toText(terrain)));
        }
        json["unsure"].push_back(
            {{"at", engine::toText(unsure.at)}, {"what", std::string(toText(unsure.what))}, {"options", options}});
    }
    return json;
}

void writeReading(const vision::PhotoReading& reading, const Streams& streams, Language language) {
    streams.out << say(language, "{} hexes; numbers, harbours and pieces are not read yet.\n",
                       "{} Felder; Zahlenchips, Häfen und Spielsteine werden noch nicht gelesen.\n",
                       reading.board.tiles.size());
    for (const vision::TileReading& tile : reading.board.tiles) {
        const bool unsure = std::any_of(reading.board.unsure.begin(), reading.board.unsure.end(),
                                        [&](const vision::Unsure& doubt) { return doubt.at == tile.hex; });
        streams.out << fmt::format("{:>6}  {:<12} {:>3.0f} %{}\n", engine::toText(tile.hex),
                                   word(tile.terrain, language), 100 * tile.confidence,
                                   unsure ? say(language, "  unsure", "  unsicher") : std::string{});
    }
}

int read(const ReadOptions& options, Streams streams, Language language) {
    if (!options.colours.empty()) {
        return refuse(streams, "--colours",
                      say(language, "not yet: pieces are not read", "noch nicht: Spielsteine werden nicht gelesen"));
    }
    const auto reading = vision::readPhoto(options.photo);
    if (!reading) {
        const int status = refuse(streams, options.photo, photoText(reading.error(), language));
        return reading.error() == vision::ReadError::NoBoard ? kAnswerIsNo : status;
    }
    if (!options.overlay.empty()) {
        if (!vision::writeOverlay(options.overlay, reading->image, reading->board)) {
            return refuse(streams, options.overlay,
                          say(language, "the picture cannot be written", "das Bild lässt sich nicht schreiben"));
        }
    }
    if (options.json) {
        streams.out << readingJson(*reading).dump() << '\n';
    } else {
        writeReading(*reading, streams, language);
    }
    return kFine;
}

}  // namespace

void registerRead(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    const auto options = std::make_shared<ReadOptions>();
    CLI::App* command = app.add_subcommand("read", "Read the board in a photograph");
    command->add_option("PHOTO", options->photo, "A JPEG, PNG or WebP file")->required();
    command->add_option("--overlay", options->overlay, "Write the picture with what was recognised (PNG)");
    command->add_option("--colours", options->colours, "The players' colours at this table (not yet)");
    command->add_flag("--json", options->json, "One JSON document");
    command->callback([options, streams, &common, &exit] { exit = read(*options, streams, common.language); });
}

}  // namespace adjudicator::cli
