// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/small_list.h"

#include <catch2/catch.hpp>
#include <numeric>
#include <utility>
#include <vector>

#include "engine/action/event_kinds.h"

namespace engine::test {

namespace {

using Numbers = SmallList<int, 3>;

std::vector<int> itemsOf(const Numbers& list) {
    return {list.begin(), list.end()};
}

std::vector<int> upTo(int last) {
    std::vector<int> numbers(static_cast<std::size_t>(last));
    std::iota(numbers.begin(), numbers.end(), 1);
    return numbers;
}

}  // namespace

TEST_CASE("A small list holds what was put in, few or many", "[small-list]") {
    Numbers grown;
    CHECK(grown.empty());
    for (int count = 1; count <= 8; ++count) {
        grown.push_back(count);
        CHECK(grown.size() == static_cast<std::size_t>(count));
        CHECK(itemsOf(grown) == upTo(count));
        CHECK(grown.front() == 1);
        CHECK(grown[static_cast<std::size_t>(count) - 1] == count);
        CHECK(Numbers(upTo(count)) == grown);
        CHECK(Numbers(upTo(count + 1)) != grown);
    }
    CHECK(itemsOf({1, 2}) == upTo(2));
    CHECK(itemsOf({1, 2, 3, 4, 5}) == upTo(5));
}

TEST_CASE("A small list is copied whole, and its copy is another", "[small-list]") {
    for (const int count : {0, 2, 3, 4, 7}) {
        const Numbers first(upTo(count));
        Numbers copy = first;
        CHECK(copy == first);
        copy.push_back(9);
        CHECK(itemsOf(first) == upTo(count));
        Numbers other(upTo(5));
        other = first;
        CHECK(other == first);
        const Numbers moved = std::move(other);
        CHECK(moved == first);
        other = copy;
        CHECK(other == copy);
        const Numbers& same = other;
        other = same;
        CHECK(other == copy);
    }
}

TEST_CASE("A clause that is cited twice stands once, where it was first", "[small-list]") {
    const Clauses cited{clause::B_4, clause::B_2, clause::B_4, clause::B_3, clause::B_2};
    CHECK(citedOnce(cited) == Clauses{clause::B_4, clause::B_2, clause::B_3});
    // More than lie in the list itself.
    Clauses many;
    for (int turn = 0; turn < 2; ++turn) {
        for (std::uint16_t number = 0; number < 12; ++number) {
            many.push_back(ClauseId{number});
        }
    }
    CHECK(many.size() == 24);
    CHECK(citedOnce(many).size() == 12);
}

TEST_CASE("Kinds of events are told apart", "[small-list]") {
    constexpr EventKinds kOne = EventKinds::of<PiecePlaced, Settled>();
    constexpr EventKinds kBoth = kOne | EventKinds::of<PlayerLeft>();
    CHECK(kOne(EventBody(PiecePlaced{})));
    CHECK(kOne(EventBody(Settled{})));
    CHECK_FALSE(kOne(EventBody(PlayerLeft{})));
    CHECK(kBoth(EventBody(PlayerLeft{})));
    CHECK_FALSE(kBoth(EventBody(TurnStarted{})));
    CHECK_FALSE(kBoth(EventBody(GameEnded{})));
    CHECK(kOne.within(kBoth));
    CHECK_FALSE(kBoth.within(kOne));
    CHECK(kBoth.meets(kOne));
    EventKinds some;
    CHECK(some.within(kOne));
    CHECK_FALSE(some.meets(kBoth));
    some.add(EventBody(PlayerLeft{}));
    CHECK(some(EventBody(PlayerLeft{})));
    CHECK(some.meets(kBoth));
    CHECK_FALSE(some.meets(kOne));
    // The last kind of all, which lies in another word than the first.
    some.add(
        EventBody(std::in_place_type<std::variant_alternative_t<std::variant_size_v<EventVariant> - 1, EventVariant>>));
    CHECK_FALSE(some.within(kBoth));
    CHECK_FALSE(some(EventBody(std::in_place_type<std::variant_alternative_t<0, EventVariant>>)));
}

}  // namespace engine::test
