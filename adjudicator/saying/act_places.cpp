// SPDX-License-Identifier: GPL-3.0-or-later
// From the engine's actions back to what a person points at.
#include <utility>

#include "adjudicator/saying/acts.h"
#include "engine/rulesets/shadow/auction.h"

namespace adjudicator::saying {

namespace {

/// Gathers the single places of an act, field by field. Places of which there may be any number are answers to a
/// question; only the steps of a retreat are pointed at.
struct PlaceReader {
    std::vector<engine::Place>& places;

    void operator()(engine::Field, engine::HexId id) { places.emplace_back(id); }
    void operator()(engine::Field, engine::CornerId id) { places.emplace_back(id); }
    void operator()(engine::Field, engine::SideId id) { places.emplace_back(id); }
    void operator()(engine::Field, const engine::Site& site) {
        std::visit([this](auto id) { places.emplace_back(id); }, site);
    }
    void operator()(engine::Field, const std::vector<engine::Retreat>& steps) {
        for (const engine::Retreat& step : steps) {
            places.emplace_back(step.to);
        }
    }
    template <class T>
    void operator()(engine::Field field, const std::optional<T>& value) {
        if (value) {
            (*this)(field, *value);
        }
    }
    template <class Other>
    void operator()(engine::Field, const Other&) {}
};

}  // namespace

std::vector<engine::Place> placesOf(const engine::Action& action) {
    using namespace engine;
    if (std::holds_alternative<Throw>(action) || std::holds_alternative<Rule>(action)) {
        // They are about a place, and are said without it.
        return {};
    }
    std::vector<Place> places;
    std::visit([&](const auto& act) { act.fields(act, PlaceReader{places}); }, action);
    if (const auto* build = std::get_if<Build>(&action); build != nullptr && build->hex) {
        // A bridge is pointed at by its hex first.
        std::swap(places.front(), places.back());
    }
    if (const auto* move = std::get_if<MoveArmy>(&action); move != nullptr && !move->to) {
        places.emplace_back(move->path.empty() ? move->from : move->path.back());
    }
    return places;
}

std::vector<engine::PlayerId> blindBidders(const engine::Position& position) {
    std::vector<engine::PlayerId> bidders;
    const auto* auction = std::get_if<engine::Auction>(&position.turn.pending);
    if (auction == nullptr || !auction->resource || auction->tie ||
        position.rules().rulings.get<engine::RSwBid>() != engine::RSwBid::Simultaneous) {
        return bidders;
    }
    for (const engine::PlayerId player : position.seats()) {
        const engine::BidSize size = engine::bidSize(position, *auction, player);
        if (!engine::bidderRefusal(position, player) && size.fewest <= size.most) {
            bidders.push_back(player);
        }
    }
    return bidders;
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

}  // namespace adjudicator::saying
