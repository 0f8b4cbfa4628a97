// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/dispute_sheet.h"

#include <catch2/catch.hpp>

#include <algorithm>

#include "adjudicator/dispute/dispute_text.h"
#include "adjudicator/dispute/luck_text.h"
#include "adjudicator/dispute/settle.h"
#include "adjudicator/report/dispute_page.h"
#include "adjudicator/report/html.h"
#include "adjudicator/report/sheet_boards.h"
#include "adjudicator/report/sheet_steps.h"
#include "adjudicator/report/sheet_words.h"
#include "adjudicator/seal/head_text.h"
#include "adjudicator/text/place_words.h"
#include "db/codes.h"
#include "engine/clauses/catalogue.h"
#include "tests/adjudicator/dispute/battlefield.h"
#include "tests/adjudicator/record/test_desk.h"
#include "tests/adjudicator/report/disputes.h"
#include "tests/adjudicator/report/markup.h"

using namespace adjudicator;
using namespace adjudicator::test;
using engine::Language;
using engine::test::Scene;

namespace {

/// The sheet, well formed and complete in itself.
std::string sheetOf(const Dispute& dispute, Language language, const SheetExtras& extras = {}) {
    const std::string html = disputeSheet(dispute, extras, language);
    INFO(html);
    CHECK(faultOf(html) == "");
    for (const char* outside : {"<script", "http://", "https://", "url(", "<link", "@import"}) {
        INFO(outside);
        const std::size_t namespaces = countOf(html, "xmlns=\"http://www.w3.org/2000/svg\"");
        CHECK(countOf(html, outside) == (std::string_view(outside) == "http://" ? namespaces : 0));
    }
    return html;
}

bool has(const std::string& html, std::string_view text) {
    return html.find(text) != std::string::npos;
}

RulingAbout tieRuling() {
    RulingAbout about;
    about.entry = 260;
    about.time = "2026-11-21T18:11:00.000Z";
    about.ruling.decision = RulingDecision::Stands;
    about.ruling.question = "A tie must be thrown again";
    about.ruling.reason = "The clause leaves no second throw.";
    about.ruling.clause = engine::clause::SA_K5;
    about.ruling.heard = {"red", "blue"};
    return about;
}

bool fits(const Dispute& dispute, const SheetExtras& extras = {}) {
    for (const Language language : {Language::English, Language::German}) {
        const sheet::Fit fit = sheet::fitOf(sheet::disputePage(dispute, extras, language));
        INFO("type " << fit.type << " mm, variant " << fit.variant << ", " << fit.height << " mm high");
        CHECK(fit.height <= sheet::kHeight);
        if (fit.height > sheet::kHeight) {
            return false;
        }
    }
    return true;
}

/// A combat of some 80 rounds: the sides win in turn.
Dispute longCombat() {
    Scene scene = Scene::soldiers("combat");
    scene.setup.players = {{"red", "Ben", {}}, {"blue", "Anna", {}}, {"white", {}, {}}};
    scene.building("blue", "0,0:N", engine::BuildingKind::Metropolis, {.walls = 3})
        .army("blue", "0,0:N", "6A6C6I")
        .army("red", "1,-2:S", "9A9C9I");
    return combatDispute(scene, [](int attacker, int defender, std::size_t round) {
        return round % 2 == 0 ? std::pair(attacker, 1) : std::pair(1, defender);
    });
}

}  // namespace

TEST_CASE("a combat's sheet has every throw with its entry, clause and chance", "[adjudicator][report][SA-K14]") {
    const Dispute dispute = workedExample();
    REQUIRE(dispute.steps.size() == 8);
    for (const Language language : {Language::English, Language::German}) {
        const std::string html = sheetOf(dispute, language);
        for (const char* faces : {"10 : 7", "5 : 5", "6 : 4", "1 : 2", "7 : 6", "2 : 3", "5 : 4"}) {
            CHECK(has(html, faces));
        }
        for (const DisputeStep& step : dispute.steps) {
            INFO(step.place.entry);
            CHECK(has(html, std::to_string(step.place.entry) + "</td>"));
            REQUIRE(step.combatAfter);
            CHECK(has(html, escaped(percentText(*step.combatAfter->attackerWins, language))));
        }
        CHECK(countOf(html, "class=\"asked") == 1);
        CHECK(has(html, "» 238</td>"));
        CHECK(has(html, "SA-K5"));
        CHECK(has(html, std::string(engine::info(engine::clause::SA_K5).text.in(language))));
        CHECK(has(html, db::toHex(dispute.game)));
        CHECK(has(html, db::toHex(dispute.head.hash)));
        CHECK(has(html, db::spokenCode(dispute.head.hash)));
        CHECK(has(html, headText(dispute.game, dispute.head)));
        CHECK(countOf(html, "class=\"board\"") == 2);
        CHECK(countOf(html, "class=\"qr\"") == 1);
    }
}

