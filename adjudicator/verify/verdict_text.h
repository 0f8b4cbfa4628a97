// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "adjudicator/verify/verdict.h"
#include "engine/clauses/language.h"

namespace adjudicator {

/// A part of the verdict block, in the order in which it is shown everywhere.
enum class VerdictPart : std::uint8_t {
    Proved,
    OnTrust,
    TakenBack,
    Replaced,
    PutBack,
    Void,
    Seal,
    Desk,
    SeenByOthers,
    CouldHave,
};

/// Bad: it does not hold. Trust: it rests on somebody's word. Plain: neither.
enum class VerdictTone : std::uint8_t { Good, Trust, Bad, Plain };

/// One line of the block: what it is about, how much of it there is, and what that means, in sentences.
struct VerdictRow {
    VerdictPart part = VerdictPart::Proved;
    VerdictTone tone = VerdictTone::Plain;
    std::string title;
    /// "46 throws"; "none".
    std::string count;
    std::string text;
    /// There is nothing of the kind, and the text says so.
    bool isNone = false;
};

/// The verdict in words for people, with the numbers of entries.
struct VerdictWords {
    VerdictTone tone = VerdictTone::Good;
    std::string headline;
    /// One sentence on what makes it so.
    std::string reason;
    std::vector<VerdictRow> rows;
};
[[nodiscard]] VerdictWords wordsOf(const GameVerdict& verdict, engine::Language language);

/// How much there is of each part that is more than nothing: "Proved: 46 throws · On trust: 2 throws".
[[nodiscard]] std::string briefOf(const VerdictWords& words);

/// Which game it is: "Game 14 of 2026-11-14, Anna, Ben"; "Tournament Autumn Cup".
[[nodiscard]] std::string titleOf(const RecordTitle& title, engine::Language language);

}  // namespace adjudicator
