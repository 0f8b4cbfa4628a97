// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/position.h"

namespace adjudicator {

/// What the desk knows of the bank.
struct BankLedger {
    engine::Hand cards;
    /// Nobody has counted it: it is what the box holds (B-2) without the hands, each of which is known.
    bool isDerived = false;

    [[nodiscard]] bool isKnown() const { return cards != engine::Hand::untracked(); }
};

[[nodiscard]] BankLedger bankOf(const engine::Position& position);

}  // namespace adjudicator
