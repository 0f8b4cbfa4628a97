// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/said_picture.h"

namespace ui {

namespace {

/// The act that asks on, with the places that are said; none where no place is.
const engine::Action* placedAct(const TableDesk& desk) {
    const ActChooser* chooser = desk.saying().chooser();
    return chooser != nullptr && !chooser->chosen().empty() && !chooser->candidates().empty()
               ? &chooser->candidates().front().action
               : nullptr;
}

}  // namespace

std::optional<Markers::Moved> movedNow(const TableDesk& desk) {
    const engine::Action* act = placedAct(desk);
    if (act == nullptr) {
        return std::nullopt;
    }
    const engine::Position& position = desk.position();
    const auto moved = [&](const std::optional<engine::HexId>& from, engine::HexId to) {
        Markers::Moved on{std::nullopt, position.topology().hex(to)};
        if (from && *from != to) {
            on.from = position.topology().hex(*from);
        }
        return on;
    };
    if (const auto* robber = std::get_if<engine::MoveRobber>(act)) {
        return moved(position.robber, robber->hex);
    }
    if (const auto* pirate = std::get_if<engine::MovePirate>(act)) {
        return moved(position.pirate, pirate->hex);
    }
    return std::nullopt;
}

BoardPicture saidPicture(const TableDesk& desk) {
    const engine::Position& position = desk.position();
    BoardPicture picture = pictureOf(position);
    const engine::Action* act = placedAct(desk);
    if (act == nullptr) {
        return picture;
    }
    if (const auto moved = movedNow(desk)) {
        (std::holds_alternative<engine::MoveRobber>(*act) ? picture.robber : picture.pirate) = moved->to;
    } else if (const auto* found = std::get_if<engine::Found>(act)) {
        picture.buildings.push_back({position.topology().corner(found->at), engine::BuildingKind::Settlement,
                                     lookOf(position, found->by), 0, false});
    }
    return picture;
}

}  // namespace ui
