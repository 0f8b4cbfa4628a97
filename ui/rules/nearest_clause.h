// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/clauses/clause_id.h"
#include "engine/state/position.h"

class QWidget;

namespace ui {

class ClauseTag;

/// The clause in front of a person: the first tag that can be seen in the smallest part of `page` that holds both a tag
/// and the keyboard; without the keyboard in it, the first one on the page. Null when it shows none.
[[nodiscard]] ClauseTag* nearestTag(QWidget& page);

/// What a phase of the turn is about, where nothing else says a clause.
[[nodiscard]] engine::ClauseId clauseOfPhase(engine::Phase phase);

}  // namespace ui
