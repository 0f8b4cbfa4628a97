// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/bare_sites.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

#include "vision/pieces/sampler.h"
#include "vision/reading/median.h"

namespace vision::pieces {

namespace {

/// The part of a site that lies on one hex, in a frame that is the same for all of them.
struct SitePart {
    std::size_t site = 0;
    cv::Point2d at;
    cv::Point2d x;
    cv::Point2d y;

    [[nodiscard]] cv::Point2d plane(cv::Point2d point) const { return at + x * point.x + y * point.y; }
};

using Points = std::vector<cv::Point2d>;

/// Tiles lie up to about this far beside the lattice, in hex sides.
constexpr double kTileMoved = 0.03;

/// The part of a corner on one hex: a third of a disc around it, x towards the hex's middle.
Points wedgePoints() {
    constexpr double kReach = 0.201;
    constexpr double kStep = 0.03;
    Points points;
    for (int i = 0; i * kStep <= kReach; ++i) {
        for (int j = -7; j <= 7; ++j) {
            const cv::Point2d point(i * kStep, j * kStep);
            if (cv::norm(point) <= kReach && std::abs(point.y) <= std::sqrt(3.0) * point.x + 1e-9) {
                points.push_back(point);
            }
        }
    }
    return points;
}

/// The part of a side on one hex: x along it, y into the hex.
Points halfBarPoints() {
    Points points;
    for (int i = -6; i <= 6; ++i) {
        for (int j = 0; j <= 4; ++j) {
            points.emplace_back(i * 0.04, j * 0.02);
        }
    }
    return points;
}

struct SiteParts {
    std::vector<SitePart> wedges;
    std::vector<SitePart> halfBars;
};

SiteParts sitePartsOf(const board::Shape& shape) {
    // A hex's corners lie 1 from its middle, the middles of its sides 0.87.
    constexpr double kAtCorner = 1.05;
    constexpr double kAtSide = 0.92;
    SiteParts parts;
    for (const cv::Point2d centre : shape.centres) {
        for (std::size_t i = 0; i < shape.corners.size(); ++i) {
            const cv::Point2d to = centre - shape.corners[i].at;
            if (to.dot(to) < kAtCorner * kAtCorner) {
                const cv::Point2d x = to / cv::norm(to);
                parts.wedges.push_back({i, shape.corners[i].at, x, {-x.y, x.x}});
            }
        }
        for (std::size_t i = 0; i < shape.sides.size(); ++i) {
            const cv::Point2d to = centre - shape.sides[i].at;
            if (to.dot(to) < kAtSide * kAtSide) {
                const cv::Point2d y = to / cv::norm(to);
                parts.halfBars.push_back({i, shape.sides[i].at, {-y.y, y.x}, y});
            }
        }
    }
    return parts;
}

/// The median of values and how far they usually are from it.
struct Usual {
    double middle = 0;
    double deviation = 1;
};

Usual usualOf(std::vector<double> values) {
    constexpr double kStandard = 1.4826;
    Usual usual;
    usual.middle = median(values);
    for (double& value : values) {
        value = std::abs(value - usual.middle);
    }
    usual.deviation = kStandard * median(std::move(values));
    return usual;
}

/// What the parts of open sites look like at one point.
std::array<Usual, 3> bareColourAt(const Sampler& sampler, const std::vector<SitePart>& parts,
                                  const std::vector<bool>& isOpen, cv::Point2d point) {
    // Bare print differs by no less than this (units of chromaOf).
    constexpr std::array<double, 3> kLeast{0.04, 0.08, 0.1};
    std::array<std::vector<double>, 3> values;
    for (const SitePart& part : parts) {
        if (isOpen[part.site]) {
            const cv::Vec3f colour = sampler(part.plane(point));
            for (int c = 0; c < 3; ++c) {
                values[static_cast<std::size_t>(c)].push_back(static_cast<double>(colour[c]));
            }
        }
    }
    std::array<Usual, 3> bare;
    for (std::size_t c = 0; c < bare.size(); ++c) {
        bare[c] = usualOf(std::move(values[c]));
        bare[c].deviation = std::max(bare[c].deviation, kLeast[c]);
    }
    return bare;
}

/// How far a colour is from the bare one, as a multiple of how far that usually varies.
double apartFrom(const std::array<Usual, 3>& bare, const cv::Vec3f& colour) {
    constexpr double kMost = 4;
    double squares = 0;
    for (int c = 0; c < 3; ++c) {
        const Usual& usual = bare[static_cast<std::size_t>(c)];
        const double z = (static_cast<double>(colour[c]) - usual.middle) / usual.deviation;
        squares += z * z / 3;
    }
    return std::min(std::sqrt(squares), kMost);
}

/// What shows between the coloured pieces of a pixel.
double uncoloured(const BareLook& look, cv::Point2d at) {
    constexpr double kPerShare = 1.5;
    const cv::Point2d pixel = look.board.pixel(at);
    const int x = std::clamp(cvRound(pixel.x), 0, look.coloured.cols - 1);
    const int y = std::clamp(cvRound(pixel.y), 0, look.coloured.rows - 1);
    return std::max(1 - kPerShare * static_cast<double>(look.coloured.at<float>(y, x)), 0.0);
}

/// For each site how far its parts are from the bare ones, each moved to where it fits best, relative to open sites.
std::vector<double> unlikeUsual(const BareLook& look, const std::vector<SitePart>& parts,
                                const std::vector<bool>& isOpen, const Points& points, const Points& moves) {
    std::vector<double> unlike(isOpen.size());
    if (std::find(isOpen.begin(), isOpen.end(), true) == isOpen.end()) {
        return unlike;
    }
    const Sampler sampler{look.chroma, look.board};
    std::vector<std::array<Usual, 3>> bare;
    for (const cv::Point2d point : points) {
        bare.push_back(bareColourAt(sampler, parts, isOpen, point));
    }
    // Where coloured pieces hide nearly everything it counts as usual.
    const double least = 0.1 * static_cast<double>(points.size());
    std::vector<int> counts(isOpen.size());
    for (const SitePart& part : parts) {
        double best = 1e9;
        for (const cv::Point2d move : moves) {
            double sum = least;
            double weights = least;
            for (std::size_t i = 0; i < points.size(); ++i) {
                const cv::Point2d at = part.plane(points[i] + move);
                const double weight = uncoloured(look, at);
                weights += weight;
                sum += weight > 0 ? weight * apartFrom(bare[i], sampler(at)) : 0;
            }
            best = std::min(best, sum / weights);
        }
        unlike[part.site] += best;
        ++counts[part.site];
    }
    std::vector<double> open;
    for (std::size_t i = 0; i < unlike.size(); ++i) {
        unlike[i] /= std::max(counts[i], 1);
        if (isOpen[i]) {
            open.push_back(unlike[i]);
        }
    }
    constexpr double kLeastDeviation = 0.08;
    const Usual usual = usualOf(std::move(open));
    for (double& each : unlike) {
        each = (each - usual.middle) / (usual.deviation + kLeastDeviation);
    }
    return unlike;
}

}  // namespace

Unlike unlikeBare(const BareLook& look, const std::vector<bool>& openCorners, const std::vector<bool>& openSides) {
    const SiteParts parts = sitePartsOf(*look.board.shape);
    Points around;
    for (const double x : {-kTileMoved, 0.0, kTileMoved}) {
        for (const double y : {-kTileMoved, 0.0, kTileMoved}) {
            around.emplace_back(x, y);
        }
    }
    return {unlikeUsual(look, parts.wedges, openCorners, wedgePoints(), around),
            unlikeUsual(look, parts.halfBars, openSides, halfBarPoints(), {{0, -kTileMoved}, {0, 0}, {0, kTileMoved}})};
}

}  // namespace vision::pieces
