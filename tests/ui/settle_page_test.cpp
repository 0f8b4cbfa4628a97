// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

#include "adjudicator/record/log_text.h"
#include "adjudicator/verify/verify.h"
#include "db/book.h"
#include "engine/state/to_position.h"
#include "tests/ui/game_on_desk.h"
#include "ui/files/own_combat.h"
#include "ui/pages/settle_page.h"
#include "ui/text/language.h"

using engine::Language;
using test::freshSetup;
using test::Game;
using test::waitFor;

namespace {

void type(const QString& text) {
    REQUIRE(QApplication::focusWidget() != nullptr);
    QTest::keyClicks(QApplication::focusWidget(), text);
}

void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    REQUIRE(QApplication::focusWidget() != nullptr);
    QTest::keyClick(QApplication::focusWidget(), key, modifiers);
}

/// The page in a window of its own, with the keyboard in the first field.
struct Settling {
    ui::SettlePage page;

    explicit Settling(ui::TableDesk& desk) : page(desk, nullptr) {
        page.resize(1280, 720);
        page.show();
        REQUIRE(QTest::qWaitForWindowActive(&page));
        page.begin();
    }
    /// The combat told in the source, up to the round over which two differ.
    void typeAll() {
        type(QStringLiteral("1a2c"));
        press(Qt::Key_Tab);
        type(QStringLiteral("city"));
        press(Qt::Key_Tab);
        press(Qt::Key_Tab);
        type(QStringLiteral("10 7 5 5 6 4"));
        press(Qt::Key_Tab);
        type(QStringLiteral("1a2c:sett"));
        press(Qt::Key_Tab);
        press(Qt::Key_Tab);
        type(QStringLiteral("3c:settlement"));
    }
    void giveReason() {
        page.ruling().focusReason();
        type(QStringLiteral("A tie is lost."));
    }
    void recordAndWait() {
        press(Qt::Key_Return, Qt::ControlModifier);
        REQUIRE(waitFor([&] { return page.ruling().told().contains(QStringLiteral("recorded as entry")); }));
    }
    [[nodiscard]] QString told() const { return page.answer().told().join(QLatin1Char('\n')); }
};

const adjudicator::RulingGiven* lastRuling(const adjudicator::Line& line) {
    return std::get_if<adjudicator::RulingGiven>(&line.log().back().entry.body);
}

}  // namespace

TEST_CASE("a combat is understood as people type it, in both languages", "[ui][dispute]") {
    const auto [typed, state] = GENERATE(table<QString, std::string>({
        {QStringLiteral("1a2c"), "1A2C"},
        {QStringLiteral(" 1A 2K "), "1A2C"},
        {QStringLiteral("ci"), "CI"},
        {QStringLiteral("CITY"), "city"},
        {QStringLiteral("Stadt"), "city"},
        {QStringLiteral("sie"), "settlement"},
        {QStringLiteral("Metropole auf dem Kopf"), "metropolis/upside-down"},
        {QString::fromUtf8("Stadt, kopfüber"), "city/upside-down"},
        {QStringLiteral("city/u"), "city/upside-down"},
        {QStringLiteral("settlement/upside-down"), "settlement/upside-down"},
        {QStringLiteral("Stadt + 1k"), "1C+city"},
        {QStringLiteral("1C & city"), "1C+city"},
        {QStringLiteral("vernichtet"), "destroyed"},
        {QStringLiteral("0"), "destroyed"},
        {QStringLiteral("nichts + Stadt"), "nichts + Stadt"},
        {QStringLiteral("1C + 2I + city"), "1C + 2I + city"},
        {QStringLiteral("castle"), "castle"},
        {QStringLiteral("Stadt am See"), "Stadt am See"},
    }));
    INFO(typed.toStdString());
    CHECK(ui::stateFromTyped(typed) == state);
}

