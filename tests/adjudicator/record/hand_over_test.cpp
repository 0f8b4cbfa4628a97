// SPDX-License-Identifier: GPL-3.0-or-later
// A game goes on at another desk: told, and no damage.
#include <algorithm>
#include <catch2/catch.hpp>

#include "adjudicator/record/official_branch.h"
#include "adjudicator/record/throw_counts.h"
#include "adjudicator/verify/verdict_text.h"
#include "adjudicator/verify/verify_text.h"
#include "tests/adjudicator/record/book_script.h"
#include "tests/adjudicator/record/test_desk.h"
#include "tests/support/forge.h"

using namespace adjudicator;
using adjudicator::test::Desk;
using adjudicator::test::kRedRolls;
using adjudicator::test::oneHex;
using adjudicator::test::scriptOn;
using Json = nlohmann::ordered_json;

namespace {

constexpr const char* kOver = R"({"do":"end-game","reason":"it is late"})";

std::vector<const HandedOver*> handOvers(Desk& desk) {
    std::vector<const HandedOver*> all;
    for (const LogLine& line : desk.table().log()) {
        if (const auto* handed = std::get_if<HandedOver>(&line.entry.body)) {
            all.push_back(handed);
        }
    }
    return all;
}

/// A game of one desk that another has the book of.
struct Moved {
    Desk desk{oneHex()};
    PublicKey first = desk.files().key()->publicKey();

    Moved() {
        desk.play(kRedRolls);
        desk.restart([&] { desk.giveAway(); });
        REQUIRE(desk.files().key()->publicKey() != first);
    }
    void checkSound() {
        const Verification verified = desk.verified();
        INFO(sentence(CheckedGame{verified.kind, verified.reason, verified.entry}, engine::Language::English));
        CHECK(verified.kind == VerdictKind::Sound);
        REQUIRE(desk.book().rest());
        CHECK(scriptOn(desk.file()) == 0);
    }
};

}  // namespace

TEST_CASE("a game that ends at another desk is handed over and sealed there", "[adjudicator][record][seal]") {
    Moved moved;
    Desk& desk = moved.desk;
    CHECK(handOvers(desk).empty());
    desk.play(kOver);
    REQUIRE(handOvers(desk).size() == 1);
    CHECK(handOvers(desk).front()->from == moved.first);
    CHECK(handOvers(desk).front()->to == desk.files().key()->publicKey());
    CHECK(desk.table().line().keyInCharge() == desk.files().key()->publicKey());
    moved.checkSound();
    const Verification verified = desk.verified();
    REQUIRE(verified.seal);
    CHECK(verified.seal->key == desk.files().key()->publicKey());
    CHECK(verified.account.isSealed);
    REQUIRE(verified.account.handOvers.size() == 1);
    CHECK_FALSE(verified.account.handOvers.front().isReleased);
    desk.restart();
    CHECK(handOvers(desk).size() == 1);
}

TEST_CASE("a seal at another desk is that desk's", "[adjudicator][record][seal]") {
    Moved moved;
    moved.desk.table().seal();
    CHECK(handOvers(moved.desk).size() == 1);
    CHECK(std::holds_alternative<Sealed>(moved.desk.table().log().back().entry.body));
    moved.checkSound();
    moved.desk.play(R"({"do":"end-turn","by":"red"})");
    CHECK_FALSE(moved.desk.refused);
    CHECK(handOvers(moved.desk).size() == 1);
    moved.checkSound();
}

TEST_CASE("a ruling at another desk leaves the next throw to be thrown", "[adjudicator][record][seal]") {
    Moved moved;
    Desk& desk = moved.desk;
    desk.table().rule(officialRuling(desk.table().line().head(), "we go on here"));
    CHECK(handOvers(desk).size() == 1);
    desk.play(R"({"do":"end-turn","by":"red"})");
    desk.play(R"({"do":"roll","by":"blue"})");
    REQUIRE_FALSE(desk.refused);
    desk.table().openThrow({"word"});
    CHECK(countsOf(desk.table().line()).witnessed == 1);
    moved.checkSound();
}

