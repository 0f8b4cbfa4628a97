// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/scene.h"

#include "engine/rulesets/monopolists/maps.h"

namespace engine::test {

namespace {

template <class Id>
Id must(std::optional<Id> found, std::string_view name) {
    INFO("place, player or word: " << name);
    REQUIRE(found.has_value());
    return *found;
}

HexSetup tile(int q, int r, Terrain terrain, std::optional<int> number = std::nullopt) {
    return {{q, r}, terrain, number, false, false, {}};
}

}  // namespace

Hex hexNamed(std::string_view text) {
    return must(hexFromText(text), text);
}

Corner cornerNamed(std::string_view text) {
    return must(cornerFromText(text), text);
}

Side sideNamed(std::string_view text) {
    return must(sideFromText(text), text);
}

Units unitsNamed(std::string_view text) {
    return must(unitsFromText(text), text);
}

std::vector<HexSetup> island() {
    using T = Terrain;
    return {tile(0, -2, T::Pasture, 12),   tile(1, -2, T::Mountains, 10), tile(2, -2, T::Hills, 5),
            tile(-1, -1, T::Fields, 3),    tile(0, -1, T::Mountains, 4),  tile(1, -1, T::Hills, 8),
            tile(2, -1, T::Pasture, 2),    tile(-2, 0, T::Fields, 6),     tile(-1, 0, T::Forest, 3),
            tile(0, 0, T::Pasture, 9),     tile(1, 0, T::Desert),         tile(2, 0, T::Fields, 5),
            tile(-2, 1, T::Mountains, 10), tile(-1, 1, T::Hills, 6),      tile(0, 1, T::Forest, 11),
            tile(1, 1, T::Fields, 11),     tile(-2, 2, T::Forest, 9),     tile(-1, 2, T::Pasture, 8),
            tile(0, 2, T::Forest, 4)};
}

Scene Scene::soldiers(std::string_view phase) {
    Scene scene = base(phase);
    scene.setup.documents = {"base", "soldiers"};
    return scene;
}

Scene Scene::base(std::string_view phase) {
    Scene scene;
    scene.setup.hexes = island();
    scene.setup.players = {{"red", {}, {}}, {"blue", {}, {}}, {"white", {}, {}}};
    scene.setup.robber = Hex{1, 0};
    return scene.turn("red", phase);
}

Scene Scene::monopolists(std::string_view phase) {
    Scene scene;
    scene.setup = monopolistsMap(4);
    scene.setup.players = {{"red", {}, {}}, {"blue", {}, {}}, {"white", {}, {}}, {"orange", {}, {}}};
    return scene.turn("red", phase);
}

Scene& Scene::settlement(std::string_view owner, std::string_view at) {
    return building(owner, at, BuildingKind::Settlement);
}

Scene& Scene::city(std::string_view owner, std::string_view at, int walls) {
    return building(owner, at, BuildingKind::City, {.walls = walls});
}

Scene& Scene::building(std::string_view owner, std::string_view at, BuildingKind kind, Built built) {
    setup.buildings.push_back({cornerNamed(at), kind, std::string(owner), built.walls, built.upsideDown});
    return *this;
}

Scene& Scene::road(std::string_view owner, std::string_view at) {
    setup.routes.push_back({sideNamed(at), RouteKind::Road, std::string(owner)});
    return *this;
}

Scene& Scene::roads(std::string_view owner, std::initializer_list<std::string_view> at) {
    for (const std::string_view side : at) {
        road(owner, side);
    }
    return *this;
}

Scene& Scene::ship(std::string_view owner, std::string_view at) {
    setup.routes.push_back({sideNamed(at), RouteKind::Ship, std::string(owner)});
    return *this;
}

Scene& Scene::army(std::string_view owner, std::string_view at, std::string_view units) {
    setup.armies.push_back({cornerNamed(at), std::string(owner), unitsNamed(units)});
    return *this;
}

Scene& Scene::nuke(std::string_view owner, std::string_view at) {
    setup.nukes.push_back({cornerNamed(at), std::string(owner)});
    return *this;
}

Scene& Scene::robber(std::string_view hex) {
    setup.robber = hexNamed(hex);
    return *this;
}

Scene& Scene::sea(std::string_view hex) {
    return terrain(hex, Terrain::Sea);
}

Scene& Scene::terrain(std::string_view hex, Terrain terrain) {
    const Hex name = hexNamed(hex);
    for (HexSetup& there : setup.hexes) {
        if (there.hex == name) {
            there.terrain = terrain;
            if (terrain == Terrain::Sea) {
                there.number.reset();
            }
            return *this;
        }
    }
    setup.hexes.push_back(tile(name.q, name.r, terrain));
    return *this;
}

Scene& Scene::ruling(std::string_view id, std::string_view option) {
    setup.rulings[std::string(id)] = std::string(option);
    return *this;
}

Scene& Scene::number(std::string_view name, int value) {
    setup.numbers[std::string(name)] = value;
    return *this;
}

Scene& Scene::hand(std::string_view player, const Cards& cards) {
    setup.holdings[std::string(player)].hand = Hand::exactly(cards);
    return *this;
}

Scene& Scene::bank(const Cards& cards) {
    setup.bank = Hand::exactly(cards);
    return *this;
}

Scene& Scene::turn(std::string_view player, std::string_view phase, int round) {
    setup.turn = TurnSetup{round, std::string(player), std::string(phase), {}, {}};
    return *this;
}

Position Scene::position() const {
    auto position = toPosition(setup);
    if (!position) {
        for (const Fault& fault : position.error()) {
            UNSCOPED_INFO("fault " << toText(fault.kind) << " at " << fault.at);
        }
    }
    REQUIRE(position.has_value());
    return std::move(*position);
}

PlayerId Game::player(std::string_view id) const {
    return must(now.table->find(id), id);
}

CornerId Game::corner(std::string_view name) const {
    return must(now.topology().find(cornerNamed(name)), name);
}

std::vector<CornerId> Game::corners(std::initializer_list<std::string_view> names) const {
    std::vector<CornerId> found;
    for (const std::string_view name : names) {
        found.push_back(corner(name));
    }
    return found;
}

SideId Game::side(std::string_view name) const {
    return must(now.topology().find(sideNamed(name)), name);
}

HexId Game::hex(std::string_view name) const {
    return must(now.topology().find(hexNamed(name)), name);
}

std::string Game::unitsAt(std::string_view at) const {
    return army(at) ? toText(army(at)->units) : std::string();
}

std::string Game::buildingAt(std::string_view at) const {
    const auto& there = building(at);
    if (!there) {
        return "nothing";
    }
    std::string text = now.table->idOf(there->owner) + ' ' + std::string(toText(there->kind));
    text += there->upsideDown ? "/upside-down" : "";
    return there->walls > 0 ? text + '+' + std::to_string(there->walls) : text;
}

std::string Game::routeAt(std::string_view at) const {
    const auto& route = now.routes[side(at)];
    return route ? now.table->idOf(route->owner) + ' ' + std::string(toText(route->kind)) : std::string("nothing");
}

Decision Game::play(const Action& action) {
    auto decision = decide(now, action);
    INFO("action " << nameOf(action));
    if (!decision) {
        UNSCOPED_INFO("refused: " << toText(decision.error().clause) << ' ' << toText(decision.error().why));
    }
    REQUIRE(decision.has_value());
    for (const Event& event : decision->events) {
        INFO("event " << nameOf(event));
        REQUIRE(fits(now, event));
        evolve(now, event);
    }
    return *decision;
}

Refusal Game::refused(const Action& action) const {
    const Position before = now;
    const auto decision = decide(now, action);
    INFO("action " << nameOf(action));
    REQUIRE_FALSE(decision.has_value());
    REQUIRE(now == before);
    return decision.error();
}

Action Game::found(std::string_view by, std::string_view at, std::string_view route) const {
    return Found{player(by), corner(at), side(route)};
}

Action Game::roll(std::string_view by, int first, int second) const {
    return Roll{player(by), {{{6, first}, {6, second}}, DiceSource::Entered}};
}

Action Game::road(std::string_view by, std::string_view at) const {
    return Build{player(by), Piece::Road, side(at)};
}

Action Game::settlement(std::string_view by, std::string_view at) const {
    return Build{player(by), Piece::Settlement, corner(at)};
}

Action Game::city(std::string_view by, std::string_view at) const {
    return Upgrade{player(by), Piece::City, corner(at)};
}

Action Game::wall(std::string_view by, std::string_view at) const {
    return Build{player(by), Piece::Wall, corner(at)};
}

Action Game::buyNuke(std::string_view by, std::string_view at) const {
    return Build{player(by), Piece::Nuke, corner(at)};
}

Action Game::buy(std::string_view by, std::string_view units, std::string_view at) const {
    return BuyUnits{player(by), unitsNamed(units), corner(at)};
}

Action Game::move(std::string_view by, std::string_view from, std::string_view to) const {
    return MoveArmy{player(by), corner(from), corner(to), {}, std::nullopt, std::nullopt};
}

Action Game::walk(std::string_view by, std::string_view from, std::initializer_list<std::string_view> path) const {
    return MoveArmy{player(by), corner(from), std::nullopt, corners(path), std::nullopt, std::nullopt};
}

Action Game::attack(std::string_view by, std::initializer_list<std::string_view> from, std::string_view at,
                    std::initializer_list<std::string_view> allies) const {
    return Attack{player(by), corners(from), corner(at), corners(allies)};
}

Action Game::throwing(std::initializer_list<int> faces) const {
    Throw act;
    const auto sides = diceNeeded(now, act);
    REQUIRE(sides.has_value());
    REQUIRE(sides->size() == faces.size());
    act.dice.source = DiceSource::Entered;
    for (std::size_t i = 0; i < sides->size(); ++i) {
        act.dice.dice.push_back({(*sides)[i], faces.begin()[i]});
    }
    return act;
}

Action Game::stop(std::string_view by,
                  std::initializer_list<std::pair<std::string_view, std::string_view>> retreat) const {
    Stop act{player(by), {}};
    for (const auto& [from, to] : retreat) {
        act.retreat.push_back({corner(from), corner(to)});
    }
    return act;
}

Action Game::conquer(std::string_view by) const {
    return Conquer{.by = player(by), .decline = false};
}

Action Game::declineConquest(std::string_view by) const {
    return Conquer{.by = player(by), .decline = true};
}

Action Game::fire(std::string_view by, std::string_view from, std::string_view hex) const {
    return FireNuke{player(by), corner(from), this->hex(hex)};
}

}  // namespace engine::test
