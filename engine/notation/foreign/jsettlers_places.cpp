// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/foreign/jsettlers_places.h"

#include <algorithm>

namespace engine::foreign::places {

namespace {

constexpr int kDigit = 16;
constexpr int kMiddle = 7;

struct Digits {
    int high = 0;
    int low = 0;
    [[nodiscard]] bool isHighOdd() const { return high % 2 != 0; }
    [[nodiscard]] bool isLowOdd() const { return low % 2 != 0; }
};
Digits digitsOf(int place) {
    return {place / kDigit, place % kDigit};
}

Hex hexOf(int high, int low) {
    return {(low - kMiddle) / 2, (high - low) / 2};
}

/// The hex whose northern or southern crossing it is: one digit is odd.
Hex hexOfCrossing(const Digits& at) {
    return at.isHighOdd() ? hexOf(at.high, at.low - 1) : hexOf(at.high - 1, at.low);
}

}  // namespace

std::vector<Hex> classicHexes() {
    constexpr int kReach = 3;
    std::vector<Hex> hexes;
    for (int r = -kReach; r <= kReach; ++r) {
        for (int q = std::max(-kReach, -kReach - r); q <= std::min(kReach, kReach - r); ++q) {
            hexes.push_back({q, r});
        }
    }
    return hexes;
}

std::optional<Hex> hexAt(int place) {
    const Digits at = digitsOf(place);
    return at.isHighOdd() && at.isLowOdd() ? std::optional(hexOf(at.high, at.low)) : std::nullopt;
}

std::optional<Corner> cornerAt(int place) {
    const Digits at = digitsOf(place);
    if (at.isHighOdd() == at.isLowOdd()) {
        return std::nullopt;
    }
    return cornerOf(hexOfCrossing(at), at.isHighOdd() ? CornerDirection::N : CornerDirection::S);
}

std::optional<Side> sideAt(int place) {
    const Digits at = digitsOf(place);
    if (at.isHighOdd() && at.isLowOdd()) {
        return std::nullopt;
    }
    if (!at.isHighOdd() && !at.isLowOdd()) {
        return sideOf(hexOf(at.high - 1, at.low - 1), HexDirection::E);
    }
    return sideOf(hexOfCrossing(at), at.isHighOdd() ? HexDirection::NE : HexDirection::SE);
}

}  // namespace engine::foreign::places