TEST_CASE("a desk takes a game over once, for a reason", "[adjudicator][record][seal]") {
    Moved moved;
    moved.desk.table().takeOver("the battery is empty");
    REQUIRE(handOvers(moved.desk).size() == 1);
    CHECK(handOvers(moved.desk).front()->reason == "the battery is empty");
    CHECK_FALSE(moved.desk.table().onlyLooks());
    moved.desk.table().takeOver("again");
    CHECK(moved.desk.refusedByTable == TableRefusal::OwnGame);
    moved.checkSound();
}

TEST_CASE("the desk before releases a game, for this state and that desk alone", "[adjudicator][record][seal]") {
    Desk desk(oneHex());
    desk.play(kRedRolls);
    const DeskKey old = *desk.files().key();
    const db::Head head = desk.table().line().head();
    desk.restart([&] { desk.giveAway(); });
    const PublicKey& own = desk.files().key()->publicKey();
    const Release release = *releaseFromText(releaseText(releaseBy(old, desk.game(), head, own)));
    Release changed = release;
    SECTION("another state") {
        changed.head.seq += 1;
    }
    SECTION("another desk") {
        changed = releaseBy(old, desk.game(), head, old.publicKey());
    }
    SECTION("by another key") {
        changed = releaseBy(*desk.files().key(), desk.game(), head, own);
    }
    SECTION("a signature that is none") {
        changed.signature[3] ^= 1;
    }
    desk.table().takeOver("his laptop", changed);
    if (changed.signature == release.signature && changed.head == release.head) {
        CHECK_FALSE(desk.refusedByTable);
    } else {
        CHECK(desk.refusedByTable == TableRefusal::ReleaseWrong);
        CHECK(handOvers(desk).empty());
        desk.refusedByTable.reset();
        desk.table().takeOver("his laptop", release);
    }
    REQUIRE(handOvers(desk).size() == 1);
    CHECK(handOvers(desk).front()->release == release.signature);
    const Verification verified = desk.verified();
    CHECK(verified.kind == VerdictKind::Sound);
    CHECK(verified.account.handOvers.front().isReleased);
    REQUIRE(desk.book().rest());
    CHECK(scriptOn(desk.file()) == 0);
}

TEST_CASE("nothing is sealed where the hand-over cannot be written", "[adjudicator][record][seal]") {
    Moved moved;
    moved.desk.diskFull = true;
    moved.desk.table().seal();
    CHECK(moved.desk.failure);
    CHECK(handOvers(moved.desk).empty());
    moved.desk.diskFull = false;
    moved.desk.table().seal();
    moved.checkSound();
}

TEST_CASE("a hand-over that nobody signed, or by a desk that is not in charge, does not hold",
          "[adjudicator][record][seal][verify]") {
    Moved moved;
    moved.desk.play(kOver);
    REQUIRE(moved.desk.book().rest());
    const std::string zeros(128, '0');
    using Catch::Generators::table;
    const auto [reason, change] = GENERATE_COPY(table<VerdictReason, test::Forging>({
        {VerdictReason::SealWrong,
         [=](std::uint64_t, Json& body) {
             if (body["kind"] == "hand-over") {
                 body["signature"] = zeros;
             }
             return true;
         }},
        {VerdictReason::SealWrong,
         [=](std::uint64_t, Json& body) {
             if (body["kind"] == "hand-over") {
                 body["release"] = zeros;
             }
             return true;
         }},
        {VerdictReason::DoesNotContinue,
         [=](std::uint64_t, Json& body) {
             if (body["kind"] == "hand-over") {
                 body["from"] = body["to"];
             }
             return true;
         }},
        // What the program itself once did: sealed as if it
        // were the other desk.
        {VerdictReason::SealWrong, [=](std::uint64_t, Json& body) { return body["kind"] != "hand-over"; }},
    }));
    const std::filesystem::path file = moved.desk.file().string() + ".forged";
    test::forge(moved.desk.file(), file, change,
                reason == VerdictReason::SealWrong ? &*moved.desk.files().key() : nullptr);
    const auto book = db::Book::open(file, db::OpenMode::ReadOnly);
    const Verification verified = *verify(*book, book->gameIds()->front(), std::nullopt);
    CHECK(verified.kind == VerdictKind::Damaged);
    CHECK(verified.reason == reason);
    CHECK(scriptOn(file) == 1);
}
