// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/verify_dice.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "tests/adjudicator/dispute/battlefield.h"
#include "tests/adjudicator/record/test_desk.h"

using namespace adjudicator;
using adjudicator::test::Desk;
using Json = nlohmann::ordered_json;

namespace {

/// The verdict after a change to the body of each entry of that kind.
template <class Change>
VerdictReason changed(const db::GameId& game, const std::vector<db::Entry>& entries, const char* kind, Change change) {
    std::vector<db::Entry> all = entries;
    for (db::Entry& entry : all) {
        Json json = Json::parse(entry.body);
        if (json["kind"] == kind) {
            change(json);
            entry.body = json.dump();
        }
    }
    return verifyDice(game, all).reason;
}

}  // namespace

TEST_CASE("dice are checked without the rules, and false ones are found", "[adjudicator][record]") {
    Desk desk(test::battlefield());
    desk.play(test::kAttack);
    desk.play(R"({"do":"throw"})");
    desk.table().openThrow({"hedgehog"});
    desk.table().takeBack();
    desk.play(R"({"do":"throw"})");
    desk.play(R"({"do":"throw"})");
    desk.table().openThrow({""});
    REQUIRE_FALSE(desk.refused);
    const auto entries = *desk.book().entries(desk.game());
    const Verification sound = verifyDice(desk.game(), entries);
    CHECK(sound.kind == VerdictKind::Sound);
    CHECK(sound.throws.witnessed == 2);
    CHECK(sound.throws.desk == 1);
    CHECK(sound.entries == entries.size());
    CHECK(verifyDice(desk.book(), desk.game())->kind == VerdictKind::Sound);

    const auto flip = [](Json& hex) {
        std::string text = hex.get<std::string>();
        text.back() = text.back() == '0' ? '1' : '0';
        hex = text;
    };
    CHECK(changed(desk.game(), entries, "commitment", [&](Json& json) { flip(json["commitment"]); }) ==
          VerdictReason::CommitmentWrong);
    CHECK(changed(desk.game(), entries, "act", [&](Json& json) {
              if (json.contains("throw") && json["throw"].contains("secret")) {
                  flip(json["throw"]["secret"]);
              }
          }) == VerdictReason::CommitmentWrong);
    CHECK(changed(desk.game(), entries, "act", [&](Json& json) {
              if (json.contains("throw") && !json["throw"].contains("secret")) {
                  Json& value = json["action"]["dice"][0]["value"];
                  value = value.get<int>() % 10 + 1;
              }
          }) == VerdictReason::FacesWrong);
    // Another word may give the same faces once, but not every time.
    int wrong = 0;
    for (const char* word : {"squirrel", "badger", "otter", "marten", "beaver", "weasel", "lynx", "ermine"}) {
        const auto reason = changed(desk.game(), entries, "word", [&](Json& json) { json["word"] = word; });
        wrong += reason == VerdictReason::FacesWrong ? 1 : 0;
    }
    CHECK(wrong > 0);
    CHECK(changed(desk.game(), entries, "word", [&](Json& json) { json["word"] = ""; }) == VerdictReason::LevelWrong);
    CHECK(changed(desk.game(), entries, "declaration", [&](Json& json) { json["sides"].erase(0); }) ==
          VerdictReason::FacesWrong);
    CHECK(changed(desk.game(), entries, "declaration", [&](Json& json) { json["sides"][0] = 1; }) ==
          VerdictReason::DoesNotContinue);
    CHECK(changed(desk.game(), entries, "commitment", [&](Json& json) { json["number"] = 7; }) ==
          VerdictReason::DoesNotContinue);
    CHECK(changed(desk.game(), entries, "act", [&](Json& json) {
              if (json.contains("throw")) {
                  json["throw"]["level"] = "entered";
              }
          }) == VerdictReason::LevelWrong);
    std::vector<db::Entry> broken = entries;
    broken.back().body = "{";
    CHECK(verifyDice(desk.game(), broken).reason == VerdictReason::DoesNotContinue);
}
