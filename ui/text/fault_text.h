// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/notation/json_fault.h"
#include "engine/state/to_position.h"

namespace ui {

/// What cannot stand, and where: "Two buildings on one crossing: 0,0:N".
[[nodiscard]] QString sentence(const engine::Fault& fault);
/// The same with its place as people say it, where that is on the board.
[[nodiscard]] QString sentence(engine::Fault fault, const engine::Position& board);
/// Why a file cannot be read, and where in it.
[[nodiscard]] QString sentence(const engine::JsonFault& fault);
/// What stands against the rules, and where.
[[nodiscard]] QString sentence(const engine::Irregularity& irregularity, const engine::Position& position);

}  // namespace ui
