// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/dispute/dispute.h"

#include <catch2/catch.hpp>

#include "adjudicator/dispute/asked_entry_text.h"
#include "adjudicator/dispute/dispute_text.h"
#include "adjudicator/dispute/luck_text.h"
#include "adjudicator/text/place_words.h"
#include "engine/combat/odds.h"
#include "tests/adjudicator/dispute/battlefield.h"
#include "tests/adjudicator/record/test_desk.h"

using namespace adjudicator;
using adjudicator::test::Desk;
using engine::Language;

namespace {

/// The battlefield's combat, fought with these faces.
void fight(Desk& desk, const std::vector<std::pair<engine::Die, engine::Die>>& rounds) {
    desk.play(test::kAttack);
    REQUIRE_FALSE(desk.refused);
    for (const auto& [attacker, defender] : rounds) {
        desk.play(test::roundOf(attacker, defender));
        REQUIRE_FALSE(desk.refused);
    }
}

std::uint64_t entryOfLastAct(Desk& desk) {
    return desk.table().line().lastStep()->entry;
}

}  // namespace

TEST_CASE("a dispute shows the whole combat of an act, with boards, odds and luck", "[adjudicator][dispute][SA-K5]") {
    Desk desk(test::battlefield());
    fight(desk, {{{12, 10}, {12, 7}}, {{12, 5}, {12, 5}}});
    const std::uint64_t tie = entryOfLastAct(desk);
    const auto dispute = disputeAbout(desk.table().line(), tie);
    REQUIRE(dispute);
    REQUIRE(dispute->steps.size() == 3);
    CHECK(dispute->asked == 2);
    REQUIRE(dispute->combat);
    CHECK(dispute->combat->rounds == 2);
    const PlaceWords words(*dispute->steps.front().before.table, Language::English);
    CHECK(titleOf(*dispute, Language::English) == "Red attacks Blue " + words.at(dispute->combat->at));

    const DisputeStep& step = dispute->steps[2];
    CHECK(std::count(step.clauses.begin(), step.clauses.end(), engine::clause::SA_K5) == 1);
    CHECK(engine::toText(engine::standingOf(step.combatBefore->battle.attacker)) == "1A2C");
    CHECK(engine::toText(engine::standingOf(step.combatAfter->battle.attacker)) == "3C");
    CHECK(step.before.armies != step.after.armies);
    CHECK(facesText(step) == "5 : 5");
    REQUIRE(step.thrown);
    CHECK(step.thrown->level == DiceLevel::Entered);
    CHECK_FALSE(step.thrown->number);

    const engine::Battle start{{{*engine::unitsFromText("1A2C")}, {}}, {{}, engine::fortFromText("city")}, {}};
    CHECK(*dispute->combat->start.attackerWins == Approx(engine::oddsOf(start, {})->attackerWins));
    // Two rounds, each won with the same chance while the attacker throws a d12 against a d12: one of two lost.
    const double win = 66.0 / 144;
    REQUIRE(dispute->combat->luck);
    CHECK(dispute->combat->luck->asBad == Approx(1 - win * win));
    CHECK(dispute->combat->luck->asGood > win * win);
    CHECK(dispute->combat->luck->asGood + dispute->combat->luck->asBad > 1);
}

TEST_CASE("every entry of a virtual throw leads to its act, whose proof is shown", "[adjudicator][dispute]") {
    Desk desk(test::battlefield());
    desk.play(test::kAttack);
    desk.play(R"({"do":"throw"})");
    REQUIRE(desk.table().declared());
    desk.table().openThrow({"hedgehog"});
    const std::uint64_t entry = entryOfLastAct(desk);
    const auto& line = desk.table().line();
    int found = 0;
    for (const LogLine& each : line.log()) {
        const auto dispute = disputeAbout(line, each.seq());
        if (std::holds_alternative<ThrowDeclared>(each.entry.body) ||
            std::holds_alternative<WordGiven>(each.entry.body) || each.seq() == entry) {
            REQUIRE(dispute);
            const DisputeStep& step = dispute->steps[dispute->asked];
            CHECK(step.place.entry == entry);
            REQUIRE(step.thrown);
            CHECK(step.thrown->level == DiceLevel::Witnessed);
            CHECK(step.thrown->word.text == "hedgehog");
            CHECK(step.thrown->holds);
            CHECK(proofText(*step.thrown, Language::English) ==
                  "throw 0, witnessed: the faces follow from commitment, word and secret");
            ++found;
        }
    }
    CHECK(found == 3);
    CHECK(disputeAbout(line, 0).error() == DisputeFault::NoAct);
    CHECK(disputeAbout(line, 999).error() == DisputeFault::NoSuchEntry);
}

