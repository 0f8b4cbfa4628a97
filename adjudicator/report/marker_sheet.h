// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/clauses/language.h"

namespace adjudicator {

enum class PageSize { A4, Letter };

/// Black (true) and white squares, row by row.
using MarkerArt = std::vector<std::vector<bool>>;

/// The side of a printed marker.
inline constexpr double kMarkerMillimetres = 50;

/// A page with the four markers to cut out, each with a line that says where it lies, a picture of the board with them
/// and a line to measure the print by: SVG in millimetres of the paper.
[[nodiscard]] std::string markerSheetSvg(const std::array<MarkerArt, 4>& markers, PageSize paper,
                                         engine::Language language);

}  // namespace adjudicator