TEST_CASE("a sheet speaks its language", "[adjudicator][report]") {
    const Dispute dispute = workedExample();
    const std::string english = sheetOf(dispute, Language::English);
    const std::string german = sheetOf(dispute, Language::German);
    CHECK(has(english, "<html lang=\"en\">"));
    const auto& table = *dispute.steps.front().before.table;
    const engine::Place at(dispute.combat->at);
    CHECK(has(english, escaped("Ben attacks Anna " + PlaceWords(table, Language::English).at(at))));
    CHECK(has(english, escaped("58.6 %")));
    CHECK(has(english, "About 44 of 100 such combats"));
    CHECK(has(english, "2026-11-21, 18:04:05 UTC"));
    CHECK(has(german, "<html lang=\"de\">"));
    CHECK(has(german, escaped("Ben greift Anna " + PlaceWords(table, Language::German).at(at) + " an")));
    CHECK(has(german, escaped("58,6 %")));
    CHECK(has(german, "Etwa 44 von 100 solchen Kämpfen"));
    CHECK(has(german, "21.11.2026, 18:04:05 UTC"));
    CHECK(has(german, "1 Artillerie, 2 Kavallerien gegen Stadt (auf dem Kopf)"));
    for (const char* word : {"Kachel", "Sechseck", "Aktion", "Atombombe", "Schlacht", "Rekord", ">Entry", "Before"}) {
        INFO(word);
        CHECK_FALSE(has(german, word));
    }
}

TEST_CASE("what people typed stays text on a sheet", "[adjudicator][report]") {
    Dispute dispute = workedExample("<b>&\"", "</td><script>alert(1)</script>");
    RulingAbout ruling = tieRuling();
    ruling.ruling.reason = "<img src=x onerror=1>";
    ruling.ruling.question = "\"><i>";
    ruling.ruling.heard = {"red", "<u>"};
    dispute.rulings = {ruling};
    prove(dispute.steps[2], dispute.game, "<em>");
    dispute.steps[2].stands = "<s>";
    const std::string html = sheetOf(dispute, Language::English);
    CHECK(has(html, "&lt;b&gt;&amp;&quot;"));
    for (const char* tag : {"<script", "<img src=x", "<i>", "<u>", "<em>", "<s>"}) {
        CHECK_FALSE(has(html, tag));
    }
    for (const char* text : {"&lt;img src=x onerror=1&gt;", "&lt;u&gt;", "&lt;em&gt;", "&lt;s&gt;"}) {
        CHECK(has(html, text));
    }
}

TEST_CASE("the dice of the act show what proves them, and claim no more", "[adjudicator][report][dice]") {
    Dispute dispute = workedExample();
    DisputeStep& asked = dispute.steps[2];
    SECTION("dice that were typed in are on trust") {
        const std::string html = sheetOf(dispute, Language::English);
        CHECK(has(html, "entered"));
        CHECK(has(html, "taken on trust"));
    }
    SECTION("witnessed dice show commitment, word and secret with their entries") {
        prove(asked, dispute.game, "Möwe");
        const std::string html = sheetOf(dispute, Language::German);
        CHECK(has(html, "bezeugt"));
        CHECK(has(html, "Möwe"));
        CHECK(has(html, db::toHex(*asked.thrown->commitment)));
        CHECK(has(html, db::toHex(std::span<const std::uint8_t>(*asked.thrown->secret))));
        CHECK(has(html, "(Eintrag 234)"));
        CHECK(has(html, "(Eintrag 236)"));
        CHECK(has(html, "Würfel bezeugt: Eintrag 238 (die Augen sind die festgelegten)"));
    }
    SECTION("without a word it says so") {
        prove(asked, dispute.game, "");
        CHECK(has(sheetOf(dispute, Language::English), "a changed program could have known them"));
    }
    SECTION("a proof that does not hold is loud") {
        prove(asked, dispute.game, "Möwe");
        asked.thrown->holds = false;
        const std::string html = sheetOf(dispute, Language::English);
        CHECK(has(html, "DOES NOT HOLD"));
        CHECK(has(html, "Dice witnessed: entry 238 – THE PROOF DOES NOT HOLD"));
    }
    CHECK_FALSE(has(sheetOf(dispute, Language::English), "honest"));
}

