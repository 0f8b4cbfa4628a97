// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/act_now.h"

#include <algorithm>
#include <variant>

#include "adjudicator/record/table_game.h"

namespace adjudicator {

std::optional<ActNow> lastThrow(const Line& line) {
    const auto& acts = line.acts();
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
        if (const ActNow now = actNow(line, *act); !diceIn(now.act()->events).dice.empty()) {
            return now;
        }
    }
    return std::nullopt;
}

std::optional<ActNow> throwToAccept(const Line& line) {
    const auto* sides = std::get_if<engine::SidesDue>(&line.position().turn.pending);
    return sides != nullptr && !sides->hexes.empty() ? lastThrow(line) : std::nullopt;
}

std::vector<ActNow> combatLines(const Line& line) {
    std::vector<ActNow> lines;
    const auto& acts = line.acts();
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
        const ActNow now = actNow(line, *act);
        const engine::Action& action = now.act()->action;
        const bool part =
            std::holds_alternative<engine::Throw>(action) || std::holds_alternative<engine::Stop>(action) ||
            std::holds_alternative<engine::Conquer>(action) || std::holds_alternative<engine::Adjust>(action) ||
            std::holds_alternative<engine::Rule>(action);
        if (std::holds_alternative<engine::Attack>(action)) {
            lines.push_back(now);
            break;
        }
        if (!part) {
            // Anything else came after the combat; before its attack nothing of it can lie.
            if (!lines.empty()) {
                lines.clear();
            }
            continue;
        }
        lines.push_back(now);
    }
    if (!lines.empty() && !std::holds_alternative<engine::Attack>(lines.back().act()->action)) {
        lines.clear();
    }
    std::ranges::reverse(lines);
    return lines;
}

engine::Dice diceIn(const engine::Events& events) {
    engine::Dice all;
    for (const engine::Event& event : events) {
        if (const auto* thrown = std::get_if<engine::DiceThrown>(&event.body)) {
            return thrown->dice;
        }
        if (const auto* round = std::get_if<engine::RoundFought>(&event.body)) {
            all = round->attackerDice;
            all.dice.insert(all.dice.end(), round->defenderDice.dice.begin(), round->defenderDice.dice.end());
            return all;
        }
    }
    return all;
}

}  // namespace adjudicator
