// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/act_now.h"

#include <algorithm>
#include <variant>

#include "adjudicator/record/table_game.h"

namespace adjudicator {

namespace {

template <class Act>
constexpr auto kActionOf = static_cast<std::uint8_t>(kPlaceAmong<Act, engine::ActionVariant>);
static_assert(kActionOf<engine::Attack> != kActionOf<engine::Throw>);

/// Which action it is, without reading its entry again where that can be: far back many may have to be asked.
std::uint8_t actionOf(const Line& line, const LineAct& act) {
    return act.now.item ? static_cast<std::uint8_t>(line.actAt(act.now).action.index())
                        : line.log().gist(act.now.entry).action;
}

bool mayShowDice(const Line& line, const LineAct& act) {
    return act.now.item || line.log().gist(act.now.entry).hasDice;
}

}  // namespace

std::optional<ActNow> lastThrow(const Line& line) {
    const auto& acts = line.acts();
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
        if (!mayShowDice(line, *act)) {
            continue;
        }
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
        const std::uint8_t action = actionOf(line, *act);
        const bool part = action == kActionOf<engine::Throw> || action == kActionOf<engine::Stop> ||
                          action == kActionOf<engine::Conquer> || action == kActionOf<engine::Adjust> ||
                          action == kActionOf<engine::Rule>;
        if (action == kActionOf<engine::Attack>) {
            lines.push_back(actNow(line, *act));
            break;
        }
        if (!part) {
            // Anything else came after the combat; before its attack nothing of it can lie.
            if (!lines.empty()) {
                lines.clear();
            }
            continue;
        }
        lines.push_back(actNow(line, *act));
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
