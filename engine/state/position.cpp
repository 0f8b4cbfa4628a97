// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/position.h"

#include <algorithm>
#include <array>

#include "engine/state/names.h"

namespace engine {

namespace {

constexpr std::array<std::string_view, 8> kPhases{"found",  "roll",    "build",     "move",
                                                  "combat", "special", "fictional", "ended"};
constexpr std::array<std::string_view, kNumberCount> kNumbers{"winning_score",
                                                              "hand_limit",
                                                              "hand_limit_per_wall",
                                                              "knights_needed",
                                                              "road_length_needed",
                                                              "special_card_value",
                                                              "free_steps",
                                                              "nuke_range",
                                                              "walls_per_city",
                                                              "roads",
                                                              "ships",
                                                              "settlements",
                                                              "cities",
                                                              "walls",
                                                              "infantry",
                                                              "cavalry",
                                                              "artillery",
                                                              "nukes",
                                                              "second_card_value",
                                                              "unplayed_cards",
                                                              "factories",
                                                              "capitals",
                                                              "special_harbours",
                                                              "any_harbours"};
constexpr std::array<std::string_view, kItemCount> kItems{"road",    "ship",      "settlement", "city",   "infantry",
                                                          "cavalry", "artillery", "nuke",       "wall",   "extra_step",
                                                          "card",    "factory",   "bridge",     "capital"};

}  // namespace

std::string_view toText(Phase phase) {
    return nameOf(phase, kPhases);
}

std::optional<Phase> phaseFromText(std::string_view text) {
    return fromName<Phase>(text, kPhases);
}

std::string_view toText(Number number) {
    const auto at = static_cast<std::size_t>(number);
    return at < kNumberCount ? nameOf(number, kNumbers) : guestNumber(at - kNumberCount).part->word;
}

std::optional<Number> numberFromText(std::string_view text) {
    for (std::size_t i = 0; i < guestNumberCount(); ++i) {
        if (guestNumber(i).part->word == text) {
            return static_cast<Number>(kNumberCount + i);
        }
    }
    return fromName<Number>(text, kNumbers);
}

std::string_view toText(Item item) {
    return nameOf(item, kItems);
}

std::optional<Item> itemFromText(std::string_view text) {
    return fromName<Item>(text, kItems);
}

std::optional<PlayerId> Table::find(std::string_view playerId) const {
    for (const PlayerId seat : seats()) {
        if (idOf(seat) == playerId) {
            return seat;
        }
    }
    return std::nullopt;
}

int Marks::guestCount(std::string_view mark, PlayerId player) const {
    const auto found = std::ranges::find(guests, mark, &GuestCountsOf<ByIds>::mark);
    return found == guests.end() ? 0 : found->counts[player];
}

void Marks::setGuestCount(std::string_view mark, PlayerId player, int count) {
    auto found = std::ranges::lower_bound(guests, mark, {}, &GuestCountsOf<ByIds>::mark);
    if (found == guests.end() || found->mark != mark) {
        found = guests.insert(found, {std::string(mark), {}});
    }
    found->counts[player] = count;
    // As if it had never been counted.
    if (std::ranges::all_of(found->counts, [](int each) { return each == 0; })) {
        guests.erase(found);
    }
}

int Marks::stepsAt(CornerId corner) const {
    const auto found =
        std::find_if(stepsUsed.begin(), stepsUsed.end(), [&](const auto& mark) { return mark.first == corner; });
    return found == stepsUsed.end() ? 0 : found->second;
}

void Marks::setSteps(CornerId corner, int steps) {
    std::erase_if(stepsUsed, [&](const auto& mark) { return mark.first == corner; });
    if (steps > 0) {
        stepsUsed.emplace_back(corner, steps);
        std::sort(stepsUsed.begin(), stepsUsed.end());
    }
}

bool Marks::isSpent(CornerId corner) const {
    return std::binary_search(attackSpent.begin(), attackSpent.end(), corner);
}

void Marks::setSpent(CornerId corner, bool spent) {
    std::erase(attackSpent, corner);
    if (spent) {
        attackSpent.push_back(corner);
        std::sort(attackSpent.begin(), attackSpent.end());
    }
}

std::optional<PlayerId> Marks::monopolistOf(std::string_view continent) const {
    for (const auto& monopolist : monopolists) {
        if (monopolist.continent == continent) {
            return monopolist.player;
        }
    }
    return std::nullopt;
}

bool Position::inForceByVotes(ClauseId clause) const {
    const auto isAmong = [&](const std::vector<ClauseId>& clauses) {
        return !clauses.empty() && std::binary_search(clauses.begin(), clauses.end(), clause);
    };
    return (rules().has(clause) || isAmong(marks.adopted)) && !isAmong(marks.suspended);
}

int Position::number(Number which) const {
    const ClauseId clause = rules().clauseOf(which);
    const bool suspended =
        (!marks.suspended.empty() && std::binary_search(marks.suspended.begin(), marks.suspended.end(), clause)) ||
        (rules().agreedScore && !inForce(*rules().said.agreedScore));
    return suspended ? rules().plainNumbers[static_cast<std::size_t>(which)] : rules().number(which);
}

}  // namespace engine
