// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/proposals.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "adjudicator/watch/figure_proposals.h"
#include "adjudicator/watch/table_colours.h"
#include "engine/action/legal_actions.h"
#include "engine/rules/placement.h"

namespace adjudicator::watch {

namespace {

using engine::Position;
using vision::PieceChange;

/// An act against the rules is less likely to have happened than one that was seen wrongly.
constexpr double kAgainstRules = 0.6;
/// The reason of an entry by which a piece comes to stand where it was seen.
constexpr const char* kSeen = "seen on the table";

template <typename T>
bool contains(const std::vector<T>& list, const T& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

std::optional<engine::Place> placeOn(const engine::Topology& board, const vision::Place& place) {
    return std::visit(
        [&](const auto& at) -> std::optional<engine::Place> {
            const auto id = board.find(at);
            return id ? std::optional<engine::Place>(*id) : std::nullopt;
        },
        place);
}

/// The act of founding that puts this settlement or road where both were seen to appear.
std::optional<engine::Action> founding(const std::vector<engine::Action>& legal,
                                       const std::vector<PieceChange>& changes, const Position& position,
                                       const PieceChange& change) {
    const ColourOwners owners = ownersIn(position);
    const auto appeared = [&](const vision::Place& at, engine::PlayerId by) {
        return std::any_of(changes.begin(), changes.end(), [&](const PieceChange& other) {
            return other.what == PieceChange::What::Appeared && other.at == at &&
                   owners[static_cast<std::size_t>(other.colour)] == position.table->idOf(by);
        });
    };
    for (const engine::Action& action : legal) {
        const auto* found = std::get_if<engine::Found>(&action);
        if (found != nullptr && change.at == vision::Place(position.topology().corner(found->at)) &&
            appeared(position.topology().side(found->route), found->by) && appeared(change.at, found->by)) {
            return action;
        }
    }
    return std::nullopt;
}

/// What the change would be as an act of its owner.
std::optional<engine::Action> actOf(const PieceChange& change, const Position& position) {
    const auto place = placeOn(position.topology(), change.at);
    if (!place) {
        return std::nullopt;
    }
    if (change.what == PieceChange::What::Moved) {
        return engine::MoveRobber{position.turn.player, std::get<engine::HexId>(*place), std::nullopt};
    }
    const auto id = ownersIn(position)[static_cast<std::size_t>(change.colour)];
    const auto owner = id ? position.table->find(*id) : std::nullopt;
    if (!owner) {
        return std::nullopt;
    }
    if (change.what == PieceChange::What::Replaced) {
        return engine::Upgrade{*owner, change.piece, std::get<engine::CornerId>(*place)};
    }
    if (change.what == PieceChange::What::Appeared) {
        engine::Build build;
        build.by = *owner;
        build.piece = change.piece;
        if (const auto* corner = std::get_if<engine::CornerId>(&*place)) {
            build.at = *corner;
        } else {
            build.at = std::get<engine::SideId>(*place);
        }
        return build;
    }
    engine::Adjust adjust;
    adjust.reason = "gone from the table";
    adjust.remove.push_back(*place);
    return adjust;
}

bool allowedPlace(const PieceChange& change, const engine::Action& action, const Position& position) {
    if (const auto* build = std::get_if<engine::Build>(&action)) {
        if (const auto* corner = std::get_if<engine::CornerId>(&build->at)) {
            return contains(engine::legalSettlements(position, build->by), *corner);
        }
        return contains(engine::legalRoutes(position, build->by, engine::RouteKind::Road),
                        std::get<engine::SideId>(build->at));
    }
    if (const auto* upgrade = std::get_if<engine::Upgrade>(&action)) {
        const auto& building = position.buildings[upgrade->at];
        return building && building->owner == upgrade->by && building->kind == engine::BuildingKind::Settlement;
    }
    return change.what == PieceChange::What::Moved && position.robber != std::get<engine::MoveRobber>(action).hex;
}

/// The same act among the legal ones; the robber's may name a victim, which no camera sees.
std::optional<engine::Action> legalLike(const std::vector<engine::Action>& legal, const engine::Action& action) {
    if (contains(legal, action)) {
        return action;
    }
    const auto* moved = std::get_if<engine::MoveRobber>(&action);
    const auto* built = std::get_if<engine::Build>(&action);
    for (const engine::Action& other : legal) {
        // From above a factory is a house.
        const auto* build = std::get_if<engine::Build>(&other);
        if (built != nullptr && build != nullptr && build->at == built->at && build->by == built->by &&
            built->piece == engine::Piece::Settlement && build->piece == engine::Piece::Factory) {
            return other;
        }
        const auto* robber = std::get_if<engine::MoveRobber>(&other);
        if (moved != nullptr && robber != nullptr && robber->hex == moved->hex) {
            return other;
        }
    }
    return std::nullopt;
}

bool isEntry(const engine::Action& action) {
    return std::holds_alternative<engine::Adjust>(action);
}

/// An apparent settlement as figures.
PieceChange asFigures(PieceChange change) {
    change.piece = engine::Piece::Army;
    return change;
}

/// The army that an apparent settlement may be, if the rules allow that.
std::optional<Proposal> armyInstead(const PieceChange& change, const Position& position, bool turnKnown) {
    if (change.other != engine::Piece::Army) {
        return std::nullopt;
    }
    for (Proposal& army : proposalsOfArms({asFigures(change)}, position, turnKnown)) {
        if (army.legal) {
            army.changes = {change};
            return army;
        }
    }
    return std::nullopt;
}

}  // namespace

std::vector<Proposal> proposalsFor(const std::vector<PieceChange>& changes, const Position& position, bool turnKnown) {
    const std::vector<engine::Action> legal =
        turnKnown ? engine::legalActions(position) : std::vector<engine::Action>{};
    std::vector<Proposal> proposals;
    for (const PieceChange& change : changes) {
        if (const auto found = founding(legal, changes, position, change)) {
            const vision::Place road = position.topology().side(std::get<engine::Found>(*found).route);
            Proposal both{*found, change.confidence, true, {change}};
            for (const PieceChange& other : changes) {
                if (other.at == road) {
                    both.confidence = std::min(both.confidence, other.confidence);
                    both.changes.push_back(other);
                }
            }
            proposals.push_back(std::move(both));
        }
    }
    const auto isTold = [&](const PieceChange& change) {
        return std::any_of(proposals.begin(), proposals.end(),
                           [&](const Proposal& proposal) { return contains(proposal.changes, change); });
    };
    for (Proposal& ofArms : proposalsOfArms(changes, position, turnKnown)) {
        ofArms.confidence *= ofArms.legal || isEntry(ofArms.action) ? 1 : kAgainstRules;
        proposals.push_back(std::move(ofArms));
    }
    for (const PieceChange& change : changes) {
        const auto action = isOfArms(change) || isTold(change) ? std::nullopt : actOf(change, position);
        if (!action) {
            continue;
        }
        if (change.what == PieceChange::What::Vanished) {
            proposals.push_back({*action, change.confidence, false, {change}});
            continue;
        }
        const auto allowed =
            turnKnown ? legalLike(legal, *action) : (allowedPlace(change, *action, position) ? action : std::nullopt);
        if (const auto army = allowed ? std::nullopt : armyInstead(change, position, turnKnown)) {
            proposals.push_back(*army);
            continue;
        }
        proposals.push_back(allowed ? Proposal{*allowed, change.confidence, true, {change}}
                                    : Proposal{*action, change.confidence * kAgainstRules, false, {change}});
    }
    std::stable_sort(proposals.begin(), proposals.end(), [](const Proposal& a, const Proposal& b) {
        return std::pair(a.legal, a.confidence) > std::pair(b.legal, b.confidence);
    });
    return proposals;
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
        const bool isHere =
            (build != nullptr && std::visit([&](auto at) { return *place == engine::Place(at); }, build->at)) ||
            (upgrade != nullptr && *place == engine::Place(upgrade->at)) ||
            (found != nullptr && *place == engine::Place(found->at)) ||
            (robber != nullptr && *place == engine::Place(robber->hex));
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
            for (const auto kind : {engine::BuildingKind::Settlement, engine::BuildingKind::City}) {
                set([&](engine::Setup& setup) { setup.buildings.push_back({*corner, kind, owner, 0, false}); });
            }
        } else if (const auto* side = std::get_if<engine::Side>(&change.at)) {
            set([&](engine::Setup& setup) { setup.routes.push_back({*side, engine::RouteKind::Road, owner}); });
        }
    }
    if (const auto* hex = std::get_if<engine::Hex>(&change.at)) {
        set([&](engine::Setup& setup) { setup.robber = *hex; });
    }
    const bool figures = position.rules().armies && change.what == PieceChange::What::Appeared;
    if (figures && std::holds_alternative<engine::Corner>(change.at)) {
        for (Proposal& army : otherActsOfArms({seen.action, 0, false, {asFigures(change)}}, position)) {
            add(std::move(army.action), army.legal);
        }
    }
    return others;
}

