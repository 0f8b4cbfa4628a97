// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/marker_sheet.h"

#include <fmt/format.h>

#include <cmath>
#include <numbers>

#include "adjudicator/text/say.h"

namespace adjudicator {

namespace {

using engine::Language;

/// White around a marker, which it is not found without.
constexpr double kWhiteEdge = 9;

std::string sheetWords(double x, double y, double size, const char* anchor, const std::string& words) {
    return fmt::format(
        R"(<text x="{:.1f}" y="{:.1f}" font-family="Noto Sans, sans-serif" font-size="{}" text-anchor="{}">{}</text>)",
        x, y, size, anchor, words);
}

std::string sheetRect(double x, double y, double wide, double high, const char* style) {
    return fmt::format(R"(<rect x="{:.3f}" y="{:.3f}" width="{:.3f}" height="{:.3f}" {}/>)", x, y, wide, high, style);
}

std::string markerAt(const MarkerArt& art, double x, double y, double side) {
    std::string svg;
    const double square = side / static_cast<double>(art.size());
    for (std::size_t row = 0; row < art.size(); ++row) {
        // Whole stretches, so that no hairline parts them.
        for (std::size_t from = 0; from < art[row].size();) {
            std::size_t to = from;
            while (to < art[row].size() && art[row][to]) {
                ++to;
            }
            if (to > from) {
                svg += sheetRect(x + static_cast<double>(from) * square, y + static_cast<double>(row) * square,
                                 static_cast<double>(to - from) * square, square,
                                 R"(fill="#000" shape-rendering="crispEdges")");
            }
            from = std::max(to, from + 1);
        }
    }
    return svg;
}

/// The board from above with the markers at their places.
std::string boardSketch(double x, double y, double radius, Language language) {
    std::string outline;
    for (int k = 0; k < 6; ++k) {
        const double angle = k * std::numbers::pi / 3;
        outline += fmt::format("{:.2f},{:.2f} ", x + radius * std::cos(angle), y + radius * std::sin(angle));
    }
    std::string svg = fmt::format(R"(<polygon points="{}" fill="#e8e8e8" stroke="#000" stroke-width="0.4"/>)", outline);
    constexpr std::array<std::pair<int, int>, 4> kPlaces{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
    const double side = 0.22 * radius;
    for (std::size_t id = 0; id < kPlaces.size(); ++id) {
        const double left = x + kPlaces[id].first * 0.86 * radius - side / 2;
        const double top = y + kPlaces[id].second * 0.76 * radius - side / 2;
        svg += sheetRect(left, top, side, side, R"(fill="#fff" stroke="#000" stroke-width="0.4")");
        svg += sheetWords(left + side / 2, top + 0.74 * side, 0.7 * side, "middle", std::to_string(id));
    }
    svg += sheetWords(x, y + 0.08 * radius, 0.2 * radius, "middle", say(language, "board"));
    svg += sheetWords(x, y - 1.02 * radius, 0.16 * radius, "middle", say(language, "far side (north)"));
    svg += sheetWords(x, y + 1.14 * radius, 0.16 * radius, "middle", say(language, "your side"));
    return svg;
}

std::string markerPlace(std::size_t id, Language language) {
    switch (id) {
        case 0:
            return say(language, "far side of the board, left");
        case 1:
            return say(language, "far side of the board, right");
        case 2:
            return say(language, "near side of the board, right");
        default:
            return say(language, "near side of the board, left");
    }
}

}  // namespace

std::string markerSheetSvg(const std::array<MarkerArt, 4>& markers, PageSize paper, engine::Language language) {
    const double wide = paper == PageSize::A4 ? 210 : 215.9;
    const double high = paper == PageSize::A4 ? 297 : 279.4;
    std::string svg = fmt::format(
        R"(<svg xmlns="http://www.w3.org/2000/svg" width="{0}mm" height="{1}mm" viewBox="0 0 {0} {1}">)", wide, high);
    svg += sheetRect(0, 0, wide, high, R"(fill="#fff")");
    const double middle = wide / 2;
    svg += sheetWords(middle, 17, 6, "middle", say(language, "Markers for the camera"));
    svg += sheetWords(
        middle, 24, 3.6, "middle",
        say(language,
            "Print at full size (100 %), cut out along the grey lines, lay flat on the table around the frame,"));
    svg +=
        sheetWords(middle, 29, 3.6, "middle",
                   say(language, "text towards you. None may touch the board; they stay where they are for the game."));
    const double card = kMarkerMillimetres + 2 * kWhiteEdge;
    const double text = 9;
    const double gap = 12;
    for (std::size_t id = 0; id < markers.size(); ++id) {
        // On the page as on the table: 0 and 1 behind, 3 and 2 in front.
        const bool isRight = id == 1 || id == 2;
        const double x = isRight ? middle + gap / 2 : middle - gap / 2 - card;
        const double y = 36 + (id < 2 ? 0 : card + text + 6);
        svg += sheetRect(x, y, card, card + text,
                         R"(fill="none" stroke="#999" stroke-width="0.25" stroke-dasharray="2 1.5")");
        svg += markerAt(markers[id], x + kWhiteEdge, y + kWhiteEdge, kMarkerMillimetres);
        svg += sheetWords(x + card / 2, y + card + text - 5.5, 3.8, "middle",
                          fmt::format("{}: {}", id, markerPlace(id, language)));
    }
    const double below = 36 + 2 * (card + text) + 6;
    svg += boardSketch(middle - 35, below + 40, 30, language);
    const double bar = middle + 12;
    svg += fmt::format(R"(<path d="M{0} {1}h50m-50 -2v4m50 -4v4" fill="none" stroke="#000" stroke-width="0.4"/>)", bar,
                       below + 30);
    svg += sheetWords(bar + 25, below + 37, 3.6, "middle", say(language, "This line is 50 mm long,"));
    svg += sheetWords(bar + 25, below + 42, 3.6, "middle", say(language, "and so is each marker."));
    svg += sheetWords(bar + 25, below + 52, 3, "middle", "ArUco DICT_4X4_50, 0–3");
    return svg + "</svg>\n";
}

}  // namespace adjudicator