TEST_CASE("while nobody has ruled there are lines to write on", "[adjudicator][report]") {
    Dispute dispute = workedExample();
    CHECK(countOf(sheetOf(dispute, Language::English), "class=\"write\"") == 5);
    dispute.rulings = {tieRuling()};
    dispute.rulings[0].ruling.decision = RulingDecision::Open;
    CHECK(countOf(sheetOf(dispute, Language::English), "class=\"write\"") == 5);
    dispute.rulings.push_back(tieRuling());
    dispute.rulings[1].entry = 261;
    const std::string html = sheetOf(dispute, Language::English);
    CHECK(countOf(html, "class=\"write\"") == 1);
    CHECK(has(html, "the record stands"));
    CHECK(has(html, "(entry 261, 2026-11-21, 18:11:00 UTC)"));
    CHECK(has(html, "A tie must be thrown again"));
    CHECK(has(html, "The clause leaves no second throw."));
    CHECK(has(html, "Heard: Ben and Anna"));
    CHECK(has(html, "replaced by the one below"));
}

TEST_CASE("of an act that was taken back the sheet says so", "[adjudicator][report]") {
    Dispute dispute = workedExample();
    CHECK_FALSE(has(sheetOf(dispute, Language::English), "taken back"));
    dispute.takenBack = true;
    CHECK(has(sheetOf(dispute, Language::English), "taken back"));
    CHECK(has(sheetOf(dispute, Language::German), "zurückgenommen"));
}

TEST_CASE("rulings of the game, trust and irregularities are said", "[adjudicator][report]") {
    Dispute dispute = workedExample();
    dispute.steps[2].rulings = {engine::choiceOf(engine::RWallsDrop::Leave)};
    dispute.steps[1].trusted = {{engine::PlayerId{1}, engine::Cards::of(0, 2, 0, 0, 0)}};
    dispute.steps[1].stands = "seen too late";
    const std::string html = sheetOf(dispute, Language::English);
    CHECK(has(html, "R-WALLS-DROP = leave"));
    CHECK(has(html, "Entry 235: that Anna held 2 lumber"));
    CHECK(has(html, "seen too late"));
}

TEST_CASE("an act that is no combat has its sheet", "[adjudicator][report]") {
    Scene scene = Scene::base("build");
    scene.settlement("red", "0,0:N").hand("red", engine::Cards::of(2, 2, 1, 1, 0));
    engine::test::Game game(scene);
    Dispute dispute;
    dispute.game = db::gameIdOf("a game");
    dispute.head = {40, db::sha256("newest")};
    dispute.steps = {stepOf(game, game.road("red", "0,0:NE"), 31)};
    for (const Language language : {Language::English, Language::German}) {
        const std::string html = sheetOf(dispute, language, {14, std::nullopt, {}, {}});
        CHECK(has(html, language == Language::German ? "Spiel 14" : "game 14"));
        CHECK(has(html, "» 31</td>"));
        REQUIRE_FALSE(dispute.steps[0].clauses.empty());
        for (const engine::ClauseId clause : dispute.steps[0].clauses) {
            CHECK(has(html, engine::toText(clause)));
            CHECK(has(html, engine::info(clause).title.in(language)));
        }
        CHECK(countOf(html, "class=\"board\"") == 2);
        CHECK_FALSE(has(html, language == Language::German ? "Wie viel Glück" : "How lucky"));
    }
    CHECK(fits(dispute));
}

