// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>
#include <vector>

#include "vision/watch/black_tips.h"
#include "vision/watch/spotted.h"
#include "vision/watch/surroundings.h"
#include "vision/watch/table_watch.h"

namespace vision::watch {

/// Farther from every crossing nobody puts a figure that belongs to it, in hex sides.
inline constexpr double kFigureReach = 0.75;

template <class Piece>
const Piece* pieceAt(const std::vector<Piece>& pieces, const engine::Corner& corner, PieceColour colour) {
    const auto found = std::find_if(pieces.begin(), pieces.end(),
                                    [&](const Piece& piece) { return piece.at == corner && piece.owner == colour; });
    return found == pieces.end() ? nullptr : &*found;
}

/// What came to a crossing of one colour and what went from there.
struct Group {
    std::vector<Spotted> came;
    std::vector<Spotted> gone;
    /// Something with a black tip came, as a weapon has.
    bool hasTip = false;
};
/// By corner and colour.
using Groups = std::map<std::pair<std::size_t, PieceColour>, Group>;

/// Adds what came of a colour where `free` is set. `shadows`: what hangs together with tall things that changed.
void gatherCame(Groups& groups, const cv::Mat& gain, const cv::Mat& free, PieceColour colour,
                const pieces::Sight& sight, const Surroundings& surroundings, const cv::Mat& shadows);
/// Adds what went, to the nearest crossing where figures of its colour are known.
void gatherGone(Groups& groups, const cv::Mat& gain, const cv::Mat& free, PieceColour colour,
                const pieces::Sight& sight, const KnownPieces& known, const Surroundings& surroundings);
/// In the shade red and orange look brown, and nobody builds at another's building: what looks brown there and has not
/// walked is the building's, unless some of its own went from there.
void giveShadedToBuildings(Groups& groups, const Surroundings& surroundings);
/// A black tip belongs to the owner of the building beside which it came, if weapons may be built there.
void addTips(Groups& groups, const std::vector<BlackTip>& tips, const KnownPieces& known, const pieces::Sight& sight);

/// Whether two areas are of figures alike.
[[nodiscard]] bool areAlike(double a, double b);
/// Only what came, or only what went, where the others were put aside for it: each that went has its like among those
/// that came. All of it where that explains nothing.
[[nodiscard]] Group withoutPutAside(const Group& group);

}  // namespace vision::watch
