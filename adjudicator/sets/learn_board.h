// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "adjudicator/sets/set_shelf.h"
#include "engine/expected.h"
#include "engine/state/setup.h"
#include "vision/reading/image.h"
#include "vision/reading/reading.h"

namespace adjudicator::sets {

/// A reading as a person confirmed it: the reading's board with what the set-up has, under the set-up's names. Empty
/// where most of its tiles are others.
[[nodiscard]] std::optional<vision::BoardReading> confirmedBoard(const vision::BoardReading& reading,
                                                                 const engine::Setup& confirmed);

/// The part of a reading that nobody would be asked about.
[[nodiscard]] vision::BoardReading surePart(const vision::BoardReading& reading);

/// Why nothing was learned; nothing was changed.
enum class LearnError {
    NoTiles,  ///< no tiles lie there in the picture
    BadName,
    TooMany,
    NotWritten,
};

/// Keeps what the picture shows of the set, with what was learned of it before, in the folder. `board`: confirmedBoard
/// or surePart.
[[nodiscard]] engine::Expected<void, LearnError> learnBoard(const std::filesystem::path& folder,
                                                            const std::string& name, const vision::Image& image,
                                                            const vision::BoardReading& board);

}  // namespace adjudicator::sets
