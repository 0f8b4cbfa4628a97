// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing that a hand aims at moves through a whole turn, at any size of the window.
#include "tests/ui/still.h"

#include <catch2/catch.hpp>

#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <algorithm>

#include "engine/action/evolve.h"
#include "engine/state/to_position.h"
#include "tests/support/random_player.h"
#include "tests/support/random_start.h"
#include "tests/support/scene.h"
#include "tests/ui/table_hands.h"
#include "ui/desk/strip_message.h"
#include "ui/files/preferences.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"

using engine::Cards;
using engine::PlayerId;
using engine::test::Documents;
using engine::test::Scene;
using test::Game;
using test::TableHands;

namespace {

constexpr PlayerId kMover{0};
constexpr PlayerId kOther{1};

/// What a window of 1280×720, 1440×900 and 1920×1080 leaves to the page of the table.
constexpr std::array<QSize, 3> kSizes{QSize(1196, 660), QSize(1356, 840), QSize(1836, 1020)};

QSize anySize() {
    return GENERATE(from_range(std::vector<QSize>(kSizes.begin(), kSizes.end())));
}

/// Hands at a page of this size, watched after each press, key and place.
class Watched {
public:
    Watched(const engine::Setup& setup, QSize size) : game(setup), hands(game), still(hands.page()) {
        hands.page().setUpdatesEnabled(false);
        hands.page().resize(size);
        hands.onStep([this] { still.look(m_doing); });
        now(QStringLiteral("the start"));
    }
    ~Watched() { CHECK(still.moved().join(QLatin1Char('\n')).toStdString() == ""); }
    Watched(const Watched&) = delete;
    Watched& operator=(const Watched&) = delete;

    /// What is done next, as the faults name it.
    void doing(const QString& what) { m_doing = what; }
    void now(const QString& what) {
        doing(what);
        still.look(what);
    }
    void enter(const engine::Action& action) {
        doing(ui::sentence(action, game.desk.position()));
        hands.enter(action);
        still.look(m_doing);
    }
    /// As the window does it by itself, without hands.
    void play(const engine::Action& action) {
        const auto before = test::lastAct(game.desk);
        game.desk.play(action);
        REQUIRE(test::waitFor([&] { return test::lastAct(game.desk) != before; }));
        game.settle();
        now(ui::sentence(action, game.desk.position()));
    }
    void space(const char* what) {
        doing(QString::fromLatin1(what));
        REQUIRE(hands.key(Qt::Key_Space));
        game.settle();
        still.look(m_doing);
    }

    Game game;
    TableHands hands;
    test::Stillness still;

private:
    QString m_doing;
};

/// Red, blue and white each with a building on the island; hands are known.
Scene stillScene(std::vector<std::string> documents, const char* phase) {
    Scene scene = documents.size() > 1 && documents[1] == "soldiers" ? Scene::soldiers(phase) : Scene::base(phase);
    scene.setup.documents = std::move(documents);
    scene.settlement("red", "0,0:N").settlement("blue", "0,1:S").settlement("white", "-2,0:N").robber("1,0");
    scene.road("red", "0,0:NE").road("blue", "0,1:SE").road("white", "-2,0:NE");
    for (const char* player : {"red", "blue", "white"}) {
        scene.hand(player, Cards::of(4, 4, 4, 4, 4));
    }
    return scene;
}

engine::Roll rolled(PlayerId by, int one, int other, engine::DiceSource source) {
    engine::Roll roll;
    roll.by = by;
    roll.dice.dice = {{6, one}, {6, other}};
    roll.dice.source = source;
    return roll;
}

/// The word of a combat is asked for in this test, whatever the settings say.
class AsksForWords {
public:
    explicit AsksForWords(bool on) : m_before(ui::preferences::asksForWords()) { ui::preferences::setAsksForWords(on); }
    ~AsksForWords() { ui::preferences::setAsksForWords(m_before); }
    AsksForWords(const AsksForWords&) = delete;
    AsksForWords& operator=(const AsksForWords&) = delete;

private:
    bool m_before;
};

/// While it lives the program speaks German.
class InGerman {
public:
    explicit InGerman(bool on) {
        if (on) {
            ui::setLanguage(engine::Language::German);
        }
    }
    ~InGerman() { ui::setLanguage(engine::Language::English); }
    InGerman(const InGerman&) = delete;
    InGerman& operator=(const InGerman&) = delete;
};

/// Nobody knows what virtual dice show: a 7 is settled, so that the turn can end.
void settleSeven(Watched& table) {
    ui::TableDesk& desk = table.game.desk;
    if (!std::holds_alternative<engine::RobberDue>(desk.position().turn.pending)) {
        return;
    }
    if (desk.saying().guide() == ui::Guide::Discards) {
        table.space("all have given up after a virtual 7");
        REQUIRE(test::waitFor([&] { return desk.saying().guide() != ui::Guide::Discards; }));
        table.game.settle();
    }
    const auto kept = *desk.position().topology().find(engine::test::hexNamed("0,1"));
    const std::vector<engine::Action> legal = desk.saying().legal().actions;
    const auto move = std::ranges::find_if(legal, [&](const engine::Action& action) {
        const auto* robber = std::get_if<engine::MoveRobber>(&action);
        return robber != nullptr && robber->hex != kept;
    });
    REQUIRE(move != legal.end());
    table.enter(*move);
}

/// A game of these documents from after its founding on, at one size; each size has other acts of it.
void playOn(const Documents& documents, std::size_t size, unsigned seed) {
    CAPTURE(engine::test::nameOf(documents), size);
    constexpr std::size_t kFrom = 24;
    constexpr std::size_t kActs = 45;
    const bool two = documents.back() == "shadow";
    auto position = engine::toPosition(engine::test::freshTable(documents, two ? 2 : 4));
    REQUIRE(position);
    const std::size_t from = kFrom + size * kActs;
    const auto played = engine::test::playedOut(*position, seed, static_cast<int>(from + kActs));
    REQUIRE(played.size() > from);
    for (std::size_t act = 0; act < from; ++act) {
        engine::evolve(*position, played[act].decision.events);
    }
    Watched table(engine::toSetup(*position), kSizes[size]);
    for (std::size_t act = from; act < played.size(); ++act) {
        table.enter(played[act].action);
    }
    CHECK(table.still.seen(QStringLiteral("act ")) > 3);
    CHECK(table.still.seen(QStringLiteral("player ")) >= 2);
}

}  // namespace

