// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/numbers/read_numbers.h"

#include <opencv2/imgproc.hpp>

#include "engine/check.h"
#include "vision/board/lattice.h"
#include "vision/board/mirror.h"
#include "vision/numbers/classify_token.h"
#include "vision/numbers/find_tokens.h"

namespace vision::numbers {

namespace {

/// A place that looks less like a token than this is not looked at.
constexpr double kLeastStrength = 0.2;
/// A window in which the net sees a token with this chance is taken without looking at the other places.
constexpr double kGoodEnough = 0.9;

/// Logarithms of chances. Tokens that are read badly together: here the box's tokens are missed at a few places.
constexpr double kOddEnough = 12;
/// In a mirror they must be so much likelier: e^5. On the right way round they are never likelier there.
constexpr double kMuchBetter = 5;

/// The window around a token, seen from above.
cv::Mat windowAround(const cv::Mat& rgb, const cv::Matx33d& homography, const TokenPlace& place) {
    // Twice as fine first, so that fine pictures are averaged and not sampled.
    constexpr int kFine = 2 * kWindow;
    const double step = 2 * kReach * place.radius / kFine;
    const double first = -step * (kFine - 1) / 2;
    const cv::Matx33d toBoard(step, 0, place.at.x + first, 0, step, place.at.y + first, 0, 0, 1);
    cv::Mat fine;
    cv::warpPerspective(rgb, fine, homography * toBoard, {kFine, kFine}, cv::INTER_LINEAR | cv::WARP_INVERSE_MAP,
                        cv::BORDER_CONSTANT);
    cv::Mat window;
    cv::resize(fine, window, {kWindow, kWindow}, 0, 0, cv::INTER_AREA);
    return window;
}

}  // namespace

Tokens lookAtTokens(const cv::Mat& rgb, const cv::Matx33d& homography, const board::ShapePtr& shape,
                    const std::vector<double>& desert) {
    ADJ_CHECK(desert.size() == shape->land().size(), "every hex has its chance of being desert");
    const auto places = findTokens(board::rectify(rgb, homography, kSidePixels, shape));
    Tokens tokens;
    for (std::size_t i = 0; i < places.size(); ++i) {
        HexEvidence hex;
        hex.desert = desert[i];
        hex.chances[kNoToken] = 1;
        cv::Mat best;
        for (const TokenPlace& place : places[i]) {
            if (place.strength < kLeastStrength || hex.chances[kNoToken] < 1 - kGoodEnough) {
                break;
            }
            cv::Mat window = windowAround(rgb, homography, place);
            const Chances chances = classifyToken(window);
            if (chances[kNoToken] < hex.chances[kNoToken]) {
                hex.chances = chances;
                best = std::move(window);
            }
        }
        tokens.hexes.push_back(hex);
        tokens.windows.push_back(std::move(best));
    }
    return tokens;
}

bool areMirrored(const Tokens& tokens, const std::vector<int>& supply) {
    // The net is sure of nearly every token that is the right way round.
    constexpr double kClear = 0.9;
    constexpr int kLeastUnclear = 3;
    const auto unclear = std::count_if(tokens.hexes.begin(), tokens.hexes.end(), [](const HexEvidence& hex) {
        return hex.chances[kNoToken] < 1 - kClear / 2 &&
               *std::max_element(hex.chances.begin(), hex.chances.end()) < kClear;
    });
    if (unclear < kLeastUnclear && costOf(tokens.hexes, supply) < kOddEnough) {
        return false;
    }
    std::vector<HexEvidence> other = tokens.hexes;
    for (std::size_t i = 0; i < other.size(); ++i) {
        if (!tokens.windows[i].empty()) {
            other[i].chances = classifyToken(board::mirrored(tokens.windows[i]));
        }
    }
    return costOf(other, supply) + kMuchBetter < costOf(tokens.hexes, supply);
}

}  // namespace vision::numbers
