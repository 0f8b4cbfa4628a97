// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/piece_svg.h"

#include <fmt/format.h>

#include <array>
#include <cmath>
#include <numbers>

namespace adjudicator::svg {

namespace {

constexpr std::string_view kOutline = "#1c1f22";
constexpr std::string_view kWhite = "#ffffff";
constexpr double kLine = 3.2;
constexpr double kHalo = 8.4;

/// A piece's outline: white halo, fill, dark line.
void shape(std::string& out, std::string_view d, std::string_view fill) {
    path(out, d, {.stroke = kWhite, .width = kHalo});
    path(out, d, {.fill = fill, .stroke = kOutline, .width = kLine});
}

/// Where and how large the emblem stands in a building's outline.
struct Outline {
    std::string_view path;
    Point emblem;
    double size = 15;
};

Outline outlineOf(engine::BuildingKind kind) {
    using engine::BuildingKind;
    switch (kind) {
        case BuildingKind::Settlement:
            return {"M-19 19V-3L0-20L19-3V19Z", {0, 6}, 15};
        case BuildingKind::City:
            return {"M-30 21V-10L-17-26L-3-10V-4H29V21Z", {9, 9}, 16};
        case BuildingKind::Metropolis:
            return {"M-33 22V-28H-26V-21H-19V-28H-12V-6H-6L12-20L33-4V22Z", {10, 7}, 16};
        case BuildingKind::Capital:
            return {"M-32 22V0H-18V-16L0-32L18-16V0H32V22Z", {0, 3}, 17};
        case BuildingKind::Factory:
            return {"M-30 21V-2L-16-12V-2L-2-12V-4L10-10L12-26H22L23-4H29V21Z", {0, 11}, 13};
    }
    return {};
}

void walls(std::string& out, int count) {
    constexpr double kWidth = 17;
    for (int i = 0; i < count; ++i) {
        const double x = kWidth * (i - count / 2.0);
        shape(out, fmt::format("M{} 21H{}V36H{}Z", number(x), number(x + kWidth), number(x)), "#cfcdc6");
        rectangle(out, {x + 6.5, 22}, 4, 6, {.fill = kOutline});
    }
}

void unitSign(std::string& out, engine::UnitKind kind) {
    rectangle(out, {-10, -6}, 20, 12, {.stroke = kOutline, .width = 2});
    switch (kind) {
        case engine::UnitKind::Artillery:
            circle(out, {}, 2.5, {.fill = kOutline});
            break;
        case engine::UnitKind::Cavalry:
            path(out, "M-10 6L10-6", {.stroke = kOutline, .width = 2});
            break;
        case engine::UnitKind::Infantry:
            path(out, "M-10 6L10-6M-10-6L10 6", {.stroke = kOutline, .width = 2});
            break;
    }
}

}  // namespace

void building(std::string& out, const engine::Building& it, const PlayerLook& look) {
    const Outline outline = outlineOf(it.kind);
    walls(out, it.walls);
    {
        const Group turned(out, {}, it.upsideDown ? 180 : 0);
        if (it.kind == engine::BuildingKind::Capital) {
            path(out, "M0-32V-52", {.stroke = kOutline, .width = 2.6});
            path(out, "M0-52L16-47L0-41Z", {.fill = "#f2c53a", .stroke = kOutline, .width = 2});
        }
        shape(out, outline.path, look.colour);
        if (it.kind == engine::BuildingKind::Metropolis) {
            path(out, "M-27 21V9A5 6 0 0 1-17 9V21Z", {.fill = look.ink});
        }
    }
    // The emblem stays upright in a building that stands on its head.
    emblem(out, look, outline.emblem * (it.upsideDown ? -1 : 1), outline.size);
    if (it.upsideDown) {
        const Group sign(out, {24, -24});
        circle(out, {}, 11, {.fill = kWhite, .stroke = kOutline, .width = 2.4});
        path(out, "M0-6V6M-4.5 1.5L0 6L4.5 1.5", {.stroke = kOutline, .width = 2.6});
    }
}

void road(std::string& out, const PlayerLook& look) {
    shape(out, "M-29-8.5H29V8.5H-29Z", look.colour);
    for (const double x : {-17.0, 0.0, 17.0}) {
        emblem(out, look, {x, 0}, 8.5);
    }
}

void ship(std::string& out, const PlayerLook& look) {
    shape(out, "M-29 6H29L20 20H-20ZM-2 3V-26L19 3Z", look.colour);
    emblem(out, look, {0, 13}, 9);
}

void bridge(std::string& out, const PlayerLook& look) {
    shape(out, "M-84 8Q0-124 84 8L76 22Q0-106-76 22Z", look.colour);
    for (const Point at : {Point{-46, -30}, Point{0, -50}, Point{46, -30}}) {
        emblem(out, look, at, 9);
    }
}

void army(std::string& out, const engine::Units& units, const PlayerLook& look) {
    const std::array<std::pair<engine::UnitKind, int>, 3> kinds{{{engine::UnitKind::Artillery, units.artillery},
                                                                 {engine::UnitKind::Cavalry, units.cavalry},
                                                                 {engine::UnitKind::Infantry, units.infantry}}};
    constexpr double kEach = 25;
    const int shown = (units.artillery > 0 ? 1 : 0) + (units.cavalry > 0 ? 1 : 0) + (units.infantry > 0 ? 1 : 0);
    const double left = -(22 + kEach * shown) / 2;
    shape(out, fmt::format("M{0}-20H{1}V20H{0}Z", number(left), number(-left)), look.colour);
    emblem(out, look, {left + 11, 0}, 11);
    rectangle(out, {left + 20, -16}, kEach * shown - 2, 32, {.fill = kWhite});
    double x = left + 20 + (kEach - 2) / 2;
    for (const auto& [kind, count] : kinds) {
        if (count == 0) {
            continue;
        }
        {
            const Group sign(out, {x, -8});
            unitSign(out, kind);
        }
        text(out, {x, 8}, 20, std::to_string(count), kOutline);
        x += kEach;
    }
}

void nuke(std::string& out, const PlayerLook& look) {
    circle(out, {}, 20, {.stroke = kWhite, .width = kHalo});
    circle(out, {}, 20, {.fill = "#f4cf26", .stroke = kOutline, .width = kLine});
    for (const int degrees : {60, 180, 300}) {
        const double from = degrees * std::numbers::pi / 180;
        const double to = from + std::numbers::pi / 3;
        path(out,
             fmt::format("M0 0L{} {}A18 18 0 0 1 {} {}Z", number(18 * std::cos(from)), number(18 * std::sin(from)),
                         number(18 * std::cos(to)), number(18 * std::sin(to))),
             {.fill = kOutline});
    }
    circle(out, {}, 9.5, {.fill = look.colour, .stroke = kOutline, .width = 2});
    emblem(out, look, {}, 9);
}

void robber(std::string& out) {
    shape(out, "M-20 32V10Q-20-8-10-12Q-16-16-15-24Q-13-38 0-38Q13-38 15-24Q16-16 10-12Q20-8 20 10V32Z", "#26282c");
    circle(out, {-5, -25}, 2.6, {.fill = kWhite});
    circle(out, {5, -25}, 2.6, {.fill = kWhite});
}

void pirate(std::string& out) {
    shape(out, "M-30 8H30L20 24H-20ZM-2 4V-32L20 4ZM-7 4V-20L-22 4Z", "#2e3136");
}

void ring(std::string& out, double radius) {
    circle(out, {}, radius, {.stroke = kWhite, .width = 12});
    circle(out, {}, radius, {.stroke = "#7a4b00", .width = 6});
}

}  // namespace adjudicator::svg
