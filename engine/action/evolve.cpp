// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/action/evolve.h"

#include <algorithm>

namespace engine {

namespace {

BuildingKind buildingKindOf(Piece piece) {
    return *buildingKindFromText(toText(piece));
}

/// Applies each kind of event. Nothing here asks what is allowed.
struct Evolver {
    Position& p;

    /// The army is gone: its marks too, and it fights no more.
    void loseArmy(CornerId at) {
        p.armies[at].reset();
        if (!p.nukes[at]) {
            p.marks.setSteps(at, 0);
        }
        p.marks.setSpent(at, false);
        if (auto* fight = std::get_if<Fight>(&p.turn.pending)) {
            std::erase(fight->from, at);
            std::erase(fight->allies, at);
        }
    }

    void operator()(const TurnStarted& event) {
        p.turn = Turn{event.round, event.player, Phase::Roll, {}, std::nullopt};
        p.marks.stepsUsed.clear();
        p.marks.attackSpent.clear();
        p.marks.fought = false;
    }
    void operator()(const PhaseStarted& event) {
        p.turn.phase = event.phase;
        p.turn.pending = std::monostate{};
    }
    void operator()(const FoundingMade& event) {
        p.marks.founded = event.count;
        p.turn.player = event.next;
    }
    void operator()(const DiceThrown&) {}
    void operator()(const CardsDealt& event) {
        p.hands[event.player].gain(event.cards);
        p.bank.lose(event.cards);
    }
    void operator()(const CardsPaid& event) {
        p.hands[event.player].lose(event.cards);
        p.bank.gain(event.cards);
    }
    void operator()(const GoldDealt& event) {
        p.hands[event.player].gainUnseen(event.count, p.bank);
        p.bank.loseUnseen(event.count);
    }
    void operator()(const CardsDiscarded& event) {
        if (event.cards) {
            p.hands[event.player].lose(*event.cards);
            p.bank.gain(*event.cards);
        } else {
            p.bank.gainUnseen(event.count, p.hands[event.player]);
            p.hands[event.player].loseUnseen(event.count);
        }
        if (auto* due = std::get_if<RobberDue>(&p.turn.pending)) {
            due->discards[event.player] = 0;
        }
    }
    void operator()(const CardStolen& event) {
        p.hands[event.to].gainUnseen(1, p.hands[event.from]);
        p.hands[event.from].loseUnseen(1);
    }
    void operator()(const PiecePlaced& event) {
        if (const auto* side = std::get_if<SideId>(&event.at)) {
            p.routes[*side] = Route{event.piece == Piece::Ship ? RouteKind::Ship : RouteKind::Road, event.owner};
            return;
        }
        const CornerId corner = std::get<CornerId>(event.at);
        if (event.piece == Piece::Wall) {
            p.buildings[corner]->walls += 1;
        } else if (event.piece == Piece::Nuke) {
            p.nukes[corner] = event.owner;
        } else {
            p.buildings[corner] = Building{buildingKindOf(event.piece), event.owner, 0, false};
        }
    }
    void operator()(const PieceRemoved& event) {
        if (const auto* side = std::get_if<SideId>(&event.at)) {
            p.routes[*side].reset();
            return;
        }
        const CornerId corner = std::get<CornerId>(event.at);
        if (event.piece == Piece::Nuke) {
            p.nukes[corner].reset();
            if (!p.armies[corner]) {
                p.marks.setSteps(corner, 0);
            }
        } else if (event.piece == Piece::Army) {
            loseArmy(corner);
        } else if (event.piece == Piece::Wall) {
            p.buildings[corner]->walls -= 1;
        } else {
            p.buildings[corner].reset();
        }
    }
    void operator()(const BuildingChanged& event) {
        p.buildings[event.at] = Building{event.kind, event.owner, event.walls, event.upsideDown};
    }
    void operator()(const RouteChanged& event) { p.routes[event.at] = Route{event.kind, event.owner}; }
    void operator()(const UnitsChanged& event) {
        if (event.units.empty()) {
            loseArmy(event.at);
        } else {
            p.armies[event.at] = Army{event.owner, event.units};
        }
    }
    void operator()(const ArmyMoved& event) {
        const CornerId to = event.path.back();
        if (!event.units.empty()) {
            auto& from = p.armies[event.from];
            from->units.artillery -= event.units.artillery;
            from->units.cavalry -= event.units.cavalry;
            from->units.infantry -= event.units.infantry;
            if (from->units.empty()) {
                from.reset();
                p.marks.setSpent(event.from, false);
            }
            Units units = event.units;
            if (p.armies[to]) {
                units += p.armies[to]->units;
            }
            p.armies[to] = Army{event.owner, units};
        }
        if (event.nuke) {
            p.nukes[event.from].reset();
            p.nukes[to] = event.owner;
        }
        // A weapon left behind keeps the steps that it came with.
        if (!p.armies[event.from] && !p.nukes[event.from]) {
            p.marks.setSteps(event.from, 0);
        }
        p.marks.setSteps(to, event.steps);
    }
    void operator()(const RobberStirred& event) { p.turn.pending = RobberDue{event.discards}; }
    void operator()(const RobberMoved& event) { p.robber = event.hex; }
    void operator()(const HexTurnedOver& event) { p.hexes[event.hex].faceDown = true; }
    void operator()(const AttackStarted& event) {
        p.turn.pending =
            Fight{event.attacker, event.defender, event.from, event.at, event.allies, event.againstArmy, 0};
    }
    void operator()(const RoundFought& event) {
        if (auto* fight = std::get_if<Fight>(&p.turn.pending)) {
            fight->rounds = event.round;
        }
    }
    void operator()(const AttackEnded& event) {
        p.turn.pending = std::monostate{};
        p.marks.fought = true;
        for (const CornerId corner : event.spent) {
            p.marks.setSpent(corner, true);
        }
    }
    void operator()(const ConquestOffered& event) { p.turn.pending = ConquestDue{event.by, event.loser, event.at}; }
    void operator()(const ConquestSettled&) { p.turn.pending = std::monostate{}; }
    void operator()(const NukeBought& event) { p.marks.nukeBought[event.player] = true; }
    void operator()(const LongestRoadMoved& event) { p.longestRoadHolder = event.holder; }
    void operator()(const Ruled&) {}
    void operator()(const HexChanged& event) { p.hexes[event.hex] = event.state; }
    void operator()(const HandKnown& event) { p.hands[event.player] = event.hand; }
    void operator()(const GameEnded& event) {
        p.turn.phase = Phase::Ended;
        p.turn.pending = std::monostate{};
        p.turn.winner = event.winner;
    }
};

/// Whether what an event says about the table before it is so.
struct Fitting {
    const Position& p;