TEST_CASE("German short forms are shown and can be typed again", "[ui][dispute]") {
    ui::setLanguage(Language::German);
    const QString shown = ui::withLocalForms("1A2C:city/upside-down");
    const QString sentence = ui::withLocalForms("CC-13: 2C3I gegen C, danach metropolis (SA-K3)");
    const std::string typed = ui::claimFromTyped(shown);
    ui::setLanguage(Language::English);
    CHECK(shown == QStringLiteral("1A2K:Stadt auf dem Kopf"));
    CHECK(typed == "1A2C:city/upside-down");
    CHECK(sentence == QStringLiteral("CC-13: 2K3I gegen K, danach Metropole (SA-K3)"));
    CHECK(ui::withLocalForms("1A2C:city") == QStringLiteral("1A2C:city"));
}

TEST_CASE("dice may stand in one row with spaces, commas or colons", "[ui][dispute]") {
    CHECK(ui::diceFromTyped(QStringLiteral("10 7 5 5 ? 4")) == "10,7,5,5,?,4");
    CHECK(ui::diceFromTyped(QStringLiteral(" 10:7, 5:5,  ...")) == "10,7,5,5,...");
    CHECK(ui::diceFromTyped(QStringLiteral("10 7 ; 5 ?;")) == "10,7;5,?;");
    CHECK(ui::diceFromTyped(QString::fromUtf8("…")) == "...");
    CHECK(ui::diceFromTyped({}).empty());
    CHECK(ui::claimFromTyped(QStringLiteral("2k : vernichtet")) == "2C:destroyed");
    CHECK(ui::armiesFromTyped(QStringLiteral("1A2K & 3I")) == std::vector<std::string>{"1A2C", "3I"});
}

TEST_CASE("a field that cannot be read disturbs no other", "[ui][dispute]") {
    ui::CombatTyped typed;
    typed.attackers = QStringLiteral("1A2C");
    typed.target = QStringLiteral("city");
    typed.attackerDice = QStringLiteral("10 7 5 5 6 4");
    typed.attackerClaim = QStringLiteral("rubble");
    typed.defenderClaim = QStringLiteral("3C:settlement");
    const auto one = ui::judged(typed);
    CHECK(one.faults.size() == 1);
    CHECK(one.faults.contains("attacker.claim"));
    REQUIRE(one.settlement);
    CHECK(one.settlement->defender.judged->allowed);

    // A die that is not typed yet counts as unknown.
    typed.attackerDice = QStringLiteral("10 7 5");
    const auto half = ui::judged(typed);
    CHECK(half.incomplete.contains("attacker.dice"));
    CHECK(half.said.attacker.dice == "10,7,5,?");
    REQUIRE(half.settlement);

    typed.attackers = QStringLiteral("1X");
    typed.target = QStringLiteral("castle");
    const auto none = ui::judged(typed);
    CHECK_FALSE(none.settlement);
    CHECK(none.faults.contains("attacker"));
    CHECK(none.faults.contains("defender"));
    CHECK(ui::judged({}).faults.empty());
}

TEST_CASE("the answer stands while the combat is typed, by the keyboard alone", "[ui][dispute][SA-K5]") {
    Game game(freshSetup());
    Settling settling(game.desk);
    CHECK(settling.told().isEmpty());
    settling.typeAll();
    const QStringList told = settling.page.answer().told();
    REQUIRE(told.size() == 3);
    CHECK(told[0].startsWith(QStringLiteral("Not allowed: ")));
    CHECK(told[0].contains(QStringLiteral("round 2 (5 : 5)")));
    CHECK(told[1].startsWith(QStringLiteral("Allowed: ")));
    CHECK(told[2].endsWith(QStringLiteral("100.0\u00a0%")));
    CHECK(settling.page.ruling().result() == "3C:settlement");
    CHECK_FALSE(settling.page.ruling().alone());

    // Without a target there is no answer, and nothing else is lost.
    ui::CombatTyped typed = settling.page.form().typed();
    typed.target.clear();
    settling.page.form().setTyped(typed);
    CHECK(settling.told().isEmpty());
}

