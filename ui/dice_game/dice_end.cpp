// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/dice_end.h"

#include <algorithm>
#include <ranges>

#include "adjudicator/text/dice_game/dice_game_text.h"
#include "ui/text/language.h"

namespace ui {

std::optional<DiceEnd> endOf(const DiceDesk& desk) {
    if (!desk.hasGame() || !desk.position().isOver()) {
        return std::nullopt;
    }
    const auto& line = desk.table().line();
    for (const adjudicator::LineAct& act : std::views::reverse(line.acts())) {
        for (const engine::dice_game::Event& event : line.actAt(act.now).events) {
            if (std::holds_alternative<engine::dice_game::GameEnded>(event.body)) {
                return DiceEnd{
                    said(adjudicator::sentence(event, *desk.position().table, language())),
                    event.clauses.empty() ? std::nullopt : std::optional<engine::ClauseId>(event.clauses.front())};
            }
        }
    }
    return std::nullopt;
}

}  // namespace ui