TEST_CASE("what hands aim at stands still through games of every document", "[ui][still]") {
    const Documents documents =
        GENERATE(Documents{"base"}, Documents{"base", "soldiers"}, Documents{"base", "monopolists"},
                 Documents{"base", "shadow"}, Documents{"base", "ccm"});
    const std::size_t size = GENERATE(std::size_t{0}, std::size_t{1}, std::size_t{2});
    playOn(documents, size, 5);
}

TEST_CASE("real and virtual dice in turns, and a 7, leave faces and buttons where they are", "[ui][still]") {
    const InGerman german(GENERATE(false, true));
    Scene scene = stillScene({"base"}, "roll");
    for (const char* player : {"blue", "white"}) {
        scene.hand(player, Cards::of(2, 0, 1, 0, 0));
    }
    // So many that each of two virtual 7s and the entered one leave too many.
    scene.hand("red", Cards::of(8, 8, 8, 8, 8));
    Watched table(scene.setup, anySize());
    table.space("a virtual throw");
    REQUIRE(table.still.seen(QStringLiteral("face")) >= 6);
    settleSeven(table);
    table.play(engine::EndTurn{kMover});
    // The double at the same place: both presses are the same button.
    table.enter(rolled(kOther, 6, 6, engine::DiceSource::Entered));
    table.play(engine::EndTurn{kOther});
    // With one die typed nothing is thrown beside it, and nothing forgotten.
    table.doing(QStringLiteral("one die of two"));
    table.hands.press(QStringLiteral("face4"));
    CHECK(table.game.desk.dice().typed() == std::vector<int>{4});
    const auto before = test::lastAct(table.game.desk);
    table.space("a virtual throw beside a typed die");
    CHECK(test::lastAct(table.game.desk) == before);
    CHECK(table.game.desk.dice().typed() == std::vector<int>{4});
    table.hands.press(QStringLiteral("turnNext"));
    CHECK(test::lastAct(table.game.desk) == before);
    CHECK(table.game.desk.dice().typed() == std::vector<int>{4});
    table.hands.press(QStringLiteral("untype"));
    CHECK(table.game.desk.dice().typed().empty());
    CHECK(table.hands.canPress(QStringLiteral("turnNext")));
    table.space("the virtual throw");
    settleSeven(table);
    table.play(engine::EndTurn{PlayerId{2}});
    // A 7: the dice stay in sight while cards are given up.
    table.enter(rolled(kMover, 3, 4, engine::DiceSource::Entered));
    REQUIRE(table.game.desk.saying().guide() == ui::Guide::Discards);
    const auto* seven = table.hands.page().findChild<QWidget*>(QStringLiteral("lastDice"));
    REQUIRE(seven != nullptr);
    CHECK(seven->isVisible());
    table.space("all have given up");
    REQUIRE(test::waitFor([&] { return table.game.desk.saying().guide() != ui::Guide::Discards; }));
    table.game.settle();
    table.enter(
        engine::MoveRobber{kMover, *table.game.desk.position().topology().find(engine::test::hexNamed("0,1")), kOther});
    table.now(QStringLiteral("the robber"));
}

