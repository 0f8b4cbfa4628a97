// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include <opencv2/core.hpp>

#include "vision/board/lattice.h"
#include "vision/pieces/chroma.h"
#include "vision/pieces/match.h"
#include "vision/pieces/viewpoint.h"
#include "vision/reading/learned_set.h"
#include "vision/reading/looked_for.h"
#include "vision/tiles/light.h"

namespace vision::pieces {

/// Who may play, by PieceColour.
using Plays = std::array<bool, kColours>;
inline constexpr Plays kAnybody{true, true, true, true, true, true};
[[nodiscard]] Plays playersIn(const LookedFor& lookedFor);

/// The colours of a table's pieces, where they are known beforehand; empty ones are looked for.
using KnownLooks = std::array<std::optional<Look>, kColours>;

/// White pieces on one picture: what all sites together say.
struct White {
    /// Their middle colour (units of chromaOf).
    cv::Vec3f colour;
    /// Whether somebody plays white: the caller said so, or a white building and a white road adjoin.
    bool isCertain = false;
    /// By corner and side: the logarithm of the odds that a white piece is there. Low where a coloured one is.
    std::vector<double> corners;
    std::vector<double> sides;
};

/// What was seen at every site of a board, before anything is decided.
struct Sight {
    ColourMap map;
    cv::Mat chroma;
    cv::Mat bare;
    /// In the order of the shape's corners and sides.
    std::vector<Matches> corners;
    std::vector<Matches> sides;
    /// The colours as they were found on this picture, and how many clear pieces each was found on.
    Looks looks;
    std::array<int, kColours> samples{};
    /// Those that were known beforehand.
    std::array<bool, kColours> known{};
    /// Those that the set on the table has, as far as that is known.
    std::array<bool, kColours> expected{};
    /// The others are nowhere.
    Plays plays = kAnybody;
    /// Somebody said that white plays.
    bool isWhiteSaid = false;
    /// What lookForWhite() found; empty where nothing hints at white pieces.
    std::optional<White> white;
    /// What lookForWhite() saw on the way: how unlike bare ones the places without a coloured piece are, by the shape's
    /// corners and sides, low elsewhere. Empty before it looked, and where white does not play.
    std::vector<double> unlikeCorners;
    std::vector<double> unlikeSides;

    [[nodiscard]] const board::Shape& shape() const { return *map.board->shape; }
};

/// The look of a piece of that colour whose picture has this middle colour (units of chromaOf).
[[nodiscard]] Look lookAround(PieceColour colour, const cv::Vec3f& middle);

/// What the pieces of a learned set are expected to look like.
[[nodiscard]] KnownLooks expectedLooks(const std::array<PieceLook, kColours>& colours);

/// The middle colour around a point of the board plane (units of chromaOf); empty outside the rectified picture.
[[nodiscard]] std::optional<cv::Vec3f> colourAt(const cv::Mat& chroma, const board::Rectified& board, cv::Point2d at);

/// Looks at the sites twice: with the usual colours, then with those of the clear pieces found. `expected`: what the
/// colours of the set on the table looked like in other pictures, to be drawn towards what this one shows. `plays`: the
/// colours that there may be. `board` must outlive the result.
[[nodiscard]] Sight look(const board::Rectified& board, const tiles::Print& print, const Viewpoint& viewpoint,
                         const KnownLooks& known = {}, const KnownLooks& expected = {}, const Plays& plays = kAnybody);

/// Finds the white pieces of a board that was looked at, and how white looks on this picture where there are any.
/// `on`: a point on the board plane where one is seen. Where white does not play there is none.
void lookForWhite(Sight& sight, const std::optional<cv::Point2d>& on = {});

}  // namespace vision::pieces
