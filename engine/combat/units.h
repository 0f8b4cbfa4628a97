// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace engine {

/// The three kinds of unit, weakest first (SA-4).
enum class UnitKind : std::uint8_t { Infantry, Cavalry, Artillery };
[[nodiscard]] std::string_view toText(UnitKind kind);
[[nodiscard]] std::optional<UnitKind> unitKindFromText(std::string_view text);

/// How many of a kind a short form may name.
inline constexpr int kMaxUnitsOfAKind = 99;
/// How many units an army on a board holds at most, of all kinds together: more than any box has (about 14 a player). A
/// loss moves all of them down to one kind (SA-K6), so with more there would be armies that no short form can name.
inline constexpr int kMostUnits = kMaxUnitsOfAKind;

/// The units of one army, or of several counted together; counts are never negative. Short form: `1A2C3I`.
struct Units {
    int artillery = 0;
    int cavalry = 0;
    int infantry = 0;

    [[nodiscard]] constexpr int size() const { return artillery + cavalry + infantry; }
    [[nodiscard]] constexpr bool empty() const { return size() == 0; }
    /// How many lost rounds the army can take before nothing is left of it (SA-K6).
    [[nodiscard]] constexpr int endurance() const { return 3 * artillery + 2 * cavalry + infantry; }
    /// The best unit, which gives the army its die (SA-K3); empty for no units.
    [[nodiscard]] constexpr std::optional<UnitKind> highest() const {
        if (artillery > 0) {
            return UnitKind::Artillery;
        }
        if (cavalry > 0) {
            return UnitKind::Cavalry;
        }
        return infantry > 0 ? std::optional(UnitKind::Infantry) : std::nullopt;
    }
    constexpr Units& operator+=(const Units& other) {
        artillery += other.artillery;
        cavalry += other.cavalry;
        infantry += other.infantry;
        return *this;
    }
    bool operator==(const Units&) const = default;
};

/// What is left after one lost round: the highest unit drops by one kind, infantry leaves the game (SA-K6).
/// The army must not be empty.
[[nodiscard]] Units downgraded(Units units);

/// The short form, artillery before cavalry before infantry, without zeros; the empty text for no units.
[[nodiscard]] std::string toText(const Units& units);
/// Reads a short form: each letter at most once, in any order, a missing number is 1 (`I`, `2C1A`). Empty for any
/// other text, a count above kMaxUnitsOfAKind, and a text that names no unit at all (`""`, `0A`).
[[nodiscard]] std::optional<Units> unitsFromText(std::string_view text);

}  // namespace engine
