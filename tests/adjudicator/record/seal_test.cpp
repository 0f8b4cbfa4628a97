// SPDX-License-Identifier: GPL-3.0-or-later
#include <SQLiteCpp/SQLiteCpp.h>

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

#include "adjudicator/seal/desk_key.h"
#include "tests/adjudicator/record/test_desk.h"
#include "tests/support/scene.h"

using namespace adjudicator;
using adjudicator::test::Desk;
using adjudicator::test::Folder;
using adjudicator::test::kRedRolls;
using adjudicator::test::oneHex;

namespace {

namespace fs = std::filesystem;

constexpr const char* kEnd = R"({"do":"end-game","reason":"it is late"})";

const Sealed* lastSeal(Desk& desk) {
    return std::get_if<Sealed>(&desk.table().log().back().entry.body);
}

}  // namespace

TEST_CASE("a desk's key is made once, for its user alone", "[adjudicator][seal]") {
    const Folder folder;
    const fs::path file = folder.path() / "own" / "desk.key";
    const auto key = DeskKey::keptIn(file);
    REQUIRE(key);
    CHECK((fs::status(file).permissions() & fs::perms::all) == (fs::perms::owner_read | fs::perms::owner_write));
    const auto again = DeskKey::keptIn(file);
    REQUIRE(again);
    CHECK(again->publicKey() == key->publicKey());
    CHECK(isSignedBy(key->publicKey(), "record", again->sign("record")));
    CHECK_FALSE(isSignedBy(key->publicKey(), "recorD", again->sign("record")));
    CHECK(DeskKey::keptIn(folder.path() / "other")->publicKey() != key->publicKey());
    CHECK(DeskKey::keptIn("/proc/nowhere/desk.key").error() == KeyFault::NotMade);
    for (const char* text : {"", "not a key\n", "00ff\n"}) {
        const fs::path strange = folder.path() / "strange.key";
        std::ofstream(strange) << text;
        CHECK(DeskKey::keptIn(strange).error() == KeyFault::NotAKey);
        CHECK(fs::file_size(strange) == std::string_view(text).size());
    }
}

