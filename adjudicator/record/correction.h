// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "adjudicator/record/line.h"

namespace adjudicator {

/// What the referee wants of one act: of an act of the line (`of`), or a new one that comes after the wish before it.
template <class Game>
struct CorrectionWishOf {
    std::optional<ActPlace> of;
    bool drop = false;
    /// In place of what it was; the act itself, if new. Dice that it lacks are those thrown for what it was.
    std::optional<typename Game::Action> action;
    /// Why it stands as it was although the rules refuse it now; empty when it need not.
    std::string stands;
};

/// What to correct, from which act of the line on, and why.
template <class Game>
struct CorrectionAskedOf {
    ActPlace from;
    std::string reason;
    std::optional<engine::ClauseId> clause;
    std::vector<CorrectionWishOf<Game>> wishes;
    /// It is for looking at alone: faces that were thrown by commitment may be otherwise.
    bool onlyLooks = false;
};

/// An act that cannot stay as it was; the referee changes it, drops it or lets it stand.
template <class Game>
struct CorrectionConflictOf {
    std::optional<ActPlace> of;
    typename Game::Action action;
    /// Empty: its events do not fit what is there now, so that it cannot even be let stand.
    std::optional<typename Game::Refusal> refusal;
    /// What it was decided on, after so many acts of the corrected line.
    typename Game::Position position;
    std::size_t after = 0;
};

/// A correction worked out, not yet written.
template <class Game>
struct CorrectionPlanOf {
    CorrectedOf<Game> corrected;
    std::vector<CorrectionConflictOf<Game>> conflicts;
    typename Game::Position before;
    typename Game::Position after;
    /// Faces that were thrown by commitment are otherwise.
    bool againstProof = false;
};

/// Why there is no plan.
enum class CorrectionRefusal : std::uint8_t {
    NotOnLine,  ///< `from`, or an act that a wish names, does not count, or comes before `from`.
    ReasonMissing,
    NothingChanges,
    DiceProved,  ///< Faces that were thrown by commitment are not to be changed.
};

/// Decides every act from `from` on again, on the corrected position and with its own dice (DESIGN, "The line and its
/// corrections"). With conflicts the plan is for showing only.
template <class Game>
[[nodiscard]] engine::Expected<CorrectionPlanOf<Game>, CorrectionRefusal> planCorrection(
    const LineOf<Game>& line, const CorrectionAskedOf<Game>& asked);

}  // namespace adjudicator
