// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "adjudicator/cli/command.h"
#include "engine/clauses/language.h"
#include "engine/rules/given/board_gives.h"
#include "engine/state/setup.h"

namespace adjudicator::cli {

/// `given` and `open` of a game that begins from a board; neither where there is nothing to say.
void writeBoardReading(nlohmann::ordered_json& json, const engine::BoardReading& reading,
                       const engine::Position& position, engine::Language language);
/// The same in sentences, on standard error.
void tellBoardReading(const Streams& streams, const engine::BoardReading& reading, const engine::Position& position,
                      engine::Language language);

/// `board`: how even it is, with `seed` where it was dealt; nothing of a board without numbers.
void writeBoardFigures(nlohmann::ordered_json& json, const engine::Setup& setup, const engine::Position& position,
                       engine::Language language);

}  // namespace adjudicator::cli