bool isPlainPlacement(const Proposal& proposal) {
    const auto isPiece = [](engine::Piece piece) {
        return piece == engine::Piece::Road || piece == engine::Piece::Settlement || piece == engine::Piece::City;
    };
    if (const auto* build = std::get_if<engine::Build>(&proposal.action)) {
        return proposal.legal && isPiece(build->piece);
    }
    if (const auto* upgrade = std::get_if<engine::Upgrade>(&proposal.action)) {
        return proposal.legal && isPiece(upgrade->piece);
    }
    return proposal.legal && std::holds_alternative<engine::Found>(proposal.action);
}

void apply(const PieceChange& change, engine::Setup& setup) {
    const std::string owner =
        ownersIn(setup)[static_cast<std::size_t>(change.colour)].value_or(std::string(vision::toText(change.colour)));
    if (const auto* hex = std::get_if<engine::Hex>(&change.at)) {
        setup.robber = *hex;
        return;
    }
    if (const auto* corner = std::get_if<engine::Corner>(&change.at)) {
        std::erase_if(setup.buildings, [&](const engine::BuildingSetup& b) { return b.at == *corner; });
        if (change.what != PieceChange::What::Vanished) {
            setup.buildings.push_back(
                {*corner,
                 change.piece == engine::Piece::City ? engine::BuildingKind::City : engine::BuildingKind::Settlement,
                 owner, 0, false});
        }
        return;
    }
    const auto& side = std::get<engine::Side>(change.at);
    std::erase_if(setup.routes, [&](const engine::RouteSetup& r) { return r.at == side; });
    if (change.what != PieceChange::What::Vanished) {
        setup.routes.push_back({side, engine::RouteKind::Road, owner});
    }
}

}  // namespace adjudicator::watch
