// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "adjudicator/record/correction.h"
#include "adjudicator/what_if/outcome.h"

namespace adjudicator {

/// What is tried: from which act of the line on, and what is otherwise. A wish without `of` is an act that was
/// forgotten; it comes after the wish before it, or first.
struct WhatIfAsked {
    ActPlace from;
    std::vector<CorrectionWishOf<TableGame>> wishes;
};

/// What becomes of an act in the line tried.
enum class TriedHow : std::uint8_t {
    Same,       ///< As recorded, with the same events.
    Otherwise,  ///< The act itself, or its dice, is another.
    Follows,    ///< The same act, decided anew: it brings about something else.
    Added,
    LeftOut,  ///< It was wished away.
    Falls,    ///< It would not have stood.
};
/// `same`, `otherwise`, `follows`, `new`, `dropped`, `falls`.
[[nodiscard]] std::string_view toText(TriedHow how);

/// One act of the line tried.
struct TriedAct {
    /// Where the record has it; empty for an act that was added.
    std::optional<ActPlace> of;
    TriedHow how = TriedHow::Same;
    engine::Action action;
    engine::Events events;
    /// As recorded, where that was another act or had other events.
    std::optional<engine::Action> wasAction;
    engine::Events wasEvents;
    /// Why it falls; empty too where its pieces are not there any more.
    std::optional<engine::Refusal> refusal;
    /// What it was decided on; of acts that fall alone.
    std::optional<engine::Position> before;
};

/// A line played on a copy: nothing of it is written. Both outcomes stand side by side.
struct WhatIf {
    WhatIfAsked asked;
    /// From the first act asked about on.
    std::vector<TriedAct> acts;
    /// The first act that differs, in `acts`.
    std::size_t first = 0;
    Outcome asRecorded;
    Outcome asTried;
    /// Faces that were thrown by commitment are otherwise: it can be looked at, not adopted.
    bool againstProof = false;

    /// How many of the later acts stand, and how many fall.
    [[nodiscard]] std::size_t count(TriedHow how) const;
    [[nodiscard]] bool canBeAdopted() const;
    /// The correction that makes it so; acts that fall are dropped.
    [[nodiscard]] CorrectionAskedOf<TableGame> asCorrection(std::string reason,
                                                            std::optional<engine::ClauseId> clause) const;
};

/// Plays the line on a copy. Without a plan it says why, as a correction does.
[[nodiscard]] engine::Expected<WhatIf, CorrectionRefusal> tryOut(const Line& line, const WhatIfAsked& asked);

}  // namespace adjudicator
