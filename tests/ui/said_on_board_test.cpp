// SPDX-License-Identifier: GPL-3.0-or-later
// What keys and clicks on the board say, and what they never say.
#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>

#include "tests/support/random_start.h"
#include "tests/support/scene.h"
#include "tests/ui/table_hands.h"
#include "ui/desk/board_markers.h"
#include "ui/desk/place_codes.h"
#include "ui/desk/strip_message.h"

using engine::test::cornerNamed;
using engine::test::hexNamed;
using engine::test::Scene;
using test::Game;
using test::TableHands;

namespace {

/// Red builds, with cards for everything.
Scene building() {
    Scene scene = Scene::base("build");
    scene.settlement("red", "0,0:N").settlement("blue", "0,1:S").settlement("white", "-2,0:N").robber("1,0");
    for (const char* player : {"red", "blue", "white"}) {
        scene.hand(player, engine::Cards::of(4, 4, 4, 4, 4));
    }
    return scene;
}

/// A 7 is rolled, and its cards are given up.
engine::Setup robberDue() {
    Scene scene = building();
    scene.setup.turn->pending = engine::RobberDueSetup();
    return scene.setup;
}

}  // namespace

TEST_CASE("a key whose act does not apply now says why", "[ui][board-said][keys]") {
    Game game(building().setup);
    TableHands hands(game);
    const int key = GENERATE(values<int>({Qt::Key_O, Qt::Key_V, Qt::Key_L, Qt::Key_X, Qt::Key_A}));
    CHECK(hands.key(key));
    const ui::Message message = messageOf(game.desk);
    CHECK(message.kind == ui::Message::Kind::Refuse);
    CAPTURE(message.lead.toStdString(), message.text.toStdString());
    CHECK((message.lead + message.text).size() > 10);
}

TEST_CASE(
    "an army that reaches more places than there are letters goes to a near one by three keys, to a far one by four",
    "[ui][board-said][SA-6]") {
    Scene scene = Scene::soldiers("move");
    scene.settlement("blue", "0,1:S").army("red", "0,0:N", "3C").army("red", "-2,0:N", "1I").robber("1,0");
    Game game(scene.setup);
    TableHands hands(game);
    const auto codeTo = [&](const ui::PlaceName& place) {
        const auto& legal = markersOf(game.desk).legal;
        const auto found = std::ranges::find(legal, place, &ui::Markers::Legal::at);
        return found == legal.end() ? QString() : found->letter;
    };
    const auto press = [&](const QString& code) {
        REQUIRE_FALSE(code.isEmpty());
        for (const QChar letter : code) {
            REQUIRE(hands.key(Qt::Key_A + (letter.unicode() - 'a')));
        }
    };
    const auto isThere = [&](const ui::PlaceName& corner) {
        return game.desk.position()
            .armies[*game.desk.position().topology().find(std::get<engine::Corner>(corner))]
            .has_value();
    };
    REQUIRE(hands.key(Qt::Key_A));
    press(codeTo(cornerNamed("0,0:N")));
    const auto legal = markersOf(game.desk).legal;
    REQUIRE(legal.size() > 26);
    std::set<QString> codes;
    for (const auto& its : legal) {
        REQUIRE_FALSE(its.letter.isEmpty());
        codes.insert(its.letter);
        // None begins another one.
        CHECK(std::ranges::count_if(legal, [&](const auto& other) { return other.letter.startsWith(its.letter); }) ==
              1);
    }
    CHECK(codes.size() == legal.size());
    SECTION("a near one has one letter") {
        REQUIRE(codeTo(cornerNamed("0,0:NE")).size() == 1);
        press(codeTo(cornerNamed("0,0:NE")));
        game.settle();
        CHECK(isThere(cornerNamed("0,0:NE")));
    }
    SECTION("a far one has two, and a wrong second letter does nothing") {
        const auto far = std::ranges::find(legal, *codes.rbegin(), &ui::Markers::Legal::letter);
        REQUIRE(far != legal.end());
        REQUIRE(far->letter.size() == 2);
        const std::uint64_t before = test::lastAct(game.desk);
        REQUIRE(hands.key(Qt::Key_A + (far->letter.front().unicode() - 'a')));
        QChar wrong(QLatin1Char('a'));
        while (codes.contains(QString(far->letter.front()) + wrong)) {
            wrong = QChar(wrong.unicode() + 1);
        }
        REQUIRE(wrong <= QLatin1Char('z'));
        CHECK(hands.key(Qt::Key_A + (wrong.unicode() - 'a')));
        game.settle();
        CHECK(test::lastAct(game.desk) == before);
        press(far->letter);
        game.settle();
        CHECK(isThere(far->at));
    }
}

