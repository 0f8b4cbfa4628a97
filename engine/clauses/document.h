// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/clauses/language.h"

namespace engine {

/// The rule documents, in the order of the catalogue.
enum class Document : std::uint8_t { Base, Soldiers, Monopolists, DiceGamePlus, Shadow, Ccm };
inline constexpr std::array kDocuments{Document::Base,         Document::Soldiers, Document::Monopolists,
                                       Document::DiceGamePlus, Document::Shadow,   Document::Ccm};

/// The word for a document in files and on the command line ("dice-game-plus").
[[nodiscard]] std::string_view toText(Document document);
[[nodiscard]] std::optional<Document> documentFromText(std::string_view text);

/// The document's title as people say it ("Soldiers & Armies", "Soldaten & Armeen").
[[nodiscard]] Bilingual titleOf(Document document);

}  // namespace engine
