// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "vision/pieces/explained.h"
#include "vision/pieces/read_pieces.h"
#include "vision/pieces/sight.h"

namespace vision::pieces {

/// What speaks for a coloured spot being a thing that stands there. Lengths in hex sides; yes is 1.
enum class FigureMeasure : std::uint8_t {
    Always,         ///< 1
    Inside,         ///< how clear its colour is, 0..1
    Around,         ///< how much of its colour is around it
    Small,          ///< how much smaller it is than the smallest figures are, as a logarithm
    Large,          ///< how much larger than one figure
    Ragged,         ///< how much of its extent it leaves out
    Thin,           ///< how much thinner than figures are
    Touching,       ///< the share of its rim that is another piece of its colour
    OffCorner,      ///< how much farther from the nearest corner than things are put
    OnCorner,       ///< how near to the corner, where a building would stand
    Token,          ///< how near to the middle of a hex, where numbers are printed
    AtSea,          ///< beyond the coast
    OwnBuilding,    ///< one of its colour stands at the corner
    OwnRoute,       ///< one of its colour ends at the corner
    OtherBuilding,  ///< one of another colour stands there
    Unsampled,      ///< no clear piece of its colour is on the board
    Sign,           ///< how near to where the sign of a harbour is printed
};
inline constexpr std::size_t kFigureMeasures = 17;
using FigureMeasures = std::array<double, kFigureMeasures>;

/// A thing of one colour beside a corner that is neither building nor route: an army's figure, a weapon.
struct Figure {
    PieceColour colour = PieceColour::Red;
    /// The next colour that it may be, and how much of it is seen there, 0..1.
    PieceColour other = PieceColour::Blue;
    double otherShare = 0;
    /// The corner that it belongs to, the next likely one, and the chance that it is the former.
    std::size_t corner = 0;
    std::size_t otherCorner = 0;
    double placeChance = 0;
    /// Where it stands on the board plane.
    cv::Point2d foot;
    /// In square hex sides; spread along its longest axis and across.
    double area = 0;
    double length = 0;
    double width = 0;
    /// How far a thing one hex side high would lean there.
    double lean = 0;
    /// As outlineWindow() gives it.
    std::vector<float> window;
    FigureMeasures measures{};
    /// The chance that it is there, given that the game has such figures.
    double chance = 0;
};

/// What stands at a corner as far as a figure beside it cares.
struct CornerUse {
    std::optional<PieceColour> building;
    /// Bit k: a route of colour k ends here.
    unsigned routes = 0;
};
/// By the order of the shape's corners.
[[nodiscard]] std::vector<CornerUse> usesOf(const Sight& sight, const Pieces& pieces);

/// Spots of a colour that nothing accounts for, of all chances. `harbours`: the coast sides that have one.
[[nodiscard]] std::vector<Figure> findFigures(const Sight& sight, const Explained& explained,
                                              const std::vector<CornerUse>& uses,
                                              const std::vector<engine::Side>& harbours);

/// Whether a building was matched so far off its corner and is so small that it may as well be a figure.
[[nodiscard]] bool mayBeFigure(const Sight& sight, std::size_t corner, PieceColour colour);

}  // namespace vision::pieces
