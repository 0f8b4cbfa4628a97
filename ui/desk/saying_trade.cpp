// SPDX-License-Identifier: GPL-3.0-or-later
// The trade that is being counted.
#include "ui/desk/saying.h"

namespace ui {

std::optional<engine::Trade> Saying::counted() const {
    return act() == Act::Trade ? m_trade : std::nullopt;
}

void Saying::count(const engine::Trade& trade) {
    if (m_attempt.isRefusedInPast() || act() != Act::Trade || m_trade == trade) {
        return;
    }
    m_trade = trade;
    m_attempt.said().message.reset();
    Q_EMIT changed();
}

/// What was counted goes first, the partner stays.
bool Saying::emptyTrade() {
    const auto now = counted();
    engine::Trade none;
    none.by = now ? now->by : none.by;
    none.with = now ? now->with : none.with;
    if (!now || *now == none) {
        return false;
    }
    m_trade = none;
    return true;
}

}  // namespace ui
