// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/desk/game_desk.h"

#include <thread>

#include "adjudicator/record/throw_counts.h"
#include "engine/tournament/settings.h"
#include "tests/adjudicator/desk/owner.h"
#include "tests/support/dice_table.h"
#include "tests/support/direct_surroundings.h"

using namespace adjudicator;
using namespace adjudicator::test;

namespace {

/// What a desk told, one word each.
template <class Game>
struct Heard {
    std::vector<std::string> words;
    std::vector<ChangeOf<Game>> changes;
    /// What is declared is thrown with at once.
    std::optional<WitnessWord> word;
    std::optional<DeskWork> failedAt;
    std::optional<db::BookProblem> problem;

    DeskListenerOf<Game> listener() {
        return {[this](const ChangeOf<Game>& change) {
                    words.emplace_back("changed");
                    changes.push_back(change);
                },
                [this](const typename Game::Refusal&, const typename Game::Action&) { words.emplace_back("refused"); },
                [this](TableRefusal) { words.emplace_back("refused by table"); },
                [this](const db::BookError& error, DeskWork work) {
                    words.emplace_back("failed");
                    failedAt = work;
                    problem = error.problem;
                },
                [this](const db::GameId&) { words.emplace_back("branch wanted"); },
                [this](const typename Game::Action&) { return word; }};
    }
};

using TableDesk = GameDesk<TableGame>;

engine::Action act(const TableDesk& desk, const std::string& text) {
    return engine::actionFromJson(text, *desk.position().table).value();
}

constexpr const char* kRedEnds = R"({"do":"end-turn","by":"red"})";

struct Table {
    BookOfOwner of;
    Heard<TableGame> heard;
    TableDesk desk{heard.listener()};

    Table() {
        desk.setBook(of.book);
        desk.begin(oneHex());
        of.owner.runUntil([&] { return desk.hasGame() && !desk.isWriting(); });
        heard = {};
    }
    void settle() {
        of.owner.runUntil([&] { return !desk.isWriting(); });
    }
};

}  // namespace

TEST_CASE("a desk tells of an act when it is on disk, with what grew", "[adjudicator]") {
    Table table;
    table.desk.play(act(table.desk, kRedRolls));
    CHECK(table.heard.words.empty());
    table.settle();
    REQUIRE(table.heard.changes.size() == 1);
    const auto& change = table.heard.changes.front();
    CHECK(change.position);
    CHECK_FALSE(change.game);
    CHECK_FALSE(change.events.empty());
    REQUIRE(change.entry());
    CHECK(*change.entry() == table.of.book->reader()->head(*table.desk.game())->seq);
    table.desk.takeBack();
    table.settle();
    CHECK(table.heard.changes.back().position);
    CHECK(table.heard.changes.back().events.empty());
    table.desk.restore();
    table.settle();
    table.desk.seal();
    table.settle();
    CHECK(table.heard.changes.back().seal);
    CHECK_FALSE(table.heard.changes.back().position);
}

TEST_CASE("several acts follow one another, and a refusal drops the rest", "[adjudicator]") {
    Table table;
    const auto roll = act(table.desk, kRedRolls);
    const auto end = act(table.desk, kRedEnds);
    table.desk.playAll({roll, end, end, roll});
    CHECK(table.desk.isWriting());
    table.settle();
    CHECK(table.heard.words == std::vector<std::string>{"changed", "changed", "refused"});
}

TEST_CASE("what is declared is thrown at once where a word is given, and told of once", "[adjudicator]") {
    Table table;
    auto roll = act(table.desk, R"({"do":"roll","by":"red"})");
    table.heard.word = WitnessWord{"Anna"};
    table.desk.play(roll);
    table.settle();
    table.of.owner.runUntil([&] { return !table.heard.words.empty(); });
    CHECK(table.heard.words == std::vector<std::string>{"changed"});
    CHECK(countsOf(table.desk.line()).witnessed == 1);
    CHECK_FALSE(table.heard.changes.front().events.empty());
    // Declaration, word and throw came together.
    CHECK(table.heard.changes.front().entries.size() >= 3);
}