TEST_CASE("what dice prove names who said the word, and says so where nobody is named", "[adjudicator][dispute]") {
    Desk desk(test::battlefield());
    desk.play(test::kAttack);
    desk.play(R"({"do":"throw"})");
    const std::string speaker = GENERATE("blue", "");
    desk.table().openThrow({"hedgehog", speaker});
    const auto dispute = disputeAbout(desk.table().line(), entryOfLastAct(desk));
    REQUIRE(dispute);
    const DisputeStep& step = dispute->steps[dispute->asked];
    const std::string proves = provesText(*step.thrown, *step.before.table, Language::English);
    if (speaker.empty()) {
        CHECK(proves.find("whoever runs the desk could have chosen the word alone") != std::string::npos);
    } else {
        CHECK(proves.starts_with("If Blue chose and said this word, once and before a die was seen, nobody could"));
    }
}

TEST_CASE("faces that do not follow from the commitment are not said to hold", "[adjudicator][dispute]") {
    Desk desk(test::battlefield());
    desk.play(test::kAttack);
    desk.play(R"({"do":"throw"})");
    desk.table().openThrow({""});
    const Line& line = desk.table().line();
    ActDone act = line.actAt(*line.lastStep());
    CHECK(proofOf(line, act)->holds);
    engine::Die& die = diceOf(act.action)->dice.front();
    die.value = die.value % die.sides + 1;
    CHECK_FALSE(proofOf(line, act)->holds);
}

TEST_CASE("the end of a combat, a stop and a roll have their luck", "[adjudicator][dispute][SA-K10]") {
    SECTION("conquered") {
        Desk desk(test::battlefield("settlement/upside-down"));
        fight(desk, {{{12, 10}, {8, 1}}});
        const auto dispute = disputeAbout(desk.table().line(), entryOfLastAct(desk));
        REQUIRE(dispute);
        REQUIRE(dispute->combat->luck);
        CHECK(*dispute->steps.back().combatAfter->attackerWins == 1);
        CHECK(dispute->combat->luck->asBad == Approx(1));
        CHECK(dispute->combat->luck->asGood == Approx(engine::winProbability({12}, {8}, 0)));
    }
    SECTION("stopped") {
        Desk desk(test::battlefield());
        fight(desk, {{{12, 1}, {12, 7}}});
        desk.play(R"({"do":"stop","by":"red","retreat":[{"from":"0,0:N","to":"0,-1:S"}]})");
        REQUIRE_FALSE(desk.refused);
        const auto dispute = disputeAbout(desk.table().line(), entryOfLastAct(desk));
        REQUIRE(dispute);
        CHECK(dispute->steps.size() == 3);
        CHECK_FALSE(dispute->steps.back().combatAfter->attackerWins);
        CHECK(dispute->combat->rounds == 1);
        CHECK(dispute->combat->luck->asGood == Approx(1));
        CHECK(dispute->combat->luck->asBad == Approx(1 - engine::winProbability({12}, {12}, 0)));
    }
    SECTION("a roll") {
        engine::Setup setup = test::battlefield();
        setup.turn->phase = "roll";
        Desk desk(setup);
        desk.play(
            R"({"do":"roll","by":"red","dice":[{"sides":6,"value":5},{"sides":6,"value":6}],"source":"entered"})");
        REQUIRE_FALSE(desk.refused);
        const auto dispute = disputeAbout(desk.table().line(), entryOfLastAct(desk));
        REQUIRE(dispute);
        CHECK_FALSE(dispute->combat);
        REQUIRE(dispute->luck);
        CHECK(dispute->luck->asGood == Approx(3.0 / 36));
        CHECK(dispute->luck->asBad == Approx(35.0 / 36));
    }
}

TEST_CASE("rulings about a combat are with its dispute; an act taken back is found in the line of then",
          "[adjudicator][dispute]") {
    Desk desk(test::battlefield());
    fight(desk, {{{12, 10}, {12, 7}}, {{12, 5}, {12, 5}}});
    const std::uint64_t tie = entryOfLastAct(desk);
    RulingGiven ruling;
    ruling.decision = RulingDecision::Stands;
    ruling.question = "A tie must be thrown again";
    ruling.reason = "The clause leaves no second throw";
    ruling.clause = engine::clause::SA_K5;
    ruling.heard = {"red", "blue"};
    ruling.entry = tie;
    desk.table().rule(ruling);
    REQUIRE_FALSE(desk.refusedByTable);
    const std::uint64_t entry = desk.table().line().head().seq;

    const auto dispute = disputeAbout(desk.table().line(), tie - 1);
    REQUIRE(dispute);
    REQUIRE(dispute->rulings.size() == 1);
    CHECK(dispute->rulings.front().entry == entry);
    CHECK(dispute->rulings.front().ruling.reason == ruling.reason);
    CHECK(disputeAbout(desk.table().line(), entry)->steps[2].place.entry == tie);

    desk.table().attach(tie, "as a JPEG file", 640, 480);
    const auto seen = disputeAbout(desk.table().line(), tie);
    REQUIRE(seen->pictures.size() == 1);
    CHECK(seen->pictures.front().entry == tie);
    desk.table().takeBack();
    const auto then = disputeAbout(desk.table().line(), tie);
    REQUIRE(then);
    CHECK(then->takenBack);
    CHECK(then->steps.size() == 3);
    CHECK(then->head == desk.table().line().head());
    CHECK_FALSE(dispute->takenBack);
    CHECK(desk.verified().kind == VerdictKind::Sound);
}

