// SPDX-License-Identifier: GPL-3.0-or-later
// From the engine's actions back to what a person points at.
#include "ui/desk/acts.h"

namespace ui {

namespace {

engine::Place toPlace(const engine::Site& site) {
    return std::visit([](auto id) { return engine::Place(id); }, site);
}

}  // namespace

std::vector<engine::Place> placesOf(const engine::Action& action) {
    using namespace engine;
    if (const auto* found = std::get_if<Found>(&action)) {
        return {found->at, found->route};
    }
    if (const auto* build = std::get_if<Build>(&action)) {
        // A bridge is pointed at by its hex first.
        return build->hex ? std::vector<Place>{*build->hex, toPlace(build->at)}
                          : std::vector<Place>{toPlace(build->at)};
    }
    if (const auto* upgrade = std::get_if<Upgrade>(&action)) {
        return {upgrade->at};
    }
    if (const auto* buy = std::get_if<BuyUnits>(&action)) {
        return {buy->at};
    }
    if (const auto* move = std::get_if<MoveArmy>(&action)) {
        const CornerId to = move->to ? *move->to : move->path.empty() ? move->from : move->path.back();
        return {move->from, to};
    }
    if (const auto* attack = std::get_if<Attack>(&action)) {
        return {attack->at};
    }
    if (const auto* fire = std::get_if<FireNuke>(&action)) {
        return {fire->from, fire->hex};
    }
    if (const auto* robber = std::get_if<MoveRobber>(&action)) {
        return {robber->hex};
    }
    if (const auto* pirate = std::get_if<MovePirate>(&action)) {
        return {pirate->hex};
    }
    if (const auto* ship = std::get_if<MoveShip>(&action)) {
        return {ship->from, ship->to};
    }
    if (const auto* train = std::get_if<TrainUnit>(&action)) {
        return {train->at};
    }
    if (const auto* fight = std::get_if<AttackRobber>(&action)) {
        return {fight->from};
    }
    if (const auto* taking = std::get_if<TakeOver>(&action)) {
        return taking->hex ? std::vector<Place>{toPlace(taking->at), *taking->hex}
                           : std::vector<Place>{toPlace(taking->at)};
    }
    if (const auto* relocate = std::get_if<Relocate>(&action)) {
        std::vector<Place> places;
        if (relocate->at) {
            places.emplace_back(*relocate->at);
        }
        if (relocate->hex) {
            places.emplace_back(*relocate->hex);
        }
        return places;
    }
    if (const auto* harbour = std::get_if<ChooseHarbour>(&action)) {
        return {harbour->at};
    }
    if (const auto* token = std::get_if<DrawToken>(&action)) {
        return {token->hex};
    }
    if (const auto* card = std::get_if<PlayCard>(&action)) {
        return card->at ? std::vector<Place>{*card->at} : std::vector<Place>{};
    }
    if (const auto* stop = std::get_if<Stop>(&action)) {
        std::vector<Place> places;
        for (const Retreat& retreat : stop->retreat) {
            places.emplace_back(retreat.to);
        }
        return places;
    }
    return {};
}

bool countsCards(const engine::Position& position, const engine::Action& action) {
    const auto* card = std::get_if<engine::PlayCard>(&action);
    if (card == nullptr || card->card != engine::DevelopmentCard::Monopoly || !card->resource || card->given) {
        return false;
    }
    for (const engine::PlayerId player : position.seats()) {
        const bool asked = player != card->by && !position.isOut(player);
        if (asked && !position.hands[player].cards[*card->resource].isExact()) {
            return true;
        }
    }
    return false;
}

}  // namespace ui
