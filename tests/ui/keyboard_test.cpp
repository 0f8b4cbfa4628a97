// SPDX-License-Identifier: GPL-3.0-or-later
// Who has the keyboard at the table: the board, or a field that was asked for.
#include "ui/kit/keyboard_owner.h"

#include <catch2/catch.hpp>

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "engine/state/to_position.h"
#include "tests/support/random_player.h"
#include "tests/support/random_start.h"
#include "tests/support/scene.h"
#include "tests/ui/key_window.h"
#include "tests/ui/table_hands.h"
#include "ui/acting/act_bar.h"
#include "ui/board/board_view.h"
#include "ui/kit/step_guard.h"
#include "ui/record/log_filter.h"
#include "ui/record/log_model.h"
#include "ui/record/record_panel.h"
#include "ui/window/main_window.h"

using test::KeyWindow;

namespace {

constexpr QSize kBigWindow(1920, 1080);
constexpr QSize kLowWindow(1280, 720);

QSize anyWindow() {
    return GENERATE(values<QSize>({kBigWindow, kLowWindow}));
}

std::string focusText() {
    const QWidget* focus = QApplication::focusWidget();
    return focus == nullptr ? "nothing"
                            : std::string(focus->metaObject()->className()) + ' ' + focus->objectName().toStdString() +
                                  ' ' + focus->accessibleName().toStdString();
}

/// Red before the throw of a new turn in a game of soldiers with hands that fit a trade.
engine::Setup tradeSetup() {
    engine::Setup setup = test::battle();
    setup.turn->phase = "build";
    return setup;
}

engine::Setup shadowSetup() {
    engine::test::Scene scene = engine::test::Scene::base("build");
    scene.setup.documents = {"base", "shadow"};
    scene.setup.players = {{"red", "Anna", {}}, {"blue", "Ben", {}}};
    scene.settlement("red", "0,0:N").settlement("blue", "0,1:S");
    scene.hand("red", engine::Cards::of(1, 1, 1, 1, 0)).hand("blue", engine::Cards::of(1, 1, 1, 1, 0));
    return scene.bank(engine::Cards::of(17, 17, 17, 17, 19)).ruling("R-SW-BID", "simultaneous").setup;
}

}  // namespace

TEST_CASE("what loses the keyboard by hiding, resting or going gives it to its owner", "[ui][keys]") {
    QWidget page;
    auto* layout = new QVBoxLayout(&page);
    auto* owner = new QWidget(&page);
    owner->setFocusPolicy(Qt::StrongFocus);
    auto* box = new QWidget(&page);
    auto* inBox = new QVBoxLayout(box);
    auto* button = new QPushButton(box);
    inBox->addWidget(button);
    auto* field = new QLineEdit(&page);
    auto* other = new QPushButton(&page);
    for (QWidget* part : {owner, box, static_cast<QWidget*>(field), static_cast<QWidget*>(other)}) {
        layout->addWidget(part);
    }
    ui::KeyboardOwner keyboard(page, *owner, ui::KeyboardOwner::Presses::LeaveIt);
    page.show();
    page.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&page));
    button->setFocus();
    REQUIRE(button->hasFocus());

    SECTION("it is hidden") {
        button->hide();
        CHECK(owner->hasFocus());
    }
    SECTION("what holds it is hidden") {
        box->hide();
        CHECK(owner->hasFocus());
    }
    SECTION("it is disabled") {
        button->setEnabled(false);
        CHECK(owner->hasFocus());
    }
    SECTION("what holds it is disabled") {
        box->setEnabled(false);
        CHECK(owner->hasFocus());
    }
    SECTION("it is deleted") {
        delete button;
        CHECK(owner->hasFocus());
    }
    SECTION("it leaves the page") {
        box->setParent(nullptr);
        CHECK(owner->hasFocus());
        delete box;
    }
    SECTION("it is hidden while another window has the keyboard") {
        QWidget beside;
        beside.show();
        beside.activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(&beside));
        box->hide();
        page.activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(&page));
        CHECK(owner->hasFocus());
    }
    SECTION("the owner cannot be seen: the page itself has it") {
        owner->hide();
        box->hide();
        CHECK(page.hasFocus());
    }
    SECTION("the user's Tab goes on to a field, a press on a button comes back from it") {
        QTest::keyClick(button, Qt::Key_Tab);
        CHECK(field->hasFocus());
        QTest::mouseClick(other, Qt::LeftButton);
        CHECK(owner->hasFocus());
    }
    SECTION("a click goes to a field, and what hides elsewhere leaves it there") {
        QTest::mouseClick(field, Qt::LeftButton);
        box->hide();
        other->setEnabled(false);
        CHECK(field->hasFocus());
    }
}

