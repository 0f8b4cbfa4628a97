// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/board_svg.h"

#include <catch2/catch.hpp>

#include <set>
#include <sstream>

#include "tests/adjudicator/report/markup.h"
#include "tests/support/scene.h"

using namespace adjudicator;
using adjudicator::test::countOf;
using adjudicator::test::faultOf;
using adjudicator::test::withoutColours;
using engine::BuildingKind;
using engine::test::Scene;

namespace {

std::string drawn(const Scene& scene, const BoardSvg& options = {}) {
    std::string svg = boardSvg(scene.position(), options);
    INFO(svg);
    CHECK(faultOf(svg).empty());
    return svg;
}

struct ViewBox {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
};

ViewBox viewBoxOf(const std::string& svg) {
    ViewBox box;
    constexpr std::string_view kName = "viewBox=\"";
    std::istringstream(svg.substr(svg.find(kName) + kName.size())) >> box.x >> box.y >> box.width >> box.height;
    return box;
}

}  // namespace

TEST_CASE("a board is drawn with its numbers, and the hot ones heavier", "[adjudicator][report]") {
    const std::string svg = drawn(Scene::base());
    for (const char* number : {">2<", ">3<", ">9<", ">11<", ">12<"}) {
        CHECK(svg.find(number) != std::string::npos);
    }
    CHECK(countOf(svg, "font-size=\"40\"") == 4);  // two 6 and two 8
}

TEST_CASE("every terrain can be told from every other without colour", "[adjudicator][report]") {
    using engine::Terrain;
    std::set<std::string> seen;
    for (const Terrain terrain : {Terrain::Hills, Terrain::Forest, Terrain::Pasture, Terrain::Fields,
                                  Terrain::Mountains, Terrain::Desert, Terrain::Gold, Terrain::Sea}) {
        Scene scene = Scene::base();
        scene.setup.hexes = {{{0, 0}, terrain, std::nullopt, false, false, {}}};
        scene.setup.robber.reset();
        seen.insert(withoutColours(drawn(scene)));
    }
    CHECK(seen.size() == 8);
}

TEST_CASE("every piece is on the board, in its own shape", "[adjudicator][report]") {
    std::set<std::string> seen{drawn(Scene::soldiers())};
    for (const auto kind : {BuildingKind::Settlement, BuildingKind::City, BuildingKind::Metropolis,
                            BuildingKind::Factory, BuildingKind::Capital}) {
        seen.insert(withoutColours(drawn(Scene::soldiers().building("red", "0,0:N", kind))));
    }
    CHECK(seen.size() == 6);
    const std::string plain = drawn(Scene::soldiers().city("red", "0,0:N"));
    const std::string turned =
        drawn(Scene::soldiers().building("red", "0,0:N", BuildingKind::City, {.upsideDown = true}));
    CHECK(turned.find("rotate(180)") != std::string::npos);
    CHECK(plain.find("rotate(180)") == std::string::npos);
    const std::string walled = drawn(Scene::soldiers().city("red", "0,0:N", 2));
    CHECK(countOf(walled, "#cfcdc6") == countOf(plain, "#cfcdc6") + 2);
}

TEST_CASE("routes, armies, weapons, robber and pirate are drawn", "[adjudicator][report]") {
    const std::string bare = drawn(Scene::soldiers());
    const std::string road = drawn(Scene::soldiers().road("red", "0,0:NE"));
    CHECK(countOf(road, "rotate(30)") == 1);
    const std::string ship = drawn(Scene::soldiers().sea("2,0").ship("red", "2,0:W"));
    CHECK(ship.find("M-29 6H29L20 20H-20Z") != std::string::npos);
    const std::string army = drawn(Scene::soldiers().army("red", "0,0:N", "2A14C3I"));
    for (const char* count : {">2<", ">14<", ">3<"}) {
        CHECK(countOf(army, count) == countOf(bare, count) + 1);
    }
    const std::string weapon = drawn(Scene::soldiers().city("red", "0,0:N").nuke("red", "0,0:N"));
    CHECK(countOf(weapon, "#f4cf26") == 1);
    CHECK(countOf(bare, "#26282c") == 1);
    Scene pirate = Scene::soldiers().sea("2,0");
    pirate.setup.pirate = engine::Hex{2, 0};
    CHECK(countOf(drawn(pirate), "#2e3136") == 1);
}

