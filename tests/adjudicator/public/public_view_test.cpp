// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/public/public_view.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cctype>

#include "adjudicator/seal/head_text.h"
#include "adjudicator/text/words.h"
#include "tests/adjudicator/record/test_desk.h"
#include "tests/support/scene.h"

using adjudicator::PublicView;
using adjudicator::test::Desk;
using engine::Language;
using engine::test::Scene;

namespace {

PublicView viewOf(Desk& desk, Language language = Language::English) {
    return adjudicator::publicViewOf(desk.table().line(), language, true);
}

/// The head of another game is another one; all else must be the same.
PublicView withoutHead(PublicView view) {
    view.headText.clear();
    view.headCode.clear();
    return view;
}

/// All words of a view in small letters, one after the other.
std::string wordsOf(const PublicView& view) {
    std::string all = view.headline + '\n' + view.phase + '\n' + view.result + '\n' + view.clauses + '\n' + view.trust;
    for (const auto* texts : {&view.warnings, &view.details}) {
        for (const std::string& text : *texts) {
            all += '\n' + text;
        }
    }
    if (view.combat) {
        all += '\n' + view.combat->attacker.forces + '\n' + view.combat->defender.forces;
    }
    std::ranges::transform(all, all.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return all;
}

bool namesACard(const PublicView& view, Language language) {
    const std::string words = wordsOf(view);
    return std::ranges::any_of(engine::kResources, [&](engine::Resource resource) {
        std::string card(adjudicator::word(resource, language));
        std::ranges::transform(card, card.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        return words.find(card) != std::string::npos;
    });
}

/// Red and blue each have a city beside the pasture 0,0.
Scene twoCities(std::string_view phase) {
    Scene scene = Scene::base(phase);
    scene.city("red", "0,0:N").city("blue", "0,0:S");
    return scene;
}

Scene withSecrets(bool rich) {
    Scene scene = twoCities("build");
    scene.hand("red", rich ? engine::Cards::of(1, 2, 3, 0, 2) : engine::Cards::of(0, 0, 0, 0, 0));
    scene.setup.holdings["red"].hiddenDevelopment = engine::DevelopmentHand::exactly(
        rich ? engine::DevelopmentCounts::one(engine::DevelopmentCard::VictoryPoint, 2) : engine::DevelopmentCounts{});
    return scene;
}

}  // namespace

TEST_CASE("the public view is the same whatever is hidden", "[adjudicator][public]") {
    Desk poor(withSecrets(false).setup);
    Desk rich(withSecrets(true).setup);
    for (const Language language : {Language::English, Language::German}) {
        const PublicView view = viewOf(rich, language);
        CHECK(view.seats.front().points == 2);
        CHECK(withoutHead(view) == withoutHead(viewOf(poor, language)));
    }
}

TEST_CASE("nothing under what lies face down is in the public view", "[adjudicator][public]") {
    Scene scene = Scene::base();
    const auto land = std::ranges::find_if(scene.setup.hexes, [](const engine::HexSetup& hex) {
        return hex.terrain != engine::Terrain::Sea && hex.number.has_value();
    });
    REQUIRE(land != scene.setup.hexes.end());
    land->faceDown = true;
    const engine::Hex hidden = land->hex;
    scene.setup.harbours = {{engine::test::sideNamed("2,0:E"), engine::Resource::Ore, true}};
    Desk desk(scene.setup);
    const PublicView view = viewOf(desk);
    int down = 0;
    for (const engine::HexSetup& hex : view.board.hexes) {
        if (hex.faceDown) {
            ++down;
            CHECK(hex.hex == hidden);
            CHECK_FALSE(hex.terrain);
            CHECK_FALSE(hex.number);
        }
    }
    CHECK(down == 1);
    REQUIRE(view.board.harbours.size() == 1);
    CHECK(view.board.harbours.front().faceDown);
    CHECK_FALSE(view.board.harbours.front().trade);
}

TEST_CASE("cards, hands and the referee's own words are no public events", "[adjudicator][public]") {
    using adjudicator::isPublic;
    using engine::Event;
    CHECK_FALSE(isPublic(Event(engine::CardsDealt{}, {}, {})));
    CHECK_FALSE(isPublic(Event(engine::CardDrawn{}, {}, {})));
    CHECK_FALSE(isPublic(Event(engine::CardsGiven{}, {}, {})));
    CHECK_FALSE(isPublic(Event(engine::CardsChosen{}, {}, {})));
    CHECK_FALSE(isPublic(Event(engine::HandKnown{}, {}, {})));
    CHECK_FALSE(isPublic(Event(engine::DevelopmentKnown{}, {}, {})));
    CHECK_FALSE(isPublic(Event(engine::CardStolen{}, {}, {})));
    CHECK_FALSE(isPublic(Event(engine::Ruled{}, {}, {})));
    CHECK(isPublic(Event(engine::RobberMoved{}, {}, {})));
}

TEST_CASE("a roll tells all how many cards came, never which", "[adjudicator][public]") {
    // 0,0 is the pasture of the 9: two wool for each city.
    Desk desk(twoCities("roll").setup);
    const engine::test::Game names(twoCities("roll"));
    desk.play(names.roll("red", 4, 5));
    for (const Language language : {Language::English, Language::German}) {
        const PublicView view = viewOf(desk, language);
        REQUIRE(view.dice.size() == 2);
        CHECK(view.dice[0].value + view.dice[1].value == 9);
        REQUIRE(view.gains.size() == 2);
        CHECK(view.gains[0].cards == 2);
        CHECK(view.gains[1].cards == 2);
        CHECK_FALSE(namesACard(view, language));
        CHECK(view.isOnTrust);
    }
}

TEST_CASE("a stolen card stays between the two players", "[adjudicator][public]") {
    Scene scene = twoCities("roll");
    scene.hand("blue", engine::Cards::of(0, 0, 0, 0, 1)).robber("1,0");
    Desk desk(scene.setup);
    const engine::test::Game names(scene);
    desk.play(names.roll("red", 3, 4));
    desk.play(engine::MoveRobber{names.player("red"), names.hex("0,0"), names.player("blue")});
    REQUIRE_FALSE(desk.refused);
    for (const Language language : {Language::English, Language::German}) {
        const PublicView view = viewOf(desk, language);
        CHECK_FALSE(view.result.empty());
        CHECK_FALSE(namesACard(view, language));
    }
}

TEST_CASE("the view's head is the record's, ready to be photographed", "[adjudicator][public]") {
    Desk desk(twoCities("roll").setup);
    const PublicView view = viewOf(desk);
    const auto head = adjudicator::headFromText(view.headText);
    REQUIRE(head);
    CHECK(head->head == desk.table().line().head());
    CHECK(view.entry == desk.table().line().head().seq);
    CHECK(view.headline == "Red’s turn");
    CHECK(view.phase == "Round 2 · Roll");
    CHECK(viewOf(desk, Language::German).phase == "Spielrunde 2 · Würfeln");
}