TEST_CASE("a dispute tells the throws of its combat that were taken back, and what counts in their place",
          "[adjudicator][dispute]") {
    Desk desk(test::battlefield());
    desk.play(test::kAttack);
    desk.play(R"({"do":"throw"})");
    desk.table().openThrow({"hedgehog", "blue"});
    const std::uint64_t thrown = entryOfLastAct(desk);
    desk.table().takeBack();
    desk.play(test::roundOf({12, 12}, {12, 1}));
    const std::uint64_t typed = entryOfLastAct(desk);
    const Line& line = desk.table().line();
    const std::string faces = facesIn(line.log()[thrown].act()->action, line.log()[thrown].act()->events);
    const auto asked = GENERATE(0, 1, 2);
    const auto dispute = disputeAbout(line, asked == 0 ? typed : asked == 1 ? thrown : /* the take-back */ thrown + 2);
    REQUIRE(dispute);
    CHECK(dispute->takenBack == (asked > 0));
    REQUIRE(dispute->incidents.size() == 1);
    CHECK(dispute->incidents.front().entry == thrown);
    CHECK(dispute->incidents.front().faces == faces);
    CHECK(dispute->incidents.front().instead == typed);
    CHECK(incidentsText(*dispute, Language::English) ==
          fmt::format("Of this combat: 1 throw taken back ({}, entry {}; typed dice count in its place: 12 : 1, "
                      "entry {}).",
                      faces, thrown, typed));
}

TEST_CASE("a void throw can be asked about, and its combat tells of it", "[adjudicator][dispute]") {
    Desk desk(test::battlefield());
    desk.play(test::kAttack);
    desk.play(R"({"do":"throw"})");
    const std::uint64_t declared = desk.table().line().head().seq;
    desk.restart([&] { desk.loseSecrets(); });
    desk.play(R"({"do":"throw"})");
    desk.table().openThrow({"again", "blue"});
    const std::uint64_t again = entryOfLastAct(desk);
    const Line& line = desk.table().line();
    const std::uint64_t lost = declared + 1;
    REQUIRE(std::holds_alternative<ThrowVoid>(line.log()[lost].entry.body));
    // What belonged to the throw leads to it too.
    for (const std::uint64_t entry : {lost, declared, declared - 2}) {
        const auto dispute = disputeAbout(line, entry);
        REQUIRE(dispute);
        REQUIRE(dispute->entry);
        CHECK(dispute->entry->seq == lost);
        CHECK(dispute->entry->again == again);
        CHECK(dispute->combat);
        CHECK(titleOf(*dispute, Language::English) == "Throw 0 is void");
        const auto about = aboutEntry(*dispute->entry, *dispute->steps[0].before.table, Language::English);
        CHECK(about.front().find("It was announced: ") == 0);
    }
    const auto combat = disputeAbout(line, again);
    REQUIRE(combat);
    CHECK_FALSE(combat->entry);
    CHECK(incidentsText(*combat, Language::English) == fmt::format("Of this combat: 1 void (entry {}).", lost));
}

TEST_CASE("a seal can be asked about", "[adjudicator][dispute]") {
    Desk desk(test::battlefield());
    desk.play(test::kAttack);
    desk.table().seal();
    const Line& line = desk.table().line();
    const auto dispute = disputeAbout(line, line.head().seq);
    REQUIRE(dispute);
    REQUIRE(dispute->entry);
    CHECK(dispute->entry->holds);
    CHECK(dispute->steps[dispute->asked].place.entry == entryOfLastAct(desk));
    CHECK(dispute->incidents.empty());
}

TEST_CASE("chances are sentences that can be read aloud", "[adjudicator][dispute]") {
    CHECK(shareText(0.458, Language::English) == "about 46 of 100");
    CHECK(shareText(0.0003, Language::German) == "etwa 3 von 10.000");
    CHECK(shareText(0.99995, Language::English) == "all but about 5 of 100,000");
    CHECK(shareText(1e-8, Language::English) == "fewer than 1 of 1,000,000");
    Desk desk(test::battlefield());
    fight(desk, {{{12, 10}, {12, 7}}});
    const auto dispute = disputeAbout(desk.table().line(), entryOfLastAct(desk));
    REQUIRE(dispute);
    CHECK(luckText(*dispute, Language::English) ==
          "About 46 of 100 such combats go at least this well for Red after 1 round: that is ordinary.");
    CHECK(luckText(*dispute, Language::German) ==
          "Etwa 46 von 100 solchen Kämpfen laufen mindestens so gut für Rot nach 1 Kampfrunde: Das ist gewöhnlich.");
    CHECK(chanceText(*dispute, Language::English).starts_with("Before the first round: Red wins "));
}
