// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/sight.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "vision/pieces/white.h"
#include "vision/reading/median.h"

namespace vision::pieces {

namespace {

/// From this score on a piece is clear enough to learn its colour from.
constexpr double kClear = 0.6;
/// How far pixels of one owner's pieces lie apart on one table, shaded sides included.
const cv::Vec3f kPieceSpread{0.22F, 0.25F, 0.45F};
/// A colour that no clear piece has is this much less expected.
constexpr float kUnseen = 0.15F;

std::size_t bestColour(const Matches& matches) {
    std::size_t best = 0;
    for (std::size_t k = 1; k < kColours; ++k) {
        // White is too close to sand to be learned from what looks like it.
        if (k != kWhite && matches[k].score > matches[best].score) {
            best = k;
        }
    }
    return best;
}

void matchAll(Sight& sight) {
    sight.corners.clear();
    sight.sides.clear();
    for (const CornerSite& site : sight.shape().corners) {
        sight.corners.push_back(matchBuilding(sight.map, site));
    }
    for (const SideSite& site : sight.shape().sides) {
        sight.sides.push_back(matchRoad(sight.map, site));
    }
}

using Colours = std::array<std::vector<cv::Vec3f>, kColours>;

Colours clearColours(const Sight& sight) {
    Colours colours;
    for (const Matches& matches : sight.corners) {
        const std::size_t k = bestColour(matches);
        if (matches[k].score >= kClear) {
            colours[k].push_back(buildingColour(sight.chroma, *sight.map.board, matches[k]));
        }
    }
    for (std::size_t i = 0; i < sight.sides.size(); ++i) {
        const std::size_t k = bestColour(sight.sides[i]);
        if (sight.sides[i][k].score >= kClear) {
            colours[k].push_back(roadColour(sight.chroma, *sight.map.board, sight.shape().sides[i], sight.sides[i][k]));
        }
    }
    return colours;
}

cv::Vec3f middleColour(const std::vector<cv::Vec3f>& colours) {
    cv::Vec3f result;
    for (int c = 0; c < 3; ++c) {
        std::vector<float> values;
        for (const cv::Vec3f& colour : colours) {
            values.push_back(colour[c]);
        }
        result[c] = median(std::move(values));
    }
    return result;
}

/// The usual look drawn towards what was found, the more the more pieces there are.
Look drawnTowards(const Look& usual, const std::vector<cv::Vec3f>& found) {
    const float weight = static_cast<float>(found.size()) / (static_cast<float>(found.size()) + 1);
    Look look;
    look.mean = usual.mean * (1 - weight) + middleColour(found) * weight;
    look.spread = usual.spread * (1 - weight) + kPieceSpread * weight;
    return look;
}

}  // namespace

Plays playersIn(const LookedFor& lookedFor) {
    Plays plays{};
    for (const PieceColour colour : kPieceColours) {
        plays[index(colour)] = lookedFor.mayPlay(colour);
    }
    return plays;
}

Look lookAround(PieceColour colour, const cv::Vec3f& middle) {
    if (colour != PieceColour::White) {
        return {middle, kPieceSpread, 1};
    }
    // White must be told from sand, the others only from one another: what is farther from sand may vary more.
    return {middle, {0.1F, std::max(0.14F, 0.3F * middle[1]), std::max(0.25F, 0.4F * middle[2])}, 1};
}

KnownLooks expectedLooks(const std::array<PieceLook, kColours>& colours) {
    KnownLooks looks;
    for (std::size_t k = 0; k < kColours; ++k) {
        // White is too near to sand to be expected where nothing on the picture shows it.
        if (colours[k].pieces > 0 && k != kWhite) {
            const ColourLook& look = colours[k].look;
            // Lights and cameras differ from picture to picture: it may vary as much as any table's.
            looks[k] = usualLooks()[k];
            looks[k]->mean = {static_cast<float>(look[0]), static_cast<float>(look[1]), static_cast<float>(look[2])};
        }
    }
    return looks;
}

std::optional<cv::Vec3f> colourAt(const cv::Mat& chroma, const board::Rectified& board, cv::Point2d at) {
    constexpr double kRadius = 0.05;
    const cv::Point2d pixel = board.pixel(at);
    const int reach = std::max(1, cvRound(kRadius * board.sidePixels));
    std::vector<cv::Vec3f> colours;
    for (int y = cvRound(pixel.y) - reach; y <= cvRound(pixel.y) + reach; ++y) {
        for (int x = cvRound(pixel.x) - reach; x <= cvRound(pixel.x) + reach; ++x) {
            const bool inside = x >= 0 && y >= 0 && x < chroma.cols && y < chroma.rows;
            if (inside && board.known.at<std::uint8_t>(y, x) != 0) {
                colours.push_back(chroma.at<cv::Vec3f>(y, x));
            }
        }
    }
    return colours.empty() ? std::nullopt : std::optional(middleColour(colours));
}

Sight look(const board::Rectified& board, const tiles::Print& print, const Viewpoint& viewpoint,
           const KnownLooks& known, const KnownLooks& expected, const Plays& plays) {
    Sight sight;
    sight.plays = plays;
    sight.map.board = &board;
    sight.map.viewpoint = viewpoint;
    sight.chroma = chromaOf(print);
    sight.bare = bareDensity(sight.chroma, board);
    sight.looks = usualLooks();
    for (std::size_t k = 0; k < kColours; ++k) {
        sight.looks[k] = known[k].value_or(expected[k].value_or(sight.looks[k]));
        sight.known[k] = known[k].has_value();
        sight.expected[k] = expected[k].has_value();
        if (!plays[k]) {
            sight.looks[k].weight = 0;
        }
    }
    sight.map.shares = sharesOf(sight.chroma, sight.bare, sight.looks, board.known);
    matchAll(sight);

    const Colours found = clearColours(sight);
    for (std::size_t k = 0; k < kColours; ++k) {
        sight.samples[k] = static_cast<int>(found[k].size());
        if (known[k] || k == kWhite || !plays[k]) {
            continue;
        }
        if (found[k].empty()) {
            sight.looks[k].spread *= 0.8F;
            sight.looks[k].weight = kUnseen;
        } else {
            sight.looks[k] = drawnTowards(sight.looks[k], found[k]);
        }
    }
    sight.map.shares = sharesOf(sight.chroma, sight.bare, sight.looks, board.known);
    matchAll(sight);
    return sight;
}

void lookForWhite(Sight& sight, const std::optional<cv::Point2d>& on) {
    if (!sight.plays[kWhite]) {
        return;
    }
    const auto said = sight.known[kWhite] ? std::optional(sight.looks[kWhite].mean) : std::nullopt;
    sight.white = findWhite(sight, {said, on});
    if (!sight.white || !sight.white->isCertain) {
        return;
    }
    const auto isLikely = [](double odds) { return odds > 0; };
    sight.samples[kWhite] =
        static_cast<int>(std::count_if(sight.white->corners.begin(), sight.white->corners.end(), isLikely) +
                         std::count_if(sight.white->sides.begin(), sight.white->sides.end(), isLikely));
    sight.looks[kWhite] = lookAround(PieceColour::White, sight.white->colour);
    // The other colours keep what they have: a wrong white must not take from them.
    const cv::Mat shares = sharesOf(sight.chroma, sight.bare, sight.looks, sight.map.board->known);
    const int white = static_cast<int>(kWhite);
    cv::mixChannels({shares}, {sight.map.shares}, {white, white});
    matchAll(sight);
}

}  // namespace vision::pieces
