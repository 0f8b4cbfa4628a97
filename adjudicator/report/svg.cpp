// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/svg.h"

#include <fmt/format.h>

#include <numbers>

#include "adjudicator/report/html.h"

namespace adjudicator::svg {

namespace {

std::string attributes(const Style& style) {
    std::string text = fmt::format(" fill=\"{}\"", style.fill);
    if (style.stroke != "none") {
        text += fmt::format(" stroke=\"{}\" stroke-width=\"{}\"", style.stroke, number(style.width));
    }
    if (style.dashed) {
        text += fmt::format(" stroke-dasharray=\"{} {}\"", number(3 * style.width), number(2.5 * style.width));
    }
    return text;
}

}  // namespace

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

void path(std::string& out, std::string_view d, const Style& style) {
    out += fmt::format("<path d=\"{}\"{}/>", d, attributes(style));
}

void polygon(std::string& out, std::span<const Point> points, const Style& style) {
    out += "<polygon points=\"";
    for (std::size_t i = 0; i < points.size(); ++i) {
        out += fmt::format("{}{},{}", i == 0 ? "" : " ", number(points[i].x), number(points[i].y));
    }
    out += fmt::format("\"{}/>", attributes(style));
}

void circle(std::string& out, Point at, double radius, const Style& style) {
    out += fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}/>", number(at.x), number(at.y), number(radius),
                       attributes(style));
}

void rectangle(std::string& out, Point at, double width, double height, const Style& style) {
    out += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{}/>", number(at.x), number(at.y),
                       number(width), number(height), attributes(style));
}

void line(std::string& out, Point from, Point to, const Style& style) {
    out += fmt::format("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"{}/>", number(from.x), number(from.y),
                       number(to.x), number(to.y), attributes(style));
}

void text(std::string& out, Point at, double size, std::string_view words, std::string_view fill) {
    // Digits and capitals are about 0.7 of the size high; renderers disagree about dominant-baseline.
    out += fmt::format("<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\">{}</text>", number(at.x),
                       number(at.y + 0.35 * size), number(size), fill, escaped(words));
}

Group::Group(std::string& out, Point at, double degrees, double scale) : m_out(out) {
    m_out += fmt::format("<g transform=\"translate({} {})", number(at.x), number(at.y));
    if (degrees != 0) {
        m_out += fmt::format(" rotate({})", number(degrees));
    }
    if (scale != 1) {
        m_out += fmt::format(" scale({:.2f})", scale);
    }
    m_out += "\">";
}

Group::~Group() {
    m_out += "</g>";
}

}  // namespace adjudicator::svg
