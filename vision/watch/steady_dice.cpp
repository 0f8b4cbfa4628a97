// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/steady_dice.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace vision {

namespace {

/// A die at rest wanders by less than this part of its half side from frame to frame.
constexpr double kDieWanders = 0.5;

/// The same values at the same places; both from left to right.
bool lieAlike(const std::vector<DieReading>& a, const std::vector<DieReading>& b) {
    if (a.size() != b.size()) {
        return false;
    }
    // Two dice one above the other may change places from left to right.
    std::vector<bool> met(b.size(), false);
    return std::all_of(a.begin(), a.end(), [&](const DieReading& die) {
        for (std::size_t i = 0; i < b.size(); ++i) {
            const bool near =
                std::hypot(die.at.x - b[i].at.x, die.at.y - b[i].at.y) < kDieWanders * std::max(die.reach, b[i].reach);
            if (!met[i] && near && die.value == b[i].value) {
                met[i] = true;
                return true;
            }
        }
        return false;
    });
}

}  // namespace

void SteadyDice::look(const DiceReading& reading) {
    const bool whole = reading.unread.empty() && !reading.dice.empty();
    if (!m_dismissed.empty() && !lieAlike(reading.dice, m_dismissed)) {
        // A hand over them is no new throw: they must lie there otherwise.
        if (whole) {
            m_dismissed.clear();
        }
    }
    const bool steady = whole && m_lastWhole && lieAlike(reading.dice, m_last);
    m_thrown.reset();
    if (steady && m_dismissed.empty()) {
        m_thrown = reading.dice;
        for (DieReading& die : *m_thrown) {
            const auto before = std::min_element(m_last.begin(), m_last.end(), [&](const auto& a, const auto& b) {
                return std::hypot(a.at.x - die.at.x, a.at.y - die.at.y) <
                       std::hypot(b.at.x - die.at.x, b.at.y - die.at.y);
            });
            die.confidence = std::max(die.confidence, before->confidence);
        }
    }
    m_last = reading.dice;
    m_lastWhole = whole;
}

void SteadyDice::dismiss() {
    if (m_thrown) {
        m_dismissed = *m_thrown;
        m_thrown.reset();
    }
}

}  // namespace vision
