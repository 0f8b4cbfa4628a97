// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
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

/// The rule documents; behind these come guests (guest_book.h), in the order in which they were added.
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
/// The program's own documents, then the guests.
[[nodiscard]] std::span<const Document> documents();

namespace detail {
[[nodiscard]] std::string_view guestWord(Document document);
[[nodiscard]] Bilingual guestTitle(Document document);
[[nodiscard]] std::optional<Document> guestDocument(std::string_view word);

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
    const auto at = static_cast<std::size_t>(document);
    return at < kDocuments.size() ? detail::kDocumentInfos[at].word : detail::guestWord(document);
}
[[nodiscard]] constexpr std::optional<Document> documentFromText(std::string_view text) {
    std::size_t at = 0;
    while (at < kDocuments.size() && detail::kDocumentInfos[at].word != text) {
        ++at;
    }
    return at < kDocuments.size() ? std::optional(kDocuments[at]) : detail::guestDocument(text);
}

/// The document's title as people say it ("Soldiers & Armies", "Soldaten & Armeen").
[[nodiscard]] constexpr Bilingual titleOf(Document document) {
    const auto at = static_cast<std::size_t>(document);
    return at < kDocuments.size() ? detail::kDocumentInfos[at].title : detail::guestTitle(document);
}

}  // namespace engine
