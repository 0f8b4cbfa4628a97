// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/record/line.h"
#include "adjudicator/record/proposals_game.h"
#include "adjudicator/record/tournament_game.h"
#include "adjudicator/verify/verify.h"

namespace adjudicator {

/// How far a check is, over all branches.
struct CheckWatch {
    VerifyProgress goesOn;
    RulesKnown rules;
    std::size_t all = 0;
    std::size_t done = 0;
    bool isStopped = false;

    /// Counts one more entry; false: the check is to end.
    bool step();
};

/// Folds entries and judges each act on the way; the first that is wrong decides.
template <class Game>
class LineJudge {
public:
    /// Of so many entries, the last of which is this head. The watch must outlive it.
    LineJudge(std::size_t entries, const db::Head& head, CheckWatch& watch) : m_watch(watch) {
        m_result.entries = entries;
        m_result.head = head;
    }

    /// The next one; false once nothing that follows can say more.
    bool take(const db::Entry& entry);
    [[nodiscard]] Verification result() &&;

private:
    bool begin(const std::string& body);

    CheckWatch& m_watch;
    Verification m_result;
    std::optional<LineOf<Game>> m_line;
};

extern template class LineJudge<TableGame>;
extern template class LineJudge<DiceGame>;
extern template class LineJudge<TournamentGame>;
extern template class LineJudge<ProposalsGame>;

/// Judges all entries of one branch; there must be some.
[[nodiscard]] Verification judgeLine(const std::vector<db::Entry>& entries, CheckWatch& watch);

/// Writes down what does not hold, and where.
void note(Verification& result, VerdictKind kind, VerdictReason reason, std::uint64_t seq);
/// Nothing that comes later is worse.
[[nodiscard]] bool isDecided(const Verification& result);
[[nodiscard]] Verification damaged(VerdictReason reason, std::uint64_t seq);

}  // namespace adjudicator
