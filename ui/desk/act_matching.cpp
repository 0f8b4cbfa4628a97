// SPDX-License-Identifier: GPL-3.0-or-later
// From acts to the engine's actions and back.
#include "ui/desk/acts.h"

namespace ui {

namespace {

bool isBuild(const engine::Action& action, engine::Piece piece) {
    const auto* build = std::get_if<engine::Build>(&action);
    return build != nullptr && build->piece == piece;
}

bool isBuy(const engine::Action& action, int engine::Units::*kind) {
    const auto* buy = std::get_if<engine::BuyUnits>(&action);
    return buy != nullptr && buy->units.*kind > 0;
}

engine::Place toPlace(const engine::Site& site) {
    return std::visit([](auto id) { return engine::Place(id); }, site);
}

template <class... Kinds>
bool isAny(const engine::Action& action) {
    return (std::holds_alternative<Kinds>(action) || ...);
}

template <class Id>
std::optional<Id> at(std::span<const engine::Place> places, std::size_t which) {
    if (which >= places.size()) {
        return std::nullopt;
    }
    const Id* id = std::get_if<Id>(&places[which]);
    return id != nullptr ? std::optional(*id) : std::nullopt;
}

}  // namespace

bool isOf(Act act, const engine::Action& action) {
    using engine::Piece;
    switch (act) {
        case Act::Found:
            return std::holds_alternative<engine::Found>(action);
        case Act::Road:
            return isBuild(action, Piece::Road);
        case Act::Ship:
            return isBuild(action, Piece::Ship);
        case Act::Settlement:
            return isBuild(action, Piece::Settlement);
        case Act::City: {
            const auto* upgrade = std::get_if<engine::Upgrade>(&action);
            return upgrade != nullptr && upgrade->piece == Piece::City;
        }
        case Act::Infantry:
            return isBuy(action, &engine::Units::infantry);
        case Act::Cavalry:
            return isBuy(action, &engine::Units::cavalry);
        case Act::Artillery:
            return isBuy(action, &engine::Units::artillery);
        case Act::BuyNuke:
            return isBuild(action, Piece::Nuke);
        case Act::Wall:
            return isBuild(action, Piece::Wall);
        case Act::Move:
            return std::holds_alternative<engine::MoveArmy>(action);
        case Act::Attack:
            return std::holds_alternative<engine::Attack>(action);
        case Act::Fire:
            return std::holds_alternative<engine::FireNuke>(action);
        case Act::Robber:
            return isAny<engine::MoveRobber, engine::MovePirate, engine::KeepRobber>(action);
        case Act::Stop:
            return std::holds_alternative<engine::Stop>(action);
        case Act::Bridge:
            return isBuild(action, Piece::Bridge);
        case Act::Great: {
            const auto* upgrade = std::get_if<engine::Upgrade>(&action);
            return isBuild(action, Piece::Factory) || (upgrade != nullptr && upgrade->piece != Piece::City);
        }
        case Act::Train:
            return std::holds_alternative<engine::TrainUnit>(action);
        case Act::Trade:
            return std::holds_alternative<engine::Trade>(action);
        case Act::Card:
            return isAny<engine::BuyCard, engine::PlayCard, engine::DrawCard>(action);
        case Act::TakeOver:
            return std::holds_alternative<engine::TakeOver>(action);
        case Act::MoveShip:
            return std::holds_alternative<engine::MoveShip>(action);
        case Act::Choose:
            return isAny<engine::Choose, engine::ChooseHarbour>(action);
        case Act::Boycott:
            return isAny<engine::Boycott, engine::BuyOff>(action);
        case Act::Vote:
            return isAny<engine::Vote, engine::Repeal>(action);
        case Act::FightRobber:
            return std::holds_alternative<engine::AttackRobber>(action);
        case Act::Capitulate:
            return std::holds_alternative<engine::Capitulate>(action);
        case Act::Due:
            return isAny<engine::Claim, engine::Relocate, engine::AcceptSides, engine::NumberSides, engine::Bid,
                         engine::Pass, engine::SpareFate, engine::Avert, engine::DrawToken>(action);
        case Act::Discard:
            return std::holds_alternative<engine::Discard>(action);
        case Act::Referee:
            return isAny<engine::Leave, engine::TimeUp, engine::EndGame>(action);
    }
    return false;
}

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

Wanted wantedFor(Act act, std::size_t chosen) {
    switch (act) {
        case Act::Road:
        case Act::Ship:
        case Act::MoveShip:
            return Wanted::Side;
        case Act::Robber:
            return Wanted::Hex;
        case Act::Bridge:
            return chosen == 0 ? Wanted::Hex : Wanted::Corner;
        case Act::TakeOver:
            return chosen == 0 ? Wanted::Any : Wanted::Hex;
        case Act::Choose:
        case Act::Due:
        case Act::Card:
            return Wanted::Any;
        case Act::Found:
            return chosen == 0 ? Wanted::Corner : Wanted::Side;
        case Act::Fire:
            return chosen == 0 ? Wanted::Corner : Wanted::Hex;
        default:
            return Wanted::Corner;
    }
}

std::optional<engine::Action> actionFor(Act act, const engine::Position& position,
                                        std::span<const engine::Place> places) {
    using namespace engine;
    const PlayerId by = position.turn.player;
    const auto corner = at<CornerId>(places, 0);
    const auto side = at<SideId>(places, 0);
    const auto buyAt = [&](Units units) -> std::optional<Action> {
        return corner ? std::optional<Action>(BuyUnits{by, units, *corner}) : std::nullopt;
    };
    const auto buildAt = [&](Piece piece, auto site) -> std::optional<Action> {
        return site ? std::optional<Action>(Build{by, piece, Site(*site)}) : std::nullopt;
    };
    switch (act) {
        case Act::Found: {
            if (!corner) {
                return std::nullopt;
            }
            // With the corner alone: asked with its first side, so that the corner itself is judged.
            const auto route = at<SideId>(places, 1);
            return Found{by, *corner, route ? *route : position.topology().sidesOf(*corner)[0]};
        }
        case Act::Road:
            return buildAt(Piece::Road, side);
        case Act::Ship:
            return buildAt(Piece::Ship, side);
        case Act::Settlement:
            return buildAt(Piece::Settlement, corner);
        case Act::City:
            return corner ? std::optional<Action>(Upgrade{by, Piece::City, *corner}) : std::nullopt;
        case Act::Infantry:
            return buyAt({.infantry = 1});
        case Act::Cavalry:
            return buyAt({.cavalry = 1});
        case Act::Artillery:
            return buyAt({.artillery = 1});
        case Act::BuyNuke:
            return buildAt(Piece::Nuke, corner);
        case Act::Wall:
            return buildAt(Piece::Wall, corner);
        case Act::Move: {
            const auto to = at<CornerId>(places, 1);
            if (!corner) {
                return std::nullopt;
            }
            MoveArmy move;
            move.by = by;
            move.from = *corner;
            move.to = to ? *to : *corner;
            return move;
        }
        case Act::Attack: {
            if (!corner) {
                return std::nullopt;
            }
            Attack attack;
            attack.by = by;
            attack.at = *corner;
            for (const CornerId beside : position.topology().neighboursOf(*corner)) {
                if (position.armies[beside] && position.armies[beside]->owner == by) {
                    attack.from.push_back(beside);
                }
            }
            if (attack.from.empty()) {
                // No army in reach: any own one, so that the answer is about the distance.
                for (const CornerId other : position.topology().corners()) {
                    if (attack.from.empty() && position.armies[other] && position.armies[other]->owner == by) {
                        attack.from.push_back(other);
                    }
                }
            }
            return attack;
        }
        case Act::Fire: {
            const auto hex = at<HexId>(places, 1);
            return corner && hex ? std::optional<Action>(FireNuke{by, *corner, *hex}) : std::nullopt;
        }
        case Act::Robber: {
            const auto hex = at<HexId>(places, 0);
            return hex ? std::optional<Action>(MoveRobber{by, *hex, std::nullopt}) : std::nullopt;
        }
        case Act::Stop: {
            const auto* fight = std::get_if<Fight>(&position.turn.pending);
            if (fight == nullptr || places.size() < fight->from.size()) {
                return std::nullopt;
            }
            Stop stop;
            stop.by = fight->attacker;
            for (std::size_t i = 0; i < fight->from.size(); ++i) {
                if (const auto to = at<CornerId>(places, i)) {
                    stop.retreat.push_back({fight->from[i], *to});
                }
            }
            return stop;
        }
        case Act::Bridge: {
            const auto hex = at<HexId>(places, 0);
            const auto pole = at<CornerId>(places, 1);
            if (!hex) {
                return std::nullopt;
            }
            return Build{by, Piece::Bridge, pole ? *pole : position.topology().cornersOf(*hex)[0], *hex};
        }
        case Act::Great: {
            const bool capital = position.inForce(clause::CC_13) && corner && position.ownerAt(*corner) == by;
            return capital ? std::optional<Action>(Upgrade{by, Piece::Capital, *corner})
                           : buildAt(position.inForce(clause::MO_5) ? Piece::Factory : Piece::Capital, corner);
        }
        case Act::Train:
            return corner ? std::optional<Action>(TrainUnit{by, *corner}) : std::nullopt;
        case Act::FightRobber:
            return corner ? std::optional<Action>(AttackRobber{by, *corner, false}) : std::nullopt;
        case Act::TakeOver:
            if (side) {
                return TakeOver{by, *side, Piece::Road, std::nullopt, std::nullopt};
            }
            return corner ? std::optional<Action>(TakeOver{by, *corner, Piece::Settlement, std::nullopt, std::nullopt})
                          : std::nullopt;
        case Act::MoveShip: {
            const auto to = at<SideId>(places, 1);
            return side ? std::optional<Action>(MoveShip{by, *side, to ? *to : *side}) : std::nullopt;
        }
        case Act::Card:
            return position.inForce(clause::SA_D1) ? Action(DrawCard{by}) : Action(BuyCard{by, std::nullopt});
        case Act::Boycott:
            for (const PlayerId player : position.seats()) {
                // Whose turn it is speaks first; somebody else buys off in the own turn.
                if (position.marks.boycotted[player] && (player == by || !position.marks.boycotted[by])) {
                    return BuyOff{player, std::nullopt};
                }
            }
            return Boycott{by};
        case Act::Capitulate:
            for (const PlayerId player : position.seats()) {
                if (player != by) {
                    return Capitulate{player, by};
                }
            }
            return std::nullopt;
        case Act::Choose:
            return Choose{by, Cards::one(Resource::Brick)};
        case Act::Discard:
            return Discard{by, std::nullopt, 0};
        case Act::Trade:
        case Act::Vote:
        case Act::Due:
        case Act::Referee:
            return std::nullopt;
    }
    return std::nullopt;
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
