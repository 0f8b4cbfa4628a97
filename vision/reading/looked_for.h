// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "vision/reading/reading.h"

namespace vision {

/// What other documents than the base game bring to the table.
enum class Extra : std::uint8_t {
    Armies,
    Nukes,
    Walls,
    Ships,
    Pirate,
    Bridges,
    Factories,
    Capitals,
    FaceDown,  ///< hexes turned over
    Removed    ///< hexes taken away
};

/// The set of what is looked for in a picture besides the things of the base game, and whose pieces.
class LookedFor {
public:
    constexpr LookedFor(std::initializer_list<Extra> extras = {}) {
        for (const Extra extra : extras) {
            set(extra, true);
        }
    }
    [[nodiscard]] constexpr bool has(Extra extra) const { return (m_extras & bitOf(extra)) != 0; }
    [[nodiscard]] constexpr bool any() const { return m_extras != 0; }
    constexpr void set(Extra extra, bool isIn) { m_extras = isIn ? m_extras | bitOf(extra) : m_extras & ~bitOf(extra); }
    /// The same where the table is known to play with them, or not.
    [[nodiscard]] constexpr LookedFor asCertain(bool isCertain = true) const {
        LookedFor same = *this;
        same.m_isCertain = isCertain;
        return same;
    }
    /// The table plays with them. Else none of them is believed alone: others must speak for it.
    [[nodiscard]] constexpr bool isCertain() const { return m_isCertain; }
    /// The same where it is known who plays: pieces of no other colour are looked for. By PieceColour.
    [[nodiscard]] constexpr LookedFor withColours(const std::array<bool, kPieceColours.size()>& colours) const {
        LookedFor same = *this;
        same.m_colours = colours;
        same.m_areColoursSaid = true;
        return same;
    }
    [[nodiscard]] constexpr bool mayPlay(PieceColour colour) const { return m_colours[index(colour)]; }
    /// Else anybody may play.
    [[nodiscard]] constexpr bool areColoursSaid() const { return m_areColoursSaid; }
    bool operator==(const LookedFor&) const = default;

private:
    static constexpr std::uint32_t bitOf(Extra extra) { return 1U << static_cast<std::uint32_t>(extra); }

    std::uint32_t m_extras = 0;
    bool m_isCertain = false;
    std::array<bool, kPieceColours.size()> m_colours{true, true, true, true, true, true};
    bool m_areColoursSaid = false;
};

/// The base game and nothing else.
inline constexpr LookedFor kBaseGameOnly;
/// Nobody said what is played. The pirate and hexes taken away, which a frame's print and an odd table top look like,
/// are only seen where a game is known to have them.
inline constexpr LookedFor kWhateverThereIs{Extra::Armies,  Extra::Nukes,     Extra::Walls,    Extra::Ships,
                                            Extra::Bridges, Extra::Factories, Extra::Capitals, Extra::FaceDown};

}  // namespace vision
