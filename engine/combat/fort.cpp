// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/fort.h"

#include <array>

namespace engine {

namespace {

constexpr std::string_view kUpsideDown = "/upside-down";
constexpr std::array<std::string_view, 3> kLevelNames{"settlement", "city", "metropolis"};

}  // namespace

std::optional<Fort> downgraded(const Fort& fort, RWallsDrop wallsDrop) {
    Fort lower = fort;
    if (!fort.upsideDown) {
        lower.upsideDown = true;
        return lower;
    }
    lower.upsideDown = false;
    switch (fort.level) {
        case CombatLevel::Settlement:
            return std::nullopt;
        case CombatLevel::City:
            lower.level = CombatLevel::Settlement;
            if (wallsDrop == RWallsDrop::Leave) {
                lower.walls = 0;
            }
            break;
        case CombatLevel::Metropolis:
            lower.level = CombatLevel::City;
            lower.capital = false;
            break;
    }
    return lower;
}

std::string toText(const Fort& fort) {
    std::string text(kLevelNames[static_cast<std::size_t>(fort.level)]);
    if (fort.upsideDown) {
        text += kUpsideDown;
    }
    return text;
}

std::optional<Fort> fortFromText(std::string_view text) {
    Fort fort;
    if (text.ends_with(kUpsideDown)) {
        fort.upsideDown = true;
        text.remove_suffix(kUpsideDown.size());
    }
    for (std::size_t level = 0; level < kLevelNames.size(); ++level) {
        if (text == kLevelNames[level]) {
            fort.level = static_cast<CombatLevel>(level);
            return fort;
        }
    }
    return std::nullopt;
}

}  // namespace engine
