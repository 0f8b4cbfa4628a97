// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/verdict.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>

#include "adjudicator/verify/entry_words.h"
#include "adjudicator/verify/verdict_text.h"
#include "tests/adjudicator/dispute/battlefield.h"
#include "tests/adjudicator/record/test_desk.h"

using namespace adjudicator;
using adjudicator::test::Desk;
using engine::Language;
using Entries = std::vector<std::uint64_t>;

namespace {

GameVerdict verdictOf(Desk& desk) {
    Verifier verifier(desk.book());
    auto verdict = verdictOn(verifier, desk.game(), desk.files().memory());
    REQUIRE(verdict);
    return std::move(*verdict);
}

const VerdictRow& rowOf(const VerdictWords& words, VerdictPart part) {
    const auto found = std::ranges::find(words.rows, part, &VerdictRow::part);
    REQUIRE(found != words.rows.end());
    return *found;
}

bool holds(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

std::uint64_t newest(Desk& desk) {
    std::uint64_t entry = 0;
    for (const LogLine& line : desk.table().log()) {
        entry = line.act() != nullptr ? line.seq() : entry;
    }
    return entry;
}

/// The book as it was, in place of what it has become; `between` happens before.
void putBackAfter(Desk& desk, const std::function<void()>& between) {
    const std::filesystem::path copy = desk.file().string() + ".copy";
    REQUIRE(desk.book().handOver(copy));
    between();
    desk.restart([&] {
        for (const char* tail : {"-wal", "-shm"}) {
            std::filesystem::remove(desk.file().string() + tail);
        }
        std::filesystem::copy_file(copy, desk.file(), std::filesystem::copy_options::overwrite_existing);
    });
}

}  // namespace

TEST_CASE("the verdict tells a throw that was taken back and typed anew", "[adjudicator][verify]") {
    Desk desk(test::battlefield());
    desk.play(test::kAttack);
    desk.play(R"({"do":"throw"})");
    desk.table().openThrow({"hedgehog"});
    const std::uint64_t thrown = newest(desk);
    CHECK(verdictOf(desk).isProved());
    desk.table().takeBack();
    desk.play(test::roundOf({12, 9}, {12, 1}));
    REQUIRE_FALSE(desk.refused);
    const std::uint64_t typed = newest(desk);
    const GameVerdict verdict = verdictOf(desk);
    const TrustAccount& account = verdict.checked.account;
    CHECK(verdict.isSound());
    CHECK_FALSE(verdict.isProved());
    CHECK(account.witnessed.empty());
    CHECK(account.entered == Entries{typed});
    CHECK(account.takenBack == Entries{thrown});
    CHECK(account.takenBackThrows == Entries{thrown});
    CHECK(account.replaced == std::vector<ThrowReplaced>{{thrown, typed}});
    const VerdictWords words = wordsOf(verdict, Language::English);
    CHECK(words.headline == "Sound, but not everything is proved");
    CHECK(holds(rowOf(words, VerdictPart::Replaced).text, std::to_string(thrown)));
    CHECK(holds(rowOf(words, VerdictPart::CouldHave).text, "Whoever called or typed the dice of entry "));
}

TEST_CASE("the verdict says on whose words the proved throws rest", "[adjudicator][verify]") {
    Desk desk(test::battlefield());
    desk.play(test::kAttack);
    desk.play(R"({"do":"throw"})");
    desk.table().openThrow({"hedgehog", "blue"});
    const std::uint64_t named = newest(desk);
    desk.play(R"({"do":"throw"})");
    desk.table().openThrow({"otter"});
    const std::uint64_t unnamed = newest(desk);
    const GameVerdict verdict = verdictOf(desk);
    const auto& words = verdict.checked.account.words;
    REQUIRE(words.size() == 2);
    CHECK(words[0].by == "blue");
    CHECK(words[0].entries == Entries{named});
    CHECK(words[1].by.empty());
    CHECK(words[1].entries == Entries{unnamed});
    const std::string told = rowOf(wordsOf(verdict, Language::English), VerdictPart::Proved).text;
    CHECK(holds(told, "If blue said the word, once, and before the dice were seen, nobody could choose their faces"));
    CHECK(holds(told, "Who said it is not written down."));
}

TEST_CASE("the same throw entered again replaces nothing", "[adjudicator][verify]") {
    Desk desk(test::battlefield());
    desk.play(test::kAttack);
    desk.play(R"({"do":"throw"})");
    desk.table().openThrow({"hedgehog"});
    desk.table().takeBack();
    desk.play(R"({"do":"throw"})");
    REQUIRE_FALSE(desk.refused);
    const GameVerdict verdict = verdictOf(desk);
    CHECK(verdict.checked.account.replaced.empty());
    CHECK(verdict.checked.account.witnessed == Entries{newest(desk)});
    CHECK(verdict.isProved());
}

TEST_CASE("a book that lacks what its desk wrote does not hold, and once told says so for ever",
          "[adjudicator][verify]") {
    Desk desk(test::oneHex());
    desk.play(test::kRedRolls);
    const std::filesystem::path copy = desk.file().string() + ".older";
    REQUIRE(desk.book().handOver(copy));
    const std::uint64_t then = desk.table().line().head().seq;
    putBackAfter(desk, [&] {
        desk.play(R"({"do":"end-turn","by":"red"})");
        const auto older = db::Book::open(copy, db::OpenMode::ReadOnly);
        Verifier verifier(*older);
        const GameVerdict verdict = *verdictOn(verifier, desk.game(), desk.files().memory());
        CHECK(verdict.checked.kind == VerdictKind::Damaged);
        CHECK(verdict.checked.reason == VerdictReason::DeskSawMore);
        CHECK(verdict.checked.entry == then);
        CHECK_FALSE(verdict.holdsRemembered);
        const std::uint64_t now = desk.table().line().head().seq;
        CHECK(wordsOf(verdict, Language::English).reason ==
              "This book ends at entry " + std::to_string(then) + ", this desk has seen " + std::to_string(now) + ".");
        CHECK(wordsOf(verdict, Language::German).reason == "Dieses Buch endet bei Eintrag " + std::to_string(then) +
                                                               ", dieser Platz hat " + std::to_string(now) +
                                                               " gesehen.");
    });
    const GameVerdict verdict = verdictOf(desk);
    CHECK(verdict.isSound());
    REQUIRE(verdict.checked.account.putBack.size() == 1);
    CHECK(verdict.checked.account.putBack.front().entry == then + 1);
    CHECK(holds(rowOf(wordsOf(verdict, Language::English), VerdictPart::PutBack).text, "older copy"));
}

TEST_CASE("the verdict tells void throws, and what follows the last seal", "[adjudicator][verify]") {
    Desk desk(test::oneHex());
    desk.restart([&] { desk.loseSecrets(); });
    desk.play(test::kRedRolls);
    desk.table().seal();
    CHECK(verdictOf(desk).checked.account.behindSeal == 0);
    desk.play(R"({"do":"end-turn","by":"red"})");
    const GameVerdict verdict = verdictOf(desk);
    const TrustAccount& account = verdict.checked.account;
    REQUIRE(account.voids.size() == 1);
    CHECK(account.voids.front().number == 0);
    CHECK(account.behindSeal == desk.table().line().head().seq - verdict.checked.seal->entry);
    CHECK_FALSE(account.isSealed);
    // A seal of the own desk proves nothing against it.
    CHECK(std::ranges::any_of(verdict.couldHave,
                              [](const Doubt& doubt) { return doubt.what == CouldHave::WrittenAnew; }));
    CHECK(std::ranges::any_of(verdict.couldHave, [](const Doubt& doubt) { return doubt.what == CouldHave::Added; }));
    const VerdictWords german = wordsOf(verdict, Language::German);
    CHECK(holds(rowOf(german, VerdictPart::Void).text, "Wurf 0"));
    CHECK(holds(rowOf(german, VerdictPart::Seal).text, "Danach geschrieben: "));
}

TEST_CASE("a head seen outside leaves the desk nothing to write anew before it", "[adjudicator][verify]") {
    Desk desk(test::oneHex());
    desk.play(test::kRedRolls);
    desk.table().seal();
    Verifier verifier(desk.book());
    const db::Head head = desk.table().line().head();
    const GameVerdict verdict = *verdictOn(verifier, desk.game(), desk.files().memory(), head.hash);
    CHECK(verdict.isSound());
    CHECK(std::ranges::none_of(verdict.couldHave, &Doubt::isRange));
    CHECK(rowOf(wordsOf(verdict, Language::English), VerdictPart::SeenByOthers).count ==
          "up to entry " + std::to_string(head.seq));
}

TEST_CASE("entries are listed with their runs", "[adjudicator][verify]") {
    CHECK(entryList({}).empty());
    CHECK(entryList({3, 4, 7, 8, 9, 12}) == "3, 4, 7–9, 12");
}

TEST_CASE("a record of proposals is called what it is, not the tournament itself", "[adjudicator][verify]") {
    RecordTitle title;
    title.name = "Cup";
    CHECK(titleOf(title, Language::English) == "Tournament Cup");
    title.isOfProposals = true;
    CHECK(titleOf(title, Language::German) == "Vorschläge an Cup");
    title.name.clear();
    CHECK(titleOf(title, Language::English) == "Proposals");
}
