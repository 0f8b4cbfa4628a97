// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/clauses/language.h"
#include "vision/given_corners.h"

namespace adjudicator::cli {

/// Six points: `x,y;x,y;…`, or the name of a file that holds this or JSON, [[x,y],…] or {"corners":[[x,y],…]}.
/// Fractions of the picture's width and height; pixels where one of the numbers is above 1. Empty when it is neither.
[[nodiscard]] std::optional<vision::GivenCorners> cornersFrom(const std::string& text, int width, int height);

/// What is wrong with the points, and what to do.
[[nodiscard]] std::string cornersText(vision::CornersError error, engine::Language language);

}  // namespace adjudicator::cli
