// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_cache.h"

#include <QColor>
#include <QImage>
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>

#include "tests/ui/large_board.h"

namespace {

constexpr QSize kViewport(640, 480);

QImage cacheAnew(const ui::BoardPicture& picture, const ui::HexLayout& layout) {
    ui::BoardCache fresh;
    return fresh.drawn(kViewport, 1, QFont(), picture, layout).toImage();
}

/// How many pixels differ visibly: by more than the last bits in which a line's edge is rounded.
int cacheDifference(const QImage& a, const QImage& b) {
    REQUIRE(a.size() == b.size());
    int count = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor left(a.pixel(x, y));
            const QColor right(b.pixel(x, y));
            const int most = std::max({std::abs(left.red() - right.red()), std::abs(left.green() - right.green()),
                                       std::abs(left.blue() - right.blue())});
            count += most > 6 ? 1 : 0;
        }
    }
    return count;
}

}  // namespace

TEST_CASE("a board that was moved looks as if drawn where it is", "[ui][board]") {
    const ui::BoardPicture picture = ui::test::largeBoard();
    ui::HexLayout layout;
    layout.fit(picture.hexNames(), kViewport, 1);
    layout.zoom(1.7, {300, 200});
    ui::BoardCache cache;
    (void)cache.drawn(kViewport, 1, QFont(), picture, layout);
    for (const QPointF step : {QPointF(17, -9), QPointF(-40, 31), QPointF(0, 5), QPointF(3000, 0), QPointF(-2990, 7)}) {
        layout.pan(step);
        const QImage moved = cache.drawn(kViewport, 1, QFont(), picture, layout).toImage();
        CHECK(cacheDifference(moved, cacheAnew(picture, layout)) == 0);
    }
    // By half a pixel nothing that is drawn can be used again.
    layout.pan({0.5, 0.25});
    CHECK(cacheDifference(cache.drawn(kViewport, 1, QFont(), picture, layout).toImage(), cacheAnew(picture, layout)) ==
          0);
}

TEST_CASE("each change of a board is drawn wherever it can be seen", "[ui][board]") {
    const ui::BoardPicture full = ui::test::largeBoard();
    ui::HexLayout layout;
    layout.fit(full.hexNames(), kViewport, 1);
    ui::BoardCache cache;
    const auto check = [&](const char* what, const auto& change) {
        INFO(what);
        (void)cache.drawn(kViewport, 1, QFont(), full, layout);
        ui::BoardPicture picture = full;
        change(picture);
        const QImage drawn = cache.drawn(kViewport, 1, QFont(), picture, layout).toImage();
        const QImage anew = cacheAnew(picture, layout);
        CHECK(cacheDifference(drawn, anew) == 0);
        CHECK(cacheDifference(cacheAnew(full, layout), anew) > 0);
    };
    check("a road goes", [](auto& picture) { picture.routes.pop_back(); });
    check("a building goes", [](auto& picture) { picture.buildings.erase(picture.buildings.begin()); });
    check("walls are built", [](auto& picture) { picture.buildings.front().walls += 2; });
    check("a building is turned over", [](auto& picture) { picture.buildings.front().upsideDown = true; });
    check("an army goes from its building", [](auto& picture) { picture.armies.pop_back(); });
    check("a weapon goes", [](auto& picture) { picture.nukes.clear(); });
    check("a bridge goes", [](auto& picture) { picture.bridges.clear(); });
    check("a hex is removed", [](auto& picture) { picture.hexes[4].removed = true; });
    check("a harbour trades otherwise", [](auto& picture) { picture.harbours[1].trade.reset(); });
    check("the robber walks", [](auto& picture) { picture.robber = picture.hexes.front().at; });
    check("the pirate goes", [](auto& picture) { picture.pirate.reset(); });
}
