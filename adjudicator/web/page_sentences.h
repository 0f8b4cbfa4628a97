// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/clauses/language.h"

namespace adjudicator::web {

/// A sentence that a script of a page says, as the catalogues have it (data/sentences).
struct PageSentence {
    std::string context;
    std::string english;
    bool operator==(const PageSentence&) const = default;
};

/// What stands in `say('…')` and `say(['context', '…'])` of a script, in its order; what is said twice is there twice.
[[nodiscard]] std::vector<PageSentence> sentencesOf(std::string_view script);

/// By what a page asks for a sentence: short, and the same in every version that has the sentence.
[[nodiscard]] std::string keyOf(const PageSentence& sentence);
/// The script as browsers get it: with keys in place of its sentences.
[[nodiscard]] std::string withKeys(std::string_view script);
/// What its `say` looks up, as JSON: the text of each key.
[[nodiscard]] std::string sentencesJson(std::span<const PageSentence> sentences, engine::Language language);

/// What a page says where browsers run no scripts: in each of these languages.
[[nodiscard]] std::string withoutScripts(std::span<const engine::LanguageInfo> languages);

/// The languages in which a desk serves its pages: all that can be chosen; the pseudo-language alone where the desk
/// speaks it.
[[nodiscard]] std::vector<engine::LanguageInfo> languagesServed(engine::Language desk);

}  // namespace adjudicator::web
