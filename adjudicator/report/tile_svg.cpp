// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/tile_svg.h"

#include <array>
#include <cmath>
#include <numbers>

namespace adjudicator::svg {

namespace {

constexpr std::string_view kRim = "#faf1dc";
constexpr std::string_view kSand = "#e7d7b2";
constexpr std::string_view kToken = "#fbf6e6";
constexpr std::string_view kDigit = "#262219";
constexpr std::string_view kHotDigit = "#a81c1c";
constexpr std::string_view kSeaMotif = "#7faac0";

void hexagon(std::string& out, double side, const Style& style) {
    const double half = side * std::numbers::sqrt3 / 2;
    const std::array<Point, 6> corners{
        {{0, -side}, {half, -side / 2}, {half, side / 2}, {0, side}, {-half, side / 2}, {-half, -side / 2}}};
    polygon(out, corners, style);
}

/// A terrain's colour, and its motif: what is filled and what is drawn as lines. The motif keeps clear of the token and
/// tells the terrain where a print has no colour.
struct TerrainLook {
    std::string_view colour;
    std::string_view motif;
    std::string_view filled;
    std::string_view lines;
};

TerrainLook lookOf(engine::Terrain terrain) {
    using engine::Terrain;
    switch (terrain) {
        case Terrain::Forest:
            return {"#47813f", "#22502a",
                    "M-32-74L-20-40H-44ZM0-84L14-40H-14ZM32-74L44-40H20ZM-54 26L-43 56H-65ZM54 26L65 56H43ZM0 54L11 "
                    "84H-11Z",
                    ""};
        case Terrain::Pasture:
            return {"#93c558", "#4f7d26",
                    "M-13-58A13 9 0 1 0 13-58A13 9 0 1 0-13-58ZM11-62A6 6 0 1 0 23-62A6 6 0 1 0 11-62Z",
                    "M-66-34Q-46-54-26-34M26-34Q46-54 66-34M-62 54Q-42 36-22 54M22 54Q42 36 62 54M-20 78Q0 60 20 78"};
        case Terrain::Fields:
            return {"#f3d794", "#9c711a", "",
                    "M-34-34V-68M0-38V-78M34-34V-68M-42-66L-34-58L-26-66M-42-54L-34-46L-26-54M-8-74L0-66L8-74M-8-60L0-"
                    "52L8-60"
                    "M26-66L34-58L42-66M26-54L34-46L42-54M-62 46H-36M36 46H62M-44 60H-6M10 60H44M-20 74H22"};
        case Terrain::Hills:
            return {"#bd7760", "#7d3d29", "M-54-42Q-28-84-2-42ZM2-42Q28-84 54-42Z",
                    "M-62 46H62M-42 60H42M-20 74H20M-48 46V59M48 46V59M-28 60V73M28 60V73M0 60V73"};
        case Terrain::Mountains:
            return {"#8c96a8", "#4b5566", "M-32-66L-6-38H-58ZM32-66L58-38H6ZM0-86L34-38H-34Z",
                    "M-62 60L-52 44L-42 60M-10 82L0 66L10 82M42 60L52 44L62 60"};
        case Terrain::Desert:
            return {"#f3efe3", "#b3a376", "M25-54A9 9 0 1 0 43-54A9 9 0 1 0 25-54Z",
                    "M-60-28C-30-60 0-24 40-28M-62 40C-20 16 10 62 58 34M-34 64C-10 50 10 82 36 62"};
        case Terrain::Gold:
            return {"#dcc58a", "#7a5d10",
                    "M-8-76L2-66L-4-54H-16L-20-66ZM26-68L35-60L30-50H20L16-60ZM0 58L9 66L4 76H-6L-10 66Z",
                    "M-66-40C-30-62-10-34 20-40C40-44 50-36 64-32M-62 46C-24 34-10 52-22 50M22 52C36 58 50 50 58 46"};
        case Terrain::Sea:
            return {"#a9cadd", kSeaMotif, "",
                    "M-44-10Q-33-22-22-10Q-11 2 0-10Q11-22 22-10Q33 2 44-10M-44 16Q-33 4-22 16Q-11 28 0 16Q11 4 22 "
                    "16Q33 28 44 16"};
    }
    return {};
}

void token(std::string& out, int value) {
    const bool hot = value == 6 || value == 8;
    const std::string_view ink = hot ? kHotDigit : kDigit;
    const Group placed(out, {0, 4});
    circle(out, {}, 33,
           {.fill = kToken, .stroke = hot ? kHotDigit : std::string_view("#4a4232"), .width = hot ? 5.0 : 2.0});
    text(out, {0, -6}, hot ? 40 : 36, std::to_string(value), ink);
    // The ways to throw the number with two dice.
    const int pips = 6 - std::abs(7 - value);
    for (int i = 0; i < pips; ++i) {
        circle(out, {(i - (pips - 1) / 2.0) * 8, 19}, 2.7, {.fill = ink});
    }
}

void faceDown(std::string& out) {
    hexagon(out, 100.5, {.fill = kRim});
    hexagon(out, 95.5, {.fill = "#8e9094"});
    circle(out, {}, 48, {.stroke = "#4a4d52", .width = 4.5});
    path(out, "M-32 0H32M-16-28L16 28M16-28L-16 28", {.stroke = "#4a4d52", .width = 4.5});
}

std::string_view signOf(engine::Resource resource) {
    switch (resource) {
        case engine::Resource::Brick:
            return "M-9-13H9V-2H-9ZM-19 1H-1V12H-19ZM1 1H19V12H1Z";
        case engine::Resource::Lumber:
            return "M-13-8H13A8 8 0 0 1 13 8H-13A8 8 0 0 1-13-8Z";
        case engine::Resource::Wool:
            return "M-12 12A9 9 0 0 1-12-5A11 11 0 0 1 8-9A10 10 0 0 1 12 12Z";
        case engine::Resource::Grain:
            return "M0-18Q8-9 0 0Q-8-9 0-18ZM0 4Q14 2 15-10Q4-8 0 4ZM0 4Q-14 2-15-10Q-4-8 0 4ZM-1 4H1V16H-1Z";
        case engine::Resource::Ore:
            return "M-17 13L-12-6L0-15L12-8L18 13Z";
    }
    return {};
}

std::string_view colourOf(engine::Resource resource) {
    switch (resource) {
        case engine::Resource::Brick:
            return "#b24f2e";
        case engine::Resource::Lumber:
            return "#5d802c";
        case engine::Resource::Wool:
            return "#8d98a2";
        case engine::Resource::Grain:
            return "#dfa81f";
        case engine::Resource::Ore:
            return "#5b616e";
    }
    return "none";
}

}  // namespace

void shore(std::string& out, engine::Hex hex) {
    const Group placed(out, pointOf(hex));
    hexagon(out, 108, {.fill = kSand});
}

void tile(std::string& out, engine::Hex hex, const engine::HexState& state) {
    const Group placed(out, pointOf(hex));
    if (state.removed) {
        hexagon(out, 92, {.fill = kSea, .stroke = "#5c8296", .width = 3, .dashed = true});
        return;
    }
    if (state.faceDown || !state.terrain) {
        faceDown(out);
        return;
    }
    const TerrainLook look = lookOf(*state.terrain);
    if (*state.terrain == engine::Terrain::Sea) {
        hexagon(out, 99, {.fill = look.colour, .stroke = kSea, .width = 2});
    } else {
        hexagon(out, 100.5, {.fill = kRim});
        hexagon(out, 95.5, {.fill = look.colour});
    }
    if (*state.terrain == engine::Terrain::Pasture) {
        path(out, look.filled, {.fill = "#ffffff", .stroke = "#33382c", .width = 2.5});
    } else if (!look.filled.empty()) {
        path(out, look.filled, {.fill = look.motif});
    }
    if (!look.lines.empty()) {
        path(out, look.lines, {.stroke = look.motif, .width = 4});
    }
    if (*state.terrain == engine::Terrain::Mountains) {
        path(out, "M0-86L12-69L5-64L0-69L-6-63L-12-69ZM-32-66L-23-56L-32-58L-41-56ZM32-66L41-56L32-58L23-56Z",
             {.fill = "#f4f6f8"});
    }
    if (state.number) {
        token(out, *state.number);
    }
}

void harbour(std::string& out, const engine::Side& side, engine::Hex land, const engine::Harbour& harbour) {
    const auto ends = engine::endsOf(side);
    const Point middle = (pointOf(ends[0]) + pointOf(ends[1])) * 0.5;
    const Point badge = middle + (middle - pointOf(land)) * 0.58;
    for (const engine::Corner& end : ends) {
        const Point pier = pointOf(end);
        line(out, pier + (middle - pier) * 0.12, badge + (pier - badge) * 0.3, {.stroke = "#8b6a45", .width = 7});
    }
    const Group placed(out, badge);
    circle(out, {}, 31,
           {.fill = harbour.faceDown ? std::string_view("#8e9094") : kToken, .stroke = "#4a3a22", .width = 2.5});
    if (harbour.faceDown) {
        text(out, {}, 30, "?", "#ffffff");
    } else if (!harbour.trade) {
        text(out, {}, 25, "3:1", kDigit);
    } else {
        text(out, {0, 15}, 20, "2:1", kDigit);
        const Group sign(out, {0, -11}, 0, 0.75);
        path(out, signOf(*harbour.trade), {.fill = colourOf(*harbour.trade), .stroke = "#222222", .width = 1.6});
    }
}

}  // namespace adjudicator::svg
