// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/dice_trust.h"

#include "adjudicator/record/act_now.h"

namespace ui {

namespace {

using adjudicator::DiceLevel;

bool isOnTrust(const std::optional<DiceLevel>& level) {
    return level == DiceLevel::Entered || level == DiceLevel::Camera;
}

std::optional<DiceLevel> nextLevel(const TableDesk& desk) {
    if (desk.position().turn.phase == engine::Phase::Ended) {
        return std::nullopt;
    }
    const bool isCommitted = desk.table().line().openThrow() || desk.table().onlyLooks();
    if (!desk.dice().typed().empty() || !isCommitted) {
        return DiceLevel::Entered;
    }
    return desk.dice().hasWord() ? DiceLevel::Witnessed : DiceLevel::Desk;
}

}  // namespace

DiceTrust trustOf(const TableDesk& desk) {
    DiceTrust trust;
    trust.next = nextLevel(desk);
    bool skipped = false;
    if (const auto line = lastThrow(desk.table().line())) {
        const auto& thrown = line->act()->thrown;
        trust.last = thrown ? thrown->level : DiceLevel::Entered;
        // A round of a combat asks for a word; without one it is left out.
        skipped = trust.last == DiceLevel::Desk && std::holds_alternative<engine::Throw>(line->act()->action);
    }
    trust.wordWanted = desk.dice().asksForWord() && !desk.dice().hasWord();
    const bool fighting = std::holds_alternative<engine::Fight>(desk.position().turn.pending);
    trust.low = isOnTrust(trust.next) || isOnTrust(trust.last) || (skipped && fighting && !desk.dice().hasWord());
    return trust;
}

}  // namespace ui
