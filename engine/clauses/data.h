// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "engine/clauses/catalogue.h"

/// The rows behind catalogue.h, one file per document; for catalogue.cpp only.
namespace engine::data {

/// A heading of a German source, which stays German.
[[nodiscard]] constexpr Bilingual heading(std::string_view german) {
    return {german, german};
}

[[nodiscard]] std::span<const ClauseInfo> baseClauses();
[[nodiscard]] std::span<const ClauseInfo> soldiersClauses();
[[nodiscard]] std::span<const ClauseInfo> soldiersCombatClauses();
[[nodiscard]] std::span<const ClauseInfo> monopolistsClauses();
[[nodiscard]] std::span<const ClauseInfo> diceGamePlusClauses();
[[nodiscard]] std::span<const ClauseInfo> shadowClauses();
[[nodiscard]] std::span<const ClauseInfo> ccmClauses();

[[nodiscard]] std::span<const RulingInfo> generalRulings();
[[nodiscard]] std::span<const RulingInfo> soldiersRulings();
[[nodiscard]] std::span<const RulingInfo> monopolistsRulings();
[[nodiscard]] std::span<const RulingInfo> shadowRulings();
[[nodiscard]] std::span<const RulingInfo> ccmRulings();
[[nodiscard]] std::span<const RulingInfo> combinationRulings();

}  // namespace engine::data
