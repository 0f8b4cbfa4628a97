// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "ui/combat/force_art.h"

namespace ui {

/// The combat under way between two rounds, as it is drawn.
struct CombatFacts {
    struct Side {
        engine::PlayerId player{};
        QString name;
        PlayerLook look;
        std::vector<Fighter> fighters;
        /// The same in words, a line for each that fights.
        QString words;
        /// The sides of its dice in the next round, and what walls add to them.
        std::vector<int> dice;
        int walls = 0;
        friend bool operator==(const Side&, const Side&) = default;
    };
    Side attacker;
    Side defender;
    /// The looks of all players.
    std::vector<PlayerLook> looks;
    /// "8–10–5", "12–10–5".
    QString place;
    QString from;
    /// Of the round that comes next.
    int round = 1;

    [[nodiscard]] ForceArt artOf(const Side& side) const;
    friend bool operator==(const CombatFacts&, const CombatFacts&) = default;
};
[[nodiscard]] CombatFacts factsOf(const engine::Position& position, const engine::Fight& fight);
/// A combat that is won, whose conquest is still to be decided; `fought` is what was known of it, if anything.
[[nodiscard]] CombatFacts factsOf(const engine::Position& position, const engine::ConquestDue& due,
                                  const std::optional<CombatFacts>& fought);

/// Dice to be thrown, as words: "d12 + d10".
[[nodiscard]] QString diceWords(const std::vector<int>& sides);

}  // namespace ui
