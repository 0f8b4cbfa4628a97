// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/robber_change.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "vision/pieces/robber.h"

namespace vision::watch {

namespace {

// Lengths in hex sides.
constexpr double kRobberAside = 0.45;
constexpr double kRobberHeight = 0.5;
constexpr double kRobberStep = 0.05;
constexpr double kRobberBody = 0.09;
/// Heights of the body at which it must be seen.
constexpr std::array kRobberHeights{0.1, 0.3};
/// Standing aside is less usual.
constexpr double kRobberAsideCost = 0.4;
/// So much must be gone, in square hex sides, and what came must fit so well.
constexpr double kLeastGone = 0.025;
constexpr double kRobberFits = 0.35;
/// No other hex may fit nearly as well.
constexpr double kRobberLead = 0.1;
/// What a player's piece explains is no robber.
constexpr float kOfPlayers = 0.5F;

/// The pixels that a thing near the middle of a hex may show.
std::vector<cv::Point> pixelsNear(engine::Hex hex, const View& view) {
    const cv::Point2d middle = board::centreOf(hex);
    const cv::Point2d lean = view.viewpoint.lean(middle);
    const double length = cv::norm(lean) + 1e-9;
    const cv::Point2d pixel = view.board.pixel(middle);
    const int reach = cvRound((kRobberAside + length * kRobberHeight) * view.board.sidePixels) + 1;
    std::vector<cv::Point> pixels;
    for (int y = cvRound(pixel.y) - reach; y <= cvRound(pixel.y) + reach; ++y) {
        for (int x = cvRound(pixel.x) - reach; x <= cvRound(pixel.x) + reach; ++x) {
            if (x < 0 || y < 0 || x >= view.smooth.cols || y >= view.smooth.rows) {
                continue;
            }
            const cv::Point2d from = (cv::Point2d(x, y) - pixel) / view.board.sidePixels;
            const double up = std::clamp(from.dot(lean) / length, 0.0, length * kRobberHeight);
            if (cv::norm(from - lean * (up / length)) <= kRobberAside) {
                pixels.emplace_back(x, y);
            }
        }
    }
    return pixels;
}

/// `shaded`: what may be white for want of another colour; the robber is so too.
bool isOfPlayers(const Gains& gains, const cv::Mat& shaded, cv::Point pixel) {
    return shaded.at<float>(pixel) == 0 && std::any_of(gains.begin(), gains.end(), [&](const cv::Mat& gain) {
               return gain.at<float>(pixel) > kOfPlayers;
           });
}

/// Whether a pixel showed a black robber rather than the board.
bool looksLikeRobber(cv::Point pixel, const ReferenceSight& reference) {
    const pieces::Look black = pieces::robberLooks()[1];
    return densityOf(reference.chroma.at<cv::Vec3f>(pixel), black) > reference.bare.at<float>(pixel);
}

/// What went from a hex, as some of its colours.
std::vector<pieces::Look> goneFrom(engine::Hex hex, const ReferenceSight& reference, const View& now,
                                   const Turnover& turnover) {
    constexpr std::size_t kColoursKept = 32;
    const cv::Vec3f spread(0.1F, 0.12F, 0.25F);
    std::vector<cv::Point> gone;
    std::size_t left = 0;
    for (const cv::Point pixel : pixelsNear(hex, now)) {
        if (turnover.open.at<std::uint8_t>(pixel) != 0 && !isOfPlayers(turnover.gone, turnover.shadedGone, pixel)) {
            gone.push_back(pixel);
        } else {
            left += turnover.open.at<std::uint8_t>(pixel) == 0 && looksLikeRobber(pixel, reference) ? 1U : 0U;
        }
    }
    std::vector<pieces::Look> looks;
    // Where more of the robber is as it was, something else went from beside it.
    if (left > gone.size() ||
        static_cast<double>(gone.size()) < kLeastGone * now.board.sidePixels * now.board.sidePixels) {
        return looks;
    }
    const std::size_t step = gone.size() / std::min(gone.size(), kColoursKept);
    for (std::size_t i = 0; i < gone.size(); i += step) {
        looks.push_back({reference.chroma.at<cv::Vec3f>(gone[i]), spread, 1});
    }
    for (pieces::Look& look : looks) {
        look.weight = 1 / static_cast<float>(looks.size());
    }
    return looks;
}

/// How surely a pixel shows what went elsewhere, rather than what it showed before in another light.
float cameTo(cv::Point pixel, const ReferenceSight& reference, const pieces::Sight& sight, const Turnover& turnover,
             const std::vector<pieces::Look>& robber) {
    if (turnover.open.at<std::uint8_t>(pixel) == 0 || isOfPlayers(turnover.came, turnover.shadedCame, pixel)) {
        return 0;
    }
    const auto& is = sight.chroma.at<cv::Vec3f>(pixel);
    const pieces::Look same{reference.chroma.at<cv::Vec3f>(pixel), {0.12F, 0.12F, 0.3F}, 1};
    float density = 0;
    for (const pieces::Look& look : robber) {
        density += densityOf(is, look);
    }
    return density / (density + densityOf(is, same) + pieces::kStrangeDensity);
}

/// The best place of a robber near the middle of a hex, 0..1.
double cameTo(engine::Hex hex, const ReferenceSight& reference, const View& now, const pieces::Sight& sight,
              const Turnover& turnover, const std::vector<pieces::Look>& robber) {
    cv::Mat chance = cv::Mat::zeros(now.smooth.size(), CV_32FC1);
    float sum = 0;
    for (const cv::Point pixel : pixelsNear(hex, now)) {
        chance.at<float>(pixel) = cameTo(pixel, reference, sight, turnover, robber);
        sum += chance.at<float>(pixel);
    }
    const double body = kRobberBody * now.board.sidePixels;
    if (static_cast<double>(sum) < body * body) {
        return 0;
    }
    const int reach = static_cast<int>(std::ceil(body));
    const auto meanOn = [&](cv::Point2d at) {
        const cv::Point2d pixel = now.board.pixel(at);
        double total = 0;
        int count = 0;
        for (int y = cvRound(pixel.y) - reach; y <= cvRound(pixel.y) + reach; ++y) {
            for (int x = cvRound(pixel.x) - reach; x <= cvRound(pixel.x) + reach; ++x) {
                if (std::hypot(x - pixel.x, y - pixel.y) <= body && x >= 0 && y >= 0 && x < chance.cols &&
                    y < chance.rows) {
                    total += static_cast<double>(chance.at<float>(y, x));
                    ++count;
                }
            }
        }
        return count > 0 ? total / count : 0;
    };
    const cv::Point2d middle = board::centreOf(hex);
    const cv::Point2d lean = now.viewpoint.lean(middle);
    const int steps = cvRound(kRobberAside / kRobberStep);
    double best = 0;
    for (int row = -steps; row <= steps; ++row) {
        for (int column = -steps; column <= steps; ++column) {
            const cv::Point2d offset(column * kRobberStep, row * kRobberStep);
            if (cv::norm(offset) > kRobberAside) {
                continue;
            }
            double least = 1;
            for (const double height : kRobberHeights) {
                least = std::min(least, meanOn(middle + offset + lean * height));
            }
            best = std::max(best, least - kRobberAsideCost * cv::norm(offset));
        }
    }
    return best;
}

}  // namespace

std::optional<PieceChange> markerMove(engine::Hex from, const std::vector<engine::Hex>& hexes, PieceChange::What what,
                                      const ReferenceSight& reference, const View& now, const pieces::Sight& sight,
                                      const Difference& difference, const Turnover& turnover) {
    if (isCovered(now, difference, from)) {
        return std::nullopt;
    }
    const std::vector<pieces::Look> robber = goneFrom(from, reference, now, turnover);
    if (robber.empty()) {
        return std::nullopt;
    }
    std::optional<engine::Hex> best;
    double score = 0;
    double second = 0;
    for (const engine::Hex hex : hexes) {
        if (hex == from || isCovered(now, difference, hex)) {
            continue;
        }
        const double here = cameTo(hex, reference, now, sight, turnover, robber);
        second = std::max(second, std::min(here, score));
        if (here > score) {
            score = here;
            best = hex;
        }
    }
    if (!best || score < kRobberFits || score - second < kRobberLead) {
        return std::nullopt;
    }
    // Two places that changed in one way say more than either.
    const double chance = 1 / (1 + std::exp(-(-2.0 + 5.0 * score + 2.0 * std::min(score - second, 0.5))));
    return PieceChange{*best, what, {}, {}, chance};
}

}  // namespace vision::watch
