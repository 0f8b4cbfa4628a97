// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/owned_per_id.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <vector>

namespace engine {

namespace {

struct Peg {
    PlayerId owner{};
    int height = 0;
    bool operator==(const Peg&) const = default;
};
using Pegs = OwnedPerCorner<Peg>;

constexpr std::size_t kCorners = 150;
constexpr PlayerId kRed{0};
constexpr PlayerId kBlue{7};

Pegs none() {
    return Pegs(PerCorner<std::optional<Peg>>(kCorners));
}

std::vector<std::size_t> listed(IdBits<CornerId> corners) {
    std::vector<std::size_t> all;
    for (const CornerId corner : corners) {
        all.push_back(index(corner));
    }
    return all;
}

using Ids = std::vector<std::size_t>;

}  // namespace

TEST_CASE("A board knows whose pieces lie where, in order", "[board]") {
    Pegs pegs = none();
    CHECK(pegs.taken().empty());
    for (const std::size_t at : {149U, 0U, 64U, 63U}) {
        pegs.set(CornerId(at), Peg{at == 64 ? kBlue : kRed, 1});
    }
    CHECK(listed(pegs.of(kRed)) == Ids{0, 63, 149});
    CHECK(listed(pegs.of(kBlue)) == Ids{64});
    CHECK(listed(pegs.taken()) == Ids{0, 63, 64, 149});
    CHECK(pegs.of(kRed).size() == 3);
    CHECK(pegs.of(kRed).contains(CornerId(63)));
    CHECK_FALSE(pegs.of(kBlue).contains(CornerId(63)));
    CHECK(pegs.of(PlayerId(3)).empty());
}

TEST_CASE("A piece that changes hands or leaves is found with its new owner alone", "[board]") {
    Pegs pegs = none();
    pegs.set(CornerId(5), Peg{kRed, 1});
    pegs.set(CornerId(70), Peg{kRed, 1});
    pegs.set(CornerId(5), Peg{kBlue, 2});
    CHECK(listed(pegs.of(kRed)) == Ids{70});
    CHECK(listed(pegs.of(kBlue)) == Ids{5});
    pegs.change(CornerId(70), [](auto& peg) { peg->owner = kBlue; });
    CHECK(pegs.of(kRed).empty());
    pegs.set(CornerId(5), std::nullopt);
    CHECK(listed(pegs.taken()) == Ids{70});
}

TEST_CASE("A copy of a board keeps what it had", "[board]") {
    Pegs pegs = none();
    pegs.set(CornerId(1), Peg{kRed, 1});
    const Pegs before = pegs;
    CHECK(before == pegs);
    pegs.set(CornerId(2), Peg{kBlue, 1});
    CHECK(before != pegs);
    CHECK(listed(before.taken()) == Ids{1});
    CHECK(listed(pegs.taken()) == Ids{1, 2});
    CHECK_FALSE(before[CornerId(2)]);
    pegs.set(CornerId(2), std::nullopt);
    CHECK(before == pegs);
}

TEST_CASE("A set of ids is walked in order, each once", "[board]") {
    IdSet<SideId> sides(200);
    for (const std::size_t at : {199U, 3U, 3U, 128U}) {
        sides.add(SideId(at));
    }
    Ids walked;
    for (const SideId side : sides) {
        walked.push_back(index(side));
    }
    CHECK(walked == Ids{3, 128, 199});
    CHECK(sides.contains(SideId(128)));
    CHECK_FALSE(sides.contains(SideId(127)));
}

}  // namespace engine
