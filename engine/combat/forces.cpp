// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/forces.h"

#include <algorithm>

#include "engine/check.h"

namespace engine {

namespace {

constexpr std::string_view kDestroyed = "destroyed";

}  // namespace

bool Forces::gone() const {
    return strength() == 0;
}

std::size_t Forces::strength() const {
    const auto alive = std::count_if(armies.begin(), armies.end(), [](const Units& army) { return !army.empty(); });
    return static_cast<std::size_t>(alive) + (fort ? 1 : 0);
}

int Forces::endurance() const {
    int sum = fort ? fort->endurance() : 0;
    for (const Units& army : armies) {
        sum += army.endurance();
    }
    return sum;
}

Standing standingOf(const Forces& side) {
    Standing standing{{}, side.fort};
    for (const Units& army : side.armies) {
        standing.units += army;
    }
    return standing;
}

std::string toText(const Standing& standing) {
    if (standing.units.empty()) {
        return standing.fort ? toText(*standing.fort) : std::string(kDestroyed);
    }
    return standing.fort ? toText(standing.units) + "+" + toText(*standing.fort) : toText(standing.units);
}

std::optional<Standing> standingFromText(std::string_view text) {
    if (text == kDestroyed) {
        return Standing{};
    }
    if (const std::size_t plus = text.find('+'); plus != std::string_view::npos) {
        const auto units = unitsFromText(text.substr(0, plus));
        const auto fort = fortFromText(text.substr(plus + 1));
        return units && fort ? std::optional(Standing{*units, fort}) : std::nullopt;
    }
    if (const auto fort = fortFromText(text)) {
        return Standing{{}, fort};
    }
    const auto units = unitsFromText(text);
    return units ? std::optional(Standing{*units, std::nullopt}) : std::nullopt;
}

int dieOf(UnitKind best) {
    switch (best) {
        case UnitKind::Infantry:
            return 6;
        case UnitKind::Cavalry:
            return 10;
        case UnitKind::Artillery:
            return 12;
    }
    ADJ_CHECK(false, "a unit is infantry, cavalry or artillery");
}

int dieOf(const Fort& fort, const CombatRules& rules) {
    const bool asCity = fort.capital && rules.capitalDie == RXSaCcCapital::AsCity;
    switch (asCity ? CombatLevel::City : fort.level) {
        case CombatLevel::Settlement:
            return 8;
        case CombatLevel::City:
            return rules.citiesThrowTen ? 10 : 12;
        case CombatLevel::Metropolis:
            return 20;
    }
    ADJ_CHECK(false, "a building fights as settlement, city or metropolis");
}

std::vector<int> diceOf(const Forces& side, const CombatRules& rules) {
    std::vector<int> dice;
    for (const Units& army : side.armies) {
        if (const auto best = army.highest()) {
            dice.push_back(dieOf(*best));
        }
    }
    if (side.fort) {
        dice.push_back(dieOf(*side.fort, rules));
    }
    if (rules.allyDie == RAllyDie::Best && dice.size() > 1) {
        dice = {*std::max_element(dice.begin(), dice.end())};
    }
    return dice;
}

std::vector<Member> lossChoices(const Forces& side, const CombatRules& rules) {
    std::optional<UnitKind> highest;
    for (const Units& army : side.armies) {
        highest = std::max(highest, army.highest());
    }
    std::vector<Member> choices;
    for (Member i = 0; i < side.armies.size(); ++i) {
        if (highest && side.armies[i].highest() == highest) {
            choices.push_back(i);
        }
    }
    if (rules.allyLoss == RAllyLoss::Owner) {
        for (Member i = 0; i < side.armies.size(); ++i) {
            if (!side.armies[i].empty() && side.armies[i].highest() != highest) {
                choices.push_back(i);
            }
        }
    }
    if (side.fort && (choices.empty() || rules.allyLoss == RAllyLoss::Owner)) {
        choices.push_back(side.armies.size());
    }
    return choices;
}

Forces afterLoss(const Forces& side, Member member, const CombatRules& rules) {
    Forces after = side;
    if (member == side.armies.size()) {
        ADJ_CHECK(side.fort, "a building that loses a round stands");
        after.fort = downgraded(*side.fort, rules.wallsDrop);
    } else {
        ADJ_CHECK(member < side.armies.size(), "a member of a side is one of its armies or its building");
        after.armies[member] = downgraded(side.armies[member]);
    }
    return after;
}

}  // namespace engine
