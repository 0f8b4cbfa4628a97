// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "adjudicator/text/place_words.h"
#include "adjudicator/text/refusals/refusal_text.h"
#include "adjudicator/text/words.h"
#include "engine/action/refusal_fields.h"
#include "engine/notation/action_json.h"
#include "tests/support/effort.h"
#include "tests/support/near_acts.h"
#include "tests/support/random_player.h"
#include "tests/support/random_start.h"
#include "tests/support/wild_acts.h"

namespace engine::test {

namespace {

/// Reasons whose sentence says who must do something before.
constexpr Why kFirstSomebody[] = {Why::MustFoundFirst, Why::MustRollFirst,    Why::RobberMustMove, Why::TributeIsDue,
                                  Why::ClaimIsDue,     Why::BidsAreDue,       Why::TokensAreDue,   Why::NotYourBid,
                                  Why::CombatUnderWay, Why::MustConquerFirst, Why::ThrowIsDue};

/// Reasons that are about a player more than about the place.
constexpr Why kAboutHands[] = {Why::OwnVictim, Why::VictimHasNoCards, Why::NotAdjacentVictim};

bool readsWell(const std::string& text) {
    return !text.empty() && text.find("  ") == std::string::npos && text.find_first_of("{}") == std::string::npos &&
           text.find(" :") == std::string::npos && text.find("auf auf") == std::string::npos && text.back() != '.';
}

void checkSentence(const Position& now, const Action& action, const Refusal& refusal, Language language) {
    const std::string said = adjudicator::sentence(refusal, now, language);
    const auto names = [&](PlayerId player) {
        return said.find(adjudicator::displayName(player, *now.table, language)) != std::string::npos;
    };
    const auto isNamed = [&](const engine::Place& place) {
        const auto places = adjudicator::PlaceWords(*now.table, language).mentioned(said);
        return std::ranges::find(places, place, &adjudicator::PlaceNamed::place) != places.end();
    };
    const auto& due = refusal.more().due;
    const bool first = std::ranges::find(kFirstSomebody, refusal.why) != std::end(kFirstSomebody);
    const bool named = (!fieldsOf(refusal.why).player || names(*refusal.player)) &&
                       (!first || due.empty() || !due.front().player || names(*due.front().player));
    const bool hands = std::ranges::find(kAboutHands, refusal.why) != std::end(kAboutHands);
    const bool placed = hands || refusal.at.size() != 1 || !fieldsOf(refusal.why).place || isNamed(refusal.at.front());
    if (!readsWell(said) || !named || !placed) {
        INFO(toJson(action, *now.table));
        INFO(said);
        CHECK(readsWell(said));
        CHECK(named);
        CHECK(placed);
    }
}

}  // namespace

TEST_CASE("the refusals of random games say in both languages who is meant and where", "[adjudicator][text][random]") {
    std::set<Why> seen;
    const unsigned games = effort(120);
    for (unsigned seed = 1; seed <= games; ++seed) {
        const Documents& documents = everySet()[seed % everySet().size()];
        INFO(nameOf(documents) << ", seed " << seed);
        RandomPlayer player(randomStart(documents, seed), seed, seed % 3 == 0 ? Manner::Restless : Manner::Eager);
        for (int act = 0; act < 250 && !player.ended(); ++act) {
            const LegalActs legal = legalActs(player.now());
            for (int i = 0; i < 8; ++i) {
                const bool near = !legal.actions.empty() && player.below(2) == 0;
                Action action =
                    near ? nearAct(legal.actions[player.below(legal.actions.size())], player.now(), player.random())
                         : wildAct(player.now(), player.random());
                if (player.below(3) != 0) {
                    action = player.withDice(std::move(action));
                }
                const auto refusal = actionRefusal(player.now(), action);
                if (!refusal) {
                    continue;
                }
                seen.insert(refusal->why);
                checkSentence(player.now(), action, *refusal, Language::English);
                checkSentence(player.now(), action, *refusal, Language::German);
            }
            player.play(legal);
        }
    }
    CHECK(seen.size() > kWhys.size() / 2);
}

}  // namespace engine::test
