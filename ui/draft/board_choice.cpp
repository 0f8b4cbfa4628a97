// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draft/board_choice.h"

#include <random>
#include <vector>

#include "engine/rulesets/monopolists/maps.h"
#include "engine/state/layouts.h"
#include "engine/state/shuffle.h"

namespace ui {

namespace {

constexpr std::size_t kMostOnSmallBox = 4;

engine::Layout mergedBoxes(const BoardChoice& choice) {
    std::vector<engine::Layout> boxes(static_cast<std::size_t>(choice.smallBoxes), engine::layoutForFour());
    boxes.resize(boxes.size() + static_cast<std::size_t>(choice.largeBoxes), engine::layoutForSix());
    return engine::mergedLayout(boxes);
}

}  // namespace

BoardChoice::Kind usualBoard(std::size_t players, bool monopolists) {
    if (monopolists) {
        return BoardChoice::Kind::Continents;
    }
    return players > kMostOnSmallBox ? BoardChoice::Kind::Large : BoardChoice::Kind::Small;
}

std::optional<engine::Setup> dealtBoard(const BoardChoice& choice, std::size_t players, engine::RMoMap exchange) {
    using Kind = BoardChoice::Kind;
    if (choice.kind == Kind::Own || (choice.kind == Kind::Merged && choice.smallBoxes + choice.largeBoxes < 1)) {
        return std::nullopt;
    }
    if (choice.kind == Kind::Continents) {
        return engine::monopolistsMap(players, exchange);
    }
    const engine::Layout layout = choice.kind == Kind::Small   ? engine::layoutForFour()
                                  : choice.kind == Kind::Large ? engine::layoutForSix()
                                                               : mergedBoxes(choice);
    std::mt19937 random(choice.seed);
    if (!choice.fair) {
        return engine::dealt(layout, engine::shuffledOrder(layout, random));
    }
    const auto order = engine::fairOrder(layout, random);
    return order ? std::optional(engine::dealt(layout, *order)) : std::nullopt;
}

void putBoard(engine::Setup& to, const engine::Setup& from) {
    to.hexes = from.hexes;
    to.wrap = from.wrap;
    to.harbours = from.harbours;
    to.buildings = from.buildings;
    to.routes = from.routes;
    to.bridges = from.bridges;
    to.armies = from.armies;
    to.nukes = from.nukes;
    to.robber = from.robber;
    to.pirate = from.pirate;
    to.pirateOwner = from.pirateOwner;
}

bool hasNoPieces(const engine::Setup& setup) {
    return setup.buildings.empty() && setup.routes.empty() && setup.bridges.empty() && setup.armies.empty() &&
           setup.nukes.empty();
}

void clearPieces(engine::Setup& setup) {
    setup.buildings.clear();
    setup.routes.clear();
    setup.bridges.clear();
    setup.armies.clear();
    setup.nukes.clear();
}

}  // namespace ui