    bool operator()(const PiecePlaced& event) const {
        if (const auto* side = std::get_if<SideId>(&event.at)) {
            return (event.piece == Piece::Road || event.piece == Piece::Ship) && !p.routes[*side];
        }
        const CornerId corner = std::get<CornerId>(event.at);
        if (event.piece == Piece::Wall) {
            return p.buildings[corner].has_value();
        }
        if (event.piece == Piece::Nuke) {
            return !p.nukes[corner];
        }
        return buildingKindFromText(toText(event.piece)).has_value() && !p.buildings[corner];
    }
    bool operator()(const PieceRemoved& event) const {
        if (const auto* side = std::get_if<SideId>(&event.at)) {
            return p.routes[*side] && p.routes[*side]->owner == event.owner;
        }
        const CornerId corner = std::get<CornerId>(event.at);
        if (event.piece == Piece::Nuke) {
            return p.nukes[corner] == event.owner;
        }
        if (event.piece == Piece::Army) {
            return p.armies[corner] && p.armies[corner]->owner == event.owner;
        }
        const auto& building = p.buildings[corner];
        return building && building->owner == event.owner && (event.piece != Piece::Wall || building->walls > 0);
    }
    bool operator()(const BuildingChanged& event) const {
        return p.buildings[event.at].has_value() && event.walls >= 0;
    }
    bool operator()(const RouteChanged& event) const { return p.routes[event.at].has_value(); }
    bool operator()(const ArmyMoved& event) const {
        const auto& army = p.armies[event.from];
        const bool units = event.units.empty() ||
                           (army && army->owner == event.owner && army->units.artillery >= event.units.artillery &&
                            army->units.cavalry >= event.units.cavalry && army->units.infantry >= event.units.infantry);
        const bool nuke = !event.nuke || p.nukes[event.from] == event.owner;
        const bool room =
            event.path.empty() || !p.armies[event.path.back()] || p.armies[event.path.back()]->owner == event.owner;
        return !event.path.empty() && event.path.back() != event.from && units && nuke && room;
    }
    template <class Other>
    bool operator()(const Other&) const {
        return true;
    }
};

}  // namespace

void evolve(Position& position, const Event& event) {
    std::visit(Evolver{position}, event.body);
}

void evolve(Position& position, std::span<const Event> events) {
    for (const Event& event : events) {
        evolve(position, event);
    }
}

bool fits(const Position& position, const Event& event) {
    return std::visit(Fitting{position}, event.body);
}

}  // namespace engine
