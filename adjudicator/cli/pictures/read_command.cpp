// SPDX-License-Identifier: GPL-3.0-or-later
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <array>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "adjudicator/cli/pictures/board_option.h"
#include "adjudicator/cli/pictures/given_corners.h"
#include "adjudicator/cli/pictures/photo_text.h"
#include "adjudicator/cli/pictures/set_option.h"
#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/text/words.h"
#include "adjudicator/watch/looked_for.h"
#include "engine/clauses/document.h"
#include "vision/overlay.h"
#include "vision/read_photo.h"

namespace adjudicator::cli {

namespace {

/// Below this it is said that the board's shape is in doubt.
constexpr double kSureOfBoard = 0.9;

using engine::Language;
using Json = nlohmann::ordered_json;

struct ReadOptions {
    std::string photo;
    std::string overlay;
    std::string colours;
    std::string board;
    std::string corners;
    std::string set;
    std::string learn;
    std::string confirmed;
    std::vector<std::string> documents;
    bool json = false;
};

Json tilesJson(const vision::BoardReading& board) {
    Json json = Json::array();
    for (const vision::TileReading& tile : board.tiles) {
        Json hex = {{"q", tile.hex.q}, {"r", tile.hex.r}};
        if (tile.faceDown) {
            hex["face_down"] = true;
            hex["confidence"] = tile.confidence;
            json.push_back(std::move(hex));
            continue;
        }
        hex["terrain"] = engine::toText(tile.terrain);
        if (tile.removed) {
            hex["removed"] = true;
        } else if (tile.number) {
            hex["number"] = *tile.number;
        }
        // What is no surer than its less sure half.
        hex["confidence"] = tile.number ? std::min(tile.confidence, tile.numberConfidence) : tile.confidence;
        json.push_back(std::move(hex));
    }
    for (const engine::Hex sea : vision::seaHexesOf(board)) {
        json.push_back({{"q", sea.q}, {"r", sea.r}, {"terrain", "sea"}});
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
        if constexpr (requires { piece.walls; }) {
            if (piece.walls > 0) {
                json.back()["walls"] = piece.walls;
            }
        }
    }
    return json;
}

Json bridgesJson(const std::vector<vision::BridgeReading>& bridges) {
    static constexpr std::array kCorners{"N", "NE", "SE", "S", "SW", "NW"};
    Json json = Json::array();
    for (const vision::BridgeReading& bridge : bridges) {
        json.push_back({{"hex", engine::toText(bridge.hex)},
                        {"from", kCorners[static_cast<std::size_t>(bridge.from)]},
                        {"to", kCorners[static_cast<std::size_t>(bridge.to)]},
                        {"owner", vision::toText(bridge.owner)},
                        {"confidence", bridge.confidence}});
    }
    return json;
}

Json armiesJson(const std::vector<vision::ArmyReading>& armies) {
    Json json = Json::array();
    for (const vision::ArmyReading& army : armies) {
        json.push_back({{"at", engine::toText(army.at)},
                        {"owner", vision::toText(army.owner)},
                        {"infantry", army.units.infantry},
                        {"cavalry", army.units.cavalry},
                        {"artillery", army.units.artillery},
                        {"confidence", army.confidence}});
    }
    return json;
}

Json nukesJson(const std::vector<vision::NukeReading>& nukes) {
    Json json = Json::array();
    for (const vision::NukeReading& nuke : nukes) {
        json.push_back(
            {{"at", engine::toText(nuke.at)}, {"owner", vision::toText(nuke.owner)}, {"confidence", nuke.confidence}});
    }
    return json;
}

Json markerJson(const std::optional<vision::MarkerReading>& marker) {
    return marker ? Json(engine::toText(marker->hex)) : Json();
}

Json readingJson(const vision::PhotoReading& reading, const SetChoice& sets) {
    const vision::BoardReading& board = reading.board;
    Json json = {{"format", "catan-position/1"}};
    json["hexes"] = tilesJson(board);
    json["harbours"] = harboursJson(board.harbours);
    json["buildings"] = piecesJson(board.buildings);
    json["routes"] = piecesJson(board.routes);
    json["bridges"] = bridgesJson(board.bridges);
    json["armies"] = armiesJson(board.armies);
    json["nukes"] = nukesJson(board.nukes);
    json["robber"] = markerJson(board.robber);
    json["pirate"] = markerJson(board.pirate);
    json["homography"] = board.homography.m;
    json["size"] = {reading.image.width, reading.image.height};
    if (board.mirrored) {
        json["mirrored"] = true;
    }
    json["confidence"] = board.confidence;
    json["board"] = boardWord(board.layout);
    json["board_confidence"] = board.layoutConfidence;
    json["set"] = board.set ? Json(sets.shelf.sets[*board.set].name) : Json();
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
        auto& known = colours[index(*colour)];
        if (point) {
            known = vision::Point{(*numbers)[0].get<double>(), (*numbers)[1].get<double>()};
        } else {
            known = numbers->get<vision::ColourLook>();
        }
    }
    return colours;
}

/// What other documents than the base game bring to the table.
void writeOtherPieces(const vision::BoardReading& board, const Streams& streams, Language language) {
    const auto line = [&](const std::string& at, const std::string& what, vision::PieceColour owner,
                          double confidence) {
        streams.out << fmt::format("{:>7}  {:<12} {:<7} {:>3.0f} %\n", at, what, vision::toText(owner),
                                   100 * confidence);
    };
    for (const vision::BridgeReading& bridge : board.bridges) {
        line(engine::toText(bridge.hex), say(language, "bridge", "Brücke"), bridge.owner, bridge.confidence);
    }
    for (const vision::ArmyReading& army : board.armies) {
        line(engine::toText(army.at), say(language, "army {}", "Armee {}", engine::toText(army.units)), army.owner,
             army.confidence);
    }
    for (const vision::NukeReading& nuke : board.nukes) {
        line(engine::toText(nuke.at), say(language, "nuclear weapon", "Nuklearwaffe"), nuke.owner, nuke.confidence);
    }
    if (board.pirate) {
        streams.out << fmt::format("{:>7}  {:<20} {:>3.0f} %\n", engine::toText(board.pirate->hex),
                                   say(language, "pirate", "Seeräuber"), 100 * board.pirate->confidence);
    }
}

void writeReading(const vision::PhotoReading& reading, const SetChoice& sets, const Streams& streams,
                  Language language) {
    const vision::BoardReading& board = reading.board;
    if (board.set) {
        streams.out << say(language, "Read as the set {}.\n", "Als Spielsatz {} gelesen.\n",
                           sets.shelf.sets[*board.set].name);
    }
    if (board.mirrored) {
        streams.out << say(language, "The picture is mirrored; what it shows was turned the right way round.\n",
                           "Das Bild ist gespiegelt; gelesen ist es richtig herum.\n");
    }
    streams.out << say(language, "{} hexes, {} harbours.\n", "{} Felder, {} Häfen.\n", board.tiles.size(),
                       board.harbours.size());
    if (board.layoutConfidence < kSureOfBoard) {
        streams.out << say(language, "Which board it is, is doubtful ({:.0f} %): say --board 3-4 or --board 5-6.\n",
                           "Welcher Spielplan es ist, ist zweifelhaft ({:.0f} %): bitte --board 3-4 oder --board 5-6 "
                           "angeben.\n",
                           100 * board.layoutConfidence);
    }
    for (const vision::TileReading& tile : board.tiles) {
        streams.out << fmt::format(
            "{:>6}  {:<12} {:>3.0f} %  {:>2} {:>3.0f} %{}\n", engine::toText(tile.hex),
            tile.faceDown  ? say(language, "face down", "umgedreht")
            : tile.removed ? say(language, "removed", "entfernt")
                           : std::string(word(tile.terrain, language)),
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
        if (building.walls > 0) {
            streams.out << fmt::format("{:>7}  {:<12} {:<7}\n", "", say(language, "city wall", "Stadtmauer"),
                                       vision::toText(building.owner));
        }
    }
    for (const vision::RouteReading& route : board.routes) {
        streams.out << fmt::format("{:>7}  {:<12} {:<7} {:>3.0f} %\n", engine::toText(route.at),
                                   engine::toText(route.kind), vision::toText(route.owner), 100 * route.confidence);
    }
    writeOtherPieces(board, streams, language);
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
    for (const std::string& document : options.documents) {
        if (!engine::documentFromText(document)) {
            return refuse(streams, "--documents", say(language, "{} is no document", "{} ist kein Dokument", document));
        }
    }
    if (!options.confirmed.empty() && options.learn.empty()) {
        return refuse(streams, "--confirmed", say(language, "only with --learn", "nur mit --learn"));
    }
    const auto sets = setsBy(options.set, streams, language);
    if (!sets) {
        return kUnusable;
    }
    std::optional<engine::Layout> layout;
    if (!options.board.empty()) {
        layout = layoutFrom(options.board, streams, language);
        if (!layout) {
            return kUnusable;
        }
    }
    const auto refusePhoto = [&](vision::ReadError error) {
        const int status = refuse(streams, options.photo, photoText(error, options.photo, language));
        return error == vision::ReadError::NoBoard ? kAnswerIsNo : status;
    };
    auto image = vision::loadPhoto(options.photo);
    if (!image) {
        return refusePhoto(image.error());
    }
    std::optional<vision::Homography> near;
    if (!options.corners.empty()) {
        near = latticeBy(options.corners, *image, layout, streams, language);
        if (!near) {
            return kUnusable;
        }
    }
    auto board = vision::readBoard(*image, colours, watch::lookedForBy(options.documents), layout, near, sets->known);
    if (!board) {
        return refusePhoto(board.error());
    }
    const vision::PhotoReading reading{std::move(*image), std::move(*board)};
    if (!options.overlay.empty()) {
        if (const auto written = vision::writeOverlay(options.overlay, reading.image, reading.board); !written) {
            return refuse(streams, options.overlay, writeText(written.error(), language));
        }
    }
    if (!options.learn.empty() &&
        !learnAs(options.learn, options.confirmed, reading.image, reading.board, streams, language)) {
        return kUnusable;
    }
    if (options.json) {
        streams.out << readingJson(reading, *sets).dump() << '\n';
    } else {
        writeReading(reading, *sets, streams, language);
    }
    return kFine;
}

}  // namespace

void registerRead(CLI::App& app, Streams streams, CommonOptions& common, int& exit) {
    const auto options = std::make_shared<ReadOptions>();
    CLI::App* command = app.add_subcommand("read", "Read the board in a photograph");
    command->add_option("PHOTO", options->photo, "A picture: JPEG, PNG, WebP, HEIC, AVIF, GIF, BMP or TIFF")
        ->required();
    command->add_option("--overlay", options->overlay,
                        "Write the picture with what was recognised, in the format of the file's name");
    command->add_option("--colours", options->colours, "The players' colours at this table: a JSON file");
    command->add_option("--corners", options->corners, std::string(kCornersHelp));
    command
        ->add_option("--documents", options->documents,
                     "Documents in force, as base,soldiers: only their pieces are looked for")
        ->delimiter(',');
    command->add_option("--board", options->board,
                        "What lies on the table: 3-4, 5-6, 3-4+5-6 for merged boxes, or a position file");
    command->add_option("--set", options->set,
                        "The set on the table, by name; none: read as if none were known. Else it is recognised");
    command->add_option("--learn", options->learn, "Keep what the set on the table looks like under this name");
    command->add_option("--confirmed", options->confirmed,
                        "With --learn: what lies on the table, a position file; else what was read surely");
    command->add_flag("--json", options->json, "One JSON document");
    command->callback([options, streams, &common, &exit] { exit = read(*options, streams, common.language); });
}

}  // namespace adjudicator::cli
