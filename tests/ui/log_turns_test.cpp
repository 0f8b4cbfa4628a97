// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/log_turns.h"

#include <QAbstractItemModelTester>
#include <catch2/catch.hpp>
#include <random>
#include <tuple>

#include "adjudicator/record/playback.h"
#include "engine/notation/action_json.h"
#include "tests/adjudicator/record/test_desk.h"
#include "tests/bench/played_game.h"
#include "ui/record/log_filter.h"
#include "ui/record/log_model.h"

using adjudicator::test::Folder;

namespace {

using What = ui::LogFilter::What;

/// A table whose acts are on no disk.
class Table {
public:
    explicit Table(const engine::Setup& setup) : m_desk(m_folder.path()) {
        adjudicator::Surroundings around;
        around.append = [](const db::GameId& game, const db::Head& after, const std::vector<std::string>& bodies,
                           const std::vector<db::Picture>&,
                           const auto& answer) { answer(db::headAfter(game, after, bodies)); };
        around.now = &adjudicator::utcNow;
        around.drawSecret = [this] {
            adjudicator::Secret secret;
            std::ranges::generate(secret, [this] { return static_cast<std::uint8_t>(random()); });
            return secret;
        };
        table.emplace(*adjudicator::Line::begin(genesisBody(setup, {}, m_desk)), std::move(around),
                      adjudicator::TableListener{[](const engine::Position&, const engine::Events&) {},
                                                 [](const engine::Refusal&) {}, [](adjudicator::TableRefusal) {},
                                                 [](const db::BookError&) { FAIL("nothing is written"); }});
    }

    std::mt19937 random{5};
    std::optional<adjudicator::LiveTable> table;

private:
    Folder m_folder;
    adjudicator::DeskFolder m_desk;
};

/// A record as the list has it.
struct Listed {
    explicit Listed(const adjudicator::LiveTable& table) : way(table.line()) {
        model.setTable(&table, [this](std::uint64_t seq) { return way.momentOf(seq).round; });
    }
    void grow(const adjudicator::LiveTable& table) {
        (void)way.extend(table.line());
        model.logChanged(&table);
    }

    adjudicator::Playback way;
    ui::LogModel model;
    ui::LogFilter filter{model, nullptr};
    ui::LogTurns turns{model, filter, [](engine::PlayerId, std::uint64_t) { return std::optional<int>(); }, nullptr};
};

using Row = std::tuple<int, std::optional<std::uint64_t>, QString, bool>;

std::vector<Row> rowsOf(const ui::LogTurns& turns) {
    std::vector<Row> rows;
    for (int row = 0; row < turns.rowCount(); ++row) {
        const QModelIndex index = turns.index(row, 0);
        rows.emplace_back(index.data(ui::LogTurns::RowRole).toInt(), turns.entryAt(index),
                          index.data(ui::LogModel::TextRole).toString(), index.data(ui::LogModel::OnLineRole).toBool());
    }
    return rows;
}

/// The same as if all of it had been there from the start.
void checkAgain(const adjudicator::LiveTable& table, const Listed& grown, What what, std::optional<int> player) {
    Listed fresh(table);
    fresh.filter.setWhat(what);
    fresh.filter.setPlayer(player);
    REQUIRE(fresh.filter.rowCount() == grown.filter.rowCount());
    const auto now = rowsOf(grown.turns);
    auto again = rowsOf(fresh.turns);
    // What had its rows keeps them.
    while (again.size() < now.size() && fresh.turns.canFetchMore({})) {
        fresh.turns.fetchMore({});
        again = rowsOf(fresh.turns);
    }
    const std::size_t count = std::min(now.size(), again.size());
    REQUIRE(count + 300 > std::max(now.size(), again.size()));
    for (std::size_t row = 0; row < count; ++row) {
        INFO("row " << row << ": " << std::get<2>(now[row]).toStdString() << " / "
                    << std::get<2>(again[row]).toStdString());
        REQUIRE(now[row] == again[row]);
    }
}

}  // namespace

TEST_CASE("a list that grew with its record is as if it had been made of the whole", "[ui][record]") {
    Table played(bench::island());
    adjudicator::LiveTable& table = *played.table;
    const auto [what, player] =
        GENERATE(std::pair(What::Everything, std::optional<int>()), std::pair(What::TakenBack, std::optional<int>()),
                 std::pair(What::Everything, std::optional(1)));
    Listed grown(table);
    const QAbstractItemModelTester filterTester(&grown.filter, QAbstractItemModelTester::FailureReportingMode::Fatal);
    grown.filter.setWhat(what);
    grown.filter.setPlayer(player);
    for (int act = 0; act < 160; ++act) {
        const auto acts = table.line().acts();
        const auto chance = played.random() % 12;
        if (chance == 0 && acts.size() > 20) {
            table.undoTo(acts[acts.size() - 1 - played.random() % 20].origin);
        } else if (chance == 1 && table.line().restorable()) {
            table.restore();
        } else {
            bench::playOne(table, played.random);
        }
        grown.grow(table);
        if (act % 20 == 19) {
            checkAgain(table, grown, what, player);
        }
    }
    REQUIRE(grown.turns.turnCount() > 2);
}

TEST_CASE("an entry more costs its turn, however long the record is", "[ui][record]") {
    Table played(adjudicator::test::oneHex());
    adjudicator::LiveTable& table = *played.table;
    const auto play = [&](const std::string& text) {
        table.play(*engine::actionFromJson(text, *table.position().table));
    };
    const auto turn = [&](const std::string& player) {
        play(R"({"do":"roll","by":")" + player +
             R"(","dice":[{"sides":6,"value":1},{"sides":6,"value":1}],"source":"entered"})");
        play(R"({"do":"end-turn","by":")" + player + "\"}");
    };
    while (table.log().size() < 20'000) {
        turn("red");
        turn("blue");
    }
    Listed listed(table);
    // The list has rows for what is seen, and for more as somebody scrolls.
    const int rows = listed.turns.rowCount();
    CHECK(rows < 1000);
    CHECK(listed.turns.turnCount() > 9000);
    REQUIRE(listed.turns.canFetchMore({}));
    listed.turns.fetchMore({});
    CHECK(listed.turns.rowCount() > rows);

    const auto cost = [&](const std::function<void()>& work) {
        const std::size_t before = listed.turns.turnsLaid();
        work();
        listed.grow(table);
        return listed.turns.turnsLaid() - before;
    };
    CHECK(cost([&] { play(adjudicator::test::kRedRolls); }) <= 2);
    CHECK(cost([&] { play(R"({"do":"end-turn","by":"red"})"); }) <= 2);
    CHECK(cost([&] { turn("blue"); }) <= 3);
    CHECK(cost([&] { table.takeBack(); }) <= 2);
    CHECK(cost([&] { table.restore(); }) <= 2);

    // Far back somebody may look all the same.
    CHECK(listed.turns.showEntry(5).isValid());
    CHECK(listed.turns.mapToSource(listed.turns.showEntry(5)).data(ui::LogModel::SeqRole).toULongLong() == 5);
}
