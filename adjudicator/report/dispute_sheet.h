// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/dispute/dispute.h"
#include "adjudicator/seal/desk_key.h"
#include "adjudicator/verify/verdict_text.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// A camera picture kept with an act, as its file was.
struct SheetPicture {
    std::uint64_t entry = 0;
    std::string time;
    std::string jpeg;
};

/// What a sheet shows beside the dispute; all of it may be missing.
struct SheetExtras {
    /// The desk's number of the game, and the key that its entry 0 names.
    std::optional<std::uint64_t> gameNumber;
    std::optional<PublicKey> deskKey;
    /// Four at most are shown.
    std::vector<SheetPicture> pictures;
    /// On the whole record, in the sheet's language.
    std::optional<VerdictWords> verdict;
};
/// What entry 0 says; no pictures, no verdict.
[[nodiscard]] SheetExtras extrasOf(const Genesis& genesis);

/// The whole dispute on one printed page of A4, as an HTML document that needs nothing else: no file, no script, no
/// colour but red. The type shrinks until everything fits; a combat of more than some seventy steps shows those at its
/// ends and round the act that was asked about. Ends with lines to write on while the referee has not ruled, and with
/// the head of the record as QR code (adjudicator/seal/head_text.h).
[[nodiscard]] std::string disputeSheet(const Dispute& dispute, const SheetExtras& extras, engine::Language language);

}  // namespace adjudicator
