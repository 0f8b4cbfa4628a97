// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/proposals.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "adjudicator/watch/figure_proposals.h"
#include "adjudicator/watch/first_pieces.h"
#include "adjudicator/watch/hex_acts.h"
#include "adjudicator/watch/places.h"
#include "adjudicator/watch/table_colours.h"
#include "engine/action/legal_actions.h"
#include "engine/rules/placement.h"
#include "engine/rulesets/ccm/construction.h"

namespace adjudicator::watch {

namespace {

using engine::Position;
using vision::PieceChange;

/// An act against the rules is less likely to have happened than one that was seen wrongly.
constexpr double kAgainstRules = 0.6;

template <typename T>
bool contains(const std::vector<T>& list, const T& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

/// The act of founding that puts this settlement or road where both were seen to appear.
std::optional<engine::Action> founding(const std::vector<engine::Action>& legal,
                                       const std::vector<PieceChange>& changes, const Position& position,
                                       const PieceChange& change) {
    const ColourOwners owners = ownersIn(position);
    const auto appeared = [&](const vision::Place& at, engine::PlayerId by) {
        return std::any_of(changes.begin(), changes.end(), [&](const PieceChange& other) {
            return other.what == PieceChange::What::Appeared && other.at == at &&
                   owners[index(other.colour)] == position.table->idOf(by);
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
    if (vision::isOfHex(change)) {
        return actOfHex(change, std::get<engine::HexId>(*place), position);
    }
    const auto id = ownersIn(position)[index(change.colour)];
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
        if (change.piece == engine::Piece::Bridge) {
            // Either end may be named (CC-12): the first, so that one bridge is one act.
            const auto end = std::min(*change.end, engine::opposite(*change.end));
            build.hex = std::get<engine::HexId>(*place);
            build.at = position.topology().cornersOf(*build.hex)[static_cast<std::size_t>(end)];
        } else if (const auto* corner = std::get_if<engine::CornerId>(&*place)) {
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
        if (build->piece == engine::Piece::Bridge) {
            return !engine::bridgeRefusal(position, build->by, *build->hex, std::get<engine::CornerId>(build->at));
        }
        if (const auto* corner = std::get_if<engine::CornerId>(&build->at)) {
            return contains(engine::legalSettlements(position, build->by), *corner);
        }
        const auto kind = build->piece == engine::Piece::Ship ? engine::RouteKind::Ship : engine::RouteKind::Road;
        return contains(engine::legalRoutes(position, build->by, kind), std::get<engine::SideId>(build->at));
    }
    if (const auto* upgrade = std::get_if<engine::Upgrade>(&action)) {
        const auto& building = position.buildings[upgrade->at];
        const auto before =
            upgrade->piece == engine::Piece::Capital ? engine::BuildingKind::City : engine::BuildingKind::Settlement;
        return building && building->owner == upgrade->by && building->kind == before;
    }
    if (const auto* pirate = std::get_if<engine::MovePirate>(&action)) {
        return position.pirate != pirate->hex;
    }
    return change.what == PieceChange::What::RobberMoved && position.robber != std::get<engine::MoveRobber>(action).hex;
}

bool isHouse(engine::Piece piece) {
    return piece == engine::Piece::Settlement || piece == engine::Piece::Factory;
}

/// The same act among the legal ones; the robber's may name a victim, a factory's a card, which no camera sees.
std::optional<engine::Action> legalLike(const std::vector<engine::Action>& legal, const engine::Action& action) {
    if (contains(legal, action)) {
        return action;
    }
    const auto* moved = std::get_if<engine::MoveRobber>(&action);
    const auto* sailed = std::get_if<engine::MovePirate>(&action);
    const auto* built = std::get_if<engine::Build>(&action);
    for (const engine::Action& other : legal) {
        // From above a factory is a house.
        const auto* build = std::get_if<engine::Build>(&other);
        if (built != nullptr && build != nullptr && build->at == built->at && build->by == built->by &&
            isHouse(built->piece) && build->piece == engine::Piece::Factory) {
            return other;
        }
        const auto* robber = std::get_if<engine::MoveRobber>(&other);
        if (moved != nullptr && robber != nullptr && robber->hex == moved->hex) {
            return other;
        }
        const auto* pirate = std::get_if<engine::MovePirate>(&other);
        if (sailed != nullptr && pirate != nullptr && pirate->hex == sailed->hex) {
            return other;
        }
    }
    return std::nullopt;
}

/// The ship that is gone from elsewhere and lies here now, if the rules allow its move.
std::optional<Proposal> sailing(const std::vector<engine::Action>& legal, const std::vector<PieceChange>& changes,
                                const Position& position, const PieceChange& change) {
    for (const engine::Action& action : legal) {
        const auto* moved = std::get_if<engine::MoveShip>(&action);
        if (moved == nullptr || change.at != vision::Place(position.topology().side(moved->to))) {
            continue;
        }
        const vision::Place from = position.topology().side(moved->from);
        for (const PieceChange& other : changes) {
            if (other.what == PieceChange::What::Vanished && other.at == from && other.colour == change.colour) {
                return Proposal{action, std::min(change.confidence, other.confidence), true, {change, other}};
            }
        }
    }
    return std::nullopt;
}

/// What explains several changes together, or a hex that was turned over.
std::optional<Proposal> together(const std::vector<engine::Action>& legal, const std::vector<PieceChange>& changes,
                                 const Position& position, const PieceChange& change) {
    if (change.what == PieceChange::What::FaceDown) {
        return firing(legal, changes, position, change);
    }
    const bool isRoute = std::holds_alternative<engine::Side>(change.at);
    return isRoute && change.what == PieceChange::What::Appeared ? sailing(legal, changes, position, change)
                                                                 : std::nullopt;
}

/// The act with the other piece, if only that is allowed and it may as well have been seen: a ship on the coast is a
/// road from above, a factory a large house. What is clearly seen stays, also against the rules.
std::optional<engine::Action> withOther(const PieceChange& change, const engine::Action& action,
                                        const Position& position, const std::vector<engine::Action>& legal,
                                        bool turnKnown) {
    constexpr double kMayBe = 0.1;
    const auto* build = std::get_if<engine::Build>(&action);
    const auto mayBe = {engine::Piece::Road, engine::Piece::Ship, engine::Piece::Settlement, engine::Piece::Factory};
    if (build == nullptr || !change.other || change.otherChance < kMayBe ||
        std::find(mayBe.begin(), mayBe.end(), *change.other) == mayBe.end()) {
        return std::nullopt;
    }
    engine::Build other = *build;
    other.piece = *change.other;
    const bool allowed = turnKnown ? contains(legal, engine::Action(other)) : allowedPlace(change, other, position);
    return allowed ? std::optional<engine::Action>(other) : std::nullopt;
}

bool isEntry(const engine::Action& action) {
    return std::holds_alternative<engine::Adjust>(action);
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
    for (const PieceChange& change : changes) {
        if (auto whole = together(legal, changes, position, change)) {
            proposals.push_back(std::move(*whole));
        }
    }
    const auto isTold = [&](const PieceChange& change) {
        return std::any_of(proposals.begin(), proposals.end(),
                           [&](const Proposal& proposal) { return contains(proposal.changes, change); });
    };
    std::vector<PieceChange> rest = changes;
    std::erase_if(rest, isTold);
    for (Proposal& ofArms : proposalsOfArms(rest, position, turnKnown)) {
        ofArms.confidence *= ofArms.legal || isEntry(ofArms.action) ? 1 : kAgainstRules;
        proposals.push_back(std::move(ofArms));
    }
    const std::vector<PieceChange> first = turnKnown ? std::vector<PieceChange>{} : firstPieces(rest, position);
    for (const PieceChange& change : rest) {
        const auto action = isOfArms(change) ? std::nullopt : actOf(change, position);
        if (!action) {
            continue;
        }
        if (isEntry(*action)) {
            proposals.push_back({*action, change.confidence, false, {change}});
            continue;
        }
        const bool mayStand = !turnKnown && (contains(first, change) || allowedPlace(change, *action, position));
        auto allowed = turnKnown ? legalLike(legal, *action) : mayStand ? action : std::nullopt;
        if (!allowed) {
            allowed = withOther(change, *action, position, legal, turnKnown);
        }
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
        ownersIn(setup)[index(change.colour)].value_or(std::string(vision::toText(change.colour)));
    if (const auto* hex = std::get_if<engine::Hex>(&change.at)) {
        if (vision::isOfHex(change)) {
            applyToHex(change.what, *hex, setup);
            return;
        }
        std::erase_if(setup.bridges, [&](const engine::BridgeSetup& bridge) { return bridge.hex == *hex; });
        if (change.what != PieceChange::What::Vanished) {
            setup.bridges.push_back({*hex, *change.end, engine::opposite(*change.end), owner});
        }
        return;
    }
    if (const auto* corner = std::get_if<engine::Corner>(&change.at)) {
        std::erase_if(setup.buildings, [&](const engine::BuildingSetup& b) { return b.at == *corner; });
        if (change.what != PieceChange::What::Vanished) {
            const auto kind = engine::buildingKindFromText(engine::toText(change.piece));
            setup.buildings.push_back({*corner, kind.value_or(engine::BuildingKind::Settlement), owner, 0, false});
        }
        return;
    }
    const auto& side = std::get<engine::Side>(change.at);
    std::erase_if(setup.routes, [&](const engine::RouteSetup& r) { return r.at == side; });
    if (change.what != PieceChange::What::Vanished) {
        const auto kind = change.piece == engine::Piece::Ship ? engine::RouteKind::Ship : engine::RouteKind::Road;
        setup.routes.push_back({side, kind, owner});
    }
}

}  // namespace adjudicator::watch