TEST_CASE("the first founding has two letters for each place, and a vote its key all the same",
          "[ui][board-said][B-3][CC-2]") {
    Game game(engine::test::freshTable({"base", "ccm"}, 3));
    TableHands hands(game);
    const auto legal = markersOf(game.desk).legal;
    REQUIRE(legal.size() > 26);
    for (const auto& its : legal) {
        CHECK(its.letter.size() == 2);
    }
    const auto place = legal[30];
    // The first is its region's: once it is pressed the others are left aside, until it is taken back.
    REQUIRE(hands.key(Qt::Key_A + (place.letter[0].unicode() - 'a')));
    CHECK(markersOf(game.desk).typed == place.letter.left(1));
    CHECK(messageOf(game.desk).text.startsWith(place.letter.left(1) + QLatin1Char(':')));
    REQUIRE(hands.key(GENERATE(Qt::Key_Backspace, Qt::Key_Escape)));
    CHECK(markersOf(game.desk).typed.isEmpty());
    for (const QChar letter : place.letter) {
        REQUIRE(hands.key(Qt::Key_A + (letter.unicode() - 'a')));
    }
    game.settle();
    CHECK(game.desk.saying().chooser()->chosen().size() == 1);
    REQUIRE(hands.key(Qt::Key_Escape));
    REQUIRE(hands.key(Qt::Key_V));
    CHECK(game.desk.saying().act() == ui::Act::Vote);
}

TEST_CASE("regions lie together, are of one size, and no two places have one code", "[ui][board-said]") {
    std::vector<QPointF> spots;
    for (int row = 0; row < 8; ++row) {
        for (int column = 0; column < 16; ++column) {
            spots.emplace_back(column, row);
        }
    }
    const auto codes = ui::regionCodes(spots);
    CHECK(std::set<QString>(codes.begin(), codes.end()).size() == spots.size());
    std::map<QChar, QRectF> regions;
    std::map<QChar, int> sizes;
    for (std::size_t i = 0; i < spots.size(); ++i) {
        REQUIRE(codes[i].size() == 2);
        regions[codes[i][0]] |= QRectF(spots[i], QSizeF(1, 1));
        ++sizes[codes[i][0]];
    }
    CHECK(regions.size() == 8);
    for (const auto& [letter, box] : regions) {
        CHECK(letter <= QLatin1Char('h'));
        CHECK(sizes[letter] == 16);
        // A square each: none lies across the board.
        CHECK(box.size() == QSizeF(4, 4));
    }
}

TEST_CASE("while a question is open, a click on the board is no answer to it", "[ui][board-said][B-10]") {
    SECTION("a card is not bought by it") {
        Game game(building().setup);
        TableHands hands(game);
        REQUIRE(hands.key(Qt::Key_K));
        const std::uint64_t before = test::lastAct(game.desk);
        game.desk.saying().takePlace(hexNamed("0,0"));
        game.settle();
        CHECK(test::lastAct(game.desk) == before);
        CHECK(game.desk.saying().chooser()->question()->field == ui::kKindOfAct);
    }
    SECTION("the robber takes from whom is said, and may still go elsewhere") {
        Game game(robberDue());
        TableHands hands(game);
        const auto& saying = game.desk.saying();
        const auto asksVictim = [&] { return saying.chooser()->question()->field == engine::field::kVictim; };
        std::vector<ui::PlaceName> asking;
        for (const auto& legal : markersOf(game.desk).legal) {
            ui::ActChooser said = *saying.chooser();
            said.take(*ui::placeOf(game.desk.position().topology(), legal.at));
            if (said.question()) {
                asking.push_back(legal.at);
            }
        }
        REQUIRE(asking.size() > 1);
        const std::uint64_t before = test::lastAct(game.desk);
        for (const ui::PlaceName& hex : {asking[0], asking[1], ui::PlaceName(cornerNamed("0,0:N"))}) {
            game.desk.saying().takePlace(hex);
            game.settle();
            CHECK(test::lastAct(game.desk) == before);
            REQUIRE(asksVictim());
        }
        CHECK(hands.key(Qt::Key_1));
        game.settle();
        CHECK(ui::PlaceName(game.desk.position().topology().hex(*game.desk.position().robber)) == asking[1]);
    }
}
