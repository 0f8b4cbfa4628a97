// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dice_game/position.h"

#include <algorithm>

namespace engine::dice_game {

std::optional<PlayerId> Table::find(std::string_view playerId) const {
    for (const PlayerId player : seats()) {
        if (idOf(player) == playerId) {
            return player;
        }
    }
    return std::nullopt;
}

Faces Position::faces() const {
    if (const auto* throwing = std::get_if<Throwing>(&turn.phase)) {
        return throwing->faces;
    }
    const auto* building = std::get_if<Building>(&turn.phase);
    return building != nullptr ? building->faces : Faces{};
}

Position newGame(std::shared_ptr<const Table> table) {
    Position position;
    position.table = std::move(table);
    const Sheet& sheet = position.sheet();
    for (const PlayerId player : position.seats()) {
        SheetMarks& marks = position.marks[player];
        marks.built = PerId<PlaceId, bool>(sheet.places.size());
        marks.struckOut = PerId<JokerId, bool>(sheet.jokers.size());
        for (const PlaceId place : sheet.placeIds()) {
            marks.built[place] = sheet[place].given;
        }
    }
    position.turn.dice = sheet.firstDice;
    return position;
}

std::vector<Irregularity> irregularities(const Position& position) {
    std::vector<Irregularity> all;
    const Sheet& sheet = position.sheet();
    for (const PlayerId player : position.seats()) {
        const auto built = [&](PlaceId place) { return position.isBuilt(player, place); };
        for (const PlaceId place : sheet.placeIds()) {
            const auto& needs = sheet[place].needs;
            if (built(place) && !std::all_of(needs.begin(), needs.end(), built)) {
                all.push_back({clause::WP_4, player, place});
            }
        }
        for (const JokerId joker : sheet.jokerIds()) {
            const auto& knights = sheet[joker].knights;
            if (position.marks[player].struckOut[joker] && !std::all_of(knights.begin(), knights.end(), built)) {
                all.push_back({sheet[joker].gives ? clause::WP_5 : clause::WP_6, player, joker});
            }
        }
    }
    return all;
}

}  // namespace engine::dice_game
