// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/pictures/reading_json.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "adjudicator/cli/pictures/board_option.h"
#include "engine/combat/units.h"

namespace adjudicator::cli {

namespace {

using Json = nlohmann::ordered_json;

/// Of the hexes that are seen.
Json tilesJson(const vision::BoardReading& board) {
    Json json = Json::array();
    for (const vision::TileReading& tile : board.tiles) {
        if (!tile.isSeen) {
            continue;
        }
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

/// Of those whose hex of land is seen.
Json harboursJson(const vision::BoardReading& board) {
    const std::vector<engine::Hex> unseen = vision::unseenHexesOf(board);
    Json json = Json::array();
    for (const vision::HarbourReading& harbour : board.harbours) {
        const auto beside = engine::hexesAt(harbour.side);
        if (std::ranges::find_first_of(beside, unseen) != beside.end()) {
            continue;
        }
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

}  // namespace

nlohmann::ordered_json readingJson(const vision::PhotoReading& reading, const SetChoice& sets) {
    const vision::BoardReading& board = reading.board;
    Json json = {{"format", "catan-position/1"}};
    json["hexes"] = tilesJson(board);
    json["harbours"] = harboursJson(board);
    json["buildings"] = piecesJson(board.buildings);
    json["routes"] = piecesJson(board.routes);
    json["bridges"] = bridgesJson(board.bridges);
    json["armies"] = armiesJson(board.armies);
    json["nukes"] = nukesJson(board.nukes);
    json["robber"] = markerJson(board.robber);
    json["pirate"] = markerJson(board.pirate);
    json["homography"] = board.homography.m;
    json["size"] = {reading.image.width, reading.image.height};
    if (!board.isVouched) {
        json["vouched"] = false;
    }
    for (const engine::Hex hex : vision::unseenHexesOf(board)) {
        json["unseen"].push_back(engine::toText(hex));
    }
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
        if (unsure.owner) {
            json["unsure"].back()["owner"] = vision::toText(*unsure.owner);
        }
    }
    return json;
}

}  // namespace adjudicator::cli
