// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace vision {

/// What is looked for in a picture besides the things of the base game.
struct LookedFor {
    bool armies = false;
    bool nukes = false;
    bool walls = false;
    bool ships = false;
    bool pirate = false;
    bool bridges = false;
    bool factories = false;
    bool capitals = false;
    bool faceDown = false;
    bool removed = false;
    /// The table plays with them. Else none of them is believed alone: others must speak for it.
    bool certain = false;

    [[nodiscard]] bool any() const {
        return armies || nukes || walls || ships || pirate || bridges || factories || capitals || faceDown || removed;
    }
    bool operator==(const LookedFor&) const = default;
};

/// The base game and nothing else.
inline constexpr LookedFor kBaseGameOnly{};
/// Nobody said what is played. The pirate and hexes taken away, which a frame's print and an odd table top look like,
/// are only seen where a game is known to have them.
inline constexpr LookedFor kWhateverThereIs{true, true, true, true, false, true, true, true, true, false, false};

}  // namespace vision
