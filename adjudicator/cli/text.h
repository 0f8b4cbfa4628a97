// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "adjudicator/cli/command.h"

namespace adjudicator::cli {

/// Writes the one line of an error, `adjudicator: WHAT: WRONG`, and answers with the exit status for it. Control
/// characters are shown as "?" and a long WHAT is cut, so that it stays one line.
[[nodiscard]] int refuse(const Streams& streams, std::string_view what, std::string_view wrong);

/// How many characters a text has.
[[nodiscard]] std::size_t characters(std::string_view utf8);

/// Breaks a text between words so that no line is longer than `width` characters, each line after `indent` spaces and
/// with a line end; a word longer than that gets a line of its own.
[[nodiscard]] std::string wrapped(std::string_view utf8, std::size_t indent = 0, std::size_t width = 78);

/// A help text with no line longer than `width` characters: what is longer is broken between words or behind a comma
/// and goes on under its description.
[[nodiscard]] std::string fitted(std::string_view help, std::size_t width = 98);

/// The candidate that needs the fewest typing slips to become the word (upper and lower case are equal, two letters
/// exchanged are one slip); the first of several. Empty when none is near: more than one letter of three would be
/// wrong.
[[nodiscard]] std::string_view nearest(std::string_view word, std::span<const std::string_view> candidates);

}  // namespace adjudicator::cli
