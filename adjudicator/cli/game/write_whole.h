// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/cli/command.h"

namespace adjudicator::cli {

/// Writes a text to a file, or to standard output for "-", and answers with the exit status. The file is the old one or
/// the new one, never half of it; why it is not there has been written as the error line.
[[nodiscard]] int writeWhole(const Streams& streams, const std::string& file, const std::string& text,
                             engine::Language language);

}  // namespace adjudicator::cli
