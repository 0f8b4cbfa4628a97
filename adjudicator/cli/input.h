// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "adjudicator/cli/command.h"
#include "engine/state/position.h"
#include "engine/state/setup.h"

namespace adjudicator::cli {

/// The whole of a text file, or of standard input for "-"; the reason why not has been written as the error line.
[[nodiscard]] std::optional<std::string> readInput(const Streams& streams, const std::string& file);

/// The next line, without its end; false after the last. Of a line longer than any JSON may be only so much is kept
/// that its reader refuses it, however long it is.
[[nodiscard]] bool readLine(std::istream& in, std::string& line);

/// The text of a position in our own format: one of another program is made into ours, and what of it is not kept is
/// said in one line; any other text is given back as it is. The reason why not has been written.
[[nodiscard]] std::optional<std::string> inOwnFormat(const Streams& streams, const std::string& file, std::string text,
                                                     engine::Language language);

/// A position file, ours or another program's, read but not judged; the reason why not has been written.
[[nodiscard]] std::optional<engine::Setup> readSetupFile(const Streams& streams, const std::string& file,
                                                         engine::Language language);

/// Judges a set-up; every fault has been written in one line.
[[nodiscard]] std::optional<engine::Position> judged(const Streams& streams, const std::string& file,
                                                     const engine::Setup& setup, engine::Language language);

}  // namespace adjudicator::cli
