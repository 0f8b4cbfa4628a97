// SPDX-License-Identifier: GPL-3.0-or-later
// Books that keep every rule of the format but one: chain and seals made anew by whoever holds the key.
#include <catch2/catch.hpp>
#include <string>

#include "adjudicator/record/correction.h"
#include "adjudicator/verify/verify_dice.h"
#include "adjudicator/verify/verify_text.h"
#include "tests/adjudicator/dispute/battlefield.h"
#include "tests/adjudicator/record/book_script.h"
#include "tests/adjudicator/record/test_desk.h"
#include "tests/support/forge.h"

using namespace adjudicator;
using adjudicator::test::Desk;
using adjudicator::test::scriptOn;
using Json = nlohmann::ordered_json;

namespace {

/// A sealed combat of two witnessed rounds, and books forged from it.
class Combat {
public:
    Combat() : m_desk(test::battlefield()) {
        m_desk.play(test::kAttack);
        for (const char* word : {"hedgehog", "otter"}) {
            m_desk.play(R"({"do":"throw","by":"red"})");
            m_desk.table().openThrow({word});
        }
        m_desk.table().seal();
        REQUIRE(m_desk.verified().kind == VerdictKind::Sound);
        REQUIRE(m_desk.book().rest());
        REQUIRE(scriptOn(m_desk.file()) == 0);
    }

    Desk& desk() { return m_desk; }

    /// The verdict on the book with this changed in it; its readers agree on whether it is sound.
    Verification forged(const test::Forging& change, const RulesKnown& rules = {}) {
        const std::filesystem::path file = m_desk.file().string() + ".forged";
        std::filesystem::remove(file);
        test::forge(m_desk.file(), file, change, &*m_desk.files().key());
        const auto book = db::Book::open(file, db::OpenMode::ReadOnly);
        const db::GameId game = book->gameIds()->front();
        const Verification verified = *verify(*book, game, std::nullopt, {}, rules);
        dice = verifyDice(*book, game)->kind;
        script = scriptOn(file);
        return verified;
    }

    /// What the last forged book's dice alone are, and what the script made from the page says.
    VerdictKind dice = VerdictKind::Sound;
    int script = -1;

private:
    Desk m_desk;
};

/// The bodies of acts that throw.
bool throws(const Json& body) {
    return body["kind"] == "act" && body.contains("throw");
}

void turnDie(Json& die) {
    die["value"] = die["value"].get<int>() % die["sides"].get<int>() + 1;
}

}  // namespace

TEST_CASE("a word of somebody who does not play is damage", "[adjudicator][record][verify]") {
    Combat combat;
    const std::string speaker = GENERATE("blue", "nobody", "");
    std::uint64_t spoken = 0;
    const Verification verified = combat.forged([&](std::uint64_t seq, Json& body) {
        if (body["kind"] == "word") {
            body["by"] = speaker;
            spoken = spoken == 0 ? seq : spoken;
        }
        return true;
    });
    if (speaker == "blue") {
        CHECK(verified.kind == VerdictKind::Sound);
        CHECK(combat.script == 0);
    } else {
        CHECK(verified.kind == VerdictKind::Damaged);
        CHECK(verified.entry == spoken);
        CHECK(combat.script == 1);
    }
}

TEST_CASE("a proved throw shows the faces that were proved, whatever its rules version",
          "[adjudicator][record][verify]") {
    Combat combat;
    const auto version = GENERATE(0, 1, 2, 99);
    const Verification verified = combat.forged([&](std::uint64_t, Json& body) {
        if (throws(body)) {
            body["rules"] = version;
            for (Json& event : body["events"]) {
                if (event.contains("attacker_dice")) {
                    turnDie(event["attacker_dice"][0]);
                }
            }
        }
        return true;
    });
    CHECK(verified.kind == VerdictKind::DiceFalse);
    CHECK(verified.reason == VerdictReason::ShownOtherwise);
    CHECK(combat.dice == VerdictKind::DiceFalse);
    CHECK(combat.script == 1);
}

TEST_CASE("what a version of the rules decided that never was cannot be decided here",
          "[adjudicator][record][verify]") {
    Combat combat;
    const auto version = GENERATE(std::uint64_t{0}, std::uint64_t{engine::kRulesVersion + 1}, std::uint64_t{99},
                                  std::uint64_t{4294967297U});
    const bool isChanged = GENERATE(false, true);
    const Verification verified = combat.forged([&](std::uint64_t, Json& body) {
        if (throws(body)) {
            body["rules"] = version;
            if (isChanged) {
                // The loss is another's.
                for (Json& event : body["events"]) {
                    if (event.contains("loser")) {
                        event["loser"] = event["loser"] == "attacker" ? "defender" : "attacker";
                    }
                }
            }
        }
        return true;
    });
    CHECK(verified.kind == VerdictKind::Undecided);
    CHECK(verified.reason == VerdictReason::RulesUnknown);
    CHECK(verified.entry == 5);
    CHECK(sentence(verified, engine::Language::English).starts_with("cannot be decided here from entry 5 on: "));
    CHECK(combat.dice == VerdictKind::Sound);
    CHECK(combat.script == 1);
}

