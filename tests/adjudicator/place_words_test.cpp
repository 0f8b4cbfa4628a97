// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/place_words.h"

#include <catch2/catch.hpp>

#include <array>
#include <map>
#include <random>
#include <set>

#include "adjudicator/text/words.h"
#include "engine/rulesets/monopolists/maps.h"
#include "engine/state/layouts.h"
#include "engine/state/shuffle.h"
#include "engine/state/to_position.h"
#include "tests/support/scene.h"

using adjudicator::PlaceWords;
using engine::Language;
using engine::Terrain;

namespace {

/// A table that has this board and nothing else.
engine::Table tableOf(const engine::Setup& setup) {
    std::vector<engine::Hex> hexes;
    for (const engine::HexSetup& hex : setup.hexes) {
        hexes.push_back(hex.hex);
    }
    engine::Topology topology(hexes, setup.wrap);
    std::vector<engine::Tile> tiles(topology.hexCount());
    for (const engine::HexSetup& hex : setup.hexes) {
        tiles[index(*topology.find(hex.hex))] = {hex.terrain, hex.number};
    }
    return {std::move(topology), {}, {}, {}, {}, {}, std::move(tiles), {}, {}};
}

/// Islands in the sea, as scenarios have them: gold, hexes that nobody has seen, numbers as they fall.
engine::Setup islands(int size, unsigned seed) {
    std::mt19937 chance(seed);
    constexpr std::array kTerrains{Terrain::Hills,     Terrain::Forest, Terrain::Pasture, Terrain::Fields,
                                   Terrain::Mountains, Terrain::Desert, Terrain::Gold};
    engine::Setup setup;
    for (int r = 0; r < size; ++r) {
        for (int q = -r / 2; q < size - r / 2; ++q) {
            engine::HexSetup hex;
            hex.hex = {q, r};
            hex.terrain = Terrain::Sea;
            if (chance() % 9 == 0) {
                hex.terrain.reset();
            } else if (chance() % 2 == 0) {
                hex.terrain = kTerrains.at(chance() % kTerrains.size());
                const int number = static_cast<int>(2 + chance() % 11);
                hex.number = hex.terrain == Terrain::Desert || number == 7 ? std::nullopt : std::optional(number);
            }
            setup.hexes.push_back(hex);
        }
    }
    return setup;
}

void checkUnique(const engine::Table& table) {
    for (const Language language : {Language::English, Language::German}) {
        const PlaceWords words(table, language);
        std::map<std::string, std::string> seen;
        for (const engine::Place& place : adjudicator::allPlaces(table.topology)) {
            const std::string core = words.core(place);
            const auto [other, isNew] = seen.emplace(core, adjudicator::coordinates(place, table.topology));
            INFO(core << ": " << other->second << " and " << adjudicator::coordinates(place, table.topology));
            REQUIRE(isNew);
        }
    }
}

/// Each place is found again in what is said of it, and by who types it.
void checkFound(const engine::Table& table) {
    for (const Language language : {Language::English, Language::German}) {
        const PlaceWords words(table, language);
        for (const engine::Place& place : adjudicator::allPlaces(table.topology)) {
            const std::string text = "Anna " + words.at(place) + ", " + words.to(place) + "; " + words.from(place) +
                                     ": " + words.name(place);
            INFO(text);
            const auto found = words.mentioned(text);
            REQUIRE(found.size() == 4);
            for (const auto& named : found) {
                CHECK(named.place == place);
            }
            const auto meant = words.meant(words.core(place));
            REQUIRE_FALSE(meant.empty());
            CHECK(std::ranges::find(meant, place) != meant.end());
        }
    }
}

engine::Setup shuffledBoard(const engine::Layout& layout, unsigned seed) {
    std::mt19937 chance(seed);
    return engine::dealt(layout, engine::shuffledOrder(layout, chance));
}

}  // namespace

TEST_CASE("no two places of a board are called the same", "[adjudicator][text]") {
    const std::array layouts{engine::layoutForFour(), engine::layoutForSix(),
                             engine::mergedLayout(std::array{engine::layoutForFour(), engine::layoutForSix()})};
    for (const engine::Layout& layout : layouts) {
        for (unsigned seed = 0; seed < 40; ++seed) {
            checkUnique(tableOf(shuffledBoard(layout, seed)));
        }
    }
    for (unsigned seed = 0; seed < 40; ++seed) {
        checkUnique(tableOf(islands(4 + static_cast<int>(seed % 6), seed)));
    }
    for (const std::size_t players : {4U, 5U, 6U}) {
        checkUnique(tableOf(engine::monopolistsMap(players)));
    }
}

TEST_CASE("a place is found by its words, said or typed", "[adjudicator][text]") {
    checkFound(tableOf(shuffledBoard(engine::layoutForFour(), 7)));
    checkFound(tableOf(shuffledBoard(engine::layoutForSix(), 8)));
    checkFound(tableOf(islands(6, 9)));
}

