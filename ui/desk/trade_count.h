// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desk/table_desk.h"
#include "ui/kit/message.h"

namespace ui {

/// Cards of one kind that a trade counts and that their hand, or the bank, cannot hold.
struct TradeFault {
    /// In the column of what is given; else of what is got.
    bool isGiven = true;
    engine::Resource resource{};
    /// What it may hold at most.
    int most = 0;
};

/// All of them, in the order of the columns.
[[nodiscard]] std::vector<TradeFault> tradeFaults(const engine::Position& position, const engine::Trade& trade);
/// Who holds what is at fault; empty: the bank.
[[nodiscard]] std::optional<engine::PlayerId> holderOf(const engine::Trade& trade, const TradeFault& fault);
/// What one press counts of each: the best rate with bank and harbours, one card with a player.
[[nodiscard]] engine::Cards tradeSteps(const engine::Position& position, const engine::Trade& trade);
/// The trade without the cards that nobody can have.
[[nodiscard]] engine::Trade possibleTrade(const engine::Position& position, engine::Trade trade);
/// One side gives, the other nothing; with the bank that is never so.
[[nodiscard]] bool isGift(const engine::Trade& trade);

/// What the strip says while a trade is counted: the refusal with what helps, or what is still missing.
[[nodiscard]] Message tradeMessage(TableDesk& desk);

}  // namespace ui
