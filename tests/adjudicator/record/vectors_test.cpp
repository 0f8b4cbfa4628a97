// SPDX-License-Identifier: GPL-3.0-or-later
// docs/record-vectors: games as text whose verdict their file name begins with, for whoever writes a verifier.
#include <catch2/catch.hpp>
#include <fstream>
#include <map>
#include <set>

#include "adjudicator/record/correction.h"
#include "adjudicator/verify/verify.h"
#include "db/game_text.h"
#include "tests/adjudicator/record/book_script.h"
#include "tests/adjudicator/record/test_desk.h"
#include "tests/places.h"
#include "tests/support/forge.h"

using namespace adjudicator;
using adjudicator::test::Desk;
using adjudicator::test::oneHex;
using adjudicator::test::scriptOn;
using Json = nlohmann::ordered_json;

namespace {

namespace fs = std::filesystem;

const fs::path kVectors = ADJ_SOURCE_DIR "/docs/record-vectors";

void putBack(Desk& desk, const fs::path& copy) {
    desk.restart([&] {
        for (const char* tail : {"-wal", "-shm"}) {
            fs::remove(desk.file().string() + tail);
        }
        fs::copy_file(copy, desk.file(), fs::copy_options::overwrite_existing);
    });
}

/// A game with an entry of every kind.
void playEveryKind(Desk& desk) {
    desk.play(R"({"do":"roll","by":"red"})");
    desk.table().openThrow({"seven apples", "red"});
    desk.table().takeBack();
    desk.table().restore();
    const std::uint64_t roll = desk.table().line().acts().back().origin.entry;
    desk.table().attach(roll, "a picture's bytes", 4, 3);
    desk.play(R"({"do":"end-turn","by":"red"})");
    const std::uint64_t end = desk.table().line().acts().back().origin.entry;
    RulingGiven ruling;
    ruling.decision = RulingDecision::Open;
    ruling.question = "red had not finished";
    ruling.entry = end;
    desk.table().rule(ruling);
    ruling.decision = RulingDecision::Stands;
    ruling.reason = "he gave the dice away";
    desk.table().rule(ruling);
    desk.play(R"({"do":"roll","by":"blue","dice":[{"sides":6,"value":3},{"sides":6,"value":5}],"source":"entered"})");
    CorrectionAskedOf<TableGame> asked;
    asked.from = desk.table().line().acts().back().origin;
    asked.reason = "it was a four";
    CorrectionWishOf<TableGame> wish;
    wish.of = asked.from;
    wish.action = *engine::actionFromJson(
        R"({"do":"roll","by":"blue","dice":[{"sides":6,"value":4},{"sides":6,"value":5}],"source":"entered"})",
        *desk.table().position().table);
    asked.wishes.push_back(wish);
    const auto plan = planCorrection(desk.table().line(), asked);
    REQUIRE(plan);
    desk.table().correct(plan->corrected);
    desk.table().seal();
    desk.restart([&] { desk.loseSecrets(); });
    const fs::path copy = desk.file().string() + ".copy";
    REQUIRE(desk.book().handOver(copy));
    desk.play(R"({"do":"end-turn","by":"blue"})");
    // Another game of the desk, gone with the end of this one.
    const auto other = desk.book().createGame(genesisBody(oneHex(), {2, {}, 1}, desk.files()));
    REQUIRE(other);
    desk.files().memory().begun(desk.file(), other->id, keyText(desk.files()), 2, other->head);
    putBack(desk, copy);
    const DeskKey old = *desk.files().key();
    const db::Head head = desk.table().line().head();
    desk.restart([&] { desk.giveAway(); });
    desk.table().takeOver("another laptop", releaseBy(old, desk.game(), head, desk.files().key()->publicKey()));
    desk.play(R"({"do":"end-game","reason":"it is late"})");
}

/// A sealed game of one witnessed throw, for changing.
void playShort(Desk& desk) {
    desk.play(R"({"do":"roll","by":"red"})");
    desk.table().openThrow({"seven apples"});
    desk.play(R"({"do":"end-turn","by":"red"})");
    desk.play(R"({"do":"roll","by":"blue","dice":[{"sides":6,"value":3},{"sides":6,"value":5}],"source":"entered"})");
    desk.table().seal();
}

/// A throw for which two players sealed words, and one more says his aloud.
void playSealed(Desk& desk) {
    const WordStore& words = desk.files().words();
    const WordSalt salt{7, 8, 9};
    REQUIRE(words.seal(desk.game(), 0, {"red", wordSealOf(desk.game(), 0, salt, "red", "mango")}));
    REQUIRE(words.seal(desk.game(), 0, {"blue", wordSealOf(desk.game(), 0, salt, "blue", "kiwi")}));
    desk.play(R"({"do":"roll","by":"red"})");
    REQUIRE(words.open(desk.game(), 0, {"red", "mango", salt}));
    desk.table().openThrow({"seven apples", "blue"});
    desk.table().seal();
}

void write(const fs::path& book, const std::string& name) {
    const auto opened = db::Book::open(book, db::OpenMode::ReadOnly);
    REQUIRE(opened);
    std::ofstream out(kVectors / (name + ".jsonl"));
    REQUIRE(db::writeGame(out, *opened->tree(opened->gameIds()->front())));
}

}  // namespace

