// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "ui/acts/acts.h"

namespace ui {

/// What is asked, as a question.
[[nodiscard]] QString askedText(const Question& question);
/// An answer on its button. `example`: an action that it leaves possible.
[[nodiscard]] QString answerText(const Question& question, const Answer& answer, const engine::Action& example,
                                 const engine::Position& position);
/// A short word for the kind of act that this is, as on its button in the act bar where it has one.
[[nodiscard]] QString kindWord(const engine::Action& action, const engine::Position& position);
/// What a field of an act is asked for.
[[nodiscard]] QString fieldText(engine::Field field, const engine::Action& action);
/// What is due now, without a full stop; empty when nothing is.
[[nodiscard]] QString dueText(const engine::Position& position);
/// The clauses that a panel names: of what is due, else of the act.
[[nodiscard]] std::vector<engine::ClauseId> clausesFor(std::optional<Act> act, const engine::Position& position);
/// What would come of an act, line by line: who leaves and with what, what leaves the board, whose points change. Empty
/// for one that is not allowed.
[[nodiscard]] QStringList consequencesOf(const engine::Action& action, const engine::Position& position);
/// What it would be good to know while it is decided: who offers what, which price. Empty for none.
[[nodiscard]] QStringList knownText(const engine::Position& position);

}  // namespace ui
