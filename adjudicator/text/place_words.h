// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/clauses/language.h"
#include "engine/state/position.h"

namespace adjudicator {

/// A place that a text speaks of, and where in it.
struct PlaceNamed {
    engine::Place place;
    std::size_t begin = 0;
    std::size_t length = 0;
};

/// Places as people say them: "8–10–5", "between hills 6 and fields 9", "the coast of mountains 10". On one board no
/// two places have the same words, and a place keeps its words all through a game. Refers to the table, which must
/// outlive it.
class PlaceWords {
public:
    PlaceWords(const engine::Table& table, engine::Language language) : m_table(table), m_language(language) {}

    /// Alone, as a list has it: "8–10–5", "side between hills 6 and fields 9", "north corner of fields 4".
    [[nodiscard]] std::string label(const engine::Place& place) const;
    /// What somebody takes or attacks: "8–10–5", "the north corner of fields 4", "den Weg zwischen …".
    [[nodiscard]] std::string name(const engine::Place& place) const;
    /// "at 8–10–5", "between hills 6 and fields 9", "on the coast of mountains 10", "on hills 6".
    [[nodiscard]] std::string at(const engine::Place& place) const;
    /// "to 8–10–5", "nach 8–10–5".
    [[nodiscard]] std::string to(const engine::Place& place) const;
    /// "from 8–10–5", "von 8–10–5".
    [[nodiscard]] std::string from(const engine::Place& place) const;
    /// What all of these have in common, and what no two places share: "8–10–5", "coast of mountains 10".
    [[nodiscard]] std::string core(const engine::Place& place) const;

    /// The places whose words stand in a text, in the order of the text.
    [[nodiscard]] std::vector<PlaceNamed> mentioned(std::string_view text) const;
    /// The places that somebody may mean who types "8 10 5", "hills 6" or "coast of mountains 10": one, several, none.
    [[nodiscard]] std::vector<engine::Place> meant(std::string_view typed) const;

private:
    /// How a name is put into a sentence.
    enum class Case { Name, At, To, From };
    [[nodiscard]] std::string put(const engine::Place& place, Case how) const;
    [[nodiscard]] std::string said(const engine::Place& place, const engine::Landmark& mark) const;
    /// "hills 6", "desert".
    [[nodiscard]] std::string hexWords(engine::HexId id) const;
    /// "of hills 6", "of the desert"; "and the desert" after "between".
    [[nodiscard]] std::string ofHex(engine::HexId id) const;
    [[nodiscard]] std::string besideHex(engine::HexId id) const;
    [[nodiscard]] std::string seaWords(const engine::Landmark& mark) const;
    [[nodiscard]] std::string cornerWords(const engine::Landmark& mark) const;
    [[nodiscard]] std::string sideWords(const engine::Landmark& mark) const;

    const engine::Table& m_table;
    engine::Language m_language;
};

/// The places of the board, hexes first.
[[nodiscard]] std::vector<engine::Place> allPlaces(const engine::Topology& board);

/// The first letter as a capital, for the start of a sentence.
[[nodiscard]] std::string capitalised(std::string text);

}  // namespace adjudicator
