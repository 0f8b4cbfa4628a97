// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/tournament/paper_facts.h"
#include "db/book.h"
#include "db/desk_memory.h"

namespace adjudicator {

/// The verdicts, in a line each, on those games of a round that results were taken from and that the book holds.
[[nodiscard]] GameVerdicts gameVerdicts(const db::Book& book, const engine::tournament::Position& position, int round,
                                        const db::DeskMemory& memory, engine::Language language);

}  // namespace adjudicator
