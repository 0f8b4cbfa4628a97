// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

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

Json tilesJson(const std::vector<vision::TileReading>& tiles) {
    Json json = Json::array();
    for (const vision::TileReading& tile : tiles) {
        Json hex = {{"q", tile.hex.q}, {"r", tile.hex.r}, {"terrain", engine::toText(tile.terrain)}};
        if (tile.number) {
            hex["number"] = *tile.number;
        }
        // What is no surer than its less sure half.
        hex["confidence"] = tile.number ? std::min(tile.confidence, tile.numberConfidence) : tile.confidence;
        json.push_back(std::move(hex));
    }
    return json;
}

Json harboursJson(const std::vector<vision::HarbourReading>& harbours) {
    Json json = Json::array();
    for (const vision::HarbourReading& harbour : harbours) {
        json.push_back({{"edge", engine::toText(harbour.side)},
                        {"trade", harbour.trade ? engine::toText(*harbour.trade) : "any"},
                        {"confidence", harbour.confidence}});
    }
    return json;
}

/// Buildings or routes.
Json piecesJson(const auto& pieces) {
    Json json = Json::array();
    for (const auto& piece : pieces) {
        json.push_back({{"at", engine::toText(piece.at)},
                        {"kind", engine::toText(piece.kind)},
                        {"owner", vision::toText(piece.owner)},
                        {"confidence", piece.confidence}});
    }
    return json;
}

Json markerJson(const std::optional<vision::MarkerReading>& marker) {
    return marker ? Json(engine::toText(marker->hex)) : Json();
}

Json readingJson(const vision::PhotoReading& reading) {
    const vision::BoardReading& board = reading.board;
    Json json = {{"format", "catan-position/1"}};
    json["hexes"] = tilesJson(board.tiles);
    json["harbours"] = harboursJson(board.harbours);
    json["buildings"] = piecesJson(board.buildings);
    json["routes"] = piecesJson(board.routes);
    json["robber"] = markerJson(board.robber);
    json["pirate"] = markerJson(board.pirate);
    json["homography"] = board.homography.m;
    json["size"] = {reading.image.width, reading.image.height};
    json["confidence"] = board.confidence;
    for (std::size_t k = 0; k < board.colours.size(); ++k) {
        if (board.colours[k]) {
            json["colours"][std::string(vision::toText(vision::kPieceColours[k]))] = {{"look", *board.colours[k]}};
        }
    }
    json["unsure"] = Json::array();
    for (const vision::Unsure& unsure : board.unsure) {
        json["unsure"].push_back(
            {{"at", vision::toText(unsure.at)}, {"what", vision::toText(unsure.what)}, {"options", unsure.options}});
    }
    return json;
}

/// {"white": {"at": [x, y]}} samples the picture there, {"white": {"look": [a, b, c]}} takes what a reading gave
/// before.
std::optional<vision::KnownColours> coloursFrom(const std::string& file) {
    std::ifstream stream(file);
    const auto json = nlohmann::json::parse(stream, nullptr, false);
    if (!json.is_object()) {
        return std::nullopt;
    }
    vision::KnownColours colours;
    for (const auto& [name, value] : json.items()) {
        const auto colour = std::find_if(vision::kPieceColours.begin(), vision::kPieceColours.end(),
                                         [&](vision::PieceColour c) { return vision::toText(c) == name; });
        if (colour == vision::kPieceColours.end() || !value.is_object() || value.size() != 1) {
            return std::nullopt;
        }
        const bool point = value.contains("at");
        const auto numbers = value.find(point ? "at" : "look");
        const auto isNumber = [](const nlohmann::json& number) { return number.is_number(); };
        if (numbers == value.end() || !numbers->is_array() || numbers->size() != (point ? 2U : 3U) ||
            !std::all_of(numbers->begin(), numbers->end(), isNumber)) {
            return std::nullopt;
        }
        auto& known = colours[static_cast<std::size_t>(*colour)];
        if (point) {
            known = vision::Point{(*numbers)[0].get<double>(), (*numbers)[1].get<double>()};
        } else {
            known = numbers->get<vision::ColourLook>();
        }
    }
    return colours;
}

void writeReading(const vision::PhotoReading& reading, const Streams& streams, Language language) {
    const vision::BoardReading& board = reading.board;
    streams.out << say(language, "{} hexes, {} harbours.\n", "{} Felder, {} Häfen.\n", board.tiles.size(),
                       board.harbours.size());
    for (const vision::TileReading& tile : board.tiles) {
        streams.out << fmt::format(
            "{:>6}  {:<12} {:>3.0f} %  {:>2} {:>3.0f} %{}\n", engine::toText(tile.hex), word(tile.terrain, language),
            100 * tile.confidence, tile.number ? std::to_string(*tile.number) : "-", 100 * tile.numberConfidence,
            vision::isDoubtful(board, tile.hex) ? say(language, "  unsure", "  unsicher") : std::string{});
    }
    for (const vision::HarbourReading& harbour : board.harbours) {
        streams.out << fmt::format("{:>7}  {:<20} {:>3.0f} %\n", engine::toText(harbour.side),
                                   harbour.trade ? engine::toText(*harbour.trade) : "3:1", 100 * harbour.confidence);
    }
    for (const vision::BuildingReading& building : board.buildings) {
        streams.out << fmt::format("{:>7}  {:<12} {:<7} {:>3.0f} %\n", engine::toText(building.at),
                                   engine::toText(building.kind), vision::toText(building.owner),
                                   100 * building.confidence);
    }
    for (const vision::RouteReading& route : board.routes) {
        streams.out << fmt::format("{:>7}  {:<12} {:<7} {:>3.0f} %\n", engine::toText(route.at),
                                   engine::toText(route.kind), vision::toText(route.owner), 100 * route.confidence);
    }
    if (board.robber) {
        streams.out << fmt::format("{:>7}  {:<20} {:>3.0f} %\n", engine::toText(board.robber->hex),
                                   say(language, "robber", "Räuber"), 100 * board.robber->confidence);
    }
}

int read(const ReadOptions& options, Streams streams, Language language) {
    vision::KnownColours colours;
    if (!options.colours.empty()) {
        const auto read = coloursFrom(options.colours);
        if (!read) {
            return refuse(streams, options.colours,
                          say(language, "no colours in it: {{\"white\":{{\"at\":[0.5,0.25]}}, …}}, see docs/camera.md",
                              "keine Farben darin: {{\"white\":{{\"at\":[0.5,0.25]}}, …}}, siehe docs/camera.md"));
        }
        colours = *read;
    }
    const auto reading = vision::readPhoto(options.photo, colours);
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
    command->add_option("--colours", options->colours, "The players' colours at this table: a JSON file");
    command->add_flag("--json", options->json, "One JSON document");
    command->callback([options, streams, &common, &exit] { exit = read(*options, streams, common.language); });
}

}  // namespace adjudicator::cli
