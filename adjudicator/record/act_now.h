// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "adjudicator/record/line.h"

namespace adjudicator {

/// An act of the line as it counts now, corrections included, with the entry that first told of it. Points into the
/// line: use it at once, do not keep it.
struct ActNow {
    const LogLine* line = nullptr;
    const ActDone* done = nullptr;
    [[nodiscard]] std::uint64_t seq() const { return line->seq(); }
    [[nodiscard]] const ActDone* act() const { return done; }
};
[[nodiscard]] inline ActNow actNow(const Line& line, const LineAct& act) {
    return {&line.log()[act.origin.entry], &line.actAt(act.now)};
}

/// The newest act that counts and threw dice; empty before the first throw.
[[nodiscard]] std::optional<ActNow> lastThrow(const Line& line);
/// The newest act that threw what is shown until it is accepted or thrown anew: which sides leave the board (SW-2).
/// Empty where nothing of the kind is due.
[[nodiscard]] std::optional<ActNow> throwToAccept(const Line& line);
/// The newest combat's acts that count, from its attack to its end; empty before the first combat.
[[nodiscard]] std::vector<ActNow> combatLines(const Line& line);
/// The dice that an act threw, in order, the attacker's before the defender's; none for an act without dice.
[[nodiscard]] engine::Dice diceIn(const engine::Events& events);

}  // namespace adjudicator
