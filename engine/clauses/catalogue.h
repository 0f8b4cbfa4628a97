// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <vector>

#include "engine/clauses/clause_id.h"
#include "engine/clauses/language.h"
#include "engine/clauses/ruling_id.h"

namespace engine {

/// A short list inside a constant; it never grows after it was made.
template <class T, std::size_t Capacity>
class ShortList {
public:
    constexpr ShortList(std::initializer_list<T> items) {
        for (const T& item : items) {
            m_items.at(m_size++) = item;
        }
    }
    [[nodiscard]] constexpr const T* begin() const { return m_items.data(); }
    [[nodiscard]] constexpr const T* end() const { return m_items.data() + m_size; }
    [[nodiscard]] constexpr std::size_t size() const { return m_size; }
    [[nodiscard]] constexpr const T& operator[](std::size_t n) const { return m_items.at(n); }

private:
    std::array<T, Capacity> m_items{};
    std::size_t m_size = 0;
};

/// One clause of the catalogue in the program's own words, short enough to be read out at the table.
struct ClauseInfo {
    ClauseId id{};
    Bilingual section;  ///< Heading of the source under which it stands; German in both, except for the base rules.
    Bilingual title;
    Bilingual text;
};

/// A point that the sources leave open.
struct RulingInfo {
    RulingId id{};
    ShortList<ClauseId, 4> clauses;  ///< Those that it settles; none if it is about the record.
    Bilingual question;
    ShortList<Bilingual, detail::kMostOptions>
        options;  ///< By number, the default first; ids are optionText({id, number}).
};

/// The catalogue, in its own order; everything lives as long as the program.
[[nodiscard]] std::span<const ClauseInfo> allClauses();
[[nodiscard]] std::span<const RulingInfo> allRulings();
[[nodiscard]] const ClauseInfo& info(ClauseId id);
[[nodiscard]] const RulingInfo& info(RulingId id);

/// What a chosen option says; it must be one of the ruling's.
[[nodiscard]] const Bilingual& textOf(RulingChoice choice);

/// The rulings that settle something in a clause, in the order of the catalogue.
[[nodiscard]] std::vector<RulingId> rulingsOf(ClauseId id);

}  // namespace engine
