// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/ruling_given.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "adjudicator/record/log_text.h"
#include "adjudicator/record/official_branch.h"
#include "adjudicator/record/ruling_json.h"
#include "tests/adjudicator/dispute/battlefield.h"
#include "tests/adjudicator/record/test_desk.h"

using namespace adjudicator;
using adjudicator::test::Desk;
using Json = nlohmann::ordered_json;

namespace {

RulingGiven settled() {
    RulingGiven ruling;
    ruling.decision = RulingDecision::Settled;
    ruling.question = "the tie";
    ruling.reason = "both remember the dice";
    ruling.clause = engine::clause::SA_K5;
    ruling.heard = {"red", "blue"};
    ruling.combat = SettledCombat{{{"1A2C", "1I"}, "1C", "city", {"1I"}, {"2I"}, 2, {"R-ALLY-DIE=sum"}, {"SA-V2"}},
                                  {"10,7,1,1,1", "1C:destroyed"},
                                  {"...", "city"},
                                  "1C:destroyed"};
    return ruling;
}

std::string dumped(const RulingGiven& ruling) {
    Json json = Json::object();
    writeRuling(json, ruling);
    return json.dump();
}

}  // namespace

TEST_CASE("a ruling is written and read with all that it says", "[adjudicator][record]") {
    RulingGiven official;
    official.decision = RulingDecision::Official;
    official.reason = "the desk that went on";
    official.branch = db::Head{7, db::Hash{}};
    RulingGiven open;
    open.question = "was the road there?";
    open.entry = 3;
    open.item = 1;
    for (const RulingGiven& ruling : {settled(), official, open}) {
        const std::string text = dumped(ruling);
        INFO(text);
        const auto read = rulingFromJson(Json::parse(text));
        REQUIRE(read);
        CHECK(dumped(*read) == text);
    }
    const auto faultAt = [](const char* text) { return rulingFromJson(Json::parse(text)).error().at; };
    CHECK(faultAt("{}") == "decision");
    CHECK(faultAt(R"({"decision":"stands","clause":"XX-1"})") == "clause");
    CHECK(faultAt(R"({"decision":"stands","heard":"red"})") == "heard");
    CHECK(faultAt(R"({"decision":"settled","combat":{"walls":4}})") == "combat.walls");
    CHECK(faultAt(R"({"decision":"settled","combat":{"accounts":{"attacker":{"dice":1}}}})") ==
          "combat.accounts.attacker.dice");
    CHECK(faultAt(R"({"decision":"official","branch":{"seq":1}})") == "branch.head");
}

TEST_CASE("a ruling needs a reason and something that it is about; it touches nothing", "[adjudicator][record]") {
    Desk desk(test::battlefield());
    desk.play(test::kAttack);
    const std::uint64_t attack = desk.table().line().lastStep()->entry;
    const auto refuses = [&](const RulingGiven& ruling) {
        desk.refusedByTable.reset();
        desk.table().rule(ruling);
        return desk.refusedByTable == TableRefusal::NoSuchRuling;
    };
    RulingGiven ruling;
    ruling.decision = RulingDecision::Stands;
    ruling.entry = attack;
    CHECK(refuses(ruling));
    ruling.reason = "it was seen";
    ruling.entry = 0;
    CHECK(refuses(ruling));
    ruling.entry = 999;
    CHECK(refuses(ruling));
    ruling.entry.reset();
    CHECK(refuses(ruling));
    ruling.decision = RulingDecision::Settled;
    CHECK(refuses(ruling));
    CHECK_FALSE(refuses(settled()));
    ruling.decision = RulingDecision::Irregular;
    ruling.entry = attack;
    const auto acts = desk.table().line().acts().size();
    CHECK_FALSE(refuses(ruling));
    CHECK(desk.table().line().acts().size() == acts);
    const auto& table = *desk.table().position().table;
    CHECK(summaryOf(desk.table().log().back(), table, engine::Language::English) ==
          "Ruling: entry " + std::to_string(attack) + " stays against the rules: it was seen");

    desk.restart();
    CHECK(desk.verified().kind == VerdictKind::Sound);
    // A take-back is not lost by a ruling after it.
    desk.table().takeBack();
    ruling.decision = RulingDecision::Open;
    ruling.question = "was it taken back?";
    CHECK_FALSE(refuses(ruling));
    desk.table().restore();
    CHECK_FALSE(desk.refusedByTable);
    CHECK(desk.table().line().acts().size() == acts);
}

