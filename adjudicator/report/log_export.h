// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/record/line.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// Told how much of a long work is done; false stops it.
using Progress = std::function<bool(std::size_t done, std::size_t all)>;

/// The record as a table for spreadsheets (RFC 4180, UTF-8): a line for each entry with number, time, kind, player,
/// what it says, dice, what they prove, clauses, rulings, whether it counts, hash. The heads of the columns and the
/// words of the file's own making are the same in every language; `text` is in the language asked for. Empty when
/// `progress` stopped it.
template <class Game>
[[nodiscard]] std::optional<std::string> logCsv(const LineOf<Game>& line, engine::Language language,
                                                const Progress& progress = {});

/// The record as one JSON document: a list of `{entry, on_line, hash, body}`, the bodies as they were written.
/// `stored`: the game's entries as its book has them, at least as far as the line goes.
template <class Game>
[[nodiscard]] std::optional<std::string> logJson(const LineOf<Game>& line, const std::vector<db::Entry>& stored,
                                                 const Progress& progress = {});

/// A cell as spreadsheets take it: quoted where it must be, and never read as a formula.
[[nodiscard]] std::string csvCell(std::string_view text);

}  // namespace adjudicator
