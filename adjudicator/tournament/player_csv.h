// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/clauses/language.h"
#include "engine/expected.h"
#include "engine/tournament/action.h"

namespace adjudicator {

enum class CsvProblem : std::uint8_t {
    NotText,  ///< No UTF-8, or control characters.
    TooLarge,
    QuoteOpen,     ///< A quotation mark is not closed, or stands inside a field.
    NoNameColumn,  ///< No column is called name.
    NameMissing,
    TooManyFields,  ///< More fields than the first line names.
    Empty,          ///< No player.
};

struct CsvFault {
    CsvProblem problem{};
    std::size_t line = 0;  ///< From 1.
    bool operator==(const CsvFault&) const = default;
};

/// "line 3: the name is missing"
[[nodiscard]] std::string sentence(const CsvFault& fault, engine::Language language);

/// Reads players from a table with a first line of column names: `name` (or `Name`, `Spieler`, `player`), and if there
/// `id` (`number`, `nummer`, `startnummer`) and `club` (`verein`, `team`). Comma, semicolon or tabulator between
/// fields, quotation marks around them as in RFC 4180, a byte order mark and any line ends. Other columns are ignored.
[[nodiscard]] engine::Expected<std::vector<engine::tournament::NewEntrant>, CsvFault> playersFromCsv(
    std::string_view text);

/// A field fit to stand in a CSV file: quoted where it must be, and so that no table program takes it for a formula.
[[nodiscard]] std::string csvField(std::string_view text);

}  // namespace adjudicator
