// SPDX-License-Identifier: GPL-3.0-or-later
// docs/verify_record.py knows the record's format from its page alone; it and the program must say the same of a book.
#include <SQLiteCpp/SQLiteCpp.h>

#include <catch2/catch.hpp>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <string>

#include "adjudicator/record/correction.h"
#include "adjudicator/record/throw_counts.h"
#include "engine/action/legal_actions.h"
#include "tests/adjudicator/record/book_script.h"
#include "tests/adjudicator/record/test_desk.h"
#include "tests/places.h"

using namespace adjudicator;
using adjudicator::test::Desk;
using adjudicator::test::scriptOn;

namespace {

/// Eight turns with virtual throws, every other one with a word; some acts are taken back, one is corrected, and the
/// record is sealed.
void playSome(Desk& desk) {
    for (int turn = 0; turn < 8; ++turn) {
        desk.play(engine::Action(engine::Roll{desk.table().position().turn.player, {}}));
        REQUIRE(desk.table().declared());
        desk.table().openThrow({turn % 2 == 0 ? "Möwe" : ""});
        if (turn % 3 == 2) {
            desk.table().takeBack();
            desk.play(engine::Action(engine::Roll{desk.table().position().turn.player, {}}));
        }
        while (desk.table().position().turn.pending.index() != 0) {
            desk.play(engine::legalActs(desk.table().position()).actions.front());
            REQUIRE_FALSE(desk.refused);
        }
        desk.play(engine::Action(engine::EndTurn{desk.table().position().turn.player}));
        REQUIRE_FALSE(desk.refused);
    }
    const ActPlace last = desk.table().line().acts().back().origin;
    auto plan = planCorrection(desk.table().line(), {last, "not yet", {}, {{last, true, {}, {}}}});
    REQUIRE(plan);
    desk.table().correct(std::move(plan->corrected));
    desk.table().seal();
}

}  // namespace

TEST_CASE("the published throws are true by the published script, a changed one is not", "[adjudicator][record]") {
    const std::string script = "/usr/bin/python3 '" ADJ_SOURCE_DIR "/docs/verify_dice.py' --check ";
    const std::string published = ADJ_SOURCE_DIR "/docs/dice-test-vectors.json";
    CHECK(std::system((script + "'" + published + "' > /dev/null").c_str()) == 0);
    const auto changed = std::filesystem::temp_directory_path() / ("adj-throws-" + freshNonce() + ".json");
    const std::string change = "sed 's/\"n\": 1,/\"n\": 2,/' '" + published + "' > '" + changed.string() + "'";
    REQUIRE(std::system(change.c_str()) == 0);
    CHECK(std::system((script + "'" + changed.string() + "' > /dev/null 2>&1").c_str()) != 0);
    std::filesystem::remove(changed);
}

TEST_CASE("a verifier written from the format's page agrees on sound and on changed books", "[adjudicator][record]") {
    Desk desk(*TableGame::setupFromJson(R"({"format":"catan-position/1","hexes":[
        {"q":0,"r":0,"terrain":"fields","number":8},{"q":1,"r":0,"terrain":"hills","number":6}],"players":["red","blue"],
        "buildings":[{"at":"0,0:N","kind":"settlement","owner":"red"}],"robber":"1,0",
        "turn":{"round":2,"player":"red","phase":"roll"}})"));
    playSome(desk);
    REQUIRE(countsOf(desk.table().line()).witnessed == 4);
    REQUIRE(countsOf(desk.table().line()).desk == 4);
    REQUIRE(desk.verified().kind == VerdictKind::Sound);
    REQUIRE(desk.book().rest());
    CHECK(scriptOn(desk.file()) == 0);

    const std::filesystem::path changed = desk.file().string() + ".changed";
    std::mt19937 random(7);
    const std::uint64_t last = desk.table().line().head().seq;
    for (int i = 0; i < 24; ++i) {
        std::filesystem::remove(changed);
        REQUIRE(desk.book().handOver(changed));
        {
            SQLite::Database database(changed.string(), SQLite::OPEN_READWRITE);
            const auto seq = std::to_string(random() % (last + 1));
            const std::string at = " WHERE seq = " + seq;
            SQLite::Statement read(database, "SELECT length(body) FROM entry" + at);
            REQUIRE(read.executeStep());
            const auto byte = std::to_string(1 + random() % static_cast<unsigned>(read.getColumn(0).getInt()));
            INFO("entry " << seq << ", character " << byte);
            switch (i % 4) {
                case 0:  // another character in a body
                    database.exec("UPDATE entry SET body = substr(body, 1, " + byte + " - 1) || '~' || substr(body, " +
                                  byte + " + 1)" + at);
                    break;
                case 1:  // another hash
                    database.exec("UPDATE entry SET hash = randomblob(32)" + at);
                    break;
                case 2:  // an entry gone, but not the last
                    database.exec("DELETE FROM entry WHERE seq = " + std::to_string(random() % last));
                    break;
                case 3:  // another game's name
                    database.exec("UPDATE game SET id = randomblob(16)");
                    break;
                default:
                    break;
            }
        }
        const auto book = db::Book::open(changed, db::OpenMode::ReadOnly);
        REQUIRE(book);
        const auto games = book->games();
        const auto verdict = games ? verify(*book, games->front().id, std::nullopt)
                                   : engine::Expected<Verification, db::BookError>(engine::unexpected(games.error()));
        INFO("case " << i % 4);
        CHECK((!verdict || verdict->kind != VerdictKind::Sound));
        CHECK(scriptOn(changed) == 1);
    }
}
