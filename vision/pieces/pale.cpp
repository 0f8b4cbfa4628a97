// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/pale.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "vision/pieces/match.h"
#include "vision/pieces/sampler.h"

namespace vision::pieces {

namespace {

/// Pixels of one pale piece lie about this far apart.
const cv::Vec3f kPaleApart{0.06F, 0.13F, 0.15F};
/// More whiteness than this says no more.
constexpr double kMostWhiteness = 1.2;

/// How clearly a colour stands out from one beside it; negative where that is the whiter one.
double edgeTo(const cv::Vec3f& colour, const cv::Vec3f& beside) {
    const cv::Vec3f apart = colour - beside;
    double squares = 0;
    for (int c = 0; c < 3; ++c) {
        const auto z = static_cast<double>(apart[c] / kPaleApart[c]);
        squares += z * z;
    }
    const bool isWhiter = apart[2] < 0 && whiteness(apart) < 0;
    return isWhiter ? -std::sqrt(squares) : std::sqrt(squares);
}

/// The mean of some colours and their mean deviations from it, each no more than it may count.
struct Spread {
    cv::Vec3f mean;
    cv::Vec3d uneven;
};

Spread spreadOf(const std::vector<cv::Vec3f>& colours, const cv::Vec3d& mostUneven) {
    Spread spread;
    const auto count = static_cast<float>(colours.size());
    for (const cv::Vec3f& colour : colours) {
        spread.mean += colour;
    }
    spread.mean *= 1 / count;
    for (int c = 0; c < 3; ++c) {
        float sum = 0;
        for (const cv::Vec3f& colour : colours) {
            sum += std::abs(colour[c] - spread.mean[c]);
        }
        spread.uneven[c] = std::min(static_cast<double>(sum / count), mostUneven[c]);
    }
    return spread;
}

double beyond(double value, double limit) {
    return std::max(value - limit, 0.0);
}

/// What speaks against a colour's being white: greener, brighter, yellower or redder than that is.
double againstColour(const cv::Vec3f& colour) {
    const auto red = static_cast<double>(colour[0]);
    return 20 * beyond(-red, 0.3) + 5 * beyond(static_cast<double>(colour[2]), 1) +
           7.5 * beyond(0.15, static_cast<double>(colour[1])) + 20 * beyond(red, -0.02);
}

/// The colours around a side on a grid along and across it, with their sums, so that any rectangle is quickly averaged.
class SidePatch {
public:
    static constexpr int kHalfRows = 12;     ///< across
    static constexpr int kHalfColumns = 10;  ///< along
    static constexpr double kRowStep = 0.02;
    static constexpr double kColumnStep = 0.05;

    SidePatch(const Sampler& sampler, cv::Point2d middle, cv::Point2d along) {
        const cv::Point2d across(-along.y, along.x);
        for (int row = -kHalfRows; row <= kHalfRows; ++row) {
            for (int column = -kHalfColumns; column <= kHalfColumns; ++column) {
                m_colours.push_back(sampler(middle + across * (row * kRowStep) + along * (column * kColumnStep)));
            }
        }
    }

