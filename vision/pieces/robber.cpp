// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/robber.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

#include <opencv2/imgproc.hpp>

namespace vision::pieces {

namespace {

using Share = cv::Vec<float, kColours>;

// Lengths in hex sides. The robber stands on the token or beside it.
constexpr double kFarthestAside = 0.5;
constexpr double kStep = 0.05;
/// In each direction: out to kFarthestAside.
constexpr int kSteps = 10;
constexpr double kBodyRadius = 0.12;
/// Heights of the body at which it must be seen.
constexpr std::array kBodyHeights{0.1, 0.3};
/// Standing aside is less usual.
constexpr double kAsideCost = 0.7;
/// It must stand out from its tile.
constexpr double kUsualCost = 1.0;

constexpr float kLeastLeft = 1e-6F;

/// Its paint, near enough to tell it from the dark places of the prints: those are warmer.
const std::array kPaints{Look{{-0.1F, 0.35F, -1.2F}, {0.07F, 0.2F, 0.5F}, 1},
                         Look{{-0.02F, 0.12F, -2.4F}, {0.07F, 0.18F, 0.4F}, 1}};

/// Chance of each pixel to belong to a thing without colour (CV_32FC1).
cv::Mat colourless(const Sight& sight) {
    cv::Mat chance(sight.chroma.size(), CV_32FC1);
    for (int y = 0; y < chance.rows; ++y) {
        const auto* pixels = sight.chroma.ptr<cv::Vec3f>(y);
        const auto* bare = sight.bare.ptr<float>(y);
        const auto* shares = sight.map.shares.ptr<Share>(y);
        const auto* known = sight.map.board->known.ptr<std::uint8_t>(y);
        auto* out = chance.ptr<float>(y);
        for (int x = 0; x < chance.cols; ++x) {
            float density = 0;
            for (const Look& look : kPaints) {
                density += densityOf(pixels[x], look);
            }
            float left = 1;
            for (int c = 0; c < static_cast<int>(kColours); ++c) {
                left -= shares[x][c];
            }
            // What the board and the players' pieces have of it together; the shares were taken without a robber.
            const float others = (bare[x] + kStrangeDensity) / std::max(left, kLeastLeft);
            out[x] = known[x] == 0 ? 0 : density / (density + others);
        }
    }
    return chance;
}

/// How much of a whole tile looks so: mountains are grey too.
double usualOn(const cv::Mat& chance, const board::Rectified& board, cv::Point2d middle) {
    constexpr double kFrom = 0.45;
    constexpr double kTo = 0.8;
    const cv::Point2d pixel = board.pixel(middle);
    const int reach = static_cast<int>(board.sidePixels);
    double sum = 0;
    int count = 0;
    for (int y = cvRound(pixel.y) - reach; y <= cvRound(pixel.y) + reach; ++y) {
        for (int x = cvRound(pixel.x) - reach; x <= cvRound(pixel.x) + reach; ++x) {
            const double radius = board::hexRadius((cv::Point2d(x, y) - pixel) / board.sidePixels);
            if (radius > kFrom && radius < kTo && x >= 0 && y >= 0 && x < chance.cols && y < chance.rows) {
                sum += static_cast<double>(chance.at<float>(y, x));
                ++count;
            }
        }
    }
    return count > 0 ? sum / count : 0;
}

/// The mean over a body's disc around every pixel.
cv::Mat meansOf(const cv::Mat& chance, double sidePixels) {
    const double radius = kBodyRadius * sidePixels;
    const int reach = static_cast<int>(std::ceil(radius));
    cv::Mat disc(2 * reach + 1, 2 * reach + 1, CV_32FC1);
    for (int y = -reach; y <= reach; ++y) {
        for (int x = -reach; x <= reach; ++x) {
            disc.at<float>(y + reach, x + reach) = std::hypot(x, y) <= radius ? 1.0F : 0.0F;
        }
    }
    cv::Mat means;
    cv::filter2D(chance, means, -1, disc / cv::sum(disc)[0], {-1, -1}, 0, cv::BORDER_CONSTANT);
    return means;
}

double valueAt(const cv::Mat& means, const board::Rectified& board, cv::Point2d at) {
    const cv::Point2d pixel = board.pixel(at);
    const cv::Point nearest(cvRound(pixel.x), cvRound(pixel.y));
    const bool isInside = nearest.x >= 0 && nearest.y >= 0 && nearest.x < means.cols && nearest.y < means.rows;
    return isInside ? static_cast<double>(means.at<float>(nearest)) : 0;
}

}  // namespace

// No colour of their own, so compared with sand a little blue; black is too dark to tell.
std::array<Look, 2> robberLooks() {
    return {Look{{-0.08F, 0.28F, -1.0F}, {0.12F, 0.18F, 0.5F}, 1}, Look{{0.0F, 0.1F, -2.3F}, {0.13F, 0.2F, 0.4F}, 1}};
}

std::vector<double> robberScores(const Sight& sight, const std::vector<engine::Hex>& hexes) {
    const cv::Mat chance = colourless(sight);
    const board::Rectified& board = *sight.map.board;
    const cv::Mat means = meansOf(chance, board.sidePixels);
    std::vector<double> scores;
    for (const engine::Hex hex : hexes) {
        const cv::Point2d middle = board::centreOf(hex);
        const cv::Point2d lean = sight.map.viewpoint.lean(middle);
        double best = 0;
        for (int row = -kSteps; row <= kSteps; ++row) {
            for (int column = -kSteps; column <= kSteps; ++column) {
                const cv::Point2d offset(column * kStep, row * kStep);
                const double aside = cv::norm(offset);
                if (aside > kFarthestAside) {
                    continue;
                }
                double least = 1;
                for (const double height : kBodyHeights) {
                    least = std::min(least, valueAt(means, board, middle + offset + lean * height));
                }
                best = std::max(best, least - kAsideCost * aside);
            }
        }
        scores.push_back(std::max(best - kUsualCost * usualOn(chance, board, middle), 0.0));
    }
    return scores;
}

namespace {

/// Where the best of the scores is, and the chance that it is what it looks like.
struct Outstanding {
    std::size_t place = 0;
    double chance = 0;
};

Outstanding outstandingOf(const std::vector<double>& scores) {
    constexpr double kBase = -4.0;
    constexpr double kPerScore = 3.0;
    constexpr double kPerLead = 12.0;
    const auto best = std::max_element(scores.begin(), scores.end());
    double second = 0;
    for (auto it = scores.begin(); it != scores.end(); ++it) {
        second = it == best ? second : std::max(second, *it);
    }
    return {static_cast<std::size_t>(best - scores.begin()),
            1 / (1 + std::exp(-(kBase + kPerScore * *best + kPerLead * (*best - second))))};
}

/// Below this there is nothing worth a question; from here on it is taken to be there.
constexpr double kMarkerWorthAsking = 0.25;
constexpr double kMarkerLikely = 0.5;

void askMarker(std::vector<Unsure>& unsure, engine::Hex hex, double chance, const char* name) {
    std::vector<std::string> options{name, std::string(kNothing)};
    if (chance < kMarkerLikely) {
        std::swap(options[0], options[1]);
    }
    unsure.push_back({hex, Doubt::Robber, std::move(options)});
}

}  // namespace

std::optional<MarkerReading> findRobber(const Sight& sight, double tokensLaid, std::vector<Unsure>& unsure) {
    // Some prints have a dark pit that looks just so: a person is always asked.
    constexpr double kMost = 0.85;
    // Where a hand or the light hides many tokens, the game may well be on.
    constexpr double kLaidInGame = 0.25;
    const Outstanding found = outstandingOf(robberScores(sight, sight.shape().land()));
    const double chance = std::min(kMost, found.chance) * std::min(1.0, tokensLaid / kLaidInGame);
    if (chance < kMarkerWorthAsking) {
        return std::nullopt;
    }
    const engine::Hex hex = sight.shape().land()[found.place];
    askMarker(unsure, hex, chance, "robber");
    return chance < kMarkerLikely ? std::nullopt : std::optional(MarkerReading{hex, chance});
}

std::optional<MarkerReading> findPirate(const Sight& sight, std::vector<Unsure>& unsure) {
    constexpr double kMost = 0.7;
    const std::vector<engine::Hex>& sea = sight.shape().sea;
    const Outstanding found = outstandingOf(robberScores(sight, sea));
    const double chance = std::min(kMost, found.chance);
    if (chance < kMarkerWorthAsking) {
        return std::nullopt;
    }
    askMarker(unsure, sea[found.place], chance, "pirate");
    return chance < kMarkerLikely ? std::nullopt : std::optional(MarkerReading{sea[found.place], chance});
}

}  // namespace vision::pieces
