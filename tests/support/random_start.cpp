// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_start.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <random>

#include "engine/clauses/rulings.h"
#include "engine/rulesets/monopolists/maps.h"
#include "engine/state/to_position.h"
#include "tests/support/scene.h"

namespace engine::test {

namespace {

bool contains(const std::vector<std::string>& names, const char* name) {
    return std::ranges::find(names, name) != names.end();
}

/// Decides at random what a table decides before a game.
class TableMaker {
public:
    TableMaker(const Documents& documents, unsigned seed) : m_documents(documents), m_random(seed) {}

    Setup make() {
        m_setup = freshTable(m_documents, players());
        chooseRulings();
        if (has("soldiers")) {
            chooseWar();
        }
        if (has("ccm")) {
            chooseClauses();
        }
        return std::move(m_setup);
    }

private:
    bool has(const char* document) const { return contains(m_documents, document); }
    bool chance(unsigned percent) { return m_random() % 100 < percent; }

    std::size_t players() {
        if (has("shadow")) {
            return 2;
        }
        return has("monopolists") ? (chance(25) ? 5 : 4) : 2 + m_random() % 3;
    }

    void chooseRulings() {
        for (const RulingId id : kRulingIds) {
            // R-MO-MAP says which map was laid out.
            if (chance(25) && id != RulingId::R_MO_MAP) {
                m_setup.rulings[std::string(toText(id))] = optionText(RulingChoice{id, 1});
            }
        }
    }

    void chooseWar() {
        for (const char* id : {"SA-V1", "SA-V2", "SA-V3", "SA-D4"}) {
            if (chance(40)) {
                m_setup.switches.emplace_back(id);
            }
        }
        if (contains(m_setup.switches, "SA-V3")) {
            m_setup.deck->cards[DevelopmentCard::VictoryPoint] = {5, 5};
            m_setup.deck->total = *m_setup.deck->total + 5;
        }
        if (chance(70)) {
            // Cheap arms, so that there is a war to look at.
            m_setup.prices = {{"infantry", Cards::of(0, 0, 1, 0, 0)},
                              {"cavalry", Cards::of(0, 0, 0, 1, 0)},
                              {"artillery", Cards::of(0, 0, 0, 0, 1)},
                              {"nuke", Cards::of(1, 0, 0, 0, 0)},
                              {"wall", Cards::of(0, 1, 0, 0, 0)}};
        }
        m_setup.numbers["winning_score"] = chance(50) ? 13 : 9;
    }

    void chooseClauses() {
        if (chance(40)) {
            m_setup.switches.emplace_back("CC-15");
            for (HexSetup& hex : m_setup.hexes) {
                hex.number.reset();
            }
        }
        if (chance(30)) {
            m_setup.numbers["winning_score"] = 20;
            m_setup.switches.emplace_back("CC-10");
        }
    }

    const Documents& m_documents;
    std::mt19937_64 m_random;
    Setup m_setup;
};

}  // namespace

Setup freshTable(const Documents& documents, std::size_t players) {
    Setup setup = contains(documents, "monopolists") ? monopolistsMap(players) : Scene::base().setup;
    setup.documents = documents;
    setup.turn = TurnSetup{1, "red", "found", {}, {}};
    setup.players = {{"red", {}, {}}, {"blue", {}, {}}, {"white", {}, {}}, {"orange", {}, {}}, {"green", {}, {}}};
    setup.players.resize(players);
    for (const PlayerSetup& player : setup.players) {
        setup.holdings[player.id].hand = Hand::exactly({});
        setup.holdings[player.id].hiddenDevelopment = DevelopmentHand::exactly({});
    }
    const bool many = players > 4;
    const int each = many ? 24 : 19;
    setup.bank = Hand::exactly(Cards::of(each, each, each, each, each));
    // SA-1: with Soldiers & Armies the victory point cards are out.
    const int points = contains(documents, "soldiers") ? 0 : 5;
    const DevelopmentCounts deck =
        many ? DevelopmentCounts::of(20, points, 3, 3, 3) : DevelopmentCounts::of(14, points, 2, 2, 2);
    setup.deck = DevelopmentHand::exactly(deck);
    return setup;
}

Position randomStart(const Documents& documents, unsigned seed) {
    auto position = toPosition(TableMaker(documents, seed).make());
    REQUIRE(position.has_value());
    return std::move(*position);
}

}  // namespace engine::test
