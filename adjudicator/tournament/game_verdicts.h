// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/seal/head_store.h"
#include "adjudicator/tournament/paper_facts.h"
#include "db/book.h"

namespace adjudicator {

/// The verdicts, in a line each, on those games of a round that results were taken from and that the book holds.
[[nodiscard]] GameVerdicts gameVerdicts(const db::Book& book, const engine::tournament::Position& position, int round,
                                        const HeadStore& memory, engine::Language language);

}  // namespace adjudicator
