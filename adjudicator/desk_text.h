// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "adjudicator/live_table.h"
#include "adjudicator/record/correction.h"
#include "db/book_error.h"
#include "db/salvage.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// What is wrong with a record book and what to do, without the file's name.
[[nodiscard]] std::string sentence(const db::BookError& error, engine::Language language);
/// What was saved of a damaged book, and what is missing, without the file's name.
[[nodiscard]] std::string sentence(const db::SalvageReport& report, engine::Language language);
[[nodiscard]] std::string sentence(TableRefusal refusal, engine::Language language);
[[nodiscard]] std::string sentence(CorrectionRefusal refusal, engine::Language language);

/// Why a desk has no key, about its file.
[[nodiscard]] std::string sentence(KeyFault fault, engine::Language language);

}  // namespace adjudicator
