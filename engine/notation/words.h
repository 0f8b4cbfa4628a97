// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of notation only: the enumerations that are written as words.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <type_traits>

#include "engine/action/event.h"

namespace engine {

// clang-format off
[[nodiscard]] inline auto fromText(std::string_view text, std::type_identity<Resource>) { return resourceFromText(text); }
[[nodiscard]] inline auto fromText(std::string_view text, std::type_identity<DevelopmentCard>) { return developmentCardFromText(text); }
[[nodiscard]] inline auto fromText(std::string_view text, std::type_identity<Piece>) { return pieceFromText(text); }
[[nodiscard]] inline auto fromText(std::string_view text, std::type_identity<BuildingKind>) { return buildingKindFromText(text); }
[[nodiscard]] inline auto fromText(std::string_view text, std::type_identity<RouteKind>) { return routeKindFromText(text); }
[[nodiscard]] inline auto fromText(std::string_view text, std::type_identity<UnitKind>) { return unitKindFromText(text); }
[[nodiscard]] inline auto fromText(std::string_view text, std::type_identity<Phase>) { return phaseFromText(text); }
[[nodiscard]] inline auto fromText(std::string_view text, std::type_identity<CombatSide>) { return combatSideFromText(text); }
[[nodiscard]] inline auto fromText(std::string_view text, std::type_identity<CombatOutcome>) { return combatOutcomeFromText(text); }
[[nodiscard]] inline auto fromText(std::string_view text, std::type_identity<Departure>) { return departureFromText(text); }
[[nodiscard]] inline auto fromText(std::string_view text, std::type_identity<ClauseId>) { return clauseFromText(text); }
[[nodiscard]] inline auto fromText(std::string_view text, std::type_identity<RobberCause>) { return robberCauseFromText(text); }
[[nodiscard]] inline auto fromText(std::string_view text, std::type_identity<TieFor>) { return tieForFromText(text); }
// clang-format on

/// The corners of a hex as a bridge names them, in the order of CornerDirection.
inline constexpr std::array<std::string_view, 6> kCornerWords{"N", "NE", "SE", "S", "SW", "NW"};

/// An enumeration with a word for each of its values.
template <class T>
concept Word = std::is_enum_v<T> && requires(std::string_view text) { fromText(text, std::type_identity<T>{}); };

/// The reading function of such an enumeration, as JsonReader::word wants it.
template <Word T>
inline constexpr auto kReadWord = [](std::string_view text) { return fromText(text, std::type_identity<T>{}); };

}  // namespace engine
