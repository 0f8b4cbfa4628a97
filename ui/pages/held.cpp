// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/held.h"

namespace ui {

namespace {

using HeldKind = decltype(Held::piece);

/// What is placed next of an act; empty where that depends on more than the act, or nothing is.
std::optional<HeldKind> heldKindOf(const ActChooser& chooser, const engine::Position& position) {
    const bool isFirst = chooser.chosen().empty();
    switch (chooser.act()) {
        case Act::Found:
            return isFirst ? HeldKind(engine::BuildingKind::Settlement) : HeldKind(engine::RouteKind::Road);
        case Act::Road:
            return HeldKind(engine::RouteKind::Road);
        case Act::Ship:
            return HeldKind(engine::RouteKind::Ship);
        case Act::MoveShip:
            return isFirst ? std::nullopt : std::optional(HeldKind(engine::RouteKind::Ship));
        case Act::Settlement:
            return HeldKind(engine::BuildingKind::Settlement);
        case Act::City:
            return HeldKind(engine::BuildingKind::City);
        case Act::Infantry:
            return HeldKind(engine::Units{.infantry = 1});
        case Act::Cavalry:
            return HeldKind(engine::Units{.cavalry = 1});
        case Act::Artillery:
            return HeldKind(engine::Units{.artillery = 1});
        case Act::BuyNuke:
            return HeldKind(Held::Other::Nuke);
        case Act::Robber:
            return isFirst ? std::optional(HeldKind(Held::Other::Robber)) : std::nullopt;
        case Act::Move: {
            const auto* from = isFirst ? nullptr : std::get_if<engine::CornerId>(&chooser.chosen().front());
            return from != nullptr && position.armies[*from] ? std::optional(HeldKind(position.armies[*from]->units))
                                                             : std::nullopt;
        }
        default:
            return std::nullopt;
    }
}

}  // namespace

std::optional<Held> heldOf(const TableDesk& desk) {
    if (!desk.hasGame() || desk.past().entry() || desk.table().declared() || desk.saying().correcting()) {
        return std::nullopt;
    }
    const engine::Position& position = desk.position();
    std::optional<Held> held;
    if (const auto& lifted = desk.saying().lifted()) {
        if (const auto& army = position.armies[lifted->from]) {
            held = Held{army->units, lookOf(position, army->owner), true};
        }
    } else if (const ActChooser* chooser = desk.saying().chooser();
               chooser != nullptr && position.turn.phase != engine::Phase::Special) {
        if (const auto piece = heldKindOf(*chooser, position)) {
            held = Held{*piece, lookOf(position, position.turn.player)};
        }
    }
    if (held) {
        for (const engine::Place& place : desk.saying().nextPlaces()) {
            held->targets.push_back(nameOf(position.topology(), place));
        }
    }
    return held && !held->targets.empty() ? held : std::nullopt;
}

}  // namespace ui
