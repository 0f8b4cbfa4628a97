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
    NotText,  ///< No text in UTF-8, UTF-16 or Windows-1252, or control characters.
    TooLarge,
    QuoteOpen,     ///< A quotation mark is not closed, or stands inside a field.
    NoNameColumn,  ///< The first line names columns, and none is of names.
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

/// Reads players from a table as table programs write it (asUtf8), with comma, semicolon or tabulator between fields,
/// quotation marks around them as in RFC 4180, and any line ends. A first line of column names says what is where: a
/// name
/// (`name`, `player`, `spieler`), or first and last name (`vorname`, `nachname`), and if there a number (`id`,
/// `nummer`) and a club (`club`, `verein`, `team`); other columns are ignored. Where no column name is known, there is
/// no such line, and all lines are players: a first column of numbers is start numbers, then come name and club. First
/// and last name are taken for it where both columns have one word in every line and the second does not repeat as
/// clubs do.
[[nodiscard]] engine::Expected<std::vector<engine::tournament::NewEntrant>, CsvFault> playersFromCsv(
    std::string_view text);

/// Those who are not in the tournament yet: for each who is there one of the same name and, where one is given, the
/// same number is left out. Of two of one name in the list, where one is there, one is new.
[[nodiscard]] std::vector<engine::tournament::NewEntrant> notYetIn(std::vector<engine::tournament::NewEntrant> players,
                                                                   const engine::tournament::Table& table);

/// A field fit to stand in a CSV file: quoted where it must be, and so that no table program takes it for a formula.
[[nodiscard]] std::string csvField(std::string_view text);

}  // namespace adjudicator
