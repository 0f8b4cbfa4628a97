// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/rulesets/registry.h"

namespace engine {

/// Two documents that cannot be played together, with the clauses that exclude each other.
struct Exclusion {
    Document first{};
    Document second{};
    ClauseId firstClause{};
    ClauseId secondClause{};
};
/// The first exclusion among these documents, if any.
[[nodiscard]] std::optional<Exclusion> exclusionAmong(const std::vector<Document>& documents);

/// Lets every number that a document sets take effect. Where two set it differently a combination ruling decides; false
/// when there is none.
[[nodiscard]] bool settleNumbers(RulesDraft& draft);

/// Whether the winning score that a document sets holds against the one that the table agreed on (CC-7,
/// R-X-…-CC-SCORE).
[[nodiscard]] bool keepsItsScore(const Rules& rules);

/// What else two documents settle between them: founding, development cards, largest army.
void settleChoices(RulesDraft& draft);

}  // namespace engine
