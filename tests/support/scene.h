// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <catch2/catch.hpp>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action/decide.h"
#include "engine/action/evolve.h"
#include "engine/state/to_position.h"

namespace engine::test {

/// Names of places in short, any of the six that a hex gives them; a name that cannot be read fails the test.
[[nodiscard]] Hex hexNamed(std::string_view text);
[[nodiscard]] Corner cornerNamed(std::string_view text);
[[nodiscard]] Side sideNamed(std::string_view text);
[[nodiscard]] Units unitsNamed(std::string_view text);

/// The hexes of the island for 3–4 players, laid out once for all tests:
///
///                 0,-2 pasture 12   1,-2 mountains 10   2,-2 hills 5
///           -1,-1 fields 3   0,-1 mountains 4   1,-1 hills 8   2,-1 pasture 2
///     -2,0 fields 6   -1,0 forest 3   0,0 pasture 9   1,0 desert   2,0 fields 5
///           -2,1 mountains 10   -1,1 hills 6   0,1 forest 11   1,1 fields 11
///                 -2,2 forest 9   -1,2 pasture 8   0,2 forest 4
[[nodiscard]] std::vector<HexSetup> island();

/// What a building is beside its kind.
struct Built {
    int walls = 0;
    bool upsideDown = false;
};

/// A table set up in the words of a person: who has what where. Red, blue and white sit in this order; red's turn.
class Scene {
public:
    /// The island with Soldiers & Armies, in the given phase.
    [[nodiscard]] static Scene soldiers(std::string_view phase = "build");
    /// The island with the base game alone.
    [[nodiscard]] static Scene base(std::string_view phase = "build");

    /// The map of the Monopolists for four: red, blue, white, orange.
    [[nodiscard]] static Scene monopolists(std::string_view phase = "build");

    Scene& settlement(std::string_view owner, std::string_view at);
    Scene& city(std::string_view owner, std::string_view at, int walls = 0);
    Scene& building(std::string_view owner, std::string_view at, BuildingKind kind, Built built = {});
    Scene& road(std::string_view owner, std::string_view at);
    /// Roads on these sides.
    Scene& roads(std::string_view owner, std::initializer_list<std::string_view> at);
    Scene& ship(std::string_view owner, std::string_view at);
    Scene& army(std::string_view owner, std::string_view at, std::string_view units);
    Scene& nuke(std::string_view owner, std::string_view at);
    Scene& robber(std::string_view hex);
    Scene& sea(std::string_view hex);
    Scene& terrain(std::string_view hex, Terrain terrain);
    Scene& ruling(std::string_view id, std::string_view option);
    Scene& number(std::string_view name, int value);
    Scene& hand(std::string_view player, const Cards& cards);
    Scene& bank(const Cards& cards);
    Scene& turn(std::string_view player, std::string_view phase, int round = 2);

    /// For what has no word above.
    Setup setup;

    [[nodiscard]] Position position() const;
};

/// A game under way in a test. Decided events must fit and are applied one after the other.
class Game {
public:
    explicit Game(const Scene& scene) : now(scene.position()) {}
    explicit Game(Position position) : now(std::move(position)) {}

    Position now;

    [[nodiscard]] PlayerId player(std::string_view id) const;
    [[nodiscard]] CornerId corner(std::string_view name) const;
    [[nodiscard]] std::vector<CornerId> corners(std::initializer_list<std::string_view> names) const;
    [[nodiscard]] SideId side(std::string_view name) const;
    [[nodiscard]] HexId hex(std::string_view name) const;
    [[nodiscard]] const std::optional<Building>& building(std::string_view at) const {
        return now.buildings[corner(at)];
    }
    [[nodiscard]] const std::optional<Army>& army(std::string_view at) const { return now.armies[corner(at)]; }
    /// The units on a corner in short form, empty when no army stands there.
    [[nodiscard]] std::string unitsAt(std::string_view at) const;
    /// `red city/upside-down+2` or `nothing`.
    [[nodiscard]] std::string buildingAt(std::string_view at) const;
    /// `red road` or `nothing`.
    [[nodiscard]] std::string routeAt(std::string_view at) const;

    /// Decides and applies; fails the test when the action is refused.
    Decision play(const Action& action);
    /// Fails the test when the action is allowed.
    [[nodiscard]] Refusal refused(const Action& action) const;
    [[nodiscard]] bool allows(const Action& action) const { return decide(now, action).has_value(); }

    // The commoner acts.
    [[nodiscard]] Action found(std::string_view by, std::string_view at, std::string_view route) const;
    [[nodiscard]] Action roll(std::string_view by, int first, int second) const;
    [[nodiscard]] Action road(std::string_view by, std::string_view at) const;
    [[nodiscard]] Action settlement(std::string_view by, std::string_view at) const;
    [[nodiscard]] Action city(std::string_view by, std::string_view at) const;
    [[nodiscard]] Action wall(std::string_view by, std::string_view at) const;
    [[nodiscard]] Action buyNuke(std::string_view by, std::string_view at) const;
    [[nodiscard]] Action buy(std::string_view by, std::string_view units, std::string_view at) const;
    [[nodiscard]] Action move(std::string_view by, std::string_view from, std::string_view to) const;
    [[nodiscard]] Action walk(std::string_view by, std::string_view from,
                              std::initializer_list<std::string_view> path) const;
    [[nodiscard]] Action attack(std::string_view by, std::initializer_list<std::string_view> from, std::string_view at,
                                std::initializer_list<std::string_view> allies = {}) const;
    /// The dice that the round asks for, with these faces.
    [[nodiscard]] Action throwing(std::initializer_list<int> faces) const;
    [[nodiscard]] Action stop(std::string_view by,
                              std::initializer_list<std::pair<std::string_view, std::string_view>> retreat = {}) const;
    [[nodiscard]] Action conquer(std::string_view by) const;
    [[nodiscard]] Action declineConquest(std::string_view by) const;
    [[nodiscard]] Action fire(std::string_view by, std::string_view from, std::string_view hex) const;
    [[nodiscard]] Action endPhase(std::string_view by) const { return EndPhase{player(by)}; }
    [[nodiscard]] Action endTurn(std::string_view by) const { return EndTurn{player(by)}; }
};

/// The bodies of one kind among the events.
template <class Body>
[[nodiscard]] std::vector<Body> eventsOf(const Decision& decision) {
    std::vector<Body> bodies;
    for (const Event& event : decision.events) {
        if (const auto* body = std::get_if<Body>(&event.body)) {
            bodies.push_back(*body);
        }
    }
    return bodies;
}

/// Whether an event of that kind cites the clause.
template <class Body>
[[nodiscard]] bool cites(const Decision& decision, ClauseId clause) {
    for (const Event& event : decision.events) {
        if (std::holds_alternative<Body>(event.body)) {
            for (const ClauseId cited : event.clauses) {
                if (cited == clause) {
                    return true;
                }
            }
        }
    }
    return false;
}

}  // namespace engine::test