TEST_CASE("another game is opened when what was done last is written", "[adjudicator]") {
    Table table;
    const db::GameId first = *table.desk.game();
    table.desk.begin(oneHex());
    table.of.owner.runUntil([&] { return table.desk.game() != first && !table.desk.isWriting(); });
    table.desk.play(act(table.desk, kRedRolls));
    const db::GameId second = *table.desk.game();
    table.desk.open(first);
    CHECK(table.desk.game() == second);
    table.of.owner.runUntil([&] { return table.desk.game() == first; });
    CHECK(table.heard.changes.back().game);
    table.settle();
    table.desk.open(second);
    CHECK(table.desk.game() == second);
    CHECK(table.desk.line().acts().size() == 1);
    // And as the newest that can be gone on with.
    Heard<TableGame> heard;
    TableDesk again(heard.listener());
    again.setBook(table.of.book);
    again.openNewest();
    CHECK(again.game() == second);
}

TEST_CASE("a game to which another program wrote is gone on with from there", "[adjudicator]") {
    Table table;
    {
        auto book = db::Book::open(table.of.file(), db::OpenMode::ReadWrite).value();
        DeskFolder desk(table.of.folder.path());
        LiveTable other(*Line::fold(*book.entries(*table.desk.game())),
                        adjudicator::directSurroundings(book, *table.desk.game(), desk),
                        {[](const auto&, const auto&) {}, {}, {}, {}});
        other.play(act(table.desk, kRedRolls));
    }
    table.desk.play(act(table.desk, kRedRolls));
    table.of.owner.runUntil([&] { return table.heard.words.size() == 2; });
    CHECK(table.heard.words == std::vector<std::string>{"failed", "changed"});
    CHECK(table.heard.failedAt == DeskWork::Act);
    CHECK(table.heard.problem == db::BookProblem::HeadMoved);
    CHECK(table.desk.line().acts().size() == 1);
    table.desk.play(act(table.desk, kRedEnds));
    table.settle();
    CHECK(table.desk.line().acts().size() == 2);
}

TEST_CASE("desks of every kind write to one book", "[adjudicator]") {
    BookOfOwner of;
    Heard<TableGame> table;
    Heard<DiceGame> dice;
    Heard<TournamentGame> cup;
    TableDesk tableDesk(table.listener());
    GameDesk<DiceGame> diceDesk(dice.listener());
    GameDesk<TournamentGame> cupDesk(cup.listener());
    tableDesk.setBook(of.book);
    diceDesk.setBook(of.book);
    cupDesk.setBook(of.book);
    tableDesk.begin(oneHex());
    diceDesk.begin(engine::test::diceGame());
    engine::tournament::Settings settings;
    settings.name = "Cup";
    settings.dates = {"2026-11-21"};
    settings.scoring = engine::tournament::presetOf(engine::tournament::System::A, settings.winningScore);
    cupDesk.begin(settings);
    of.owner.runUntil([&] {
        return tableDesk.hasGame() && diceDesk.hasGame() && cupDesk.hasGame() && !tableDesk.isWriting() &&
               !diceDesk.isWriting() && !cupDesk.isWriting();
    });
    CHECK(deskGames(*of.book->reader())->size() == 3);
    tableDesk.play(act(tableDesk, kRedRolls));
    of.owner.runUntil([&] { return !tableDesk.isWriting(); });
    // Each finds its own.
    Heard<DiceGame> heard;
    GameDesk<DiceGame> again(heard.listener());
    again.setBook(of.book);
    again.openNewest();
    CHECK(again.game() == diceDesk.game());
    CHECK(tableDesk.line().acts().size() == 1);
}

TEST_CASE("a desk that writes straight into its book answers before it returns", "[adjudicator]") {
    const Folder folder;
    auto book = db::Book::open(folder.path() / "book.db", db::OpenMode::Create).value();
    DeskFolder own(folder.path());
    Heard<TableGame> heard;
    TableDesk desk(heard.listener());
    desk.setBook(std::make_shared<OpenBook>(book, own));
    desk.begin(oneHex());
    REQUIRE(desk.hasGame());
    desk.playAll({act(desk, kRedRolls), act(desk, kRedEnds)});
    CHECK(desk.line().acts().size() == 2);
    CHECK(book.head(*desk.game())->seq == desk.line().head().seq);
}
