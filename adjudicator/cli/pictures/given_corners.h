// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "adjudicator/cli/command.h"
#include "engine/state/layouts.h"
#include "vision/given_corners.h"
#include "vision/reading/image.h"

namespace adjudicator::cli {

/// What `--corners` says of a picture: where the board lies in it. Empty where the text gives none; then it prints why.
/// `layout`: the board that the options name, else the small box's.
[[nodiscard]] std::optional<vision::Homography> latticeBy(const std::string& corners, const vision::Image& image,
                                                          const std::optional<engine::Layout>& layout,
                                                          const Streams& streams, engine::Language language);
inline constexpr std::string_view kCornersHelp =
    "Where the board lies: the middles of the six corner hexes in order round the island, as x,y;x,y;… in fractions of "
    "the picture or pixels, or a file of them";

/// Six points: `x,y;x,y;…`, or the name of a file that holds this or JSON, [[x,y],…] or {"corners":[[x,y],…]}.
/// Fractions of the picture's width and height; pixels where one of the numbers is above 1. Empty when it is neither.
[[nodiscard]] std::optional<vision::GivenCorners> cornersFrom(const std::string& text, int width, int height);

/// What is wrong with the points, and what to do.
[[nodiscard]] std::string cornersText(vision::CornersError error, engine::Language language);

}  // namespace adjudicator::cli
