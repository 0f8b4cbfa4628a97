// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/look_sets.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <opencv2/core.hpp>

#include "engine/check.h"
#include "vision/board/lattice.h"
#include "vision/board/locate.h"
#include "vision/board/mirror.h"
#include "vision/board/plain.h"
#include "vision/harbours/sign_picture.h"
#include "vision/net/shipped_nets.h"
#include "vision/pieces/place_net.h"
#include "vision/pieces/sight.h"
#include "vision/pieces/viewpoint.h"
#include "vision/read_photo.h"
#include "vision/reading/median.h"
#include "vision/set/place_samples.h"
#include "vision/tiles/classify.h"
#include "vision/tiles/features.h"
#include "vision/tiles/light.h"

namespace vision {

namespace {

void learnTiles(const board::Rectified& board, const tiles::Print& print, const BoardReading& confirmed,
                LearnedSet& set) {
    for (const TileReading& tile : confirmed.tiles) {
        const auto known = std::find(kLearnedTerrains.begin(), kLearnedTerrains.end(), tile.terrain);
        const auto look = tiles::measureTile(board, print, tile.hex);
        if (tile.faceDown || tile.removed || known == kLearnedTerrains.end() || !look) {
            continue;
        }
        const TerrainLook one = tiles::withoutGloss(*look, tile.terrain);
        TerrainLook& all = set.terrains[static_cast<std::size_t>(known - kLearnedTerrains.begin())];
        const double tiles = all.tiles + one.tiles;
        for (std::size_t f = 0; f < all.features.size() && tiles > 0; ++f) {
            all.features[f] = (all.features[f] * all.tiles + one.features[f] * one.tiles) / tiles;
        }
        all.tiles = tiles;
    }
}

void learnSigns(const board::Rectified& board, const cv::Mat& chroma, const BoardReading& confirmed, LearnedSet& set) {
    for (const board::CoastSide& side : board.shape->coast) {
        const auto harbour = std::find_if(confirmed.harbours.begin(), confirmed.harbours.end(),
                                          [&](const HarbourReading& h) { return h.side == side.side; });
        if (harbour == confirmed.harbours.end()) {
            continue;
        }
        if (const auto picture = set::signPicture(chroma, board, side)) {
            set.signs.push_back({harbour->trade, *picture});
        }
    }
}

/// The colours of the pieces that lie where they were said to lie.
using PieceColours = std::array<std::vector<cv::Vec3f>, kPieceColours.size()>;

PieceColours coloursOf(const pieces::Sight& sight, const BoardReading& confirmed) {
    PieceColours colours;
    const board::Rectified& board = *sight.map.board;
    for (const RouteReading& route : confirmed.routes) {
        const auto site = std::find_if(sight.shape().sides.begin(), sight.shape().sides.end(),
                                       [&](const board::SideSite& s) { return s.side == route.at; });
        if (site == sight.shape().sides.end() || route.owner == PieceColour::White) {
            continue;
        }
        const auto k = index(route.owner);
        const auto i = static_cast<std::size_t>(site - sight.shape().sides.begin());
        if (sight.sides[i][k].score > 0) {
            colours[k].push_back(pieces::roadColour(sight.chroma, board, *site, sight.sides[i][k]));
        }
    }
    for (const BuildingReading& building : confirmed.buildings) {
        const auto site = std::find_if(sight.shape().corners.begin(), sight.shape().corners.end(),
                                       [&](const board::CornerSite& s) { return s.corner == building.at; });
        const auto k = index(building.owner);
        if (site == sight.shape().corners.end() || building.owner == PieceColour::White) {
            continue;
        }
        const auto i = static_cast<std::size_t>(site - sight.shape().corners.begin());
        if (sight.corners[i][k].score > 0) {
            colours[k].push_back(pieces::buildingColour(sight.chroma, board, sight.corners[i][k]));
        }
    }
    return colours;
}

void learnColours(const PieceColours& colours, LearnedSet& set) {
    for (std::size_t k = 0; k < colours.size(); ++k) {
        set.colours[k].pieces = static_cast<double>(colours[k].size());
        for (std::size_t c = 0; c < 3 && !colours[k].empty(); ++c) {
            std::vector<float> values;
            for (const cv::Vec3f& colour : colours[k]) {
                values.push_back(colour[static_cast<int>(c)]);
            }
            set.colours[k].look[c] = static_cast<double>(median(std::move(values)));
        }
    }
}

}  // namespace

std::optional<LearnedSet> look::learnSet(const Image& image, const BoardReading& confirmed) {
    ADJ_CHECK(image.rgb.size() == image.stride() * static_cast<std::size_t>(image.height),
              "a picture has all its pixels");
    if (!net::shippedNets() || confirmed.layout.land.empty() || confirmed.layout.land.size() > kMostLand) {
        return std::nullopt;
    }
    try {
        cv::Mat rgb(image.height, image.width, CV_8UC3, const_cast<std::uint8_t*>(image.rgb.data()));
        cv::Matx33d near = board::matrixOf(confirmed.homography);
        if (board::isMirrored(near)) {
            rgb = board::mirrored(rgb);
            near = board::scaled(board::mirrorOf(rgb.cols) * near);
        }
        const auto located = board::locateNear(rgb, near, board::shapeOf(confirmed.layout));
        if (!located) {
            return std::nullopt;
        }
        const board::Rectified board =
            board::rectify(located->reduced, located->reducedHomography, tiles::kSidePixels, located->shape);
        const tiles::Print print = tiles::evenLight(board);
        LearnedSet set;
        learnTiles(board, print, confirmed, set);
        learnSigns(board, pieces::chromaOf(print), confirmed, set);
        const auto viewpoint = pieces::viewpointOf(located->homography, rgb.size());
        const pieces::Sight sight = pieces::look(board, print, viewpoint);
        learnColours(coloursOf(sight, confirmed), set);
        set.places.net = pieces::placeNetSum();
        set.places.boards = {set::placeSamples(*located, viewpoint, confirmed)};
        return set;
    } catch (const cv::Exception&) {
        return std::nullopt;  // degenerate geometry: there is nothing to learn from
    }
}

}  // namespace vision