TEST_CASE("a combat with witness words is fought by Space and Enter alone", "[ui][keys][SA-K1]") {
    const QSize size = anyWindow();
    CAPTURE(size.width());
    const test::Game game(test::battle());
    KeyWindow table(game.file(), size);
    REQUIRE(table.hasBoardKeys());
    table.key(Qt::Key_F);
    table.key(Qt::Key_A);
    int rounds = 0;
    for (; rounds < 6 && table.button(QStringLiteral("Throw round %1").arg(rounds + 1)) != nullptr; ++rounds) {
        CAPTURE(rounds, focusText());
        CHECK(table.hasBoardKeys());
        const int before = table.entries();
        table.key(Qt::Key_Space);
        REQUIRE(test::waitFor([&] { return table.wantsWord(); }));
        table.key(Qt::Key_O);
        if (rounds % 2 == 1) {
            // Escape empties the word; the button goes on to promise Enter.
            REQUIRE(table.word() != nullptr);
            table.key(Qt::Key_Escape);
            CHECK(table.hasBoardKeys());
            CHECK(table.word()->text().isEmpty());
        }
        table.key(Qt::Key_Return);
        REQUIRE(test::waitFor([&] { return table.entries() > before && table.word() == nullptr; }));
        KeyWindow::breathe();
        CHECK(table.hasBoardKeys());
        CHECK(table.search().text().isEmpty());
        if (rounds % 2 == 0) {
            CHECK(table.waitForEntry(QStringLiteral("word for throw")));
        }
    }
    CHECK(rounds >= 2);
}

TEST_CASE("a throw declared before the program ended is thrown by Enter after it", "[ui][keys]") {
    const QSize size = anyWindow();
    CAPTURE(size.width());
    test::Game game(test::battle());
    const auto legal = game.desk.saying().legal().actions;
    const auto attack = std::ranges::find_if(
        legal, [](const engine::Action& action) { return std::holds_alternative<engine::Attack>(action); });
    REQUIRE(attack != legal.end());
    game.desk.play(*attack);
    game.settle();
    game.desk.play(engine::Throw{});
    REQUIRE(test::waitFor([&] { return game.desk.dice().asksForWord() && !game.desk.table().isWriting(); }));
    KeyWindow table(game.file(), size);
    REQUIRE(table.word() != nullptr);
    const int before = table.entries();
    CAPTURE(focusText());
    SECTION("the field has the keyboard") {
        CHECK(table.wantsWord());
        table.key(Qt::Key_Return);
    }
    SECTION("the board has it") {
        table.key(Qt::Key_Escape);
        CHECK(table.hasBoardKeys());
        table.key(Qt::Key_Return);
    }
    SECTION("another page was looked at meanwhile") {
        QTest::keySequence(&table.window(), QKeySequence(QStringLiteral("Ctrl+4")));
        QTest::keySequence(&table.window(), QKeySequence(QStringLiteral("Ctrl+1")));
        CHECK(table.wantsWord());
        table.key(Qt::Key_Return);
    }
    CHECK(test::waitFor([&] { return table.entries() > before && table.word() == nullptr; }));
    CHECK(table.hasBoardKeys());
}

TEST_CASE("after presses of the mouse on a trade the keys are the table's", "[ui][keys]") {
    const QSize size = anyWindow();
    CAPTURE(size.width());
    const test::Game game(tradeSetup());
    KeyWindow table(game.file(), size);
    table.pressAct(ui::Act::Trade);
    CAPTURE(focusText());
    CHECK(table.hasBoardKeys());
    REQUIRE(table.button(QStringLiteral("bank")) != nullptr);
    table.press(QStringLiteral("bank"));
    CHECK(table.hasBoardKeys());
    table.key(Qt::Key_1);
    CHECK(table.hasBoardKeys());
    table.key(Qt::Key_Escape);
    table.pressAct(ui::Act::Trade);
    table.pressAct(ui::Act::Trade);
    CHECK(table.hasBoardKeys());
    CHECK(table.search().text().isEmpty());
}

TEST_CASE("a seven is gone on with by mouse, and the robber moves by keys", "[ui][keys][B-4]") {
    const QSize size = anyWindow();
    CAPTURE(size.width());
    engine::Setup setup = test::battle();
    setup.turn->phase = "roll";
    const test::Game game(setup);
    KeyWindow table(game.file(), size);
    table.key(Qt::Key_3);
    table.key(Qt::Key_4);
    REQUIRE(table.waitForEntry(QStringLiteral("7")));
    for (int step = 0; step < 3; ++step) {
        for (const char* word : {"Go on", "All have given up"}) {
            QPushButton* next = table.button(QString::fromLatin1(word));
            if (next != nullptr && next->isEnabled()) {
                QTest::mouseClick(next, Qt::LeftButton);
                KeyWindow::breathe();
                CAPTURE(focusText());
                CHECK(table.hasBoardKeys());
            }
        }
    }
    const int before = table.entries();
    table.key(Qt::Key_A);
    CHECK(table.hasBoardKeys());
    table.key(Qt::Key_1);
    CHECK(table.search().text().isEmpty());
    CHECK(test::waitFor([&] { return table.entries() > before; }));
    CHECK(table.hasBoardKeys());
}