TEST_CASE("the vectors of the record's format are written anew", "[.][vectors]") {
    fs::create_directories(kVectors);
    Desk every(oneHex());
    playEveryKind(every);
    REQUIRE(every.verified().kind == VerdictKind::Sound);
    REQUIRE(every.book().rest());
    write(every.file(), "sound.every-kind");
    Desk desk(oneHex());
    playShort(desk);
    REQUIRE(desk.verified().kind == VerdictKind::Sound);
    REQUIRE(desk.book().rest());
    write(desk.file(), "sound.one-throw");
    Desk sealed(oneHex());
    playSealed(sealed);
    REQUIRE(sealed.verified().kind == VerdictKind::Sound);
    REQUIRE(sealed.book().rest());
    write(sealed.file(), "sound.sealed-words");
    const fs::path unsealed = sealed.file().string() + ".words";
    test::forge(
        sealed.file(), unsealed,
        [](std::uint64_t, Json& body) {
            if (body["kind"] == "word") {
                body["words"][0]["word"] = "lemon";
            }
            return true;
        },
        &*sealed.files().key());
    write(unsealed, "dice-false.sealed-word");
    const auto thrown = [](const Json& body) { return body["kind"] == "act" && body["throw"].contains("secret"); };
    const std::map<std::string, std::function<void(Json&)>> changes{
        {"dice-false.other-faces",
         [&](Json& body) {
             if (thrown(body)) {
                 auto& die = body["action"]["dice"][0]["value"];
                 die = die.get<int>() % 6 + 1;
             }
         }},
        {"dice-false.faces-shown-otherwise",
         [&](Json& body) {
             if (thrown(body)) {
                 auto& die = body["events"][0]["dice"][0]["value"];
                 die = die.get<int>() % 6 + 1;
             }
         }},
        {"dice-false.another-word",
         [](Json& body) {
             if (body["kind"] == "word") {
                 body["word"] = "eight apples";
             }
         }},
        {"dice-false.level",
         [&](Json& body) {
             if (thrown(body)) {
                 body["throw"]["level"] = "desk";
             }
         }},
        {"dice-false.declared-otherwise",
         [](Json& body) {
             if (body["kind"] == "declaration") {
                 body["action"]["by"] = "blue";
             }
         }},
        {"undecided.newer-rules",
         [](Json& body) {
             if (body["kind"] == "act" && body["action"]["do"] == "end-turn") {
                 body["rules"] = 99;
             }
         }},
        {"damaged.time",
         [](Json& body) {
             if (body["kind"] == "act" && body["action"]["do"] == "end-turn") {
                 body["time"] = "yesterday evening";
             }
         }},
        {"against-rules.other-events",
         [](Json& body) {
             if (body["kind"] == "act" && body["action"]["do"] == "end-turn") {
                 body["events"] = Json::array();
             }
         }},
    };
    for (const auto& [name, change] : changes) {
        const fs::path file = desk.file().string() + "." + name;
        test::forge(
            desk.file(), file,
            [&, &change = change](std::uint64_t, Json& body) {
                change(body);
                return true;
            },
            &*desk.files().key());
        write(file, name);
    }
    // Seals that nobody signs anew.
    const fs::path file = desk.file().string() + ".seal";
    test::forge(desk.file(), file, [](std::uint64_t, Json& body) {
        if (body["kind"] == "seal") {
            std::string signature = body["signature"];
            signature[0] = signature[0] == '0' ? '1' : '0';
            body["signature"] = signature;
        }
        return true;
    });
    write(file, "damaged.seal");
}

TEST_CASE("every vector of the record's format has the verdict that its name says", "[adjudicator][verify]") {
    std::size_t count = 0;
    for (const auto& each : fs::directory_iterator(kVectors)) {
        const std::string name = each.path().filename().string();
        INFO(name);
        std::ifstream text(each.path());
        const auto game = db::readGame(text);
        REQUIRE(game);
        const test::Folder folder;
        auto book = db::Book::open(folder.path() / "book.db", db::OpenMode::Create);
        REQUIRE(book->add(*game));
        const Verification verified = *verify(*book, game->game(), std::nullopt);
        CHECK(std::string(toText(verified.kind)) == name.substr(0, name.find('.')));
        // The script knows no rules.
        const bool isSoundToIt = name.starts_with("sound.") || name.starts_with("against-rules.");
        CHECK(scriptOn(each.path()) == (isSoundToIt ? 0 : 1));
        ++count;
    }
    CHECK(count == 15);
}

TEST_CASE("one vector has an entry of every kind", "[adjudicator][verify]") {
    std::ifstream text(kVectors / "sound.every-kind.jsonl");
    const auto game = db::readGame(text);
    REQUIRE(game);
    std::set<std::string> kinds;
    for (const db::Entry& entry : game->entries()) {
        kinds.insert(Json::parse(entry.body)["kind"].get<std::string>());
    }
    CHECK(kinds == std::set<std::string>{"genesis", "commitment", "declaration", "word", "act", "void", "take-back",
                                         "restore", "seal", "hand-over", "older-state", "evidence", "correct",
                                         "ruling"});
}
