// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/action/dice.h"
#include "engine/board/place.h"
#include "engine/clauses/document.h"
#include "engine/clauses/language.h"
#include "engine/state/position.h"

namespace adjudicator {

// The words that sentences are made of, as the glossary has them. Nouns come without an article unless said otherwise.

[[nodiscard]] std::string_view word(engine::Resource resource, engine::Language language);
[[nodiscard]] std::string_view word(engine::Terrain terrain, engine::Language language);
[[nodiscard]] std::string_view word(engine::Piece piece, engine::Language language);
[[nodiscard]] std::string_view word(engine::UnitKind kind, engine::Language language);
[[nodiscard]] std::string_view word(engine::DevelopmentCard card, engine::Language language);
/// A continent by the name it has in its map: "North-west", "Nordwest"; one of a map of one's own as it is called
/// there.
[[nodiscard]] std::string continentWord(const std::string& name, engine::Language language);
[[nodiscard]] std::string_view word(engine::Phase phase, engine::Language language);
/// The phase as a heading: "Trade and build".
[[nodiscard]] std::string_view phaseTitle(engine::Phase phase, engine::Language language);
/// The document's title.
[[nodiscard]] std::string_view word(engine::Document document, engine::Language language);

/// What is lost for a round by its name in § 10 of the CCM rules: with a resource a natural catastrophe ("Hail"),
/// without one the storm tide.
[[nodiscard]] std::string_view catastropheWord(const std::optional<engine::Resource>& lost, engine::Language language);
/// A social upheaval with what it hits: "plague (cities)".
[[nodiscard]] std::string_view upheavalWord(engine::BuildingKind hit, engine::Language language);

/// "a road", "eine Straße" (nominative and accusative are the same for every piece).
[[nodiscard]] std::string withArticle(engine::Piece piece, engine::Language language);
/// "2 roads", "2 Straßen".
[[nodiscard]] std::string counted(int count, engine::Piece piece, engine::Language language);
/// "1 card", "4 Karten".
[[nodiscard]] std::string countedCards(int count, engine::Language language);
/// "1 point", "10 Siegpunkte".
[[nodiscard]] std::string countedPoints(int count, engine::Language language);

/// What a player is called: the name, else the colour by its id ("Red", "Rot"), else the id. One line, whatever was
/// typed.
[[nodiscard]] std::string displayName(const engine::Player& player, engine::Language language);
[[nodiscard]] std::string displayName(engine::PlayerId player, const engine::Table& table, engine::Language language);
/// "Ben's city", "die Stadt von Ben"; `who` is a display name.
[[nodiscard]] std::string owned(engine::Piece piece, std::string_view who, engine::Language language);

/// "2 lumber, 1 wool"; "no cards" when there are none.
[[nodiscard]] std::string cardsText(const engine::Cards& cards, engine::Language language);
/// "1 artillery, 2 cavalry"; "no units" when there are none.
[[nodiscard]] std::string unitsText(const engine::Units& units, engine::Language language);
/// "1 A · 2 C · 3 I", cavalry as K in German; empty when there are none.
[[nodiscard]] std::string unitsBrief(const engine::Units& units, engine::Language language);
/// "3 + 5 = 8"; one die alone is its face.
[[nodiscard]] std::string facesText(const engine::Dice& dice);
/// The kinds of dice: "d12 and d10", "W12 und W10".
[[nodiscard]] std::string diceText(std::span<const int> sides, engine::Language language);

/// Places by their coordinates, for files and those who want them; people are told them by PlaceWords.
[[nodiscard]] std::string coordinates(const engine::Place& place, const engine::Topology& board);
[[nodiscard]] std::vector<std::string> coordinates(std::span<const engine::CornerId> corners,
                                                   const engine::Topology& board);
/// A place, a site, or the id of a hex, corner or side, as a place.
template <class Where>
[[nodiscard]] engine::Place placeOf(const Where& where) {
    if constexpr (std::is_same_v<Where, engine::Site>) {
        return std::visit([](auto id) { return engine::Place(id); }, where);
    } else {
        return engine::Place(where);
    }
}

/// A number with a point, as the language writes it: "2.5", "2,5".
[[nodiscard]] std::string numberAsIn(engine::Language language, std::string number);

/// "a, b and c"; "a, b or c".
[[nodiscard]] std::string joinedAnd(std::span<const std::string> items, engine::Language language);
[[nodiscard]] std::string joinedOr(std::span<const std::string> items, engine::Language language);
[[nodiscard]] std::string joined(std::span<const std::string> items, std::string_view between = ", ");

/// Text that people typed, fit for one line: control characters become spaces.
[[nodiscard]] std::string oneLine(std::string_view text);

}  // namespace adjudicator