TEST_CASE("a trade that is opened, counted and closed moves nothing", "[ui][still]") {
    const InGerman german(GENERATE(false, true));
    const Documents documents = GENERATE(Documents{"base"}, Documents{"base", "soldiers"});
    Watched table(stillScene(documents, "build").setup, anySize());
    const QString trade = ui::wordOf(ui::Act::Trade);
    const auto pressTrade = [&] {
        table.doing(trade);
        for (auto* button : table.hands.page().findChildren<QAbstractButton*>()) {
            if (button->text() == trade && button->isVisible() &&
                qstrcmp(button->metaObject()->className(), "ui::ActButton") == 0) {
                QTest::mouseClick(button, Qt::LeftButton);
                QTest::qWait(1);
                table.now(trade);
                return;
            }
        }
        FAIL("no button for a trade");
    };
    for (int time = 0; time < 2; ++time) {
        pressTrade();
        REQUIRE(table.game.desk.saying().guide() == ui::Guide::Trade);
        REQUIRE(table.still.seen(QStringLiteral("trade give")) >= 10);
        table.doing(QStringLiteral("with blue"));
        table.hands.press(QStringLiteral("with-blue"));
        table.doing(QStringLiteral("one card given"));
        REQUIRE(table.hands.key(Qt::Key_2));
        table.doing(QStringLiteral("one card got"));
        REQUIRE(table.hands.key(Qt::Key_7));
        table.doing(QStringLiteral("more than anybody holds"));
        for (int i = 0; i < 6; ++i) {
            REQUIRE(table.hands.key(Qt::Key_8));
        }
        table.doing(QStringLiteral("the bank"));
        table.hands.press(QStringLiteral("bank"));
        table.doing(QStringLiteral("four for one"));
        REQUIRE(table.hands.key(Qt::Key_1));
        table.doing(QStringLiteral("with white"));
        table.hands.press(QStringLiteral("with-white"));
        pressTrade();
        REQUIRE(table.game.desk.saying().guide() == ui::Guide::None);
    }
    engine::Trade swap;
    swap.by = kMover;
    swap.with = kOther;
    swap.give = Cards::of(1, 0, 0, 0, 0);
    swap.take = Cards::of(0, 1, 0, 0, 0);
    table.enter(swap);
    table.hands.key(Qt::Key_Escape);
    table.now(QStringLiteral("after the trade"));
}

TEST_CASE("rounds of a combat, with a word and without, are thrown at one place", "[ui][still][SA-K8]") {
    const bool asked = GENERATE(true, false);
    const InGerman german(GENERATE(false, true));
    const AsksForWords words(asked);
    engine::Setup setup = test::battle();
    // The game goes on after the city has fallen.
    setup.buildings.push_back(
        {engine::cornerOf({0, -2}, engine::CornerDirection::N), engine::BuildingKind::Settlement, "blue", 0, false});
    setup.armies.front().units = {2, 5, 2};
    Watched table(setup, anySize());
    ui::TableDesk& desk = table.game.desk;
    desk.saying().choose(ui::Act::Attack);
    if (!std::holds_alternative<engine::Fight>(desk.position().turn.pending)) {
        desk.saying().confirm();
    }
    table.game.settle();
    table.now(QStringLiteral("the attack"));
    const auto fights = [&] { return std::holds_alternative<engine::Fight>(desk.position().turn.pending); };
    REQUIRE(fights());
    for (int round = 0; round < 4 && fights(); ++round) {
        if (round % 2 == 0) {
            table.space("the next round");
            if (desk.dice().asksForWord()) {
                table.doing(QStringLiteral("a word, or none"));
                desk.dice().throwNow(round == 0 ? "gull" : "");
                REQUIRE(test::waitFor([&] { return !desk.table().isWriting() && !desk.table().declared(); }));
                table.now(QStringLiteral("a word, or none"));
            }
        } else {
            // Both dice by hand: the attacker's row, the defender's.
            table.doing(QStringLiteral("faces of real dice"));
            const std::vector<int> due = desk.dice().sides();
            REQUIRE(due.size() == 2);
            table.hands.press(QStringLiteral("face3"));
            CHECK(desk.dice().typed() == std::vector<int>{3});
            if (due[1] > 10) {
                REQUIRE(table.hands.key(Qt::Key_0));
            }
            REQUIRE(table.hands.key(Qt::Key_2));
            table.game.settle();
        }
        table.now(QStringLiteral("a round"));
    }
    CHECK(table.still.seen(QStringLiteral("throw of a combat")) == 1);
    CHECK(table.still.seen(QStringLiteral("face")) >= 18);
}

