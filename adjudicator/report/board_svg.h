// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/state/position.h"

namespace adjudicator {

/// What a drawn board shows and points at.
struct BoardSvg {
    /// These get a ring.
    std::vector<engine::CornerId> ringed;
    std::vector<engine::SideId> ringedSides;
    std::vector<engine::HexId> ringedHexes;
    /// Only what lies within `radius` hex sides of these is shown; the whole board when there are none.
    std::vector<engine::CornerId> around;
    double radius = 2.4;
    /// The picture's width by its height: more of the surroundings fills it up. Empty: as it comes.
    std::optional<double> aspect;
    /// The board turned by whole seats of 60°, clockwise.
    int seats = 0;
    /// Read out instead of the picture.
    std::string title;
};

/// The board as an SVG element, without a size of its own. Needs no colour: terrains have motifs, players emblems. Two
/// positions of one table with the same options show the same part of it.
[[nodiscard]] std::string boardSvg(const engine::Position& position, const BoardSvg& options);

}  // namespace adjudicator
