// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/sheet_layout.h"

#include <array>
#include <cmath>
#include <map>
#include <string>

namespace ui {

namespace {

namespace dice = engine::dice_game;

// Flat-topped hexes of side 1: the ring clockwise from the top, then the middle.
const qreal kHigh = std::sqrt(3.0);
const std::array<QPointF, 7> kMiddles{QPointF(0, -kHigh), QPointF(1.5, -kHigh / 2), QPointF(1.5, kHigh / 2),
                                      QPointF(0, kHigh),  QPointF(-1.5, kHigh / 2), QPointF(-1.5, -kHigh / 2),
                                      QPointF(0, 0)};

/// The coast's corners in the order of the roads, from the one where the start road ends; the last is where it begins.
const std::array<QPointF, 16> kCoast{QPointF(-1, -kHigh), QPointF(-0.5, -1.5 * kHigh), QPointF(0.5, -1.5 * kHigh),
                                     QPointF(1, -kHigh),  QPointF(2, -kHigh),          QPointF(2.5, -kHigh / 2),
                                     QPointF(2, 0),       QPointF(2.5, kHigh / 2),     QPointF(2, kHigh),
                                     QPointF(1, kHigh),   QPointF(0.5, 1.5 * kHigh),   QPointF(-0.5, 1.5 * kHigh),
                                     QPointF(-1, kHigh),  QPointF(-2, kHigh),          QPointF(-2.5, kHigh / 2),
                                     QPointF(-2, -kHigh)};
const QPointF kCape(-0.85, -1.5 * kHigh - 0.93);
const QPointF kInnerNorth(0.5, -kHigh / 2);
const QPointF kInnerSouth(0.5, kHigh / 2);

const std::map<std::string, SheetLayout::PlaceAt>& islandPlaces() {
    static const std::map<std::string, SheetLayout::PlaceAt> kPlaces = [] {
        std::map<std::string, SheetLayout::PlaceAt> places;
        const auto road = [&](const char* name, QPointF from, QPointF to) { places[name] = {from, to}; };
        const auto site = [&](const char* name, QPointF at) { places[name] = {at, at}; };
        road("start", kCoast[15], kCoast[0]);
        const std::array<const char*, 14> coast{"r1",  "r3",  "r4",  "r6",  "r7",  "r8",  "r9",
                                                "r10", "r11", "r13", "r14", "r15", "r16", "r17"};
        for (std::size_t i = 0; i < coast.size(); ++i) {
            road(coast[i], kCoast[i], kCoast[i + 1]);
        }
        road("r2", kCoast[1], kCape);
        road("r5", kCoast[3], kInnerNorth);
        road("r12", kCoast[9], kInnerSouth);
        site("S1", kCoast[0]);
        site("C1", kCape);
        site("S2", kCoast[2]);
        site("C2", kInnerNorth);
        site("S3", kCoast[4]);
        site("C3", kCoast[6]);
        site("S4", kCoast[8]);
        site("C4", kInnerSouth);
        site("S5", kCoast[10]);
        site("S6", kCoast[12]);
        site("S7", kCoast[14]);
        const std::array<const char*, 7> names{"desert", "brick", "lumber", "wool", "grain", "ore", "centre"};
        for (std::size_t i = 0; i < names.size(); ++i) {
            const QPointF middle = kMiddles[i] + QPointF(i == 6 ? -0.12 : 0, -0.28);
            const std::string name = std::string("K-") + names[i];
            if (i == 0 || i == 6) {
                site((name + "-1").c_str(), middle + QPointF(-0.27, 0));
                site((name + "-2").c_str(), middle + QPointF(0.27, 0));
            } else {
                site(name.c_str(), middle);
            }
        }
        return places;
    }();
    return kPlaces;
}

std::optional<QPointF> islandJoker(const std::string& name) {
    const std::array<const char*, 7> names{"desert", "brick", "lumber", "wool", "grain", "ore", "centre"};
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (name == names[i]) {
            return kMiddles[i] + QPointF(i == 6 ? -0.12 : 0, 0.32);
        }
    }
    return std::nullopt;
}

std::optional<SheetLayout> island(const dice::Sheet& sheet) {
    SheetLayout layout;
    if (sheet.hexes.size() != kMiddles.size()) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < sheet.hexes.size(); ++i) {
        layout.hexes.push_back({sheet.hexes[i].resource, kMiddles[i]});
    }
    for (const dice::SheetPlace& place : sheet.places) {
        const auto found = islandPlaces().find(place.name);
        if (found == islandPlaces().end()) {
            return std::nullopt;
        }
        layout.places.push_back(found->second);
    }
    for (const dice::SheetJoker& joker : sheet.jokers) {
        const auto at = islandJoker(joker.name);
        if (!at) {
            return std::nullopt;
        }
        layout.jokers.push_back(*at);
    }
    layout.box = QRectF(QPointF(-2.9, kCape.y() - 0.35), QPointF(2.9, 1.5 * kHigh + 0.45));
    return layout;
}

/// Each kind of piece in rows of its own, as the sheet lists them, the jokers last.
SheetLayout rows(const dice::Sheet& sheet) {
    constexpr int kAcross = 9;
    SheetLayout layout;
    layout.places.resize(sheet.places.size());
    qreal y = 0;
    int column = 0;
    const auto next = [&] {
        const QPointF at(column, y);
        if (++column == kAcross) {
            column = 0;
            y += 0.75;
        }
        return at;
    };
    const auto endRow = [&] {
        if (column > 0) {
            y += 0.75;
        }
        column = 0;
        y += 0.25;
    };
    for (const dice::Piece piece :
         {dice::Piece::Road, dice::Piece::Settlement, dice::Piece::City, dice::Piece::Knight}) {
        for (const dice::PlaceId id : sheet.placeIds()) {
            if (sheet[id].piece == piece) {
                const QPointF at = next();
                const bool isRoad = piece == dice::Piece::Road;
                layout.places[engine::index(id)] = {isRoad ? at - QPointF(0.32, 0) : at,
                                                    isRoad ? at + QPointF(0.32, 0) : at};
            }
        }
        endRow();
    }
    for (std::size_t i = 0; i < sheet.jokers.size(); ++i) {
        layout.jokers.push_back(next());
    }
    endRow();
    layout.box = QRectF(-0.6, -0.6, kAcross + 0.2, y + 0.4);
    return layout;
}

}  // namespace

SheetLayout layoutOf(const dice::Sheet& sheet) {
    if (auto drawn = island(sheet)) {
        return std::move(*drawn);
    }
    return rows(sheet);
}

}  // namespace ui
