// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "adjudicator/verify/verify.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// "Ben (not signed)", "the desk with the key 3f2a 9c01 77de 0b45".
[[nodiscard]] std::string whoText(const std::string& by, bool isSigned, engine::Language language);
/// Its first letter as a capital.
[[nodiscard]] std::string capital(std::string text);
/// "seen by 3 others up to entry 214"; the sightings must not be empty.
[[nodiscard]] std::string seenText(const std::vector<Sighting>& seenBy, engine::Language language);
/// What a receipt says that the book does not hold, without a full stop.
[[nodiscard]] std::string contradictionText(const Receipt& receipt, const Verification& verification,
                                            engine::Language language);
/// The same of a game that is not in the book.
[[nodiscard]] std::string unknownGameText(const Receipt& receipt, engine::Language language);
/// All that receipts say of a game, in sentences: who has seen it and up to where, and what the book does not hold.
[[nodiscard]] std::string receiptsText(const Verification& verification, engine::Language language);

}  // namespace adjudicator
