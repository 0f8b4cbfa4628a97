// SPDX-License-Identifier: GPL-3.0-or-later
// What a referee must be able to tell apart: twin armies, hexes that leave, hands half known, harbours face down.
#include <catch2/catch.hpp>

#include <set>

#include "engine/state/to_position.h"
#include "tests/support/random_start.h"
#include "tests/ui/table_hands.h"
#include "ui/acts/act_text.h"
#include "ui/board/board_picture.h"
#include "ui/desk/board_markers.h"
#include "ui/desk/strip_message.h"
#include "ui/table/players_panel.h"
#include "ui/text/place_text.h"

namespace {

constexpr engine::CornerDirection kEast = engine::CornerDirection::NE;
constexpr engine::CornerDirection kWest = engine::CornerDirection::NW;

/// Two armies of red with the same units, both beside blue's city.
engine::Setup twins() {
    engine::Setup setup = test::battle();
    setup.armies.push_back(setup.armies.front());
    setup.armies.back().at = engine::cornerOf({0, 0}, kWest);
    return setup;
}

engine::CornerId cornerAt(const test::Game& game, engine::CornerDirection direction) {
    return *game.desk.position().topology().find(engine::cornerOf({0, 0}, direction));
}

}  // namespace

TEST_CASE("armies with the same units are told apart by their crossings", "[ui][guides][SA-K12]") {
    test::Game game(twins());
    test::TableHands hands(game);
    game.desk.saying().choose(ui::Act::Attack);
    hands.point(cornerAt(game, engine::CornerDirection::N));
    REQUIRE(game.desk.saying().chooser() != nullptr);
    const auto question = game.desk.saying().chooser()->question();
    REQUIRE(question);
    REQUIRE(question->answers.size() == 3);
    std::set<QString> words;
    for (const ui::Answer& answer : question->answers) {
        words.insert(ui::answerText(*question, answer, game.desk.saying().chooser()->exampleOf(*question, answer),
                                    game.desk.position()));
    }
    CHECK(words.size() == question->answers.size());
}

TEST_CASE("armies that attacked together are asked one after the other where they retreat to", "[ui][guides][SA-K10]") {
    test::Game game(twins());
    test::TableHands hands(game);
    engine::Attack attack;
    attack.by = engine::PlayerId{0};
    attack.from = {cornerAt(game, kEast), cornerAt(game, kWest)};
    attack.at = cornerAt(game, engine::CornerDirection::N);
    game.desk.play(attack);
    game.settle();
    game.desk.saying().choose(ui::Act::Stop);
    std::set<QString> asked;
    for (std::size_t army = 0; army < attack.from.size(); ++army) {
        REQUIRE(game.desk.saying().chooser() != nullptr);
        const auto& fight = std::get<engine::Fight>(game.desk.position().turn.pending);
        const engine::Corner from = game.desk.position().topology().corner(fight.from[army]);
        INFO(messageOf(game.desk).text.toStdString());
        CHECK(messageOf(game.desk).text.contains(ui::placeLabel(game.desk.position(), fight.from[army])));
        const auto glowing = markersOf(game.desk).glowing;
        REQUIRE(glowing.size() == 1);
        CHECK(glowing.front() == ui::PlaceName(from));
        asked.insert(messageOf(game.desk).text);
        hands.point(game.desk.saying().chooser()->nextPlaces().front());
    }
    game.settle();
    CHECK(asked.size() == 2);
    CHECK(std::holds_alternative<std::monostate>(game.desk.position().turn.pending));
}

TEST_CASE("the hexes that would leave glow, and Enter takes them off", "[ui][guides][SW-2]") {
    test::Game game(engine::test::freshTable({"base", "shadow"}, 2));
    test::TableHands hands(game);
    REQUIRE(hands.key(Qt::Key_2));
    REQUIRE(hands.key(Qt::Key_5));
    game.settle();
    const auto* due = std::get_if<engine::SidesDue>(&game.desk.position().turn.pending);
    REQUIRE(due != nullptr);
    CHECK(due->hexes.size() == 6);
    CHECK(markersOf(game.desk).glowing.size() == 6);
    CHECK(messageOf(game.desk).text.front().isUpper());
    REQUIRE(hands.key(Qt::Key_Return));
    game.settle();
    const auto& hexes = game.desk.position().hexes;
    CHECK(std::ranges::count_if(hexes, [](const engine::HexState& hex) { return hex.removed; }) == 6);
}

TEST_CASE("a hand of unknown size shows between what numbers it lies", "[ui]") {
    engine::Setup setup = test::battle();
    engine::Hand hand = engine::Hand::exactly(engine::Cards::of(2, 0, 1, 0, 3));
    hand.total.reset();
    hand.cards[engine::Resource::Ore] = {1, 4};
    setup.holdings["red"].hand = hand;
    setup.holdings["blue"].hand = engine::Hand::untracked();
    test::Game game(setup);
    ui::PlayersPanel panel;
    panel.show(game.desk.position());
    QStringList told;
    for (const auto* card : panel.findChildren<QWidget*>()) {
        told.append(card->toolTip());
    }
    CHECK(told.filter(QString::fromUtf8("4–7 cards")).size() == 1);
    CHECK(told.filter(QStringLiteral("cards")).size() == 1);
}

TEST_CASE("a harbour that lies face down is none of 3:1", "[ui][board][MO-2]") {
    const engine::Setup setup = engine::test::freshTable({"base", "monopolists"}, 4);
    const auto position = engine::toPosition(setup);
    REQUIRE(position);
    for (const ui::BoardPicture& picture : {ui::pictureOf(setup), ui::pictureOf(*position)}) {
        CHECK(std::ranges::count_if(picture.harbours, [](const auto& harbour) { return harbour.faceDown; }) == 4);
    }
}
