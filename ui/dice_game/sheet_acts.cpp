// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/sheet_acts.h"

#include "adjudicator/text/dice_game/dice_game_telling.h"
#include "engine/dice_game/decide.h"
#include "ui/text/language.h"

namespace ui {

namespace dg = engine::dice_game;

QString nameOfPart(const dg::Position& position, const dg::SheetPart& part) {
    const adjudicator::DiceTelling telling{*position.table, language()};
    return said(std::visit([&](auto id) { return telling.part(id); }, part));
}

bool canUse(const dg::Position& position, dg::JokerId joker) {
    for (const dg::Face from : dg::kFaces) {
        for (const engine::Resource to : engine::kResources) {
            if (position.faces()[from] > 0 &&
                dg::decide(position, dg::UseJoker{position.turn.player, joker, from, to})) {
                return true;
            }
        }
    }
    return false;
}

std::set<dg::SheetPart> allParts(const dg::Sheet& sheet) {
    std::set<dg::SheetPart> parts;
    for (const dg::PlaceId place : sheet.placeIds()) {
        parts.insert(place);
    }
    for (const dg::JokerId joker : sheet.jokerIds()) {
        parts.insert(joker);
    }
    return parts;
}

std::set<dg::SheetPart> openParts(const dg::Position& position) {
    std::set<dg::SheetPart> open;
    for (const dg::PlaceId place : position.sheet().placeIds()) {
        if (dg::decide(position, dg::Build{position.turn.player, {}, place, {}})) {
            open.insert(place);
        }
    }
    for (const dg::JokerId joker : position.sheet().jokerIds()) {
        if (canUse(position, joker)) {
            open.insert(joker);
        }
    }
    return open;
}

}  // namespace ui
