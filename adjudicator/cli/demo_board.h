// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/clauses/language.h"
#include "engine/expected.h"
#include "engine/state/setup.h"

namespace adjudicator::cli {

/// The hexes of a table picture, and how many of them are doubtful.
struct DemoBoard {
    std::vector<engine::HexSetup> hexes;
    std::size_t unsure = 0;
};

/// The picture that ships, beside the installed program or in the sources.
[[nodiscard]] std::string shippedPicture();

/// Reads the picture; the reason why not is a sentence.
[[nodiscard]] engine::Expected<DemoBoard, std::string> boardFromPhoto(const std::string& photo,
                                                                      engine::Language language);

}  // namespace adjudicator::cli
