// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/board/coordinates.h"
#include "engine/combat/units.h"
#include "engine/expected.h"
#include "engine/state/layouts.h"
#include "engine/state/pieces.h"
#include "vision/reading/image.h"
#include "vision/reading/looked_for.h"
#include "vision/reading/reading.h"
#include "vision/reading/turn.h"

namespace vision {

/// The pieces that a person has confirmed, or that a reading had.
struct KnownPieces {
    std::vector<BuildingReading> buildings;
    std::vector<RouteReading> routes;
    std::optional<engine::Hex> robber;
    std::vector<ArmyReading> armies;
    std::vector<NukeReading> nukes;
    std::optional<engine::Hex> pirate{};
    /// The hexes that lie face down.
    std::vector<engine::Hex> faceDown{};
    std::vector<BridgeReading> bridges{};
};
[[nodiscard]] KnownPieces piecesOf(const BoardReading& board);

/// What figures beside a crossing may be. What they look like differs from set to set: a guess.
struct FigureGuess {
    engine::Units units;
    bool nuke = false;
    bool operator==(const FigureGuess&) const = default;
};

/// What became different at one place between the confirmed table and what is seen now.
struct PieceChange {
    enum class What : std::uint8_t {
        Appeared,  ///< `piece` of `colour` stands where nothing was known
        Vanished,  ///< the known `piece` of `colour` is gone
        Replaced,  ///< a larger `piece` of the same colour stands there now; an army of other units
        // Of these `piece` and `colour` say nothing.
        RobberMoved,  ///< the robber stands on the hex `at` now
        PirateMoved,  ///< the pirate stands on the sea hex `at` now
        FaceDown,     ///< the hex `at` was turned over and shows its back
        FaceUp,       ///< the hex `at` shows its face again
    };
    Place at;
    What what = What::Appeared;
    engine::Piece piece = engine::Piece::Road;
    PieceColour colour = PieceColour::Red;
    /// The chance in 0..1 that this happened.
    double confidence = 0;
    /// Of an army or a weapon: what came or went, likeliest first. In the words of a record: what stands there.
    std::vector<FigureGuess> figures{};
    /// Of an army: others of its colour stood there before, or are left.
    bool partly = false;
    /// What it may as well be: a figure at a crossing without a building looks like a small settlement.
    std::optional<engine::Piece> other{};
    /// How likely it is `other`, if it is one of them.
    double otherChance = 0.5;
    /// Of a bridge, which lies at a hex: one of the two corners that it joins.
    std::optional<engine::CornerDirection> end{};
    bool operator==(const PieceChange&) const = default;
};

/// Whether a hex changed: a marker moved there or it was turned; else a piece of a colour came or went.
[[nodiscard]] bool isOfHex(const PieceChange& change);
/// Things of one sort stand once at a place: a building, a route, figures, walls, a bridge, the robber, the pirate,
/// the hex itself.
[[nodiscard]] bool isSameSort(const PieceChange& a, const PieceChange& b);
/// Which of the changes that were seen are the one that a person confirmed: at its place of its sort, or, where that
/// was not seen, what appeared there in its colour and was taken for something else.
[[nodiscard]] std::vector<std::size_t> settledBy(const PieceChange& confirmed, const std::vector<PieceChange>& seen);

/// What a look at one frame came to.
struct WatchFrame {
    /// A hand or the like is over the board.
    bool covered = false;
    /// The board lies elsewhere than before and was found again.
    bool relocated = false;
    /// The board cannot be found at present.
    bool lost = false;
    /// Something lay over the board when the watching began, and this frame shows it without: to begin anew from it.
    bool uncovered = false;
    /// The board is there, seen from another side or with more changed at once than can be compared: to be named by its
    /// tiles and begun anew from this frame. Until then the next frames tell nothing.
    bool unlike = false;
    /// Changes that two frames show alike, where nothing covers the place, and that no earlier frame reported.
    std::vector<PieceChange> changes;
    /// Told before and not seen any more, although nothing covers the place.
    std::vector<PieceChange> gone;
};

/// Compares the frames of a camera that stands still, or is pushed and turned now and then, with a confirmed table.
/// Belongs to one thread. Knows no rule.
class TableWatch {
public:
    /// `reference` shows the table with exactly the pieces `known`; `homography` says where its board lies, and which
    /// way round the places are named. The layout has at least one land hex. Figures and walls are watched as far as
    /// they are looked for; where nobody said what is played, only clear ones before some are known.
    TableWatch(const Image& reference, const Homography& homography, KnownPieces known, const engine::Layout& layout,
               const LookedFor& lookedFor = kBaseGameOnly);
    ~TableWatch();
    TableWatch(TableWatch&&) noexcept;
    TableWatch& operator=(TableWatch&&) noexcept;

    /// Always lost where the nets of the program are missing (net::shippedNets).
    [[nodiscard]] WatchFrame next(const Image& frame);
    /// No frame comes any more: what only one frame showed, clearly, before the place was covered.
    [[nodiscard]] std::vector<PieceChange> seenOnce() const;
    /// A person confirmed the change: from now on it is how the table is. Figures that were not seen to come or go yet
    /// are expected to.
    void accept(const PieceChange& change);
    [[nodiscard]] const KnownPieces& known() const;
    /// Where the board lies in the newest frame.
    [[nodiscard]] const Homography& homography() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

/// The same board named another way round.
[[nodiscard]] Homography turned(const Homography& homography, const Turn& turn);
/// The pieces of such a board under their new names.
[[nodiscard]] KnownPieces turned(KnownPieces pieces, const Turn& turn);

}  // namespace vision
