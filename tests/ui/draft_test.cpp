// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <map>
#include <random>

#include "ui/draft/drawn_places.h"
#include "ui/draft/game_draft.h"
#include "ui/text/fault_text.h"

namespace {

std::map<int, int> tokensOf(const engine::Setup& setup) {
    std::map<int, int> counts;
    for (const auto& hex : setup.hexes) {
        if (hex.number) {
            ++counts[*hex.number];
        }
    }
    return counts;
}

}  // namespace

TEST_CASE("a random board has the base game's tiles, tokens and harbours and no red neighbours", "[ui][B-1]") {
    const bool large = GENERATE(false, true);
    std::mt19937 random(GENERATE(1U, 7U, 20261121U));
    ui::GameDraft draft;
    draft.setPlayers({{"red", "", ""}, {"blue", "", ""}, {"white", "", ""}});
    draft.board().randomise(large, random);
    const engine::Setup& setup = draft.setup();
    CHECK(setup.hexes.size() == (large ? 30U : 19U));
    CHECK(setup.harbours.size() == (large ? 11U : 9U));
    const auto tokens = tokensOf(setup);
    CHECK(tokens.at(2) == (large ? 2 : 1));
    CHECK(tokens.at(8) == (large ? 3 : 2));
    CHECK_FALSE(tokens.contains(7));

    const auto position = draft.judge();
    REQUIRE(position);
    CHECK(engine::irregularities(*position).empty());
    const engine::Topology& board = position->topology();
    const auto red = [&](engine::HexId id) {
        return position->hexes[id].number == 6 || position->hexes[id].number == 8;
    };
    for (const engine::HexId id : board.hexes()) {
        for (const auto& beside : board.neighboursOf(id)) {
            CHECK_FALSE((red(id) && beside && red(*beside)));
        }
    }
    // No two harbours share a crossing.
    std::map<engine::Corner, int> used;
    for (const auto& harbour : setup.harbours) {
        for (const auto& end : engine::endsOf(harbour.side)) {
            CHECK(++used[end] == 1);
        }
    }
}

TEST_CASE("what is missing on a photographed board is filled in and what is there stays", "[ui]") {
    std::mt19937 random(5);
    ui::GameDraft draft;
    draft.board().randomise(false, random);
    engine::Setup bare = draft.setup();
    for (std::size_t i = 0; i < bare.hexes.size(); ++i) {
        if (i > 3) {
            bare.hexes[i].number.reset();
        }
    }
    const auto kept = bare.hexes;
    bare.harbours.clear();
    bare.robber.reset();
    draft.load(bare, {bare.hexes[2].hex});
    CHECK(draft.drawn().doubtful.size() == 1);
    draft.board().complete(random);
    CHECK(draft.setup().harbours.size() == 9);
    CHECK(draft.setup().robber);
    CHECK(tokensOf(draft.setup()).at(9) == 2);
    for (std::size_t i = 0; i < 4; ++i) {
        CHECK(draft.setup().hexes[i] == kept[i]);
    }
}

TEST_CASE("the editor puts down, changes and takes away", "[ui]") {
    std::mt19937 random(9);
    ui::GameDraft draft;
    draft.board().randomise(false, random);
    const engine::Corner corner = engine::cornerOf({0, 0}, engine::CornerDirection::N);
    const engine::Side side = engine::sideOf({0, 0}, engine::HexDirection::NE);
    ui::Brush brush;
    brush.kind = ui::Brush::Kind::Settlement;
    CHECK(draft.board().paint(brush, corner, "red"));
    brush.kind = ui::Brush::Kind::City;
    CHECK(draft.board().paint(brush, corner, "red"));
    REQUIRE(draft.setup().buildings.size() == 1);
    CHECK(draft.setup().buildings[0].kind == engine::BuildingKind::City);
    brush.kind = ui::Brush::Kind::Wall;
    draft.board().paint(brush, corner, "red");
    CHECK(draft.setup().buildings[0].walls == 1);
    brush.kind = ui::Brush::Kind::Road;
    draft.board().paint(brush, side, "red");
    CHECK(draft.setup().routes.size() == 1);
    draft.board().paint(brush, side, "red");
    CHECK(draft.setup().routes.empty());
    brush.kind = ui::Brush::Kind::Army;
    brush.unit = engine::UnitKind::Cavalry;
    draft.board().paint(brush, corner, "blue");
    draft.board().paint(brush, corner, "blue");
    CHECK(draft.setup().armies.at(0).units.cavalry == 2);
    brush.kind = ui::Brush::Kind::Erase;
    draft.board().paint(brush, corner, {});
    CHECK(draft.setup().armies.empty());
    CHECK(draft.setup().buildings.size() == 1);
    draft.board().paint(brush, corner, {});
    CHECK(draft.setup().buildings.empty());

    brush = {};
    brush.kind = ui::Brush::Kind::Terrain;
    brush.terrain = engine::Terrain::Desert;
    draft.board().paint(brush, engine::Hex{0, 0}, {});
    for (const auto& hex : draft.setup().hexes) {
        if (hex.hex == engine::Hex{0, 0}) {
            CHECK(hex.terrain == engine::Terrain::Desert);
            CHECK_FALSE(hex.number);
        }
    }
}

TEST_CASE("a piece of somebody who does not play is a fault that the page lists", "[ui]") {
    std::mt19937 random(2);
    ui::GameDraft draft;
    draft.board().randomise(false, random);
    ui::Brush brush;
    brush.kind = ui::Brush::Kind::Settlement;
    draft.board().paint(brush, engine::cornerOf({0, 0}, engine::CornerDirection::N), "green");
    const auto judged = draft.judge();
    REQUIRE_FALSE(judged);
    CHECK(judged.error().front().kind == engine::FaultKind::PieceOfNobody);
    // A fault at a place says it as people do.
    const auto board = ui::bareBoard(draft.setup());
    REQUIRE(board);
    const QString said = ui::sentence(engine::Fault{engine::FaultKind::TwoBuildings, "0,0:N"}, *board);
    CHECK_FALSE(said.contains(QStringLiteral("0,0")));
    CHECK(said.startsWith(QStringLiteral("two buildings stand on")));
    CHECK(ui::sentence(engine::Fault{engine::FaultKind::UnknownCorner, "9,9:N"}, *board)
              .contains(QStringLiteral("9,9:N")));
}
