// SPDX-License-Identifier: GPL-3.0-or-later
// Who plays is known: pieces of other colours are not looked for.
#include <algorithm>
#include <array>
#include <filesystem>

#include <catch2/catch.hpp>

#include "tests/places.h"
#include "vision/read_photo.h"

namespace {

using vision::PieceColour;

template <typename Pieces>
std::ptrdiff_t countOf(const Pieces& pieces, PieceColour owner) {
    return std::count_if(pieces.begin(), pieces.end(), [&](const auto& piece) { return piece.owner == owner; });
}

bool isOffered(const vision::BoardReading& board, PieceColour owner) {
    return std::any_of(board.unsure.begin(), board.unsure.end(), [&](const vision::Unsure& unsure) {
        return std::find(unsure.options.begin(), unsure.options.end(), toText(owner)) != unsure.options.end();
    });
}

}  // namespace

TEST_CASE("of a colour that does not play nothing is read and nothing is offered", "[vision][pieces]") {
    const auto image = vision::loadPhoto(std::filesystem::path(ADJ_TEST_DATA) / "scenes" / "scene_0007.jpg");
    REQUIRE(image);
    const auto anybody = vision::readBoard(*image, {}, vision::kBaseGameOnly);
    REQUIRE(anybody);
    for (const PieceColour absent : vision::kPieceColours) {
        std::array<bool, vision::kPieceColours.size()> plays{};
        plays.fill(true);
        plays[index(absent)] = false;
        const auto known = vision::readBoard(*image, {}, vision::kBaseGameOnly.withColours(plays));
        REQUIRE(known);
        CAPTURE(toText(absent));
        CHECK(countOf(known->buildings, absent) == 0);
        CHECK(countOf(known->routes, absent) == 0);
        CHECK_FALSE(isOffered(*known, absent));
        for (const PieceColour other : vision::kPieceColours) {
            // The others are seen as before, or better.
            if (other != absent && other != PieceColour::White) {
                CHECK(countOf(known->buildings, other) >= countOf(anybody->buildings, other));
            }
        }
    }
}

TEST_CASE("who is looked for is part of what is looked for", "[vision][pieces]") {
    constexpr vision::LookedFor anybody = vision::kWhateverThereIs;
    static_assert(!anybody.areColoursSaid());
    static_assert(anybody.mayPlay(PieceColour::Brown));
    constexpr vision::LookedFor two = anybody.withColours({true, false, true, false, false, false});
    static_assert(two.areColoursSaid());
    static_assert(two.mayPlay(PieceColour::White));
    static_assert(!two.mayPlay(PieceColour::Brown));
    CHECK(two.has(vision::Extra::Armies));
    CHECK_FALSE(two == anybody);
}