TEST_CASE("RFC 8032's first test vector", "[adjudicator][seal]") {
    const auto key = publicKeyFromHex("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
    const auto signature = signatureFromHex(
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe"
        "24"
        "655141438e7a100b");
    REQUIRE(key);
    REQUIRE(signature);
    CHECK(isSignedBy(*key, "", *signature));
    CHECK_FALSE(publicKeyFromHex("d75a"));
}

TEST_CASE("a finished game is sealed by itself, again after it went on", "[adjudicator][seal]") {
    Desk desk(oneHex());
    desk.play(kRedRolls);
    CHECK(lastSeal(desk) == nullptr);
    desk.play(kEnd);
    const Sealed* seal = lastSeal(desk);
    REQUIRE(seal != nullptr);
    Verification verified = desk.verified();
    CHECK(verified.kind == VerdictKind::Sound);
    REQUIRE(verified.seal);
    CHECK(verified.seal->key == desk.files().key()->publicKey());
    CHECK(verified.seal->entry == desk.table().line().head().seq);
    desk.table().takeBack();
    CHECK(desk.table().position().turn.phase != engine::Phase::Ended);
    CHECK(lastSeal(desk) == nullptr);
    desk.play(kEnd);
    CHECK(lastSeal(desk) != nullptr);
    CHECK(desk.verified().kind == VerdictKind::Sound);
    desk.restart();
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("a seal of another key, or of another head, does not hold", "[adjudicator][seal]") {
    Desk desk(oneHex());
    desk.play(kRedRolls);
    const db::Head head = desk.table().line().head();
    const Folder elsewhere;
    const auto other = DeskKey::keptIn(elsewhere.path() / "desk.key");
    const auto& own = desk.files().key();
    Sealed sealed{head, own->publicKey(), own->sign(sealedBytes(desk.game(), head))};
    SECTION("another desk's") {
        sealed = {head, other->publicKey(), other->sign(sealedBytes(desk.game(), head))};
    }
    SECTION("this desk's name, another's hand") {
        sealed.signature = other->sign(sealedBytes(desk.game(), head));
    }
    SECTION("a changed signature") {
        sealed.signature[10] ^= 1;
    }
    const std::vector<std::string> body{toBody<TableGame>({"2026-01-01T00:00:00.000Z", sealed}, nullptr)};
    REQUIRE(desk.book().append(desk.game(), head, body));
    const Verification verified = desk.verified();
    CHECK(verified.kind == VerdictKind::Damaged);
    CHECK(verified.reason == VerdictReason::SealWrong);
    CHECK(verified.entry == head.seq + 1);
}

TEST_CASE("a book put back from an older copy says so for ever", "[adjudicator][seal]") {
    Desk desk(oneHex());
    desk.play(kRedRolls);
    const fs::path copy = desk.file().string() + ".copy";
    REQUIRE(desk.book().handOver(copy));
    desk.play(R"({"do":"end-turn","by":"red"})");
    const db::Head lost = desk.table().line().head();
    desk.restart([&] {
        for (const char* tail : {"-wal", "-shm"}) {
            fs::remove(desk.file().string() + tail);
        }
        fs::copy_file(copy, desk.file(), fs::copy_options::overwrite_existing);
    });
    const auto olderStates = [&] {
        int count = 0;
        for (const LogLine& line : desk.table().log()) {
            const auto* older = std::get_if<OlderState>(&line.entry.body);
            count += older != nullptr && older->lost == lost ? 1 : 0;
        }
        return count;
    };
    CHECK(olderStates() == 1);
    desk.play(R"({"do":"end-turn","by":"red"})");
    desk.restart();
    CHECK(olderStates() == 1);
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

namespace {

/// Three finished games of one desk in one book.
struct ThreeGames {
    ThreeGames() : own(folder.path()) {
        auto book = db::Book::open(file(), db::OpenMode::Create);
        std::optional<db::GameInfo> previous;
        for (std::uint64_t number = 1; number <= 3; ++number) {
            const auto game = book->createGame(genesisBody(oneHex(), GamePlace{number, previous, number - 1}, own));
            const std::vector<std::string> body{
                toBody<TableGame>({"2026-01-01T00:00:00.000Z", CommitmentShown{0, db::sha256("x")}}, nullptr)};
            const auto head = book->append(game->id, game->head, body);
            previous = db::GameInfo{game->id, *head, 2};
            games.push_back(game->id);
        }
    }
    [[nodiscard]] fs::path file() const { return folder.path() / "book.db"; }
    [[nodiscard]] Verification verified(std::size_t game) const {
        return *verify(*db::Book::open(file(), db::OpenMode::ReadOnly), games[game], std::nullopt);
    }
    void change(const std::string& sql) const {
        SQLite::Database database(file().string(), SQLite::OPEN_READWRITE);
        database.exec(sql);
    }

    Folder folder;
    DeskFolder own;
    std::vector<db::GameId> games;
};

}  // namespace

TEST_CASE("a game taken out of the book, or cut off, is missed", "[adjudicator][seal]") {
    const ThreeGames three;
    CHECK(three.verified(2).kind == VerdictKind::Sound);
    SECTION("the middle one is gone") {
        three.change("DELETE FROM entry WHERE game = 2; DELETE FROM game WHERE row = 2");
        CHECK(three.verified(2).reason == VerdictReason::GameMissing);
        CHECK(three.verified(0).kind == VerdictKind::Sound);
    }
    SECTION("its end is gone") {
        three.change("DELETE FROM entry WHERE game = 2 AND seq = 1");
        CHECK(three.verified(2).reason == VerdictReason::PreviousCut);
    }
    SECTION("a game that was carried alone misses nothing") {
        three.change("DELETE FROM entry WHERE game < 3; DELETE FROM game WHERE row < 3");
        CHECK(three.verified(2).kind == VerdictKind::Sound);
        CHECK(three.verified(2).previousElsewhere);
    }
}

TEST_CASE("games that are merged in between leave no gap in the desk's own", "[adjudicator][seal]") {
    const ThreeGames elsewhere;
    const Folder folder;
    const DeskFolder own(folder.path());
    auto book = db::Book::open(folder.path() / "book.db", db::OpenMode::Create);
    REQUIRE(book);
    const auto begin = [&] {
        const auto place = nextGamePlace(*book, own);
        REQUIRE(place);
        const auto game = book->createGame(genesisBody(oneHex(), *place, own));
        REQUIRE(game);
        return std::pair(place->number, game->id);
    };
    CHECK(begin().first == 1);
    REQUIRE(db::mergeBook(*book, *db::Book::open(elsewhere.file(), db::OpenMode::ReadOnly)));
    const auto [number, game] = begin();
    CHECK(number == 2);
    const auto verified = verify(*book, game, std::nullopt);
    REQUIRE(verified);
    CHECK(verified->reason == VerdictReason::None);
    CHECK(verified->kind == VerdictKind::Sound);
}
