// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of text only.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/text/speaker.h"
#include "engine/dice_game/position.h"

namespace adjudicator {

/// What the sentences about one dice game share. Refers to the table, which must outlive it.
struct DiceTelling : Speaker {
    DiceTelling(const engine::dice_game::Table& its, engine::Language language) : Speaker(language), table(its) {}

    const engine::dice_game::Table& table;

    [[nodiscard]] std::string name(engine::PlayerId player) const {
        return displayName(table.players[engine::index(player)], language());
    }
    /// "road 1", "Siedlung S3", "knight 2 by the desert".
    [[nodiscard]] std::string part(engine::dice_game::PlaceId place) const;
    /// "joker ore", "Joker Erz".
    [[nodiscard]] std::string part(engine::dice_game::JokerId joker) const;
    /// "road 1, joker ore".
    [[nodiscard]] std::string parts(const std::vector<engine::dice_game::SheetPart>& parts) const;
    /// "ore", "Gold".
    [[nodiscard]] std::string face(engine::dice_game::Face face) const;
    /// "2 ore, 1 gold"; "nothing" without dice.
    [[nodiscard]] std::string faces(const engine::dice_game::Faces& faces) const;
    /// "1 die", "3 Würfel".
    [[nodiscard]] std::string dice(int count) const;
    /// ": why"; empty without a reason.
    [[nodiscard]] static std::string because(const std::string& reason) {
        return reason.empty() ? std::string() : ": " + oneLine(reason);
    }
    /// "Anna 4, Ben 5".
    [[nodiscard]] std::string counts(const engine::PerPlayer<int>& counts) const;

private:
    [[nodiscard]] std::string where(const engine::dice_game::SheetJoker& joker) const;
    [[nodiscard]] std::string knight(engine::dice_game::PlaceId place) const;
};

}  // namespace adjudicator
