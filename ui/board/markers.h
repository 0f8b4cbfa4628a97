// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "ui/board/hex_layout.h"

namespace ui {

/// What is drawn over the board to talk about places. All is given anew with each change.
struct Markers {
    /// A place that may be taken, with the letter of its key; where there are more places than letters some have two,
    /// pressed one after the other.
    struct Legal {
        PlaceName at;
        QString letter;
    };
    /// A numbered disc of a preview, matching a numbered line of a panel.
    struct Numbered {
        PlaceName at;
        int number = 1;
    };

    /// Where a combat is fought: it fills the board, with its pieces drawn large.
    struct Stage {
        engine::Corner at;
        /// The attackers' crossings, and those of the armies that help the defender.
        std::vector<engine::Corner> from;
        std::vector<engine::Corner> allies;
        /// What else must be seen while something is being said: where an army may retreat to.
        std::vector<PlaceName> besides;
        bool operator==(const Stage&) const = default;
    };

    /// The robber or the pirate while its move is being said: it stands at `to` already.
    struct Moved {
        /// Empty where it came from nowhere, or stays.
        std::optional<engine::Hex> from;
        engine::Hex to;
    };

    std::optional<Stage> stage;
    std::optional<Moved> moved;
    std::vector<Legal> legal;
    /// What was pressed of a place's letters so far: the others show what is left of theirs.
    QString typed;
    /// Places already chosen for the act under way.
    std::vector<PlaceName> chosen;
    std::optional<PlaceName> refused;
    /// Red marks at the corners of what stands there, and arrows that lead there. The stage has its own.
    std::optional<PlaceName> target;
    std::vector<PlaceName> attackers;
    /// The hex that a weapon would hit.
    std::optional<engine::Hex> hatched;
    std::optional<PlaceName> firedFrom;
    std::vector<Numbered> numbered;
    /// Pieces that an entry chosen in the record is about, or that a question is about.
    std::vector<PlaceName> glowing;
};

}  // namespace ui
