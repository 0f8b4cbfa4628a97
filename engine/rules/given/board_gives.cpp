// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/given/board_gives.h"

#include <algorithm>
#include <array>
#include <optional>

#include "engine/rules/hooks/consequences.h"
#include "engine/rules/hooks/hooks.h"
#include "engine/rules/longest_road/longest_road.h"
#include "engine/state/names.h"
#include "engine/state/to_position.h"

namespace engine {

namespace {

constexpr std::array<std::string_view, 6> kHoldings{"longest-road", "largest-army", "second-road",
                                                    "second-army",  "monopolist",   "exchange-point"};

/// A set-up, the position that it makes, and the one with what the board gives.
struct Begun {
    const Setup& setup;
    Position before;
    Position after;
    bool knightsKnown = false;
};

bool areKnightsKnown(const Setup& setup, const Position& position) {
    return std::ranges::all_of(position.table->players, [&](const Player& player) {
        const auto found = setup.holdings.find(player.id);
        return found != setup.holdings.end() && found->second.playedDevelopment;
    });
}

std::optional<Begun> begunFrom(const Setup& setup) {
    auto position = toPosition(setup);
    if (!position || position->turn.phase == Phase::Found || position->turn.phase == Phase::Ended ||
        position->table->players.empty()) {
        return std::nullopt;
    }
    const bool known = areKnightsKnown(setup, *position);
    Deciding deciding(*position);
    addWhatTheBoardGives(deciding, known);
    Position after = deciding.now();
    return Begun{setup, std::move(*position), std::move(after), known};
}

std::vector<BoardGift> giftsOf(const Begun& begun) {
    const Position& after = begun.after;
    const Rules& rules = after.rules();
    std::vector<BoardGift> gifts;
    const auto length = [&](PlayerId player) { return longestRoad(after, player); };
    const auto knights = [&](PlayerId player) { return after.development[player].played[DevelopmentCard::Knight]; };
    if (after.longestRoadHolder && after.longestRoadHolder != begun.before.longestRoadHolder) {
        gifts.push_back(giftOf(after, Holding::LongestRoad, *after.longestRoadHolder,
                               rules.clauseOf(Number::RoadLengthNeeded), length));
    }
    if (after.largestArmyHolder && after.largestArmyHolder != begun.before.largestArmyHolder) {
        gifts.push_back(giftOf(after, Holding::LargestArmy, *after.largestArmyHolder,
                               rules.clauseOf(Number::KnightsNeeded), knights));
    }
    allAt<&Hooks::gives>(begun.before, after, begun.knightsKnown, gifts);
    return gifts;
}

/// Everybody who has reached most, if that is enough and nobody is alone with it.
template <class Reached>
std::vector<PlayerId> tiedFor(const Position& position, int needed, Reached reached) {
    std::vector<PlayerId> tied;
    int most = needed;
    for (const PlayerId player : position.seats()) {
        const int count = position.isOut(player) ? 0 : reached(player);
        if (count > most) {
            tied.clear();
        }
        if (count >= most) {
            most = count;
            tied.push_back(player);
        }
    }
    if (tied.size() == 1) {
        tied.clear();
    }
    return tied;
}

std::vector<OpenHolding> questionsOf(const Begun& begun) {
    const Position& after = begun.after;
    const Rules& rules = after.rules();
    std::vector<OpenHolding> open;
    const auto ask = [&](Holding what, std::vector<PlayerId> among, ClauseId clause) {
        if (!among.empty()) {
            open.push_back({what, std::move(among), clause});
        }
    };
    if (!after.longestRoadHolder) {
        ask(Holding::LongestRoad,
            tiedFor(after, after.number(Number::RoadLengthNeeded),
                    [&](PlayerId player) { return longestRoad(after, player); }),
            rules.clauseOf(Number::RoadLengthNeeded));
    }
    std::vector<PlayerId> left;
    for (const PlayerId player : after.seats()) {
        if (!after.isOut(player)) {
            left.push_back(player);
        }
    }
    const bool early = begun.setup.turn && begun.setup.turn->round <= 1;
    if (after.inForce(clause::B_12) && !after.largestArmyHolder) {
        if (begun.knightsKnown) {
            ask(Holding::LargestArmy,
                tiedFor(after, after.number(Number::KnightsNeeded),
                        [&](PlayerId player) { return after.development[player].played[DevelopmentCard::Knight]; }),
                rules.clauseOf(Number::KnightsNeeded));
        } else if (!early) {
            ask(Holding::LargestArmy, left, rules.clauseOf(Number::KnightsNeeded));
        }
    }
    allAt<&Hooks::asks>(after, left, open);
    return open;
}

}  // namespace

BoardGift giftOf(const Position& position, Holding what, PlayerId holder, ClauseId clause,
                 const std::function<int(PlayerId)>& reached) {
    BoardGift gift{what, holder, {}, reached(holder), 0, clause};
    for (const PlayerId player : position.seats()) {
        if (player != holder && !position.isOut(player)) {
            gift.next = std::max(gift.next, reached(player));
        }
    }
    return gift;
}

std::string_view toText(Holding what) {
    return nameOf(what, kHoldings);
}

BoardReading readBoard(const Setup& setup) {
    const auto begun = begunFrom(setup);
    return begun ? BoardReading{giftsOf(*begun), questionsOf(*begun)} : BoardReading{};
}

Setup withWhatTheBoardGives(const Setup& setup) {
    const auto begun = begunFrom(setup);
    if (!begun || giftsOf(*begun).empty()) {
        return setup;
    }
    const Setup after = toSetup(begun->after);
    Setup given = setup;
    given.longestRoadHolder = after.longestRoadHolder;
    given.secondRoadHolder = after.secondRoadHolder;
    if (begun->knightsKnown) {
        given.largestArmyHolder = after.largestArmyHolder;
        given.secondArmyHolder = after.secondArmyHolder;
    }
    given.marks.longestRoadHeld = after.marks.longestRoadHeld;
    given.marks.largestArmyHeld = after.marks.largestArmyHeld;
    given.marks.monopolists = after.marks.monopolists;
    return given;
}

}  // namespace engine