TEST_CASE("a roll shows one board with the hexes that it is about, and how common its sum is",
          "[adjudicator][report]") {
    Scene scene = Scene::base("roll");
    scene.settlement("red", "0,0:N");
    engine::test::Game game(scene);
    Dispute dispute;
    dispute.game = db::gameIdOf("a game");
    dispute.head = {40, db::sha256("newest")};
    dispute.steps = {stepOf(game, game.roll("red", 5, 6), 31)};
    dispute.luck = Luck{3 / 36.0, 35 / 36.0};
    const std::string html = sheetOf(dispute, Language::German);
    CHECK(countOf(html, "class=\"board\"") == 1);
    CHECK(countOf(html, "#7a4b00") == 2);  // two hexes with 11
    CHECK(has(html, "Etwa 8 von 100 Würfen zeigen 11 oder mehr."));
    CHECK(fits(dispute));
}

TEST_CASE("camera pictures and the desk's key are on the sheet when there are any", "[adjudicator][report]") {
    SheetExtras extras;
    extras.deskKey = PublicKey{};
    extras.pictures = {{238, "2026-11-21T18:04:05.123Z", "\xFF\xD8\xFF"}};
    const std::string html = sheetOf(workedExample(), Language::English, extras);
    CHECK(has(html, "src=\"data:image/jpeg;base64,/9j/\""));
    CHECK(has(html, fingerprint(PublicKey{})));
    CHECK(fits(workedExample(), extras));
}

TEST_CASE("what changed on the board is found, and only that", "[adjudicator][report]") {
    const Dispute dispute = workedExample();
    const DisputeStep& tie = dispute.steps[2];
    const BoardSvg rings = sheet::differenceRings(tie.before, tie.after);
    CHECK(rings.ringed == std::vector<engine::CornerId>{dispute.combat->from.front()});
    CHECK(rings.ringedSides.empty());
    CHECK(rings.ringedHexes.empty());
    const DisputeStep& attack = dispute.steps[0];
    const BoardSvg none = sheet::differenceRings(attack.before, attack.after);
    CHECK((none.ringed.empty() && none.ringedSides.empty() && none.ringedHexes.empty()));
}

TEST_CASE("a combat out of a record has its sheet, with dice that were thrown and proved",
          "[adjudicator][report][dice]") {
    Desk desk(battlefield());
    desk.play(kAttack);
    for (int round = 0; round < 2; ++round) {
        desk.play(R"({"do":"throw"})");
        desk.table().openThrow({"Möwe"});
    }
    const Line& line = desk.table().line();
    const auto dispute = disputeAbout(line, line.lastStep()->entry);
    REQUIRE(dispute);
    REQUIRE(dispute->steps.size() == 3);
    const std::string html = sheetOf(*dispute, Language::English, extrasOf(line.genesis()));
    const ThrowProof& thrown = *dispute->steps[2].thrown;
    CHECK(has(html, db::toHex(*thrown.commitment)));
    CHECK(has(html, "Möwe"));
    CHECK(has(html, "the faces are those that were fixed"));
    CHECK(has(html, "game 1 (" + db::toHex(line.game())));
    CHECK(has(html, fingerprint(*line.genesis().deskKey)));
    CHECK(has(html, headText(line.game(), line.head())));
    CHECK(has(html, escaped(luckText(*dispute, Language::English))));
    CHECK(fits(*dispute));
}

TEST_CASE("a sheet shows in red what was taken back, replaced or void, and the verdict on the whole record",
          "[adjudicator][report]") {
    Desk desk(battlefield());
    desk.play(kAttack);
    desk.play(R"({"do":"throw"})");
    desk.table().openThrow({"Möwe", "blue"});
    const std::uint64_t thrown = desk.table().line().lastStep()->entry;
    desk.table().takeBack();
    desk.play(test::roundOf({12, 12}, {12, 1}));
    const Line& line = desk.table().line();
    const auto dispute = disputeAbout(line, line.lastStep()->entry);
    REQUIRE(dispute);
    SheetExtras extras = extrasOf(line.genesis());
    Verifier verifier(desk.book());
    const auto verdict = verdictOn(verifier, desk.game(), desk.files().memory());
    REQUIRE(verdict);
    const auto language = GENERATE(Language::English, Language::German);
    extras.verdict = wordsOf(*verdict, language);
    const std::string html = sheetOf(*dispute, language, extras);
    CHECK(has(html, "<b class=\"red\">" + escaped(incidentsText(*dispute, language))));
    CHECK(has(html, std::to_string(thrown)));
    CHECK(has(html, escaped(extras.verdict->headline)));
    CHECK(has(html, escaped(extras.verdict->rows.back().text)));
    CHECK(fits(*dispute, extras));
}

