// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/sets/learn_board.h"

#include <algorithm>
#include <utility>

#include "adjudicator/watch/known_table.h"
#include "vision/set/learn_set.h"
#include "vision/watch/table_watch.h"

namespace adjudicator::sets {

namespace {

template <typename Item>
void dropDoubtful(std::vector<Item>& items, const vision::BoardReading& reading,
                  std::initializer_list<vision::Doubt> doubts, const auto& placeOf) {
    std::erase_if(items, [&](const Item& item) {
        const vision::Place place = placeOf(item);
        return std::any_of(reading.unsure.begin(), reading.unsure.end(), [&](const vision::Unsure& unsure) {
            return unsure.at == place && std::find(doubts.begin(), doubts.end(), unsure.what) != doubts.end();
        });
    });
}

LearnError learnError(ShelfError error) {
    return error == ShelfError::BadName   ? LearnError::BadName
           : error == ShelfError::TooMany ? LearnError::TooMany
                                          : LearnError::NotWritten;
}

}  // namespace

std::optional<vision::BoardReading> confirmedBoard(const vision::BoardReading& reading,
                                                   const engine::Setup& confirmed) {
    const auto turn = watch::turnOnto(confirmed, reading);
    if (!turn) {
        return std::nullopt;
    }
    vision::BoardReading board;
    board.homography = vision::turned(reading.homography, *turn);
    board.layout = watch::layoutOf(confirmed);
    for (const engine::HexSetup& hex : confirmed.hexes) {
        if (hex.terrain && *hex.terrain != engine::Terrain::Sea && !hex.faceDown && !hex.removed) {
            vision::TileReading& tile = board.tiles.emplace_back();
            tile.hex = hex.hex;
            tile.terrain = *hex.terrain;
            tile.number = hex.number;
        }
    }
    for (const engine::HarbourSetup& harbour : confirmed.harbours) {
        board.harbours.push_back({harbour.side, harbour.trade, 1});
    }
    vision::KnownPieces pieces = watch::piecesOf(confirmed);
    board.buildings = std::move(pieces.buildings);
    board.routes = std::move(pieces.routes);
    board.armies = std::move(pieces.armies);
    board.nukes = std::move(pieces.nukes);
    return board;
}

vision::BoardReading surePart(const vision::BoardReading& reading) {
    using vision::Doubt;
    vision::BoardReading sure = reading;
    dropDoubtful(sure.tiles, reading, {Doubt::Terrain}, [](const auto& tile) { return tile.hex; });
    dropDoubtful(sure.harbours, reading, {Doubt::Harbour}, [](const auto& harbour) { return harbour.side; });
    const auto at = [](const auto& piece) { return piece.at; };
    dropDoubtful(sure.buildings, reading, {Doubt::Piece, Doubt::Owner}, at);
    dropDoubtful(sure.routes, reading, {Doubt::Piece, Doubt::Owner}, at);
    return sure;
}

engine::Expected<void, LearnError> learnBoard(const std::filesystem::path& folder, const std::string& name,
                                              const vision::Image& image, const vision::BoardReading& board) {
    if (!isSetName(name)) {
        return engine::unexpected(LearnError::BadName);
    }
    const auto fresh = vision::learnSet(image, board);
    if (!fresh) {
        return engine::unexpected(LearnError::NoTiles);
    }
    const Shelf shelf = readShelf(folder);
    const KnownSet* before = shelf.find(name);
    const KnownSet set{name, vision::joined(before != nullptr ? before->look : vision::LearnedSet{}, *fresh)};
    if (const auto kept = keepSet(folder, set); !kept) {
        return engine::unexpected(learnError(kept.error()));
    }
    return {};
}

}  // namespace adjudicator::sets
