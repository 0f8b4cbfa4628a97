// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/action/legal_actions.h"

#include <algorithm>
#include <array>

#include "engine/action/proposals.h"
#include "engine/rules/hooks/hooks.h"
#include "engine/rules/throwing.h"

namespace engine {

namespace {

Cards cardsWithin(const CardsBounds& bounds, const std::function<std::size_t(std::size_t)>& pick) {
    Cards cards = bounds.least;
    const int wanted =
        bounds.fewest + static_cast<int>(pick(static_cast<std::size_t>(std::max(bounds.total - bounds.fewest, 0)) + 1));
    for (int held = cards.total(); held < wanted; ++held) {
        std::array<Resource, kResources.size()> open{};
        std::size_t count = 0;
        for (const Resource resource : kResources) {
            // Written whether it is open or not: no branch to be guessed.
            open[count] = resource;
            count += cards[resource] < bounds.most[resource] ? 1U : 0U;
        }
        if (count == 0) {
            break;
        }
        cards[open[pick(count)]] += 1;
    }
    return cards;
}

/// Of a trade a few cards, as people trade: anything up to a whole hand would be allowed.
CardsBounds asTraded(CardsBounds bounds) {
    constexpr int kMost = 4;
    for (const Resource resource : kResources) {
        bounds.most[resource] = std::min(bounds.most[resource], kMost);
    }
    bounds.total = std::min({bounds.total, bounds.most.total(), kMost});
    bounds.fewest = std::min(1, bounds.total);
    return bounds;
}

Units unitsWithin(const Units& most, const std::function<std::size_t(std::size_t)>& pick) {
    const auto some = [&](int count) { return static_cast<int>(pick(static_cast<std::size_t>(count) + 1)); };
    const Units units{some(most.artillery), some(most.cavalry), some(most.infantry)};
    return units.empty() ? most : units;
}

/// Puts a value into that field.
struct Filler {
    std::string_view name;
    const std::variant<Cards, Units>& value;

    template <class T>
    void operator()(Field field, T& to) const {
        if (name != field.text()) {
            return;
        }
        if constexpr (std::is_same_v<T, Cards> || std::is_same_v<T, std::optional<Cards>>) {
            to = std::get<Cards>(value);
        } else if constexpr (std::is_same_v<T, Units> || std::is_same_v<T, std::optional<Units>>) {
            to = std::get<Units>(value);
        }
    }
};

void fill(Action& action, Field field, const std::variant<Cards, Units>& value) {
    std::visit([filler = Filler{field.text(), value}](auto& act) { act.fields(act, filler); }, action);
}

}  // namespace

bool Proposals::allows(const Action& action) const {
    return isAllowed(m_position, action);
}

bool Proposals::propose(Action action) {
    const bool allowed = allows(action);
    if (allowed) {
        add(std::move(action));
    }
    return allowed;
}

LegalActs legalActs(const Position& position) {
    Proposals proposals(position);
    if (position.turn.phase == Phase::Ended || position.table->players.empty()) {
        return {};
    }
    if (!throwSides(position).empty()) {
        proposals.add(Throw{});
    }
    allAt<&Hooks::propose>(proposals);
    return std::move(proposals).take();
}

std::vector<Action> legalActions(const Position& position) {
    return legalActs(position).actions;
}

Action filled(Action action, Field field, const std::variant<Cards, Units>& value) {
    fill(action, field, value);
    return action;
}

Action sampleOf(const ActFamily& family, const std::function<std::size_t(std::size_t)>& pick) {
    Action action = family.action;
    const bool isTrade = std::holds_alternative<Trade>(action);
    for (const OpenField& field : family.open) {
        std::variant<Cards, Units> value;
        if (const auto* cards = std::get_if<CardsBounds>(&field.bounds)) {
            value = isTrade ? cardsWithin(asTraded(*cards), pick) : cardsWithin(*cards, pick);
        } else {
            value = unitsWithin(std::get<Units>(field.bounds), pick);
        }
        fill(action, field.name, value);
    }
    return action;
}

}  // namespace engine