TEST_CASE("a long combat still is one page, with all that matters", "[adjudicator][report]") {
    Dispute dispute = longCombat();
    REQUIRE(dispute.steps.size() > 70);
    dispute.asked = 40;
    for (DisputeStep& step : dispute.steps) {
        if (step.thrown) {
            prove(step, dispute.game, "a word");
        }
    }
    dispute.rulings = {tieRuling()};
    CHECK(fits(dispute));
    const std::string html = sheetOf(dispute, Language::German);
    CHECK(has(html, "9A9K"));
    CHECK(has(html, "» " + std::to_string(dispute.steps[40].place.entry)));
    CHECK(has(html, std::to_string(dispute.steps.back().place.entry) + "</td>"));
}

TEST_CASE("of too many steps the middle is left out, and said to be", "[adjudicator][report]") {
    const auto listed = sheet::listedSteps(500, 250);
    CHECK(listed.size() <= sheet::kMostSteps);
    CHECK(listed.front() == 0);
    CHECK(listed.back() == 499);
    CHECK(std::ranges::find(listed, 250U) != listed.end());
    CHECK(std::ranges::is_sorted(listed));
    CHECK(sheet::listedSteps(sheet::kMostSteps, 3).size() == sheet::kMostSteps);
    CHECK(sheet::listedSteps(500, 0).size() <= sheet::kMostSteps);

    Dispute dispute = longCombat();
    while (dispute.steps.size() < 200) {
        dispute.steps.push_back(dispute.steps[dispute.steps.size() - 2]);
    }
    dispute.asked = 100;
    const std::string html = sheetOf(dispute, Language::English);
    CHECK(countOf(html, "class=\"gap\"") == 2);
    CHECK(fits(dispute));
}

TEST_CASE("the words of a sheet are exact", "[adjudicator][report]") {
    CHECK(percentText(0.6471, Language::English) == "64.7 %");
    CHECK(percentText(0.6471, Language::German) == "64,7 %");
    CHECK(percentText(1, Language::English) == "100.0 %");
    CHECK(percentText(0, Language::English) == "0.0 %");
    CHECK(percentText(0.99996, Language::English) == "99.996 %");
    CHECK(percentText(0.0004, Language::German) == "0,04 %");
    using Chances = std::pair<std::string, std::string>;
    CHECK(percentTexts(0.5625, Language::English) == Chances("56.3 %", "43.7 %"));
    CHECK(percentTexts(0.99996, Language::German) == Chances("99,996 %", "0,004 %"));
    CHECK(percentTexts(1, Language::English) == Chances("100.0 %", "0.0 %"));
    CHECK(escaped("44.1 % of 3 & 4") == "44.1\u00a0% of 3 &amp; 4");
    CHECK(sheet::dateAndTime("soon", Language::German) == "soon");
    CHECK(sheet::placeName({236, 1}) == "236/1");
    CHECK(luckWord({0.4, 0.7}, Language::English) == "ordinary");
    CHECK(luckWord({0.04, 0.99}, Language::English) == "lucky");
    CHECK(luckWord({0.999, 0.005}, Language::English) == "very unlucky");
    const engine::Standing left{{1, 2, 0}, engine::Fort{engine::CombatLevel::City, true, 2, false}};
    CHECK(sheet::standingSigns(left, Language::English) == "1A2C + city ↓");
    CHECK(sheet::standingSigns(left, Language::German) == "1A2K + Stadt ↓");
    CHECK(sheet::standingWords(left, Language::English) == "1 artillery, 2 cavalry + city (upside down, 2 city walls)");
    CHECK(sheet::standingWords({}, Language::German) == "nichts mehr da");
}
