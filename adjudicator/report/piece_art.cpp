// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/piece_art.h"

#include <algorithm>
#include <array>

#include "adjudicator/art_files.h"

namespace adjudicator::svg {

namespace {

constexpr double kEachKind = 25;

/// Where and how large the emblem stands in a building.
struct Outline {
    std::string_view art;
    Point emblem;
    double size = 15;
};

Outline outlineOf(engine::BuildingKind kind) {
    using engine::BuildingKind;
    switch (kind) {
        case BuildingKind::Settlement:
            return {art::kSettlement, {0, 6}, 15};
        case BuildingKind::City:
            return {art::kCity, {9, 9}, 16};
        case BuildingKind::Metropolis:
            return {art::kMetropolis, {10, 7}, 16};
        case BuildingKind::Capital:
            return {art::kCapital, {0, 3}, 17};
        case BuildingKind::Factory:
            return {art::kFactory, {0, 11}, 13};
    }
    return {};
}

int kindsOf(const engine::Units& units) {
    return (units.artillery > 0 ? 1 : 0) + (units.cavalry > 0 ? 1 : 0) + (units.infantry > 0 ? 1 : 0);
}

void inColours(Canvas& canvas, std::string_view art, const PlayerLook& look, double degrees = 0) {
    canvas.draw(art, {{}, degrees}, {{"player", look.colour}, {"ink", look.ink}});
}

}  // namespace

void emblem(Canvas& canvas, const PlayerLook& look, Point at, double size) {
    constexpr std::array kEmblems{art::kEmblemTriangle, art::kEmblemDisc, art::kEmblemDiamond,
                                  art::kEmblemSquare,   art::kEmblemPlus, art::kEmblemBars};
    constexpr double kDrawn = 20;
    canvas.draw(kEmblems.at(static_cast<std::size_t>(look.emblem)), {at, 0, size / kDrawn}, {{"ink", look.ink}});
}

double reachesBelow(engine::BuildingKind kind, bool upsideDown) {
    using engine::BuildingKind;
    if (!upsideDown || kind == BuildingKind::Settlement) {
        return 0;
    }
    // Its roof points down; the flag of a capital is thin and lies behind the wall.
    return kind == BuildingKind::Capital ? 13 : 8;
}

double aboveArmy(engine::BuildingKind kind, int walls, bool upsideDown) {
    return (walls > 0 ? 42 : 18) + reachesBelow(kind, upsideDown);
}

void building(Canvas& canvas, engine::BuildingKind kind, const PlayerLook& look, int walls, bool upsideDown) {
    constexpr double kWall = 17;
    const auto drawWalls = [&] {
        for (int i = 0; i < walls; ++i) {
            canvas.draw(art::kWall, {{kWall * (i - walls / 2.0), reachesBelow(kind, upsideDown)}}, {});
        }
    };
    const Outline outline = outlineOf(kind);
    if (!upsideDown) {
        drawWalls();
    }
    inColours(canvas, outline.art, look, upsideDown ? 180 : 0);
    // The emblem stays upright in a building that stands on its head.
    emblem(canvas, look, outline.emblem * (upsideDown ? -1 : 1), outline.size);
    if (upsideDown) {
        drawWalls();
        canvas.draw(art::kUpsideDown, {{24, -24}}, {});
    }
}

void road(Canvas& canvas, const PlayerLook& look) {
    inColours(canvas, art::kRoad, look);
    for (const double x : {-17.0, 0.0, 17.0}) {
        emblem(canvas, look, {x, 0}, 8.5);
    }
}

void ship(Canvas& canvas, const PlayerLook& look) {
    inColours(canvas, art::kShip, look);
    emblem(canvas, look, {0, 13}, 9);
}

void bridge(Canvas& canvas, const PlayerLook& look) {
    inColours(canvas, art::kBridge, look);
    for (const Point at : {Point{-46.2, -30.24}, Point{0, -50.4}, Point{46.2, -30.24}}) {
        emblem(canvas, look, at, 9);
    }
}

double armyWidth(const engine::Units& units) {
    return 22 + kEachKind * kindsOf(units);
}

Point besideCrossing(const engine::Units* army) {
    constexpr double kBesideBuilding = 54;
    constexpr double kHalfWeapon = 18;
    return army == nullptr ? Point{kBesideBuilding, 4}
                           : Point{std::max(kBesideBuilding, armyWidth(*army) / 2 + kHalfWeapon), -8};
}

void army(Canvas& canvas, const engine::Units& units, const PlayerLook& look) {
    constexpr std::array kPlates{art::kPlate1, art::kPlate2, art::kPlate3};
    const double left = -armyWidth(units) / 2;
    inColours(canvas, kPlates.at(static_cast<std::size_t>(std::max(kindsOf(units), 1) - 1)), look);
    emblem(canvas, look, {left + 11, 0}, 11);
    Point at{left + 31.5, 0};
    for (const auto& [sign, count] :
         {std::pair(art::kArtillery, units.artillery), std::pair(art::kCavalry, units.cavalry),
          std::pair(art::kInfantry, units.infantry)}) {
        if (count > 0) {
            canvas.draw(sign, {at - Point{0, 8}}, {});
            canvas.text(at + Point{0, 7}, 22, 700, std::to_string(count), "#1c1f22");
            at.x += kEachKind;
        }
    }
}

void nuke(Canvas& canvas, const PlayerLook& look) {
    inColours(canvas, art::kNuke, look);
    emblem(canvas, look, {}, 9);
}

}  // namespace adjudicator::svg
