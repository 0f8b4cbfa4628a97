// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/wall_changes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>

namespace vision::watch {

namespace {

/// Walls lie within this of a building's foot, in hex sides.
constexpr double kWallReaches = 0.44;

/// How a colour that came or went lies around a foot.
struct Surround {
    /// Square hex sides.
    double area = 0;
    /// 0 all around, 1 on one side.
    double oneSided = 1;
    /// Of four, in how many there is a good part of it.
    int quarters = 0;
};

Surround surroundOf(const cv::Mat& gain, const board::Rectified& board, cv::Point2d foot) {
    constexpr double kUnderBody = 0.1;
    constexpr float kClearly = 0.4F;
    constexpr double kGoodPart = 0.1;
    const cv::Point2d pixel = board.pixel(foot);
    const int reach = cvRound(kWallReaches * board.sidePixels);
    std::array<int, 4> quarters{};
    cv::Point2d sum;
    int count = 0;
    for (int y = std::max(cvRound(pixel.y) - reach, 0); y <= std::min(cvRound(pixel.y) + reach, gain.rows - 1); ++y) {
        for (int x = std::max(cvRound(pixel.x) - reach, 0); x <= std::min(cvRound(pixel.x) + reach, gain.cols - 1);
             ++x) {
            const cv::Point2d from = (cv::Point2d(x, y) - pixel) / board.sidePixels;
            const double distance = cv::norm(from);
            if (distance < kUnderBody || distance > kWallReaches || gain.at<float>(y, x) < kClearly) {
                continue;
            }
            ++count;
            sum += from / distance;
            const std::size_t quarter = (from.x < 0 ? 1U : 0U) + (from.y < 0 ? 2U : 0U);
            ++quarters[quarter];
        }
    }
    if (count == 0) {
        return {};
    }
    return {count / (board.sidePixels * board.sidePixels), cv::norm(sum) / count,
            static_cast<int>(
                std::count_if(quarters.begin(), quarters.end(), [&](int each) { return each >= kGoodPart * count; }))};
}

/// The chance that this is a wall; empty where it is none.
std::optional<double> wallIn(const Surround& around) {
    constexpr double kLeastArea = 0.04;
    constexpr double kMostOneSided = 0.65;
    constexpr int kLeastQuarters = 3;
    if (around.area < kLeastArea || around.oneSided > kMostOneSided || around.quarters < kLeastQuarters) {
        return std::nullopt;
    }
    constexpr double kEnoughArea = 0.12;
    const double enough = std::min((around.area - kLeastArea) / (kEnoughArea - kLeastArea), 1.0);
    return 1 / (1 + std::exp(-(0.2 + 2.0 * enough + 2.5 * (kMostOneSided - around.oneSided))));
}

}  // namespace

std::vector<SeenChange> changesOfWalls(const KnownPieces& known, const pieces::Sight& sight, const Gains& came,
                                       const Gains& gone, const std::vector<PieceChange>& atSites) {
    std::vector<SeenChange> changes;
    const auto& corners = sight.shape().corners;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto building = std::find_if(known.buildings.begin(), known.buildings.end(),
                                           [&](const BuildingReading& b) { return b.at == corners[i].corner; });
        const bool isOther = std::any_of(atSites.begin(), atSites.end(), [&](const PieceChange& change) {
            return change.at == Place(corners[i].corner);
        });
        if (building == known.buildings.end() || building->kind == engine::BuildingKind::Settlement || isOther) {
            continue;
        }
        const auto k = index(building->owner);
        const board::Rectified& board = *sight.map.board;
        const cv::Point2d foot =
            sight.corners[i][k].at - sight.map.viewpoint.lean(corners[i].at) * pieces::kBuildingMiddle;
        const auto add = [&](PieceChange::What what, double chance, bool quiet) {
            changes.push_back(
                {{corners[i].corner, what, engine::Piece::Wall, building->owner, chance}, foot, kWallReaches, quiet});
        };
        if (const auto chance = wallIn(surroundOf(came[k], board, foot))) {
            add(PieceChange::What::Appeared, *chance, building->walls > 0);
        } else if (const auto left = wallIn(surroundOf(gone[k], board, foot))) {
            add(PieceChange::What::Vanished, *left, building->walls == 0);
        }
    }
    return changes;
}

}  // namespace vision::watch
