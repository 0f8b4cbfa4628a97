// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/action/event_kinds.h"
#include "engine/rules/decision.h"

namespace engine {

/// Events after which pieces stand otherwise than before; after which a road may be longer or shorter; after which
/// knights may count otherwise.
inline constexpr EventKinds kTouchPieces = EventKinds::of<PiecePlaced, PieceRemoved, RouteChanged, BuildingChanged,
                                                          ShipMoved, BridgePlaced, BridgeChanged, BridgeRemoved>();
inline constexpr EventKinds kTouchRoads = kTouchPieces | EventKinds::of<PlayerLeft>();
inline constexpr EventKinds kTouchCards =
    EventKinds::of<DevelopmentKnown, CardPlayed, CardLost, PlayerLeft, Settled, Awaiting>();

/// Longest road (B-11) and largest army (B-12) go to who has them now.
void moveLongestRoad(Deciding& deciding);
void moveLargestArmy(Deciding& deciding);

/// What follows from the events so far, whatever act they came from: special cards and Monopolist cards that change
/// hands, players who are annihilated, tokens to be drawn (hooks.h).
void addConsequences(Deciding& deciding);

/// The cards that follow from the board as it stands, without any act: the longest road, Monopolists and, where the
/// knights that were played are known, the largest army.
void addWhatTheBoardGives(Deciding& deciding, bool knightsKnown);

/// Whether somebody has won: the player whose turn it is with points enough (B-13), or the last one in the game
/// (SA-E1).
void endIfWon(Deciding& deciding);

/// The game is over with the points of this moment; those who left keep their final points.
[[nodiscard]] GameEnded gameEnded(const Position& position, std::optional<PlayerId> winner, std::string reason);

}  // namespace engine
