// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/news.h"

#include <algorithm>
#include <ranges>

namespace ui {

namespace {

template <class... Kinds>
bool isOneOf(const auto& variant) {
    return (std::holds_alternative<Kinds>(variant) || ...);
}

bool isOfCards(const engine::Event& event) {
    return isOneOf<engine::LongestRoadMoved, engine::LargestArmyMoved, engine::SecondRoadMoved,
                   engine::SecondArmyMoved>(event.body);
}

}  // namespace

std::vector<engine::Event> newsOf(const adjudicator::LiveTable& table) {
    std::vector<engine::Event> news;
    bool isNewest = true;
    for (const adjudicator::LogLine& line : std::views::reverse(table.log())) {
        if (!line.onLine || line.act() == nullptr) {
            continue;
        }
        const auto& events = line.act()->events;
        const bool sells = isNewest && isOneOf<engine::Bid, engine::Pass>(line.act()->action);
        for (const engine::Event& event : std::views::reverse(events)) {
            const bool isTold = std::ranges::any_of(
                news, [&](const engine::Event& newer) { return newer.body.index() == event.body.index(); });
            // A monopoly takes from several.
            const bool isTaken = isNewest && isOneOf<engine::CardsCollected>(event.body);
            if (isTaken || (!isTold && (isOfCards(event) || (isNewest && isOneOf<engine::RuleVoted>(event.body)) ||
                                        (sells && isOneOf<engine::CardsPaid, engine::CardsDealt>(event.body))))) {
                news.insert(news.begin(), event);
            }
        }
        isNewest = false;
        if (std::ranges::any_of(events, [](const engine::Event& event) {
                return isOneOf<engine::TurnStarted, engine::GameEnded>(event.body);
            })) {
            break;
        }
    }
    return news;
}

}  // namespace ui
