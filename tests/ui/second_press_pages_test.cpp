// SPDX-License-Identifier: GPL-3.0-or-later
// A double click, or Space twice, is one act of the dice game and of a tournament too.
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>

#include "db/book.h"
#include "tests/ui/guarded_window.h"
#include "tests/ui/tournament_on_desk.h"
#include "ui/dice_game/dice_page.h"
#include "ui/tournament/tournament_page.h"

namespace {

/// How many games a book holds, and how many entries the newest of them.
struct Held {
    std::size_t games = 0;
    std::size_t entries = 0;
    bool operator==(const Held&) const = default;
};

Held heldIn(const std::filesystem::path& file) {
    const auto book = db::Book::open(file, db::OpenMode::ReadOnly);
    REQUIRE(book);
    const auto games = book->gameIds();
    REQUIRE(games);
    return {games->size(), games->empty() ? 0 : book->entries(games->back())->size()};
}

struct BookFile {
    QTemporaryDir folder;
    [[nodiscard]] std::filesystem::path file() const {
        return folder.filePath(QStringLiteral("book.db")).toStdString();
    }
};

/// A dice game about to begin.
struct GuardedDice : BookFile, test::GuardedWindow {
    GuardedDice() {
        window.openBook(file());
        choose("Ctrl+6");
        part<QLineEdit>("dicePlayer0").setText(QStringLiteral("Anna"));
        part<QLineEdit>("dicePlayer1").setText(QStringLiteral("Ben"));
    }
    void begin() {
        click(part<QPushButton>("diceBegin"));
        REQUIRE(test::waitFor([&] { return turn().startsWith(QStringLiteral("Anna")); }));
        // The game and the commitment to its first throw: what is written later would make the next press rest.
        REQUIRE(test::waitFor([&] { return heldIn(file()).entries >= 2; }));
        waitLong();
    }
    QString turn() {
        const auto* head = window.findChild<QLabel*>(QStringLiteral("diceTurn"));
        return head != nullptr && head->isVisible() ? head->text() : QString();
    }
    bool says(const QString& begin) {
        const auto labels = window.findChildren<QLabel*>();
        return std::ranges::any_of(
            labels, [&](const QLabel* label) { return label->isVisible() && label->text().startsWith(begin); });
    }
    bool hasThrown(int throws) { return says(QStringLiteral("After throw %1 of").arg(throws)); }
    void typeThrow(std::initializer_list<Qt::Key> faces) {
        if (!part<QCheckBox>("diceReal").isChecked()) {
            press(Qt::Key_D);
        }
        for (const Qt::Key face : faces) {
            press(face);
            now += 20;
        }
        REQUIRE(test::waitFor([&] { return hasThrown(1); }));
    }
    /// Twice what one press did, quickly or as slowly as the desktop allows a double click.
    void pressAgain() {
        const bool isQuick = GENERATE(true, false);
        now += isQuick ? 120 : 380;
        isQuick ? clickAgain() : doubleClick();
        rest();
    }
};

/// A tournament that is open on its page.
struct CupFile {
    static constexpr int kRounds = 2;
    test::Cup cup{8, kRounds};
};

struct GuardedCup : CupFile, test::GuardedWindow {
    ui::TournamentPage* page = nullptr;

    GuardedCup() {
        window.openBook(cup.file());
        choose("Ctrl+8");
        page = window.findChild<ui::TournamentPage*>();
        REQUIRE(page != nullptr);
    }
    [[nodiscard]] Held held() const { return heldIn(cup.file()); }
    void showTab(ui::TournamentPage::Tab tab) {
        page->showTab(tab);
        QTest::qWait(5);
    }
    /// So many entries came on disk.
    void awaitEntries(std::size_t count) {
        REQUIRE(test::waitFor([&] { return held().entries == count; }));
        QTest::qWait(5);
    }
};

}  // namespace

TEST_CASE("a dice game that is begun by a double click is one, and nothing is thrown in it",
          "[ui][second-press][dice-game]") {
    GuardedDice game;
    game.click(game.part<QPushButton>("diceBegin"));
    SECTION("the second press comes before the first entry is on disk") {
        // Or on whatever has come under the pointer, where the disk was faster.
        game.clickAgain();
        REQUIRE(test::waitFor([&] { return !game.turn().isEmpty(); }));
        game.rest();
    }
    SECTION("it comes after that") {
        REQUIRE(test::waitFor([&] { return !game.turn().isEmpty(); }));
        game.now += 380;
        game.doubleClick();
        game.press(Qt::Key_Space);
        game.rest();
    }
    CHECK(heldIn(game.file()).games == 1);
    CHECK_FALSE(game.hasThrown(1));
    game.waitLong();
    game.press(Qt::Key_Space);
    CHECK(test::waitFor([&] { return game.hasThrown(1); }));
}

TEST_CASE("Space twice throws the dice of the dice game once", "[ui][second-press][dice-game]") {
    GuardedDice game;
    game.begin();
    game.press(Qt::Key_Space);
    REQUIRE(test::waitFor([&] { return game.hasThrown(1); }));
    game.now += 120;
    game.press(Qt::Key_Space);
    game.rest();
    CHECK(game.hasThrown(1));
    game.waitLong();
    game.press(Qt::Key_Space);
    CHECK(test::waitFor([&] { return game.hasThrown(2); }));
}

