// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/clauses/clause_id.h"
#include "engine/clauses/language.h"
#include "engine/clauses/ruling_id.h"

namespace engine {

/// Only this many bytes of a search are looked at.
inline constexpr std::size_t kMaxSearchBytes = 200;

/// A clause or ruling that a search found.
using CatalogueEntry = std::variant<ClauseId, RulingId>;

/// Lower case without accents, the German way: "Häfen" and "HAEFEN" give "haefen", ß gives "ss".
[[nodiscard]] std::string foldForSearch(std::string_view utf8);

/// Finds words, or beginnings and parts of words, in ids, titles, texts, questions and options of both languages, the
/// best first; hits in `language` come before equal ones in the other. Answers with those that contain the most of the
/// words asked for; nothing when there is no word or none occurs.
[[nodiscard]] std::vector<CatalogueEntry> search(std::string_view text, Language language);

}  // namespace engine