TEST_CASE("a ruling names the branch of a game that counts", "[adjudicator][record]") {
    Desk desk(test::battlefield());
    desk.play(test::kAttack);
    const auto before = *desk.book().entries(desk.game());
    desk.play(test::roundOf({12, 3}, {12, 4}));
    auto one = *desk.book().entries(desk.game());
    // The same desk goes on elsewhere from the same entries.
    std::vector<std::string> bodies;
    const std::string other = one.back().body;
    const auto at = other.find("\"time\":\"") + 8;
    std::string changed = other;
    changed.replace(at, 4, "2031");
    const db::Head parted{before.back().seq, before.back().hash};
    const db::Head branch = db::headAfter(desk.game(), parted, std::vector{changed});
    auto tree = db::GameTree::grow(desk.game(), before);
    const auto add = [&](std::uint64_t seq, const db::Hash& hash, const std::string& body) {
        db::Entry entry = one.back();
        entry.seq = seq;
        entry.hash = hash;
        entry.body = body;
        return entry;
    };
    std::vector<db::Entry> level{add(one.back().seq, one.back().hash, other), add(branch.seq, branch.hash, changed)};
    std::sort(level.begin(), level.end(), [](const auto& a, const auto& b) { return a.hash < b.hash; });
    for (const db::Entry& entry : level) {
        REQUIRE_FALSE(tree.add(entry));
    }
    REQUIRE(tree.heads().size() == 2);
    CHECK_FALSE(officialEntry(tree));

    RulingGiven ruling;
    ruling.decision = RulingDecision::Official;
    ruling.reason = "the table played on here";
    ruling.branch = branch;
    Json json = {{"time", "2031-01-01T00:00:00.000Z"}, {"kind", "ruling"}};
    writeRuling(json, ruling);
    const std::string body = json.dump();
    const db::Head after = db::headAfter(desk.game(), branch, std::vector{body});
    REQUIRE_FALSE(tree.add(add(after.seq, after.hash, body)));
    REQUIRE(officialEntry(tree));
    CHECK(*officialEntry(tree) == branch);
    // In a tournament only the director's key decides.
    CHECK(officialEntry(tree, desk.files().key()->publicKey()) == branch);
    CHECK_FALSE(officialEntry(tree, PublicKey{}));
    CHECK(tree.headsBeyond(*officialEntry(tree)) == std::vector{after});

    // The other branch rules for itself, and says that it is later: nobody's clock decides.
    const db::Head own{one.back().seq, one.back().hash};
    ruling.branch = own;
    Json later = {{"time", "2099-01-01T00:00:00.000Z"}, {"kind", "ruling"}};
    writeRuling(later, ruling);
    const db::Head contrary = db::headAfter(desk.game(), own, std::vector{later.dump()});
    std::vector<db::Entry> entries = tree.entries();
    const auto grown = [&](const db::Head& head, const std::string& text) {
        entries.push_back(add(head.seq, head.hash, text));
        std::ranges::sort(entries, {}, [](const db::Entry& entry) { return std::pair(entry.seq, entry.hash); });
        return db::GameTree::grow(desk.game(), entries);
    };
    const auto torn = grown(contrary, later.dump());
    REQUIRE_FALSE(torn.damage());
    CHECK(officialRulings(torn).size() == 2);
    CHECK_FALSE(officialEntry(torn));
    CHECK(countingHeads(torn).size() == 2);

    // Until it names the other, whenever that is written.
    ruling.branch = branch;
    Json gives = {{"time", "2001-01-01T00:00:00.000Z"}, {"kind", "ruling"}};
    writeRuling(gives, ruling);
    const db::Head given = db::headAfter(desk.game(), contrary, std::vector{gives.dump()});
    const auto settled = grown(given, gives.dump());
    CHECK(officialEntry(settled) == branch);
    CHECK(countingHeads(settled) == std::vector{after});
}