TEST_CASE("a ruling says what is missing, then becomes an entry of the game", "[ui][dispute]") {
    Game game(freshSetup());
    Settling settling(game.desk);
    const std::uint64_t before = game.desk.table().line().head().seq;
    press(Qt::Key_Return, Qt::ControlModifier);
    CHECK_FALSE(settling.page.ruling().told().isEmpty());
    settling.typeAll();
    press(Qt::Key_Return, Qt::ControlModifier);
    CHECK(settling.page.ruling().told() == QStringLiteral("The reason is missing."));
    CHECK(game.desk.table().line().head().seq == before);
    type(QStringLiteral("A tie is lost."));
    settling.recordAndWait();
    const adjudicator::Line& line = game.desk.table().line();
    CHECK(line.head().seq == before + 1);
    CHECK(settling.page.ruling().told().contains(QString::number(before + 1)));
    const auto* ruling = lastRuling(line);
    REQUIRE(ruling != nullptr);
    CHECK(ruling->decision == adjudicator::RulingDecision::Settled);
    CHECK(ruling->clause == engine::clause::SA_K5);
    CHECK(ruling->heard.size() == 2);
    CHECK(ruling->question.find("1A2C:settlement") != std::string::npos);
    CHECK(ruling->combat->attacker.dice == "10,7,5,5,6,4");
    CHECK(ruling->combat->result == "3C:settlement");
    const std::string text = adjudicator::logText(line.log().back(), *line.position().table, Language::English);
    CHECK(text.find("1A2C against city ended 3C:settlement") != std::string::npos);
    // The same is not recorded twice.
    press(Qt::Key_Return, Qt::ControlModifier);
    CHECK(game.desk.table().line().head().seq == before + 1);
}

TEST_CASE("without a game the ruling begins one of its own", "[ui][dispute]") {
    const engine::Setup own = ui::ownCombatSetup({"green", "", ""}, {"brown", "Ben", ""},
                                                 {{"1C"}, "I", "", {}, {}, 0, {"R-ALLY-DIE=sum"}, {"SA-V2"}});
    const auto position = engine::toPosition(own);
    REQUIRE(position);
    CHECK(position->rules().rulings.get<engine::RAllyDie>() == engine::RAllyDie::Sum);

    QTemporaryDir folder;
    const std::filesystem::path file = folder.filePath(QStringLiteral("book.db")).toStdString();
    {
        ui::TableDesk desk;
        REQUIRE_FALSE(desk.openBook(file));
        Settling settling(desk);
        CHECK(settling.page.ruling().alone());
        settling.typeAll();
        settling.giveReason();
        settling.recordAndWait();
        REQUIRE(desk.hasGame());
        CHECK(ui::isOwnCombat(desk.table().line()));
        REQUIRE(lastRuling(desk.table().line()) != nullptr);
        CHECK(lastRuling(desk.table().line())->heard == std::vector<std::string>{"red", "blue"});
    }
    {
        // It can be read again; a game that is played comes before it.
        ui::TableDesk desk;
        REQUIRE_FALSE(desk.openBook(file));
        REQUIRE(desk.hasGame());
        CHECK(ui::isOwnCombat(desk.table().line()));
        desk.startGame(freshSetup());
        REQUIRE(waitFor([&] { return test::settled(desk) && !ui::isOwnCombat(desk.table().line()); }));
        Settling settling(desk);
        CHECK_FALSE(settling.page.ruling().alone());
    }
}

TEST_CASE("a ruling about another table leaves the game at play where it is", "[ui][dispute]") {
    Game game(freshSetup());
    const db::GameId played = game.desk.table().line().game();
    {
        Settling settling(game.desk);
        settling.page.findChild<QCheckBox*>(QStringLiteral("alone"))->click();
        CHECK(settling.page.ruling().alone());
        settling.page.form().focusFirst();
        settling.typeAll();
        settling.giveReason();
        settling.recordAndWait();
        CHECK(game.desk.table().line().game() == played);
        CHECK(lastRuling(game.desk.table().line()) == nullptr);
    }
    const auto book = db::Book::open(game.file(), db::OpenMode::ReadOnly);
    REQUIRE(book);
    const auto games = book->games();
    REQUIRE(games);
    REQUIRE(games->size() == 2);
    for (const db::GameInfo& each : *games) {
        const auto verified = adjudicator::verify(*book, each.id, std::nullopt);
        REQUIRE(verified);
        CHECK(verified->kind == adjudicator::VerdictKind::Sound);
    }
    ui::TableDesk again;
    REQUIRE_FALSE(again.openBook(game.file()));
    CHECK(again.table().line().game() == played);
}
