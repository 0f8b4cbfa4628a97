// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <opencv2/core.hpp>

#include "engine/check.h"
#include "vision/board/lattice.h"
#include "vision/board/locate.h"
#include "vision/board/mirror.h"
#include "vision/board/plain.h"
#include "vision/harbours/read_harbours.h"
#include "vision/harbours/sign_picture.h"
#include "vision/look.h"
#include "vision/net/shipped_nets.h"
#include "vision/numbers/read_numbers.h"
#include "vision/pieces/place_net.h"
#include "vision/pieces/read_expansion.h"
#include "vision/pieces/robber.h"
#include "vision/pieces/sight.h"
#include "vision/pieces/viewpoint.h"
#include "vision/position/read_position.h"
#include "vision/tiles/classify.h"
#include "vision/tiles/face_down.h"
#include "vision/tiles/features.h"
#include "vision/tiles/light.h"

namespace vision {

namespace {

/// The tiles of a picture, by the land's hexes, and what of them the rest of the reading needs.
struct Tiles {
    std::vector<std::optional<tiles::TileLook>> looks;
    std::vector<tiles::TileClass> classes;
    numbers::Tokens tokens;
    /// The chances that no face is up; all 0 where that is not looked for.
    std::vector<double> backs;
};

double desertChance(const tiles::TileClass& tile) {
    using engine::Terrain;
    if (tile.terrain == Terrain::Desert) {
        return tile.confidence;
    }
    const bool possible = std::find(tile.options.begin(), tile.options.end(), Terrain::Desert) != tile.options.end();
    return possible ? 1 - tile.confidence : 0;
}

Tiles lookAtTiles(const board::Located& located, const board::Rectified& rectified, const tiles::Print& print,
                  const LookedFor& lookedFor, const LearnedSet& set) {
    Tiles result;
    for (const engine::Hex hex : rectified.shape->land()) {
        result.looks.push_back(tiles::measureTile(rectified, print, hex));
    }
    result.classes = tiles::classify(result.looks, rectified.shape->layout.terrains, set.terrains);
    std::vector<double> desert(result.classes.size());
    std::transform(result.classes.begin(), result.classes.end(), desert.begin(), desertChance);
    result.tokens = numbers::lookAtTokens(located.reduced, located.reducedHomography, located.shape, desert);
    result.backs.assign(result.classes.size(), 0.0);
    const double laid = numbers::laidShare(result.tokens.hexes);
    for (std::size_t i = 0; i < result.backs.size(); ++i) {
        if (result.looks[i] && (lookedFor.has(Extra::FaceDown) || lookedFor.has(Extra::Removed))) {
            result.backs[i] =
                tiles::backChance(tiles::backOf(*result.looks[i], result.classes[i],
                                                laid * result.tokens.hexes[i].chances[numbers::kNoToken], desert[i]));
        }
    }
    return result;
}

/// Says which hexes show no face, asks about them, and gives the others their terrains.
void readTerrains(const Tiles& seen, const pieces::Belief& belief, const LookedFor& lookedFor, BoardReading& reading) {
    constexpr double kBackLikely = 0.55;
    constexpr double kBackSure = 0.9;
    constexpr double kBackWorthAsking = 0.2;
    for (std::size_t i = 0; i < seen.classes.size(); ++i) {
        const tiles::TileClass& tile = seen.classes[i];
        TileReading& hex = reading.tiles.emplace_back();
        hex.hex = reading.layout.land[i];
        hex.terrain = tile.terrain;
        hex.confidence = tile.confidence;
        hex.isSeen = seen.looks[i].has_value();
        std::vector<std::string> options;
        if (tile.options.size() > 1) {
            for (const engine::Terrain terrain : tile.options) {
                options.emplace_back(engine::toText(terrain));
            }
        }
        const double back = belief(seen.backs[i]);
        if (back >= kBackWorthAsking) {
            if (options.empty()) {
                options.emplace_back(engine::toText(tile.terrain));
            }
            std::vector<std::string> words;
            if (lookedFor.has(Extra::FaceDown)) {
                words.emplace_back("face_down");
            }
            if (lookedFor.has(Extra::Removed)) {
                words.emplace_back("removed");
            }
            hex.faceDown = back >= kBackLikely && lookedFor.has(Extra::FaceDown);
            hex.removed = back >= kBackLikely && !lookedFor.has(Extra::FaceDown);
            const auto where = back >= kBackLikely ? options.begin() : options.begin() + 1;
            options.insert(where, words.begin(), words.end());
            hex.confidence = back >= kBackLikely ? back : hex.confidence * (1 - back);
            if (back >= kBackSure && words.size() == 1) {
                options.clear();
            }
        }
        if (options.size() > 1) {
            reading.unsure.push_back({hex.hex, Doubt::Terrain, std::move(options)});
        }
    }
}

/// Gives the tiles their numbers and asks where they are doubtful.
void readNumbers(Tiles seen, const pieces::Belief& belief, BoardReading& reading) {
    for (std::size_t i = 0; i < seen.tokens.hexes.size(); ++i) {
        // What lies face down has no token, as the desert.
        seen.tokens.hexes[i].desert = 1 - (1 - seen.tokens.hexes[i].desert) * (1 - belief(seen.backs[i]));
    }
    const auto read = numbers::assignNumbers(seen.tokens.hexes, reading.layout.tokens);
    for (std::size_t i = 0; i < read.size(); ++i) {
        if (reading.tiles[i].faceDown || reading.tiles[i].removed) {
            continue;
        }
        reading.tiles[i].number = read[i].number;
        reading.tiles[i].numberConfidence = read[i].confidence;
        if (read[i].options.size() > 1) {
            Unsure unsure{reading.tiles[i].hex, Doubt::Number, {}};
            for (const std::optional<int>& number : read[i].options) {
                unsure.options.push_back(number ? std::to_string(*number) : std::string(kNothing));
            }
            reading.unsure.push_back(std::move(unsure));
        }
    }
}

/// Where on the board plane somebody pointed at a piece of a colour, if they did.
std::optional<cv::Point2d> pointedAt(const KnownColours& colours, PieceColour colour, const board::Located& located,
                                     cv::Size picture) {
    const auto& known = colours[index(colour)];
    const Point* at = known ? std::get_if<Point>(&*known) : nullptr;
    if (at == nullptr) {
        return std::nullopt;
    }
    return board::apply(located.homography.inv(), {at->x * picture.width - 0.5, at->y * picture.height - 0.5});
}

/// How the colours that are known look on this picture.
void resolveColours(const KnownColours& colours, const board::Located& located, cv::Size picture, const cv::Mat& chroma,
                    const board::Rectified& rectified, BoardReading& reading, pieces::KnownLooks& looks) {
    for (std::size_t k = 0; k < colours.size(); ++k) {
        std::optional<cv::Vec3f> middle;
        if (!colours[k]) {
            continue;
        }
        if (const auto* look = std::get_if<ColourLook>(&*colours[k])) {
            middle = cv::Vec3f(static_cast<float>((*look)[0]), static_cast<float>((*look)[1]),
                               static_cast<float>((*look)[2]));
        } else {
            middle = pieces::colourAt(chroma, rectified, *pointedAt(colours, kPieceColours[k], located, picture));
        }
        if (middle) {
            looks[k] = pieces::lookAround(kPieceColours[k], *middle);
            reading.colours[k] = ColourLook{static_cast<double>((*middle)[0]), static_cast<double>((*middle)[1]),
                                            static_cast<double>((*middle)[2])};
        }
    }
}

/// Of the sets the one that was said, or that the board looks like.
std::optional<std::size_t> setOnTable(const board::Rectified& board, const tiles::Print& print, const KnownSets& sets) {
    if (sets.sets.empty()) {
        return std::nullopt;
    }
    return sets.isSaid
               ? std::optional<std::size_t>(0)
               : set::recogniseSet({pieces::chromaOf(print), board}, board.shape->layout.harbours.size(), sets.sets);
}

/// What a reading is asked for besides the picture.
struct Wanted {
    const KnownColours& colours;
    const LookedFor& lookedFor;
    const std::optional<engine::Layout>& layout;
    std::optional<Homography> near;
    const KnownSets& sets;
};

/// Of the mirror image of a picture; its place in the picture. `wanted.near` is where the board lies in the mirror
/// image.
std::vector<pieces::SeenBridge> believedBridges(const pieces::Candidates& candidates, const pieces::Belief& belief) {
    constexpr double kLikely = 0.5;
    std::vector<pieces::SeenBridge> bridges;
    std::copy_if(candidates.bridges.begin(), candidates.bridges.end(), std::back_inserter(bridges),
                 [&](const pieces::SeenBridge& bridge) { return belief(bridge.chance) > kLikely; });
    return bridges;
}

std::optional<BoardReading> readMirrored(const cv::Mat& rgb, const Wanted& wanted);

/// The same board in the mirror image of the picture, or back.
Homography inMirror(const cv::Mat& rgb, const Homography& homography) {
    return board::plain(board::scaled(board::mirrorOf(rgb.cols) * board::matrixOf(homography)));
}

/// The board plane with west and east exchanged; empty where the land does not allow it.
std::optional<cv::Matx33d> eastForWest(const std::vector<engine::Hex>& land) {
    const auto across = [](engine::Hex hex) { return 2 * hex.q + hex.r; };
    const auto [west, east] = std::minmax_element(land.begin(), land.end(),
                                                  [&](engine::Hex a, engine::Hex b) { return across(a) < across(b); });
    const int both = across(*west) + across(*east);
    const bool isEven =
        both % 2 == 0 && std::all_of(land.begin(), land.end(), [&](engine::Hex hex) {
            return std::find(land.begin(), land.end(), engine::Hex{both / 2 - hex.q - hex.r, hex.r}) != land.end();
        });
    const double shift = board::centreOf({both / 2, 0}).x;
    return isEven ? std::optional(cv::Matx33d(-1, 0, shift, 0, 1, 0, 0, 0, 1)) : std::nullopt;
}

/// The same, where the picture was not known to be mirrored and its names are taken from `wanted.near`.
std::optional<BoardReading> readAsMirrored(const cv::Mat& rgb, Wanted wanted, const std::vector<engine::Hex>& land) {
    if (wanted.near) {
        const auto plane = eastForWest(land);
        if (!plane) {
            return std::nullopt;
        }
        wanted.near = inMirror(rgb, board::plain(board::matrixOf(*wanted.near) * *plane));
    }
    return readMirrored(rgb, wanted);
}

/// `mayBeMirrored`: else the picture is taken to be the right way round.
std::optional<BoardReading> read(const cv::Mat& rgb, const Wanted& wanted, bool mayBeMirrored) {
    const auto& [colours, lookedFor, layout, near, sets] = wanted;
    const board::ShapePtr shape = layout ? board::shapeOf(*layout) : nullptr;
    const auto located = near ? board::locateAsGiven(rgb, board::matrixOf(*near), shape ? shape : board::smallShape())
                              : board::locate(rgb, shape);
    if (!located) {
        return std::nullopt;
    }
    const board::Rectified rectified =
        board::rectify(located->reduced, located->reducedHomography, tiles::kSidePixels, located->shape);
    const tiles::Print print = lookedFor.has(Extra::FaceDown) || lookedFor.has(Extra::Removed)
                                   ? tiles::lightWithoutBacks(rectified)
                                   : tiles::evenLight(rectified);
    const auto known = setOnTable(rectified, print, sets);
    const LearnedSet set = known ? sets.sets[*known] : LearnedSet{};
    const Tiles seen = lookAtTiles(*located, rectified, print, lookedFor, set);
    if (mayBeMirrored && numbers::areMirrored(seen.tokens, located->shape->layout.tokens)) {
        if (auto reading = readAsMirrored(rgb, wanted, located->shape->land())) {
            return reading;
        }
    }

    BoardReading reading;
    reading.homography = board::plain(located->homography);
    reading.confidence = located->confidence;
    reading.isVouched = located->isVouched;
    reading.layout = located->shape->layout;
    reading.layoutConfidence = located->shapeConfidence;
    reading.set = known;
    pieces::KnownLooks given;
    resolveColours(colours, *located, rgb.size(), pieces::chromaOf(print), rectified, reading, given);
    pieces::Sight sight = pieces::look(rectified, print, pieces::viewpointOf(located->homography, rgb.size()), given,
                                       pieces::expectedLooks(set.colours), pieces::playersIn(lookedFor));
    sight.isWhiteSaid = lookedFor.areColoursSaid() && lookedFor.mayPlay(PieceColour::White);
    pieces::lookForWhite(sight, pointedAt(colours, PieceColour::White, *located, rgb.size()));
    const position::PieceReader reader(sight, pieces::lookAtPlaces(located->reduced, located->reducedHomography,
                                                                   sight.map.viewpoint, *located->shape, set.places));
    pieces::Pieces found = reader.read();
    std::vector<Unsure> aboutHarbours;
    reading.harbours = harbours::readHarbours(rectified, print, aboutHarbours, set.signs);
    pieces::Candidates candidates = pieces::findExpansion(sight, found, reading.harbours, lookedFor);
    const pieces::Belief belief(candidates, seen.backs, lookedFor);
    if (const auto bridges = believedBridges(candidates, belief); !bridges.empty()) {
        // They join roads to buildings.
        found = reader.read(bridges);
        candidates = pieces::findExpansion(sight, found, reading.harbours, lookedFor);
    }

    readTerrains(seen, belief, lookedFor, reading);
    readNumbers(seen, belief, reading);
    std::move(aboutHarbours.begin(), aboutHarbours.end(), std::back_inserter(reading.unsure));
    reading.buildings = std::move(found.buildings);
    reading.routes = std::move(found.routes);
    std::move(found.unsure.begin(), found.unsure.end(), std::back_inserter(reading.unsure));
    pieces::addExpansion(sight, candidates, belief, lookedFor, reading);
    reading.robber = pieces::findRobber(sight, numbers::laidShare(seen.tokens.hexes), reading.unsure);
    if (lookedFor.has(Extra::Pirate)) {
        reading.pirate = pieces::findPirate(sight, reading.unsure);
    }
    return reading;
}

std::optional<BoardReading> readMirrored(const cv::Mat& rgb, const Wanted& wanted) {
    KnownColours colours = wanted.colours;
    for (auto& colour : colours) {
        if (auto* at = colour ? std::get_if<Point>(&*colour) : nullptr) {
            at->x = 1 - at->x;
        }
    }
    auto reading =
        read(board::mirrored(rgb), {colours, wanted.lookedFor, wanted.layout, wanted.near, wanted.sets}, false);
    if (reading) {
        reading->homography = inMirror(rgb, reading->homography);
        reading->mirrored = true;
    }
    return reading;
}

}  // namespace

namespace look {

engine::Expected<BoardReading, ReadError> readBoard(const Image& image, const KnownColours& colours,
                                                    const LookedFor& lookedFor,
                                                    const std::optional<engine::Layout>& layout,
                                                    const std::optional<Homography>& near, const KnownSets& sets) {
    ADJ_CHECK(image.rgb.size() == image.stride() * static_cast<std::size_t>(image.height),
              "a picture has all its pixels");
    constexpr int kLeastPixels = 100;
    const bool isReadable = !layout || (!layout->land.empty() && layout->land.size() <= kMostLand);
    if (std::min(image.width, image.height) < kLeastPixels || !isReadable) {
        return engine::unexpected(ReadError::NoBoard);
    }
    if (!net::shippedNets()) {
        return engine::unexpected(ReadError::NoNets);
    }
    try {
        const cv::Mat rgb(image.height, image.width, CV_8UC3, const_cast<std::uint8_t*>(image.rgb.data()));
        if (near && board::isMirrored(board::matrixOf(*near))) {
            // It was found so before.
            if (auto reading = readMirrored(rgb, {colours, lookedFor, layout, inMirror(rgb, *near), sets})) {
                return std::move(*reading);
            }
        } else if (auto reading = read(rgb, {colours, lookedFor, layout, near, sets}, true)) {
            return std::move(*reading);
        }
    } catch (const cv::Exception&) {
        // OpenCV gives up on degenerate geometry; then nothing can be vouched for.
    }
    return engine::unexpected(ReadError::NoBoard);
}

}  // namespace look

}  // namespace vision
