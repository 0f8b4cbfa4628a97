// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/expected.h"
#include "engine/state/layouts.h"
#include "engine/state/setup.h"
#include "vision/reading/image.h"
#include "vision/reading/learned_set.h"
#include "vision/reading/reading.h"
#include "vision/watch/table_watch.h"

namespace adjudicator::watch {

/// What a picture of this table has to show: the box whose hexes it has, else its own land with what lies on it now. No
/// land where the set-up has none.
[[nodiscard]] engine::Layout layoutOf(const engine::Setup& setup);

/// The set-up with the sea around its land, which a position may leave out: where it has ships or the pirate, or nobody
/// said what is played.
[[nodiscard]] engine::Setup withSea(engine::Setup setup);

/// How the reading's names must be turned so that its tiles are those of the set-up; empty when fewer than most of them
/// agree any way round.
[[nodiscard]] std::optional<vision::Turn> turnOnto(const engine::Setup& setup, const vision::BoardReading& reading);

/// The pieces of a set-up that a camera knows: buildings with their walls, routes, armies and weapons of the six
/// colours, robber and pirate, hexes that lie face down. Owners are known by their colour (table_colours.h); who has
/// none of the six is left out.
[[nodiscard]] vision::KnownPieces piecesOf(const engine::Setup& setup);

/// What must become different so that `from` is `to`. A building or road of another colour is a Replaced of the new
/// one; an army of other units is Replaced too.
[[nodiscard]] std::vector<vision::PieceChange> differences(const vision::KnownPieces& from,
                                                           const vision::KnownPieces& to);

/// Why a picture says nothing about a table.
enum class CheckError {
    NoBoard,     ///< no board that can be vouched for
    OtherBoard,  ///< its tiles are not those of the table
};

/// A table as one picture shows it, under the table's own names of places.
struct TableCheck {
    vision::Homography homography;
    engine::Layout layout;
    /// Where a picture cannot tell (which units an army has, walls, white figures that may hide before sand, the
    /// pirate, hexes that lie face down), as the record has it.
    vision::KnownPieces seen;
    /// From the record to the picture: what the picture has and the record has not, and the other way round, surest
    /// first. What the record has and nobody saw is never surer than even.
    std::vector<vision::PieceChange> differences;
};

/// Reads a picture and compares it with what the record says lies on the table. `near`: where a person marked the
/// board; else it is looked for. `sets`: sets that may lie on the table.
[[nodiscard]] engine::Expected<TableCheck, CheckError> checkTable(const vision::Image& image,
                                                                  const engine::Setup& setup,
                                                                  const std::optional<vision::Homography>& near = {},
                                                                  const vision::KnownSets& sets = {});

/// Of the differences, what is sure enough to be proposed when a table begins to be watched: things that the record has
/// not. What nobody saw may only be hidden.
[[nodiscard]] std::vector<vision::PieceChange> sureAtStart(const TableCheck& check);

}  // namespace adjudicator::watch