TEST_CASE("a held Space throws the dice of the dice game once", "[ui][second-press][dice-game]") {
    GuardedDice game;
    game.begin();
    game.down(Qt::Key_Space);
    REQUIRE(test::waitFor([&] { return game.hasThrown(1); }));
    game.waitLong();
    for (int repeat = 0; repeat < 12; ++repeat) {
        game.down(Qt::Key_Space);
        game.now += 40;
        QTest::qWait(5);
    }
    game.up(Qt::Key_Space);
    game.rest();
    CHECK(game.hasThrown(1));
}

TEST_CASE("a double click throws the dice of the dice game once", "[ui][second-press][dice-game]") {
    GuardedDice game;
    game.begin();
    game.click(game.part<QPushButton>("diceNext"));
    REQUIRE(test::waitFor([&] { return game.hasThrown(1); }));
    game.pressAgain();
    CHECK(game.hasThrown(1));
}

TEST_CASE("a double click on the end of a turn ends one turn of the dice game", "[ui][second-press][dice-game]") {
    GuardedDice game;
    game.begin();
    game.press(Qt::Key_Space);
    REQUIRE(test::waitFor([&] { return game.hasThrown(1); }));
    game.waitLong();
    game.click(game.part<QPushButton>("diceEnd"));
    REQUIRE(test::waitFor([&] { return game.turn().startsWith(QStringLiteral("Ben")); }));
    const Held before = heldIn(game.file());
    game.pressAgain();
    CHECK(game.turn().startsWith(QStringLiteral("Ben")));
    CHECK(heldIn(game.file()) == before);
}

TEST_CASE("a double click builds one place of the dice game", "[ui][second-press][dice-game]") {
    GuardedDice game;
    game.begin();
    // Two roads could be built.
    game.typeThrow({Qt::Key_1, Qt::Key_2, Qt::Key_6});
    game.waitLong();
    const Held before = heldIn(game.file());
    game.click(game.part<QPushButton>("diceBuild"));
    REQUIRE(test::waitFor([&] { return heldIn(game.file()) != before; }));
    QTest::qWait(5);
    const Held built = heldIn(game.file());
    game.pressAgain();
    CHECK(heldIn(game.file()) == built);
}

TEST_CASE("faces of the dice game's dice count at once after an act", "[ui][second-press][dice-game]") {
    GuardedDice game;
    game.begin();
    game.press(Qt::Key_D);
    game.window.findChild<ui::StepGuard*>()->entryWritten();
    for (const char* face : {"face1", "face2", "face6"}) {
        QTest::mouseClick(&game.part<QPushButton>(face), Qt::LeftButton);
        QTest::qWait(5);
    }
    CHECK(test::waitFor([&] { return game.hasThrown(1); }));
}

TEST_CASE("a tournament that is begun by a double click is one", "[ui][second-press][tournament]") {
    struct Begins : BookFile, test::GuardedWindow {};
    Begins hands;
    hands.window.openBook(hands.file());
    hands.choose("Ctrl+8");
    hands.part<QLineEdit>("cupName").setFocus();
    QTest::keyClicks(&hands.part<QLineEdit>("cupName"), QStringLiteral("Autumn cup"));
    auto& save = hands.part<QPushButton>("cupSave");
    REQUIRE(save.isEnabled());
    hands.click(save);
    const bool isAtOnce = GENERATE(true, false);
    if (isAtOnce) {
        hands.clickAgain();
    }
    REQUIRE(test::waitFor([&] { return heldIn(hands.file()).entries > 1; }));
    hands.rest();
    hands.now += 380;
    hands.doubleClick();
    hands.rest();
    // Its first entry, and the commitment to its first throw.
    CHECK(heldIn(hands.file()) == Held{1, 2});
}

TEST_CASE("taking back by a double click takes one act of a tournament back", "[ui][second-press][tournament]") {
    GuardedCup hands;
    hands.showTab(ui::TournamentPage::Tab::Record);
    const Held before = hands.held();
    const bool isByKey = GENERATE(false, true);
    auto& button = hands.part<QPushButton>("recordBack");
    REQUIRE(button.isEnabled());
    if (isByKey) {
        button.setFocus();
        hands.press(Qt::Key_Space);
    } else {
        hands.click(button);
    }
    hands.awaitEntries(before.entries + 1);
    const bool isQuick = GENERATE(true, false);
    hands.now += isQuick ? 120 : 280;
    if (isByKey) {
        hands.press(Qt::Key_Space);
    } else if (isQuick) {
        hands.clickAgain();
    } else {
        hands.doubleClick();
    }
    hands.rest();
    CHECK(hands.held().entries == before.entries + 1);
    // A moment later another one is taken back.
    hands.waitLong();
    if (auto& restore = hands.part<QPushButton>("recordRestore"); restore.isEnabled()) {
        hands.click(restore);
        hands.awaitEntries(before.entries + 2);
    }
}

TEST_CASE("seats are written once by a double click", "[ui][second-press][tournament]") {
    GuardedCup hands;
    hands.showTab(ui::TournamentPage::Tab::Rounds);
    hands.click(hands.part<QPushButton>("planStart"));
    REQUIRE(test::waitFor([&] {
        const auto buttons = hands.window.findChildren<QPushButton*>(QStringLiteral("planSeat"));
        return std::ranges::any_of(buttons, [](const auto* button) { return button->isVisible(); });
    }));
    hands.waitLong();
    const Held before = hands.held();
    hands.click(hands.part<QPushButton>("planSeat"));
    hands.clickAgain();
    // All rounds in advance, an entry each.
    hands.awaitEntries(before.entries + GuardedCup::kRounds);
    hands.rest();
    const Held seated = hands.held();
    hands.now += 380;
    hands.doubleClick();
    hands.rest();
    CHECK(hands.held() == seated);
}
