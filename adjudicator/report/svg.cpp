// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/svg.h"

#include <fmt/format.h>

#include <numbers>

namespace adjudicator::svg {

Point pointOf(engine::Hex hex) {
    return Point{std::numbers::sqrt3 * (hex.q + hex.r / 2.0), 1.5 * hex.r} * kSide;
}

Point pointOf(const engine::Corner& corner) {
    return pointOf(corner.hex) + Point{0, corner.south ? kSide : -kSide};
}

std::string number(double value) {
    std::string text = fmt::format("{:.1f}", value);
    if (text.ends_with(".0")) {
        text.resize(text.size() - 2);
    }
    return text == "-0" ? "0" : text;
}

Group::Group(std::string& out, Point at, double degrees, double scale) : m_out(out) {
    m_out += fmt::format("<g transform=\"translate({} {})", number(at.x), number(at.y));
    if (degrees != 0) {
        m_out += fmt::format(" rotate({})", number(degrees));
    }
    if (scale != 1) {
        m_out += fmt::format(" scale({:.3g})", scale);
    }
    m_out += "\">";
}

Group::~Group() {
    m_out += "</g>";
}

}  // namespace adjudicator::svg
