// SPDX-License-Identifier: GPL-3.0-or-later
// Words that players seal before a throw is declared and open afterwards: what the record holds of them, and proves.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "adjudicator/record/word_speaker.h"
#include "adjudicator/verify/verdict.h"
#include "adjudicator/verify/verify_dice.h"
#include "tests/adjudicator/record/test_desk.h"

namespace adjudicator::test {

namespace {

using SealedJson = nlohmann::ordered_json;

constexpr const char* kThrowing = R"({"do":"roll","by":"red"})";
constexpr WordSalt kRedSalt{1, 2, 3};
constexpr WordSalt kBlueSalt{4, 5, 6};

/// Blue's seal comes in before red's; the record has them by seat.
void sealBoth(const Desk& desk, std::uint32_t number = 0) {
    const WordStore& words = desk.files().words();
    REQUIRE(words.seal(desk.game(), number, {"blue", wordSealOf(desk.game(), number, kBlueSalt, "blue", "kiwi")}));
    REQUIRE(words.seal(desk.game(), number, {"red", wordSealOf(desk.game(), number, kRedSalt, "red", "mango")}));
}

/// The last word of the record.
WitnessWord saidIn(Desk& desk) {
    const auto entries = desk.table().log().entriesOf<WordGiven>();
    REQUIRE_FALSE(entries.empty());
    return desk.table().log().get<WordGiven>(entries.back())->said;
}

/// The verdict of both checks after a change to the body of each entry of that kind.
template <class Change>
VerdictReason otherwise(Desk& desk, const char* kind, Change change) {
    std::vector<db::Entry> all = *desk.book().entries(desk.game());
    db::Hash before;
    for (db::Entry& entry : all) {
        SealedJson json = SealedJson::parse(entry.body);
        if (json["kind"] == kind) {
            change(json);
            entry.body = json.dump();
        }
        entry.hash = db::entryHash(desk.game(), entry.seq, before, entry.body);
        before = entry.hash;
    }
    const VerdictReason reason = checkLine(all).reason;
    CHECK(verifyDice(desk.game(), all).reason == reason);
    return reason;
}

}  // namespace

TEST_CASE("words that players sealed are together the witness word, in the order of the seats",
          "[adjudicator][record]") {
    Desk desk(oneHex());
    sealBoth(desk);
    desk.play(kThrowing);
    REQUIRE(desk.table().declared());
    REQUIRE(desk.table().declared()->seals.size() == 2);
    CHECK(desk.table().declared()->seals[0].by == "red");
    CHECK(desk.table().awaitsWords());

    const WordStore& words = desk.files().words();
    REQUIRE(words.open(desk.game(), 0, {"blue", "kiwi", kBlueSalt}));
    CHECK(desk.table().awaitsWords());
    REQUIRE(words.open(desk.game(), 0, {"red", "mango", kRedSalt}));
    CHECK_FALSE(desk.table().awaitsWords());
    desk.table().openThrow({});
    CHECK(saidIn(desk).text == "red: mango · blue: kiwi");
    CHECK(saidIn(desk).words.size() == 2);

    const Verification verified = desk.verified();
    CHECK(verified.kind == VerdictKind::Sound);
    CHECK(verified.throws.witnessed == 1);
    REQUIRE(verified.account.words.size() == 2);
    for (const WordsSaid& each : verified.account.words) {
        CHECK(each.entries.size() == 1);
        CHECK(each.sealed == each.entries);
    }
    CHECK(verified.account.unopened.empty());
    CHECK(verifyDice(desk.book(), desk.game())->kind == VerdictKind::Sound);
}

TEST_CASE("who does not open his word is left out, and the record says whose it was", "[adjudicator][record]") {
    Desk desk(oneHex());
    sealBoth(desk);
    desk.play(kThrowing);
    REQUIRE(desk.files().words().open(desk.game(), 0, {"red", "mango", kRedSalt}));
    // The referee goes on, and one says a word aloud.
    desk.table().openThrow({"cherry", "blue"});
    CHECK(saidIn(desk).text == "red: mango · blue: cherry");
    const Verification verified = desk.verified();
    CHECK(verified.kind == VerdictKind::Sound);
    REQUIRE(verified.account.words.size() == 2);
    CHECK(verified.account.words[0].sealed.size() == 1);
    CHECK(verified.account.words[1].sealed.empty());
    REQUIRE(verified.account.unopened.size() == 1);
    CHECK(verified.account.unopened[0].by == "blue");

    // Nobody opens: the throw goes on without a word, as ever.
    Desk other(oneHex());
    sealBoth(other);
    other.play(kThrowing);
    other.table().openThrow({});
    CHECK(other.verified().throws.desk == 1);
    CHECK(other.verified().account.unopened.size() == 2);
}

TEST_CASE("only what fits its seal is taken, for its throw alone, and never after the declaration",
          "[adjudicator][record]") {
    Desk desk(oneHex());
    const WordStore& words = desk.files().words();
    sealBoth(desk);
    CHECK_FALSE(words.open(desk.game(), 0, {"red", "melon", kRedSalt}));
    CHECK_FALSE(words.open(desk.game(), 0, {"red", "mango", kBlueSalt}));
    // Another's opening is not one's own.
    CHECK_FALSE(words.open(desk.game(), 0, {"blue", "mango", kRedSalt}));
    CHECK_FALSE(words.open(desk.game(), 1, {"red", "mango", kRedSalt}));
    CHECK(wordSealOf(desk.game(), 0, kRedSalt, "red", "mango") !=
          wordSealOf(desk.game(), 0, kRedSalt, "blue", "mango"));
    desk.play(kThrowing);
    // Sealed anew after the others may have been opened: it is not what the record holds.
    REQUIRE(words.seal(desk.game(), 0, {"red", wordSealOf(desk.game(), 0, kRedSalt, "red", "melon")}));
    REQUIRE(words.open(desk.game(), 0, {"red", "melon", kRedSalt}));
    CHECK(desk.table().awaitsWords());
    desk.table().openThrow({});
    CHECK(desk.verified().throws.desk == 1);
    CHECK(desk.verified().kind == VerdictKind::Sound);

    CHECK(isWord("mango"));
    CHECK(isWord("süße Früchte"));
    for (const std::string& text : {std::string(), std::string(" mango"), std::string("a · b"), std::string("a\nb"),
                                    std::string(kMostWordBytes + 1, 'x')}) {
        CHECK_FALSE(isWord(text));
    }
}

TEST_CASE("a record whose words are not those that were sealed is false", "[adjudicator][record]") {
    Desk desk(oneHex());
    sealBoth(desk);
    desk.play(kThrowing);
    REQUIRE(desk.files().words().open(desk.game(), 0, {"red", "mango", kRedSalt}));
    REQUIRE(desk.files().words().open(desk.game(), 0, {"blue", "kiwi", kBlueSalt}));
    desk.table().openThrow({});
    CHECK(otherwise(desk, "word", [](SealedJson&) {}) == VerdictReason::None);
    CHECK(otherwise(desk, "word", [](SealedJson& body) { body["words"][1]["word"] = "lemon"; }) ==
          VerdictReason::WordsWrong);
    CHECK(otherwise(desk, "word", [](SealedJson& body) { body["words"][1]["by"] = "red"; }) ==
          VerdictReason::WordsWrong);
    CHECK(otherwise(desk, "word", [](SealedJson& body) { body["words"][1]["salt"] = std::string(32, '0'); }) ==
          VerdictReason::WordsWrong);
    CHECK(otherwise(desk, "declaration", [](SealedJson& body) { body.erase("seals"); }) == VerdictReason::WordsWrong);
    // What is no list of words of the table's players does not continue the record.
    std::vector<db::Entry> all = *desk.book().entries(desk.game());
    for (const char* words : {R"([{"by":"green","word":"x"}])", R"([7])", R"({})", R"([{"by":"red"}])",
                              R"([{"by":"red","word":"x","salt":"0"}])"}) {
        std::vector<db::Entry> changed = all;
        for (db::Entry& entry : changed) {
            SealedJson json = SealedJson::parse(entry.body);
            if (json["kind"] == "word") {
                json["words"] = SealedJson::parse(words);
                entry.body = json.dump();
            }
        }
        INFO(words);
        CHECK(checkLine(changed).kind == VerdictKind::Damaged);
    }
}

}  // namespace adjudicator::test