TEST_CASE("events that only newer rules know leave the record undecided, not damaged",
          "[adjudicator][record][verify]") {
    Combat combat;
    const bool isNewer = GENERATE(false, true);
    const Verification verified = combat.forged([&](std::uint64_t, Json& body) {
        if (throws(body)) {
            body["rules"] = isNewer ? kRulesVersion + 1 : kRulesVersion;
            body["events"].push_back({{"event", "comet-seen"}, {"clauses", Json::array()}});
        }
        return true;
    });
    CHECK(verified.kind == (isNewer ? VerdictKind::Undecided : VerdictKind::Damaged));
    CHECK(verified.entry == 5);
}

TEST_CASE("a game begun by unknown rules is undecided from its beginning", "[adjudicator][record][verify]") {
    Desk desk(test::oneHex());
    desk.play(test::kRedRolls);
    const std::filesystem::path file = desk.file().string() + ".forged";
    test::forge(desk.file(), file, [](std::uint64_t seq, Json& body) {
        if (seq == 0) {
            body["rules"] = 7;
        }
        return true;
    });
    const auto book = db::Book::open(file, db::OpenMode::ReadOnly);
    const Verification verified = *verify(*book, book->gameIds()->front(), std::nullopt);
    CHECK(verified.kind == VerdictKind::Undecided);
    CHECK(verified.entry == 0);
    CHECK(scriptOn(file) == 1);
}

TEST_CASE("a throw opens the act that was declared for it", "[adjudicator][record][verify]") {
    Combat combat;
    const char* declared = GENERATE(R"({"do":"roll","by":"blue"})", R"({"do":"throw","by":"blue"})");
    const Verification verified = combat.forged([&](std::uint64_t, Json& body) {
        if (body["kind"] == "declaration" && body["number"] == 1) {
            body["action"] = Json::parse(declared);
        }
        return true;
    });
    CHECK(verified.kind == VerdictKind::DiceFalse);
    CHECK(verified.reason == VerdictReason::DeclaredOtherwise);
    CHECK(combat.dice == VerdictKind::DiceFalse);
    CHECK(combat.script == 1);
}

TEST_CASE("what today's rules decide otherwise is said first", "[adjudicator][record][verify]") {
    Combat combat;
    const auto drop = [&](std::uint64_t, Json& body) {
        if (throws(body) && body["throw"]["number"] == 0) {
            body["events"][0]["clauses"] = Json::array();
        }
        return true;
    };
    CHECK(combat.forged(drop).kind == VerdictKind::AgainstRules);
    // The same book once there are newer rules.
    const Verification verified = combat.forged(drop, {kOldestRulesVersion, kRulesVersion + 1});
    CHECK(verified.kind == VerdictKind::Sound);
    CHECK(verified.decidedOtherwiseToday == std::vector<std::uint64_t>{5});
    CHECK(sentence(verified, engine::Language::English)
              .starts_with("today's rules decide 1 act otherwise, from entry 5 on; sound: "));
    CHECK(sentence(verified, engine::Language::German)
              .starts_with("die heutigen Regeln entscheiden 1 Handlung anders, ab Eintrag 5; in Ordnung: "));
}

TEST_CASE("an act that stands by a ruling keeps its faces in a correction too", "[adjudicator][record][verify]") {
    Combat combat;
    Desk& desk = combat.desk();
    // The second round falls; the first is kept.
    const auto& acts = desk.table().line().acts();
    auto plan =
        planCorrection(desk.table().line(), {acts[1].origin, "one round only", {}, {{acts[2].origin, true, {}, {}}}});
    REQUIRE(plan);
    desk.table().correct(std::move(plan->corrected));
    REQUIRE_FALSE(desk.refusedByTable);
    REQUIRE(desk.verified().kind == VerdictKind::Sound);
    const Verification verified = combat.forged([&](std::uint64_t, Json& body) {
        if (body["kind"] == "correct") {
            Json& act = body["line"][0];
            act["stands"] = "the referee saw it";
            for (Json& event : act["events"]) {
                if (event.contains("attacker_dice")) {
                    turnDie(event["attacker_dice"][0]);
                }
            }
        }
        return true;
    });
    CHECK(verified.kind == VerdictKind::DiceFalse);
    CHECK(verified.reason == VerdictReason::ShownOtherwise);
    CHECK(combat.dice == VerdictKind::DiceFalse);
    CHECK(combat.script == 1);
}
