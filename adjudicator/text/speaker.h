// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/text/place_words.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"
#include "engine/check.h"
#include "engine/state/position.h"

namespace adjudicator {

/// Who speaks: a language and, at a table, the names by which its players and places are called. A language alone is a
/// speaker where nobody is named, and a speaker is its language for whatever needs no more. Refers to the table, which
/// must outlive it.
class Speaker {
public:
    // NOLINTNEXTLINE(google-explicit-constructor)
    Speaker(engine::Language language) : m_language(language) {}
    Speaker(engine::Language language, const engine::Table& table) : m_language(language), m_names(&table) {}

    [[nodiscard]] engine::Language language() const { return m_language; }
    // NOLINTNEXTLINE(google-explicit-constructor)
    operator engine::Language() const { return m_language; }

    template <class... Args>
    [[nodiscard]] std::string in(Sentence<Args...> sentence, Args&&... args) const {
        return say(m_language, sentence, std::forward<Args>(args)...);
    }

    /// Of a speaker at a table.
    [[nodiscard]] std::string name(engine::PlayerId player) const {
        return displayName(player, ownTable(), m_language);
    }
    [[nodiscard]] PlaceWords places() const { return {ownTable(), m_language}; }

private:
    [[nodiscard]] const engine::Table& ownTable() const {
        ADJ_CHECK(m_names != nullptr, "a speaker without a table names somebody");
        return *m_names;
    }

    engine::Language m_language;
    const engine::Table* m_names = nullptr;
};

}  // namespace adjudicator
