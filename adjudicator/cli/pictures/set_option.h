// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "adjudicator/cli/command.h"
#include "adjudicator/sets/learn_board.h"
#include "vision/read_photo.h"

namespace adjudicator::cli {

/// The sets that `--set` leaves to be read with: one by its name, none with `none`, without a word all that are kept.
/// Damaged files are named in a line each. Empty where there is no such set; then it prints why.
struct SetChoice {
    sets::Shelf shelf;
    vision::KnownSets known;
};
[[nodiscard]] std::optional<SetChoice> setsBy(const std::string& word, const Streams& streams,
                                              engine::Language language);

/// Keeps what a picture shows of a set under a name; `confirmed`: a position file that says what lies on the table,
/// else what was read surely counts. Says what was done on `err`; false where nothing was.
[[nodiscard]] bool learnAs(const std::string& name, const std::string& confirmed, const vision::Image& image,
                           const vision::BoardReading& reading, const Streams& streams, engine::Language language);

/// Why a set is not kept, renamed or forgotten.
[[nodiscard]] std::string shelfText(sets::ShelfError error, engine::Language language);

}  // namespace adjudicator::cli
