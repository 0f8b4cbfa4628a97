// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "engine/action/action.h"
#include "engine/state/position.h"

/// What pointing at places would mean for each act, legal or not: empty as long as places are missing or of the wrong
/// kind. Used by the table of acts alone.
namespace adjudicator::saying::meant {

using Places = std::span<const engine::Place>;
using Meant = std::optional<engine::Action>;

/// The place of that order, where there is one of that kind.
template <class Id>
[[nodiscard]] std::optional<Id> at(Places places, std::size_t which) {
    const Id* id = which < places.size() ? std::get_if<Id>(&places[which]) : nullptr;
    return id != nullptr ? std::optional(*id) : std::nullopt;
}

/// A piece on the first place.
template <engine::Piece piece, class Id>
[[nodiscard]] Meant build(const engine::Position& position, Places places) {
    const auto site = at<Id>(places, 0);
    return site ? Meant(engine::Build{position.turn.player, piece, engine::Site(*site)}) : std::nullopt;
}

/// One unit of a kind at the first place.
template <int engine::Units::*kind>
[[nodiscard]] Meant buy(const engine::Position& position, Places places) {
    const auto corner = at<engine::CornerId>(places, 0);
    engine::Units units;
    units.*kind = 1;
    return corner ? Meant(engine::BuyUnits{position.turn.player, units, *corner}) : std::nullopt;
}

/// With the corner alone: asked with its first side, so that the corner itself is judged.
[[nodiscard]] Meant found(const engine::Position& position, Places places);
[[nodiscard]] Meant city(const engine::Position& position, Places places);
[[nodiscard]] Meant bridge(const engine::Position& position, Places places);
/// A capital where it belongs to a city (CC-13), else a factory (MO-5).
[[nodiscard]] Meant great(const engine::Position& position, Places places);
[[nodiscard]] Meant train(const engine::Position& position, Places places);
[[nodiscard]] Meant card(const engine::Position& position, Places places);
[[nodiscard]] Meant takeOver(const engine::Position& position, Places places);
[[nodiscard]] Meant moveShip(const engine::Position& position, Places places);
[[nodiscard]] Meant boycott(const engine::Position& position, Places places);
[[nodiscard]] Meant move(const engine::Position& position, Places places);
/// With all armies in reach; without one any own army, so that the answer is about the distance.
[[nodiscard]] Meant attack(const engine::Position& position, Places places);
[[nodiscard]] Meant fightRobber(const engine::Position& position, Places places);
[[nodiscard]] Meant fire(const engine::Position& position, Places places);
[[nodiscard]] Meant robber(const engine::Position& position, Places places);
[[nodiscard]] Meant stop(const engine::Position& position, Places places);
[[nodiscard]] Meant capitulate(const engine::Position& position, Places places);
/// The guests' act of that place among all of them.
[[nodiscard]] Meant guest(const engine::Position& position, std::size_t act, Places places);

}  // namespace adjudicator::saying::meant
