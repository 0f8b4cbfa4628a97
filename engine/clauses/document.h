// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/clauses/language.h"

// The one list of documents, in the order of the catalogue: the name in code, the word in files and on the command
// line, the letters that the ids of its clauses begin with, the title in both languages.
// clang-format off
#define ADJ_DOCUMENTS(X) \
    X(Base, "base", "B", "Base game", "Grundspiel") \
    X(Soldiers, "soldiers", "SA", "Soldiers & Armies", "Soldaten & Armeen") \
    X(Monopolists, "monopolists", "MO", "Monopolists", "Monopolisten auf Catan") \
    X(DiceGamePlus, "dice-game-plus", "WP", "Dice Game Plus", "Das Würfelspiel „plus“") \
    X(Shadow, "shadow", "SW", "Shadow Economy", "Schattenwirtschaft") \
    X(Ccm, "ccm", "CC", "CCM tournament rules", "CCM-Turnierregeln")
// clang-format on

namespace engine {

/// The rule documents.
enum class Document : std::uint8_t {
#define ADJ_DOCUMENT(name, ...) name,
    ADJ_DOCUMENTS(ADJ_DOCUMENT)
#undef ADJ_DOCUMENT
};
inline constexpr std::array kDocuments{
#define ADJ_DOCUMENT(name, ...) Document::name,
    ADJ_DOCUMENTS(ADJ_DOCUMENT)
#undef ADJ_DOCUMENT
};

namespace detail {
struct DocumentInfo {
    std::string_view word;
    std::string_view clauses;
    Bilingual title;
};
inline constexpr std::array kDocumentInfos{
#define ADJ_DOCUMENT(name, word, clauses, english, german) DocumentInfo{word, clauses, {english, german}},
    ADJ_DOCUMENTS(ADJ_DOCUMENT)
#undef ADJ_DOCUMENT
};
}  // namespace detail

/// The word for a document in files and on the command line ("dice-game-plus").
[[nodiscard]] constexpr std::string_view toText(Document document) {
    return detail::kDocumentInfos[static_cast<std::size_t>(document)].word;
}
[[nodiscard]] constexpr std::optional<Document> documentFromText(std::string_view text) {
    for (const Document document : kDocuments) {
        if (toText(document) == text) {
            return document;
        }
    }
    return std::nullopt;
}

/// The document's title as people say it ("Soldiers & Armies", "Soldaten & Armeen").
[[nodiscard]] constexpr Bilingual titleOf(Document document) {
    return detail::kDocumentInfos[static_cast<std::size_t>(document)].title;
}

}  // namespace engine
