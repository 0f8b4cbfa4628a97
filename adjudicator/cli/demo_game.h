// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "adjudicator/desk_folder.h"
#include "adjudicator/record/line.h"
#include "db/book.h"
#include "engine/state/setup.h"

namespace adjudicator::cli {

/// Two players on these hexes, red about to attack blue's city with 1 artillery and 2 cavalry (SA-K14).
[[nodiscard]] engine::Setup demoSetup(std::vector<engine::HexSetup> hexes);

/// Begins a game from a set-up of the demo, plays the worked combat, conquers, fires a nuclear weapon and rolls
/// provable dice. Answers with the record as it stands then.
[[nodiscard]] engine::Expected<Line, db::BookError> playDemo(db::Book& book, const engine::Setup& setup,
                                                             DeskFolder& own);

}  // namespace adjudicator::cli
