// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "adjudicator/watch/known_table.h"
#include "adjudicator/watch/proposals.h"
#include "adjudicator/watch/watcher.h"
#include "engine/state/position.h"

namespace ui {

[[nodiscard]] QString sentence(adjudicator::watch::WatchState state);
[[nodiscard]] QString sentence(adjudicator::watch::CheckError error);
/// "Only on the table: Anna's road, coast of fields 4".
[[nodiscard]] QString differenceText(const vision::PieceChange& change, const engine::Position& position);
/// An act that the camera proposes, also one of the referee's: "Take away: Ben's road, coast of fields 4".
[[nodiscard]] QString proposalText(const adjudicator::watch::Proposal& proposal, const engine::Position& position);

}  // namespace ui
