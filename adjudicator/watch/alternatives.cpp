// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "adjudicator/watch/figure_proposals.h"
#include "adjudicator/watch/hex_acts.h"
#include "adjudicator/watch/places.h"
#include "adjudicator/watch/proposals.h"
#include "engine/action/legal_actions.h"

namespace adjudicator::watch {

using engine::Position;
using vision::PieceChange;

namespace {

/// The reason of an entry by which a piece comes to stand where it was seen.
constexpr const char* kSeen = "seen on the table";

/// Whether it builds a bridge over the place, named by the first of its ends: the other one says the same.
bool isBridgeOver(const engine::Build& build, const engine::Place& place, const Position& position) {
    if (!build.hex || place != engine::Place(*build.hex)) {
        return false;
    }
    const auto& corners = position.topology().cornersOf(*build.hex);
    const auto end = std::find(corners.begin(), corners.end(), std::get<engine::CornerId>(build.at));
    return end < corners.begin() + 3;
}

}  // namespace

std::optional<engine::Place> placeOn(const engine::Topology& board, const vision::Place& place) {
    return std::visit(
        [&](const auto& at) -> std::optional<engine::Place> {
            const auto id = board.find(at);
            return id ? std::optional<engine::Place>(*id) : std::nullopt;
        },
        place);
}

PieceChange asFigures(PieceChange change) {
    change.piece = engine::Piece::Army;
    return change;
}

std::vector<Proposal> alternativesTo(const Proposal& seen, const Position& position) {
    const PieceChange& change = seen.changes.front();
    const auto place = placeOn(position.topology(), change.at);
    std::vector<Proposal> others;
    if (!place) {
        return others;
    }
    if (isOfArms(change)) {
        return otherActsOfArms(seen, position);
    }
    const auto add = [&](engine::Action action, bool legal) {
        Proposal other{std::move(action), 0, legal, {change}};
        if (!(other.action == seen.action) && std::none_of(others.begin(), others.end(), [&](const Proposal& each) {
                return each.action == other.action;
            })) {
            others.push_back(std::move(other));
        }
    };
    for (const engine::Action& action : engine::legalActions(position)) {
        const auto* build = std::get_if<engine::Build>(&action);
        const auto* upgrade = std::get_if<engine::Upgrade>(&action);
        const auto* found = std::get_if<engine::Found>(&action);
        const auto* robber = std::get_if<engine::MoveRobber>(&action);
        const auto* pirate = std::get_if<engine::MovePirate>(&action);
        const auto* fired = std::get_if<engine::FireNuke>(&action);
        const auto* sailed = std::get_if<engine::MoveShip>(&action);
        const bool isHere =
            (build != nullptr && std::visit([&](auto at) { return *place == engine::Place(at); }, build->at)) ||
            (build != nullptr && isBridgeOver(*build, *place, position)) ||
            (upgrade != nullptr && *place == engine::Place(upgrade->at)) ||
            (found != nullptr && *place == engine::Place(found->at)) ||
            (robber != nullptr && *place == engine::Place(robber->hex)) ||
            (pirate != nullptr && *place == engine::Place(pirate->hex)) ||
            (fired != nullptr && *place == engine::Place(fired->hex)) ||
            (sailed != nullptr && *place == engine::Place(sailed->to));
        if (isHere) {
            add(action, true);
        }
    }
    const auto set = [&](const auto& fill) {
        engine::Adjust adjust;
        adjust.reason = kSeen;
        fill(*adjust.set);
        add(std::move(adjust), false);
    };
    for (const engine::PlayerId player : position.seats()) {
        const std::string& owner = position.table->idOf(player);
        if (const auto* corner = std::get_if<engine::Corner>(&change.at)) {
            std::vector<engine::BuildingKind> kinds{engine::BuildingKind::Settlement, engine::BuildingKind::City};
            if (change.piece == engine::Piece::Capital) {
                kinds.push_back(engine::BuildingKind::Capital);
            }
            if (change.piece == engine::Piece::Factory || change.other == engine::Piece::Factory) {
                kinds.push_back(engine::BuildingKind::Factory);
            }
            for (const engine::BuildingKind kind : kinds) {
                set([&](engine::Setup& setup) { setup.buildings.push_back({*corner, kind, owner, 0, false}); });
            }
        } else if (change.end) {
            const auto& hex = std::get<engine::Hex>(change.at);
            set([&](engine::Setup& setup) {
                setup.bridges.push_back({hex, *change.end, engine::opposite(*change.end), owner});
            });
        } else if (const auto* side = std::get_if<engine::Side>(&change.at)) {
            set([&](engine::Setup& setup) { setup.routes.push_back({*side, engine::RouteKind::Road, owner}); });
            if (change.piece == engine::Piece::Ship || change.other == engine::Piece::Ship) {
                set([&](engine::Setup& setup) { setup.routes.push_back({*side, engine::RouteKind::Ship, owner}); });
            }
        }
    }
    if (change.what == PieceChange::What::RobberMoved) {
        set([&](engine::Setup& setup) { setup.robber = std::get<engine::Hex>(change.at); });
    } else if (change.what == PieceChange::What::PirateMoved) {
        set([&](engine::Setup& setup) { setup.pirate = std::get<engine::Hex>(change.at); });
    } else if (change.what == PieceChange::What::FaceDown) {
        add(turning(change, std::get<engine::HexId>(*place), position), false);
    }
    const bool figures = position.rules().armies && change.what == PieceChange::What::Appeared;
    if (figures && std::holds_alternative<engine::Corner>(change.at)) {
        for (Proposal& army : otherActsOfArms({seen.action, 0, false, {asFigures(change)}}, position)) {
            add(std::move(army.action), army.legal);
        }
    }
    return others;
}

}  // namespace adjudicator::watch