TEST_CASE("places are said as people at the table say them", "[adjudicator][text]") {
    engine::Setup setup;
    setup.hexes = {{{0, 0}, Terrain::Hills, 5, false, false, {}},
                   {{1, 0}, Terrain::Mountains, 10, false, false, {}},
                   {{0, 1}, Terrain::Pasture, 8, false, false, {}},
                   {{1, -1}, Terrain::Desert, std::nullopt, false, false, {}}};
    const engine::Table table = tableOf(setup);
    const auto corner = [&](std::string_view name) {
        return engine::Place(*table.topology.find(*engine::cornerFromText(name)));
    };
    const auto side = [&](std::string_view name) {
        return engine::Place(*table.topology.find(*engine::sideFromText(name)));
    };
    const PlaceWords english(table, Language::English);
    const PlaceWords german(table, Language::German);
    CHECK(english.at(corner("0,0:SE")) == "at 8–10–5");
    CHECK(german.at(corner("0,0:SE")) == "auf 8–10–5");
    CHECK(english.at(corner("0,0:NE")) == "at 10–5–desert");
    CHECK(german.at(corner("0,0:NE")) == "auf 10–5–Wüste");
    CHECK(english.at(side("0,0:E")) == "between mountains 10 and hills 5");
    CHECK(german.from(side("0,0:E")) == "vom Weg zwischen Gebirge 10 und Hügelland 5");
    CHECK(english.at(side("0,0:SE")) == "between pasture 8 and hills 5");
    CHECK(english.at(side("0,0:W")) == "on the west coast of hills 5");
    CHECK(german.at(side("0,0:W")) == "an der Westküste von Hügelland 5");
    CHECK(english.at(corner("0,0:NW")) == "at the north-west corner of hills 5");
    CHECK(english.at(corner("1,-1:N")) == "at the north corner of the desert");
    CHECK(german.at(corner("1,-1:N")) == "auf der Nordecke der Wüste");
    CHECK(german.at(side("1,-1:SE")) == "zwischen Gebirge 10 und der Wüste");
    CHECK(german.to(corner("0,0:NW")) == "zur Nordwestecke von Hügelland 5");
    const engine::Place desert(*table.topology.find(engine::Hex{1, -1}));
    CHECK(english.to(desert) == "to the desert");
    CHECK(german.to(desert) == "in die Wüste");
    CHECK(english.label(side("0,0:E")) == "side between mountains 10 and hills 5");

    CHECK(english.meant("10 8 5") == std::vector{corner("0,0:SE")});
    CHECK(german.meant("zwischen gebirge 10 und hügelland 5") == std::vector{side("0,0:E")});
    CHECK(english.meant("hills 5").front() == engine::Place(*table.topology.find(engine::Hex{0, 0})));
    CHECK(english.meant("nowhere").empty());
}

TEST_CASE("a place keeps its words when its hex is turned over", "[adjudicator][text]") {
    const engine::Setup setup = shuffledBoard(engine::layoutForFour(), 3);
    auto position = engine::toPosition(setup);
    REQUIRE(position);
    const PlaceWords words(*position->table, Language::English);
    const engine::Place hex(engine::HexId{4});
    const std::string before = words.name(hex);
    position->hexes.change(engine::HexId{4}, [](engine::HexState& state) { state.faceDown = true; });
    CHECK(PlaceWords(*position->table, Language::English).name(hex) == before);
}

TEST_CASE("a place is named after a corrected board, and keeps its name where play has moved a number",
          "[adjudicator][text]") {
    engine::test::Game game(engine::test::Scene::base());
    const engine::Place hills(game.hex("-1,1"));
    const engine::Place pasture(game.hex("0,0"));
    const auto name = [&](const engine::Place& place) {
        return PlaceWords(*game.now.table, Language::English).name(place);
    };
    CHECK(name(hills) == "hills 6");
    const engine::Position before = game.now;
    const auto corrected = [&](const engine::Hex& hex, Terrain terrain, std::optional<int> number) {
        engine::Adjust act{"the board lay otherwise", {}, {}};
        act.set->hexes = {{hex, terrain, number, false, false, {}}};
        return act;
    };
    const engine::Decision decision = game.play(corrected({-1, 1}, Terrain::Hills, 4));
    CHECK(name(hills) == "hills 4");
    game.play(corrected({-1, 1}, Terrain::Fields, 4));
    CHECK(name(hills) == "fields 4");
    // Whoever folds the same events stands at the same table, and taken back it is the one before.
    engine::Position folded = before;
    evolve(folded, decision.events);
    CHECK(PlaceWords(*folded.table, Language::English).name(hills) == "hills 4");
    engine::Position again = before;
    evolve(again, decision.events);
    CHECK(folded == again);
    game.play(corrected({-1, 1}, Terrain::Hills, 6));
    CHECK(game.now.table == before.table);

    // A token that lies elsewhere since: people know the hex by the one before.
    evolve(game.now, engine::Event{engine::TokenPlaced{game.hex("0,0"), 5}, {engine::clause::CC_15}, {}});
    REQUIRE(game.now.hexes[game.hex("0,0")].number == 5);
    CHECK(name(pasture) == "pasture 9");
    game.play(corrected({0, 0}, Terrain::Pasture, 10));
    CHECK(game.now.hexes[game.hex("0,0")].number == 10);
    CHECK(name(pasture) == "pasture 9");
    // What the rules take away is no correction either.
    engine::HexState bare = game.now.hexes[game.hex("0,1")];
    bare.number.reset();
    evolve(game.now, engine::Event{engine::HexChanged{game.hex("0,1"), bare}, {engine::clause::CC_15}, {}});
    CHECK(name(engine::Place(game.hex("0,1"))) == "forest 11");
}
