// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/position.h"

namespace adjudicator {

/// What the desk knows of the bank.
struct BankLedger {
    engine::Hand cards;
    /// Nobody has counted it: it is what the box holds (B-2) without what is known of the hands.
    bool isDerived = false;

    /// Of some card at least there is a limit to how many it holds.
    [[nodiscard]] bool isKnown() const;
};

[[nodiscard]] BankLedger bankOf(const engine::Position& position);

}  // namespace adjudicator
