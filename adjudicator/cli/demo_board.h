// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/clauses/language.h"
#include "engine/expected.h"
#include "engine/state/setup.h"

namespace adjudicator::cli {

/// The hexes of a table picture, how many of them are doubtful, and how many other places (harbours, pieces).
struct DemoBoard {
    std::vector<engine::HexSetup> hexes;
    std::size_t doubtfulHexes = 0;
    std::size_t doubtfulHarbours = 0;
    std::size_t doubtfulPieces = 0;
};

/// The picture that ships beside the program, in ../share/adjudicator from its folder.
[[nodiscard]] std::string shippedPicture();

/// Reads the picture; the reason why not is a sentence.
[[nodiscard]] engine::Expected<DemoBoard, std::string> boardFromPhoto(const std::string& photo,
                                                                      engine::Language language);

}  // namespace adjudicator::cli
