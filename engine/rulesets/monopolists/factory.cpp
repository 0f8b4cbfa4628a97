// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/factory.h"

#include <algorithm>

#include "engine/rules/placement.h"
#include "engine/rules/supply.h"
#include "engine/rules/turn.h"
#include "engine/rulesets/ccm/catastrophes.h"

namespace engine {

namespace {

/// A hex that sets a factory off, or may be chosen for it.
bool yields(const Position& position, HexId hex) {
    const HexState& state = position.hexes[hex];
    const bool open = !state.faceDown && !state.removed && state.terrain && position.robber != hex;
    return open && (*state.terrain == Terrain::Gold || yieldOf(*state.terrain));
}

/// How many hexes with this number the factory stands at.
int rolledHexes(const Position& position, CornerId corner, int number) {
    int count = 0;
    for (const HexId hex : position.topology().hexesOf(corner)) {
        count += yields(position, hex) && position.hexes[hex].number == number ? 1 : 0;
    }
    return count;
}

void payFactory(Deciding& deciding, CornerId corner, int count) {
    const PlayerId owner = deciding.now().buildings[corner]->owner;
    const Cards options = factoryOptions(deciding.now(), corner);
    const RulingChoice ruling = deciding.now().rules().rulings.choice(ruling::R_MO_FACTORY);
    if (options.none() || count == 0) {
        return;
    }
    if (options.total() > 1) {
        deciding.add(FactoryPaid{owner, count, options}, {clause::MO_6}, {ruling});
        return;
    }
    for (const Resource resource : kResources) {
        if (options[resource] > 0) {
            const int left = std::min(count, deciding.now().bank.cards[resource].most);
            deciding.add(CardsDealt{owner, Cards::one(resource, left)}, {clause::MO_6}, {ruling});
        }
    }
}

}  // namespace

Expected<Cards, Refusal> factoryPrice(const Position& position, PlayerId by, const std::optional<Cards>& cards) {
    const Cards& price = position.rules().price(Item::Factory);
    if (cards) {
        if (!cards->holds(price) || cards->total() != price.total() + 1) {
            return unexpected(Refusal{clause::MO_5, Why::FifthCard});
        }
        return *cards;
    }
    std::vector<Cards> possible;
    for (const Resource resource : kResources) {
        Cards five = price;
        five += Cards::one(resource);
        if (position.hands[by].mayHold(five)) {
            possible.push_back(five);
        }
    }
    if (possible.size() == 1) {
        return possible.front();
    }
    if (possible.empty()) {
        return unexpected(cannotPay(by, price, clause::MO_5));
    }
    return unexpected(Refusal{clause::MO_5, Why::FifthCard});
}

Judgement buildFactory(const Position& position, const Build& action) {
    if (!position.inForce(clause::MO_5)) {
        return refuse(clause::MO_5, Why::NotInDocuments);
    }
    const auto* corner = std::get_if<CornerId>(&action.at);
    if (corner == nullptr) {
        return refuse(clause::MO_5, Why::CannotStand, placesOf(action.at));
    }
    if (auto refusal = settlementRefusal(position, action.by, *corner)) {
        return tl::unexpected(*refusal);
    }
    if (!hasPieceLeft(position, action.by, Piece::Factory)) {
        return refuse(clause::MO_5, Why::NoPieceLeft);
    }
    const auto price = factoryPrice(position, action.by, action.cards);
    if (!price) {
        return tl::unexpected(price.error());
    }
    Deciding deciding(position);
    markBuilder(deciding, action.by);
    if (auto refusal = deciding.pay(action.by, *price, clause::MO_5)) {
        return tl::unexpected(*refusal);
    }
    deciding.add(PiecePlaced{Piece::Factory, *corner, action.by}, {clause::MO_5, clause::B_4});
    return deciding;
}

Cards factoryOptions(const Position& position, CornerId corner) {
    Cards options;
    for (const HexId hex : position.topology().hexesOf(corner)) {
        if (!yields(position, hex)) {
            continue;
        }
        const Terrain terrain = *position.hexes[hex].terrain;
        for (const Resource resource : kResources) {
            const bool there = terrain == Terrain::Gold || yieldOf(terrain) == resource;
            const bool bank = position.bank.cards[resource].most > 0 && !yieldsAreLost(position, resource);
            options[resource] = options[resource] > 0 || (there && bank) ? 1 : 0;
        }
    }
    return options;
}

void payFactories(Deciding& deciding, int number) {
    const Position& standing = deciding.standingNow();
    if (!standing.inForce(clause::MO_6)) {
        return;
    }
    // What is paid changes hands, never a factory.
    std::vector<CornerId> factories;
    for (const CornerId corner : standing.buildings.taken()) {
        const Building& building = *standing.buildings[corner];
        if (building.kind == BuildingKind::Factory && !standing.isOut(building.owner)) {
            factories.push_back(corner);
        }
    }
    if (factories.empty()) {
        return;
    }
    PlayerId player = deciding.now().turn.player;
    for (std::size_t seat = 0; seat < deciding.now().table->players.size(); ++seat) {
        for (const CornerId corner : factories) {
            if (deciding.now().buildings[corner]->owner == player) {
                payFactory(deciding, corner, rolledHexes(deciding.now(), corner, number));
            }
        }
        player = deciding.now().table->next(player);
    }
}

std::optional<Refusal> factoryChoiceRefusal(const Position& position, PlayerId by, const Cards& cards) {
    const Cards& options = position.marks.factoryOptions[by];
    const int fromGold = position.marks.toChoose[by] - position.marks.factoryCards[by];
    int elsewhere = 0;
    for (const Resource resource : kResources) {
        elsewhere += options[resource] > 0 ? 0 : cards[resource];
    }
    if (position.marks.factoryCards[by] == 0 || elsewhere <= fromGold) {
        return std::nullopt;
    }
    return Refusal{clause::MO_6, Why::NotAmongOptions};
}

}  // namespace engine