TEST_CASE("the offers of an auction are counted by keys after presses of the mouse", "[ui][keys][SW-9]") {
    const QSize size = anyWindow();
    CAPTURE(size.width());
    test::Game game(shadowSetup());
    const auto entered = [](std::initializer_list<int> faces) {
        engine::Dice dice;
        dice.source = engine::DiceSource::Entered;
        for (const int face : faces) {
            dice.dice.push_back({6, face});
        }
        return dice;
    };
    game.desk.play(engine::EndTurn{engine::PlayerId(0)});
    game.settle();
    engine::Roll roll;
    roll.by = engine::PlayerId(0);
    roll.dice = entered({1, 1});
    game.desk.play(roll);
    game.settle();
    KeyWindow table(game.file(), size);
    // The throw with its word first, pressed by mouse.
    table.press(QStringLiteral("virtualDice"));
    REQUIRE(test::waitFor([&] { return table.wantsWord(); }));
    table.press(QStringLiteral("Throw   [Enter]"));
    REQUIRE(test::waitFor([&] { return table.word() == nullptr; }));
    KeyWindow::breathe();
    CAPTURE(focusText());
    CHECK(table.hasBoardKeys());
    const int before = table.entries();
    if (table.button(QStringLiteral("bid-red")) != nullptr) {
        table.press(QStringLiteral("bid-red"));
        CHECK(table.hasBoardKeys());
        table.key(Qt::Key_1);
        CHECK(table.search().text().isEmpty());
        CHECK(table.hasBoardKeys());
        table.key(Qt::Key_Return);
        CHECK(table.hasBoardKeys());
    } else {
        // Enter does what a button says, and no further throw is declared.
        // What was thrown decides which panel comes; it may have no such button.
        const bool enters = table.button(QStringLiteral("[Enter]")) != nullptr;
        table.key(Qt::Key_Return);
        CHECK((!enters || test::waitFor([&] { return table.entries() > before; })));
        CHECK(table.word() == nullptr);
    }
    CHECK(table.hasBoardKeys());
}

TEST_CASE("the search of the record says when nothing is found, and is for one game", "[ui][keys][record]") {
    test::Game game(test::battle());
    game.desk.play(engine::EndPhase{engine::PlayerId(0)});
    game.settle();
    const auto begin = [&](const engine::Setup& setup) {
        const auto before = game.desk.gameId();
        game.desk.startGame(setup);
        REQUIRE(test::waitFor([&] { return game.desk.gameId() != before; }));
        game.settle();
    };
    begin(test::freshSetup());
    game.desk.play(game.desk.saying().legal().actions.front());
    game.settle();
    ui::TablePage page(game.desk, nullptr);
    page.resize(kBigWindow);
    page.show();
    (void)page.focusSearch();
    QLineEdit* search = nullptr;
    for (auto* field : page.record().findChildren<QLineEdit*>()) {
        search = field->accessibleName() == QStringLiteral("Search in the record") ? field : search;
    }
    REQUIRE(search != nullptr);
    const auto tells = [&] {
        for (const QLabel* label : page.record().findChildren<QLabel*>()) {
            if (label->isVisible() && label->text() == QStringLiteral("Nothing found")) {
                return true;
            }
        }
        return false;
    };
    CHECK_FALSE(tells());
    search->setText(QStringLiteral("zebra"));
    CHECK(tells());
    search->clear();
    CHECK_FALSE(tells());
    search->setText(QStringLiteral("zebra"));
    begin(test::battle());
    CHECK(test::waitFor([&] { return search->text().isEmpty(); }));
    CHECK_FALSE(page.record().filter().isFiltering());
}

TEST_CASE("through a game of every document the board keeps the keyboard", "[ui][keys]") {
    using Set = engine::test::Documents;
    const auto documents = GENERATE(Set{"base"}, Set{"base", "soldiers"}, Set{"base", "monopolists"},
                                    Set{"base", "shadow"}, Set{"base", "ccm"});
    const QSize size = anyWindow();
    CAPTURE(engine::test::nameOf(documents), size.width());
    const engine::Setup start = engine::test::freshTable(documents, documents.back() == "shadow" ? 2 : 4);
    const auto position = engine::toPosition(start);
    REQUIRE(position);
    constexpr int kActs = 120;
    const auto played = engine::test::playedOut(*position, 5, kActs);
    test::Game game(start);
    test::TableHands hands(game);
    hands.page().resize(size);
    hands.page().activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&hands.page()));
    hands.page().enter();
    for (const engine::test::Played& act : played) {
        hands.enter(act.action);
        INFO(focusText());
        REQUIRE(QApplication::focusWidget() == &hands.page().board());
    }
}