TEST_CASE("players are told apart without colour", "[adjudicator][report]") {
    const auto board = [](const char* owner) { return withoutColours(drawn(Scene::soldiers().city(owner, "0,0:N"))); };
    CHECK(board("red") != board("blue"));
    CHECK(board("blue") != board("white"));
    CHECK(board("white") != board("red"));
}

TEST_CASE("a colour that somebody typed is a colour or nothing", "[adjudicator][report]") {
    Scene scene = Scene::soldiers().city("red", "0,0:N");
    scene.setup.players[0].colour = "#12aB3f";
    CHECK(drawn(scene).find("#12aB3f") != std::string::npos);
    scene.setup.players[0].colour = "#fff\" onload=\"alert(1)";
    const std::string svg = drawn(scene);
    CHECK(svg.find("onload") == std::string::npos);
    CHECK(svg.find("#c43a44") != std::string::npos);
}

TEST_CASE("hexes lie face down, are gone, and have harbours", "[adjudicator][report]") {
    Scene scene = Scene::soldiers();
    scene.setup.harbours = {{engine::test::sideNamed("0,-2:NE"), std::nullopt},
                            {engine::test::sideNamed("2,-2:NE"), engine::Resource::Ore}};
    const std::string before = drawn(scene);
    CHECK(countOf(before, ">3:1<") == 1);
    CHECK(countOf(before, ">2:1<") == 1);
    scene.setup.hexes[9].faceDown = true;  // 0,0 with its 9
    scene.setup.hexes[18].removed = true;
    const std::string after = drawn(scene);
    CHECK(countOf(after, ">9<") == countOf(before, ">9<") - 1);
    CHECK(countOf(after, "stroke-dasharray") == 1);
}

TEST_CASE("what is pointed at has a ring, and a part of the board is cut out around it", "[adjudicator][report]") {
    const engine::test::Game game(Scene::soldiers());
    BoardSvg options;
    const std::string whole = boardSvg(game.now, options);
    options.ringed = {game.corner("0,0:N")};
    options.ringedSides = {game.side("0,0:NE")};
    options.ringedHexes = {game.hex("0,0")};
    const std::string ringed = boardSvg(game.now, options);
    CHECK(countOf(ringed, "#7a4b00") == countOf(whole, "#7a4b00") + 3);

    options.around = {game.corner("0,0:N")};
    options.radius = 2;
    options.aspect = 1.5;
    const std::string part = boardSvg(game.now, options);
    const ViewBox box = viewBoxOf(part);
    CHECK(box.height == Approx(400));
    CHECK(box.width == Approx(600));
    CHECK(box.x + box.width / 2 == Approx(0).margin(0.2));
    CHECK(box.y + box.height / 2 == Approx(-100));
    CHECK(part.size() < whole.size());
    CHECK(countOf(whole, ">8<") == 2);
    CHECK(countOf(part, ">8<") == 1);  // the other is far away
}

TEST_CASE("a round world is drawn from its hexes", "[adjudicator][report]") {
    const Scene scene = Scene::monopolists();
    const engine::Position position = scene.position();
    const std::string svg = boardSvg(position, {});
    CHECK(faultOf(svg).empty());
    CHECK(countOf(svg, "<g transform") >= position.topology().hexCount());
}

TEST_CASE("a turned board shows the same, seen from another seat", "[adjudicator][report]") {
    const engine::test::Game game(Scene::soldiers().city("red", "0,0:N").road("red", "0,0:NE"));
    BoardSvg options;
    const std::string straight = boardSvg(game.now, options);
    options.seats = 6;
    CHECK(viewBoxOf(boardSvg(game.now, options)).width == Approx(viewBoxOf(straight).width));
    options.seats = 1;
    const std::string turned = boardSvg(game.now, options);
    CHECK(faultOf(turned).empty());
    CHECK(countOf(turned, "<g transform") == countOf(straight, "<g transform"));
    // The corner due north goes to the right of it, a sixth of a turn on: sine and cosine of 60°.
    options.around = {game.corner("0,0:N")};
    options.radius = 1;
    const ViewBox box = viewBoxOf(boardSvg(game.now, options));
    CHECK(box.x + box.width / 2 == Approx(86.6).margin(0.2));
    CHECK(box.y + box.height / 2 == Approx(-50).margin(0.2));
}

TEST_CASE("the picture's title is text", "[adjudicator][report]") {
    BoardSvg options;
    options.title = "<b>&\"";
    CHECK(drawn(Scene::base(), options).find("aria-label=\"&lt;b&gt;&amp;&quot;\"") != std::string::npos);
}