TEST_CASE("a banner that comes moves no board", "[ui][still]") {
    const InGerman german(GENERATE(false, true));
    const QSize size = anySize();
    SECTION("the longest road, and points that come with it") {
        Scene scene = stillScene({"base"}, "build");
        scene.roads("red", {"0,0:E", "0,0:SE", "0,0:SW"});
        Watched table(scene.setup, size);
        const auto& topology = table.game.desk.position().topology();
        table.enter(engine::Build{kMover, engine::Piece::Road, *topology.find(engine::test::sideNamed("0,0:W"))});
        const auto* news = table.hands.page().findChild<QLabel*>(QStringLiteral("news"));
        REQUIRE(news != nullptr);
        CHECK(news->isVisible());
        table.enter(engine::Upgrade{kMover, engine::Piece::City, *topology.find(engine::test::cornerNamed("0,0:N"))});
        table.play(engine::EndTurn{kMover});
    }
    SECTION("a boycott that is threatened and declared") {
        Scene scene = stillScene({"base", "ccm"}, "roll");
        scene.ruling("R-BOYCOTT", "next-player");
        for (const char* player : {"red", "blue", "white"}) {
            scene.hand(player, Cards::of(2, 2, 2, 1, 0));
        }
        Watched table(scene.setup, size);
        const auto robberTo = [&](const char* hex) {
            table.enter(engine::MoveRobber{table.game.desk.position().turn.player,
                                           *table.game.desk.position().topology().find(engine::test::hexNamed(hex)),
                                           std::nullopt});
        };
        table.play(rolled(kMover, 3, 4, engine::DiceSource::Entered));
        robberTo("0,0");
        const auto* warnings = table.hands.page().findChild<QLabel*>(QStringLiteral("warnings"));
        REQUIRE(warnings != nullptr);
        CHECK(warnings->isVisible());
        table.play(engine::EndTurn{kMover});
        table.play(rolled(kOther, 3, 4, engine::DiceSource::Entered));
        table.doing(QStringLiteral("the boycott"));
        table.hands.press(QStringLiteral("stripButton0"));
        table.game.settle();
        robberTo("2,0");
        CHECK(table.game.desk.position().marks.boycotted[kMover]);
        table.play(engine::EndTurn{kOther});
    }
}

TEST_CASE("long words under the board and a look back move nothing", "[ui][still]") {
    const InGerman german(GENERATE(false, true));
    const QSize size = anySize();
    SECTION("an army's move with all that can be said of it") {
        engine::Setup setup = test::battle();
        setup.armies.front().units = {3, 4, 2};
        setup.turn->phase = "move";
        Watched table(setup, size);
        table.doing(QStringLiteral("which army"));
        REQUIRE(table.hands.key(Qt::Key_A));
        table.hands.point(engine::Place(*table.game.desk.position().topology().find(setup.armies.front().at)));
        const auto buttons = messageOf(table.game.desk).buttons;
        REQUIRE(buttons.size() > 3);
        for (std::size_t i = 0; i + 1 < buttons.size(); ++i) {
            messageOf(table.game.desk).buttons[i].press();
            table.now(QStringLiteral("part %1 of the army").arg(i));
        }
        table.hands.key(Qt::Key_Escape);
        table.hands.key(Qt::Key_Escape);
        table.space("the next phase");
    }
    SECTION("a refusal for cards that nobody can see, with what helps") {
        Scene scene = stillScene({"base", "soldiers"}, "build");
        scene.hand("red", Cards{});
        Watched table(scene.setup, size);
        for (const int key : {Qt::Key_R, Qt::Key_S, Qt::Key_C, Qt::Key_K, Qt::Key_1, Qt::Key_4, Qt::Key_W, Qt::Key_F}) {
            table.doing(QStringLiteral("the key %1").arg(QChar(key)));
            table.hands.key(key);
            table.hands.key(Qt::Key_Escape);
        }
    }
    SECTION("entries that are looked back at") {
        Watched table(stillScene({"base"}, "roll").setup, size);
        table.enter(rolled(kMover, 1, 3, engine::DiceSource::Entered));
        table.play(engine::EndTurn{kMover});
        table.space("a virtual throw");
        for (int back = 0; back < 4; ++back) {
            table.game.desk.past().step(ui::TablePast::Step::Previous);
            table.now(QStringLiteral("one entry back"));
        }
        table.game.desk.past().backToNow();
        table.now(QStringLiteral("back to now"));
    }
    SECTION("cards of every kind, a vote") {
        Scene scene = stillScene({"base", "ccm"}, "build");
        scene.setup.holdings["red"].hiddenDevelopment = engine::DevelopmentHand::exactly({});
        scene.setup.holdings["red"].hiddenDevelopment->total = 0;
        Watched table(scene.setup, size);
        table.doing(QStringLiteral("a card"));
        table.hands.key(Qt::Key_K);
        table.hands.key(Qt::Key_Escape);
        table.hands.key(Qt::Key_V);
        table.hands.key(Qt::Key_Escape);
    }
}
