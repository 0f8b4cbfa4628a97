// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "adjudicator/live_table.h"

namespace ui {

/// An act of the line as it counts now, corrections included, with the entry that first told of it. Points into the
/// table's record: for the moment of drawing only.
struct ActNow {
    const adjudicator::LogLine* line = nullptr;
    const adjudicator::ActDone* done = nullptr;
    [[nodiscard]] std::uint64_t seq() const { return line->seq(); }
    [[nodiscard]] const adjudicator::ActDone* act() const { return done; }
};

[[nodiscard]] inline ActNow actNow(const adjudicator::Line& line, const adjudicator::LineAct& act) {
    return {&line.log()[act.origin.entry], &line.actAt(act.now)};
}

/// The newest act on the line that threw dice; none when none did.
[[nodiscard]] std::optional<ActNow> lastThrow(const adjudicator::LiveTable& table);
/// The dice that an act threw, in order.
[[nodiscard]] engine::Dice diceIn(const engine::Events& events);
/// One combat's acts on the line, the newest combat first found: from its attack to its end.
[[nodiscard]] std::vector<ActNow> combatLines(const adjudicator::LiveTable& table);

}  // namespace ui
