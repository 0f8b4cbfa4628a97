// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/solids.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <mutex>
#include <numbers>

namespace vision::pieces {

namespace {

/// A level cut through a solid: a rectangle with rounded corners, `off` from the foot's middle along its length.
struct Slice {
    double height;
    double halfLength;
    double halfWidth;
    double off;
    double rounding;
};

struct Solid {
    std::vector<Slice> slices;
    /// It looks different in this many turns, over this angle.
    int turns = 1;
    double period = 2 * std::numbers::pi;
};

/// `count` slices from one to another.
void addBetween(Solid& solid, const Slice& from, const Slice& to, int count) {
    for (int i = 0; i < count; ++i) {
        const double t = static_cast<double>(i) / (count - 1);
        const auto mixed = [t](double a, double b) { return a + (b - a) * t; };
        solid.slices.push_back({mixed(from.height, to.height), mixed(from.halfLength, to.halfLength),
                                mixed(from.halfWidth, to.halfWidth), mixed(from.off, to.off),
                                mixed(from.rounding, to.rounding)});
    }
}

void addDisc(Solid& solid, double radius, double from, double to, int count) {
    addBetween(solid, {from, radius, radius, 0, radius}, {to, radius, radius, 0, radius}, count);
}

/// A house with walls and a ridge.
Solid gabled(double halfLength, double halfWidth, double walls, double ridge) {
    Solid solid{{}, 8, std::numbers::pi};
    addBetween(solid, {0, halfLength, halfWidth, 0, 0}, {walls, halfLength, halfWidth, 0, 0}, 5);
    addBetween(solid, {walls, halfLength, halfWidth, 0, 0}, {ridge, halfLength, 0.01, 0, 0}, 5);
    return solid;
}

/// A low nave with a gabled tower at one end.
Solid towered(double halfLength, double halfWidth, double nave, double eaves, double ridge) {
    Solid solid{{}, 16, 2 * std::numbers::pi};
    const double tower = 0.54 * halfLength;
    const double off = tower - halfLength;
    addBetween(solid, {0, halfLength, halfWidth, 0, 0}, {nave, halfLength, halfWidth, 0, 0}, 5);
    addBetween(solid, {nave, tower, halfWidth, off, 0}, {eaves, tower, halfWidth, off, 0}, 5);
    addBetween(solid, {eaves, tower, halfWidth, off, 0}, {ridge, 0.01, halfWidth, off, 0}, 5);
    return solid;
}

Solid footedHouse() {
    Solid solid;
    addDisc(solid, 0.225, 0, 0.08, 3);
    addBetween(solid, {0.1, 0.15, 0.12, 0, 0.02}, {0.28, 0.12, 0.02, 0, 0.02}, 5);
    return solid;
}

Solid footedCity() {
    Solid solid;
    addDisc(solid, 0.275, 0, 0.09, 3);
    addDisc(solid, 0.2, 0.15, 0.28, 3);
    addDisc(solid, 0.1, 0.3, 0.45, 4);
    return solid;
}

Solid lobedHouse(double eaves, double ridge, double roofWidth) {
    Solid solid{{}, 8, std::numbers::pi};
    addBetween(solid, {0, 0.23, 0.19, 0, 0.06}, {eaves, 0.22, 0.17, 0, 0.06}, 4);
    addBetween(solid, {eaves, 0.21, roofWidth, 0, 0.05}, {ridge, 0.17, 0.08, 0, 0.05}, 3);
    return solid;
}

/// A round foot, a nave across it and a spire.
Solid roundCity(double naveLength, double naveWidth, double spireLength, double spireWidth) {
    Solid solid{{}, naveLength > naveWidth ? 8 : 1, std::numbers::pi};
    addDisc(solid, 0.25, 0, 0.08, 3);
    const double nave = std::min(0.1, naveWidth);
    addBetween(solid, {0.13, naveLength, naveWidth, 0, nave}, {0.2, naveLength, naveWidth, 0, nave}, 2);
    const double spire = std::min(0.05, spireWidth);
    addBetween(solid, {0.26, spireLength, spireWidth, 0, spire}, {0.44, spireLength, spireWidth, 0, spire}, 4);
    return solid;
}

/// By Body: the solids that are made like that. Lengths in hex sides.
const std::array<std::vector<Solid>, kBodies>& solids() {
    static const std::array<std::vector<Solid>, kBodies> all{{
        {gabled(0.15, 0.12, 0.17, 0.29), gabled(0.165, 0.125, 0.2, 0.32)},
        {towered(0.24, 0.12, 0.215, 0.37, 0.49), towered(0.21, 0.11, 0.19, 0.31, 0.42)},
        {footedHouse()},
        {footedCity()},
        {lobedHouse(0.18, 0.28, 0.16), lobedHouse(0.1, 0.2, 0.15)},
        {roundCity(0.2, 0.14, 0.13, 0.06), roundCity(0.17, 0.1, 0.09, 0.04), roundCity(0.15, 0.15, 0.07, 0.07)},
    }};
    return all;
}

using Cells = std::array<std::array<bool, kGridCells>, kGridCells>;

int cellAt(double from) {
    return std::clamp(static_cast<int>(std::floor((from + kGridHalf) / kCellSide)), 0, kGridCells - 1);
}

void cover(Cells& cells, const Slice& slice, double scale, double turn, double lean) {
    const double along = std::cos(turn);
    const double across = std::sin(turn);
    const double up = (lean * slice.height + slice.off * along) * scale;
    const double aside = slice.off * across * scale;
    const double halfLength = (slice.halfLength - slice.rounding) * scale;
    const double halfWidth = (slice.halfWidth - slice.rounding) * scale;
    const double rounding = slice.rounding * scale + 1e-9;
    const double reach = std::hypot(slice.halfLength, slice.halfWidth) * scale;
    for (int row = cellAt(up - reach); row <= cellAt(up + reach); ++row) {
        for (int column = cellAt(aside - reach); column <= cellAt(aside + reach); ++column) {
            const double u = cellMiddle(row) - up;
            const double v = cellMiddle(column) - aside;
            const double beyondEnd = std::max(std::abs(u * along + v * across) - halfLength, 0.0);
            const double beyondSide = std::max(std::abs(v * along - u * across) - halfWidth, 0.0);
            if (beyondEnd * beyondEnd + beyondSide * beyondSide <= rounding * rounding) {
                cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = true;
            }
        }
    }
}

Outline outlineOf(const Solid& solid, double scale, double turn, double lean) {
    Cells cells{};
    for (const Slice& slice : solid.slices) {
        cover(cells, slice, scale, turn, lean);
    }
    Outline outline;
    for (int row = 0; row < kGridCells; ++row) {
        const auto& line = cells[static_cast<std::size_t>(row)];
        auto at = line.begin();
        while ((at = std::find(at, line.end(), true)) != line.end()) {
            const auto end = std::find(at, line.end(), false);
            outline.push_back({static_cast<std::int16_t>(row), static_cast<std::int16_t>(at - line.begin()),
                               static_cast<std::int16_t>(end - line.begin())});
            at = end;
        }
    }
    return outline;
}

using Outlines = std::array<std::array<std::vector<Outline>, kScales.size()>, kBodies>;

std::unique_ptr<Outlines> outlinesUnder(double lean) {
    auto all = std::make_unique<Outlines>();
    for (std::size_t body = 0; body < kBodies; ++body) {
        for (std::size_t scale = 0; scale < kScales.size(); ++scale) {
            for (const Solid& solid : solids()[body]) {
                for (int turn = 0; turn < solid.turns; ++turn) {
                    (*all)[body][scale].push_back(
                        outlineOf(solid, kScales[scale], solid.period * turn / solid.turns, lean));
                }
            }
        }
    }
    return all;
}

}  // namespace

const std::vector<Outline>& outlinesOf(Body body, std::size_t scale, double lean) {
    constexpr double kMostLean = 1.3;
    constexpr double kLeanStep = 0.1;
    static std::mutex mutex;
    static std::map<int, std::unique_ptr<Outlines>> drawn;
    const int step = static_cast<int>(std::lround(std::clamp(lean, 0.0, kMostLean) / kLeanStep));
    const std::lock_guard lock(mutex);
    std::unique_ptr<Outlines>& outlines = drawn[step];
    if (!outlines) {
        outlines = outlinesUnder(step * kLeanStep);
    }
    return (*outlines)[static_cast<std::size_t>(body)][scale];
}

}  // namespace vision::pieces
