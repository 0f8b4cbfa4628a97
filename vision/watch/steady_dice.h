// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "vision/read_dice.h"

namespace vision {

/// Turns readings of one place after another into a throw: dice that two readings in a row show alike lie at rest.
/// Reports a throw until somebody takes or refuses it, and the next one only after the dice have moved.
class SteadyDice {
public:
    /// Takes the next reading. Dice that lie as before are the same throw.
    void look(const DiceReading& reading);
    /// The throw that lies there, from left to right; empty while dice roll, something is unread, or it was dismissed.
    /// Of the two readings' confidences the surer counts: of one light and one camera, they err together.
    [[nodiscard]] const std::optional<std::vector<DieReading>>& thrown() const { return m_thrown; }
    /// It was taken or refused.
    void dismiss();

private:
    std::vector<DieReading> m_last;
    bool m_lastWhole = false;
    std::optional<std::vector<DieReading>> m_thrown;
    std::vector<DieReading> m_dismissed;
};

}  // namespace vision