    /// The colours of a rectangle, both ends included.
    [[nodiscard]] std::vector<cv::Vec3f> rectangle(int fromRow, int toRow, int fromColumn, int toColumn) const {
        std::vector<cv::Vec3f> colours;
        for (int row = fromRow; row <= toRow; ++row) {
            const std::size_t line = static_cast<std::size_t>(row + kHalfRows) * (2 * kHalfColumns + 1);
            for (int column = fromColumn; column <= toColumn; ++column) {
                colours.push_back(m_colours[line + static_cast<std::size_t>(column + kHalfColumns)]);
            }
        }
        return colours;
    }

private:
    std::vector<cv::Vec3f> m_colours;
};

/// A road whose middle lies on that place of the grid. The weights were chosen by hand: round numbers, the same for
/// any board.
PaleThing roadOn(const SidePatch& patch, int row, int column) {
    constexpr int kRows = 2;
    constexpr int kColumns = 4;
    const cv::Vec3d mostUneven(0.12, 0.3, 0.3);
    const Spread body =
        spreadOf(patch.rectangle(row - kRows, row + kRows, column - kColumns, column + kColumns), mostUneven);
    const auto edge = [&](int fromRow, int toRow, int fromColumn, int toColumn) {
        return edgeTo(body.mean, spreadOf(patch.rectangle(fromRow, toRow, fromColumn, toColumn), mostUneven).mean);
    };
    const double left = edge(row - 7, row - 5, column - kColumns, column + kColumns);
    const double right = edge(row + 5, row + 7, column - kColumns, column + kColumns);
    const double near = edge(row - kRows, row + kRows, column - 8, column - 7);
    const double far = edge(row - kRows, row + kRows, column + 7, column + 8);
    const double white = std::min(whiteness(body.mean), kMostWhiteness);
    const double flank = std::clamp(std::min(left, right), -2.0, 4.0);
    const double end = std::clamp(std::min(near, far), -2.0, 4.0);
    const double otherEnd = std::clamp(std::max(near, far), 0.0, 6.0);
    const double aside = 15 * std::abs(row) * SidePatch::kRowStep + 6 * std::abs(column) * SidePatch::kColumnStep;
    return {body.mean, -7 + 0.7 * white + (0.4 + 0.5 * white) * flank + 1.2 * end + 0.15 * otherEnd -
                           body.uneven.dot({4, 2, 5}) - aside - againstColour(body.mean)};
}

std::vector<cv::Point2d> pointsWithin(double radius, double step) {
    std::vector<cv::Point2d> points;
    const int reach = static_cast<int>(std::ceil(radius / step));
    for (int i = -reach; i <= reach; ++i) {
        for (int j = -reach; j <= reach; ++j) {
            if (std::hypot(i, j) * step <= radius) {
                points.emplace_back(i * step, j * step);
            }
        }
    }
    return points;
}

/// A building whose body has its middle there, `shift` from where it usually is.
PaleThing buildingOn(const Sampler& sampler, cv::Point2d middle, double shift) {
    constexpr int kRingSteps = 24;
    constexpr double kStandsOut = 2;
    constexpr double kAlike = 2.5;
    static const std::vector<cv::Point2d> disc = pointsWithin(0.1321, 0.026);
    std::vector<cv::Vec3f> colours;
    for (const cv::Point2d point : disc) {
        colours.push_back(sampler(middle + point));
    }
    // One side of a roof lies in the shade.
    const auto lit = colours.begin() + static_cast<std::ptrdiff_t>(colours.size() / 3);
    std::nth_element(colours.begin(), lit, colours.end(),
                     [](const cv::Vec3f& a, const cv::Vec3f& b) { return a[2] < b[2]; });
    const Spread body = spreadOf({lit, colours.end()}, {0.12, 0.3, 0.4});
    const auto alike = std::count_if(colours.begin(), colours.end(), [&](const cv::Vec3f& colour) {
        return std::abs(edgeTo(colour, body.mean)) < kAlike;
    });
    double apart = 0;
    double edges = 0;
    for (int i = 0; i < kRingSteps; ++i) {
        const double angle = 2 * std::numbers::pi * i / kRingSteps;
        const cv::Point2d way(std::cos(angle), std::sin(angle));
        const double edge =
            (edgeTo(body.mean, sampler(middle + way * 0.33)) + edgeTo(body.mean, sampler(middle + way * 0.4))) / 2;
        apart += edge > kStandsOut ? 1.0 / kRingSteps : 0.0;
        edges += std::clamp(edge, -3.0, 6.0) / kRingSteps;
    }
    const double white = std::min(whiteness(body.mean), kMostWhiteness);
    const double filled = static_cast<double>(alike) / static_cast<double>(colours.size());
    // A moulded body is lit and shaded in many places: that its brightness is uneven says little against it.
    return {body.mean, -14.5 + 1.3 * white + (1.5 + 1.8 * white) * apart + 0.05 * edges + 10 * filled -
                           body.uneven.dot({0, 5, 1}) - 8 * shift - againstColour(body.mean)};
}

}  // namespace

double whiteness(const cv::Vec3f& colour) {
    return static_cast<double>(colour[1] + colour[2] - 2 * colour[0]);
}

std::vector<PaleThing> paleRoadsAt(const cv::Mat& chroma, const board::Rectified& board, const Viewpoint& viewpoint,
                                   const board::SideSite& site) {
    const SidePatch patch({chroma, board}, site.at + viewpoint.lean(site.at) * kRoadMiddle, site.along);
    std::vector<PaleThing> roads;
    for (int row = -4; row <= 4; ++row) {
        for (const int column : {-1, 0, 1}) {
            roads.push_back(roadOn(patch, row, column));
        }
    }
    return roads;
}

std::vector<PaleThing> paleBuildingsAt(const cv::Mat& chroma, const board::Rectified& board, const Viewpoint& viewpoint,
                                       const board::CornerSite& site) {
    static const std::vector<cv::Point2d> shifts = pointsWithin(0.131, 0.04);
    const cv::Point2d usual = site.at + viewpoint.lean(site.at) * kBuildingMiddle;
    std::vector<PaleThing> buildings;
    for (const cv::Point2d shift : shifts) {
        buildings.push_back(buildingOn({chroma, board}, usual + shift, cv::norm(shift)));
    }
    return buildings;
}

}  // namespace vision::pieces
