// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of drawings only. The unit is a hundredth of a hex side; x goes east, y south.
#pragma once

#include <string>

#include "engine/board/coordinates.h"

namespace adjudicator::svg {

inline constexpr double kSide = 100;

struct Point {
    double x = 0;
    double y = 0;
    friend Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
    friend Point operator*(Point a, double by) { return {a.x * by, a.y * by}; }
};

/// Where a place of the lattice lies, round world or not: by its own name.
[[nodiscard]] Point pointOf(engine::Hex hex);
[[nodiscard]] Point pointOf(const engine::Corner& corner);

/// At most one decimal, never "-0".
[[nodiscard]] std::string number(double value);

/// What is appended while it lives is moved, turned (degrees, clockwise) and scaled together.
class Group {
public:
    Group(std::string& out, Point at, double degrees = 0, double scale = 1);
    ~Group();
    Group(const Group&) = delete;
    Group& operator=(const Group&) = delete;

private:
    std::string& m_out;
};

}  // namespace adjudicator::svg
