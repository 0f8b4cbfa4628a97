// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/action/evolve.h"

#include <algorithm>
#include <utility>

#include "engine/action/hands_evolver.h"

namespace engine {

namespace {

BuildingKind buildingKindOf(Piece piece) {
    return *buildingKindFromText(toText(piece));
}

/// Applies to the turn what happens in its course.
struct TurnEvolver {
    Turn& turn;

    void operator()(const TurnStarted& event) const {
        turn = Turn{event.round, event.player, Phase::Roll, {}, std::nullopt};
    }
    void operator()(const PhaseStarted& event) const {
        turn.phase = event.phase;
        turn.pending = std::monostate{};
    }
    void operator()(const RobberStirred& event) const {
        turn.pending = RobberDue{event.discards, std::nullopt, RobberCause::Seven};
    }
    void operator()(const AttackStarted& event) const {
        turn.pending = Fight{event.attacker, event.defender, event.from, event.at, event.allies, event.againstArmy, 0};
    }
    void operator()(const Awaiting& event) const { turn.pending = *event.pending; }
    void operator()(const Settled&) const { turn.pending = std::monostate{}; }
    void operator()(const auto&) const {}
};

/// Applies each kind of event. Nothing here asks what is allowed.
struct Evolver : HandsEvolver {
    using HandsEvolver::operator();

    /// What the rules bring about names its clause; what a referee corrects names none.
    bool isByRule = true;

    /// Something comes onto the board in the building phase (SA-D1).
    void markBought() { p.marks.bought = p.marks.bought || p.turn.phase == Phase::Build; }

    /// The army is gone: its marks too, and it fights no more.
    void loseArmy(CornerId at) {
        p.armies.set(at, std::nullopt);
        if (!p.nukes[at]) {
            p.marks.setSteps(at, 0);
        }
        p.marks.setSpent(at, false);
        if (auto* fight = std::get_if<Fight>(&p.turn.pending)) {
            std::erase(fight->from, at);
            std::erase(fight->allies, at);
        }
    }

    /// The hex was set up otherwise than it had been written down: the places around it are named after what lies
    /// there. One that play has moved something on keeps the name that people know.
    void correctSetup(const HexChanged& event) {
        const Tile corrected = tileOf(event.state);
        if (p.table->tiles[index(event.hex)] == tileOf(p.hexes[event.hex]) &&
            p.table->tiles[index(event.hex)] != corrected) {
            std::vector<Tile> tiles = p.table->tiles;
            tiles[index(event.hex)] = corrected;
            p.table = p.table->versions.with(p.table, std::move(tiles));
        }
    }

    void operator()(const TurnStarted& event) {
        TurnEvolver{p.turn}(event);
        static_cast<TurnMarksOf<ByIds>&>(p.marks) = {};
    }
    void operator()(const PhaseStarted& event) { TurnEvolver{p.turn}(event); }
    void operator()(const FoundingMade& event) {
        p.marks.founded = event.count;
        p.turn.player = event.next;
    }
    void operator()(const DiceThrown&) {}
    void operator()(const PiecePlaced& event) {
        markBought();
        if (event.piece == Piece::Ship) {
            p.marks.shipsBuilt.push_back(std::get<SideId>(event.at));
            std::ranges::sort(p.marks.shipsBuilt);
        }
        if (const auto* side = std::get_if<SideId>(&event.at)) {
            p.routes.set(*side, Route{event.piece == Piece::Ship ? RouteKind::Ship : RouteKind::Road, event.owner});
            return;
        }
        const CornerId corner = std::get<CornerId>(event.at);
        if (event.piece == Piece::Wall) {
            p.buildings.change(corner, [](auto& building) { building->walls += 1; });
        } else if (event.piece == Piece::Nuke) {
            p.nukes.set(corner, event.owner);
        } else {
            p.buildings.set(corner, Building{buildingKindOf(event.piece), event.owner, 0, false});
        }
    }
    void operator()(const PieceRemoved& event) {
        if (const auto* side = std::get_if<SideId>(&event.at)) {
            p.routes.set(*side, std::nullopt);
            return;
        }
        const CornerId corner = std::get<CornerId>(event.at);
        if (event.piece == Piece::Nuke) {
            p.nukes.set(corner, std::nullopt);
            if (!p.armies[corner]) {
                p.marks.setSteps(corner, 0);
            }
        } else if (event.piece == Piece::Army) {
            loseArmy(corner);
        } else if (event.piece == Piece::Wall) {
            p.buildings.change(corner, [](auto& building) { building->walls -= 1; });
        } else {
            p.buildings.set(corner, std::nullopt);
        }
    }
    void operator()(const BuildingChanged& event) {
        markBought();
        p.buildings.set(event.at, Building{event.kind, event.owner, event.walls, event.upsideDown});
    }
    void operator()(const RouteChanged& event) { p.routes.set(event.at, Route{event.kind, event.owner}); }
    void operator()(const UnitsChanged& event) {
        markBought();
        if (event.units.empty()) {
            loseArmy(event.at);
        } else {
            p.armies.set(event.at, Army{event.owner, event.units});
        }
    }
    void operator()(const ArmyMoved& event) {
        const CornerId to = event.path.back();
        if (!event.units.empty()) {
            Units left = p.armies[event.from]->units;
            left.artillery -= event.units.artillery;
            left.cavalry -= event.units.cavalry;
            left.infantry -= event.units.infantry;
            if (left.empty()) {
                p.armies.set(event.from, std::nullopt);
                p.marks.setSpent(event.from, false);
            } else {
                p.armies.change(event.from, [&](auto& army) { army->units = left; });
            }
            Units units = event.units;
            if (p.armies[to]) {
                units += p.armies[to]->units;
            }
            p.armies.set(to, Army{event.owner, units});
        }
        if (event.nuke) {
            p.nukes.set(event.from, std::nullopt);
            p.nukes.set(to, event.owner);
        }
        // A weapon left behind keeps the steps that it came with.
        if (!p.armies[event.from] && !p.nukes[event.from]) {
            p.marks.setSteps(event.from, 0);
        }
        p.marks.setSteps(to, event.steps);
    }
    void operator()(const RobberStirred& event) { TurnEvolver{p.turn}(event); }
    void operator()(const RobberMoved& event) { p.robber = event.hex; }
    void operator()(const HexTurnedOver& event) {
        p.hexes.change(event.hex, [](HexState& hex) { hex.faceDown = true; });
    }
    void operator()(const AttackStarted& event) {
        TurnEvolver{p.turn}(event);
        p.marks.attacked[event.defender] = true;
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
    void operator()(const LongestRoadMoved& event) {
        p.longestRoadHolder = event.holder;
        p.marks.longestRoadHeld = p.marks.longestRoadHeld || event.holder;
    }
    void operator()(const RoadsFreed& event) { p.marks.freeRoads = event.count; }
    void operator()(const ShipMoved& event) {
        p.routes.set(event.from, std::nullopt);
        p.routes.set(event.to, Route{RouteKind::Ship, event.owner});
        p.marks.shipMoved = true;
    }
    void operator()(const PirateMoved& event) {
        p.pirate = event.hex;
        p.pirateOwner = event.owner;
    }
    void operator()(const Awaiting& event) { TurnEvolver{p.turn}(event); }
    void operator()(const Settled& event) { TurnEvolver{p.turn}(event); }
    void operator()(const LargestArmyMoved& event) {
        p.largestArmyHolder = event.holder;
        p.marks.largestArmyHeld = p.marks.largestArmyHeld || event.holder;
    }
    void operator()(const PlayerLeft& event) {
        p.marks.out[event.player] = true;
        p.marks.finalPoints[event.player] = event.points;
    }
    void operator()(const LastRound&) { p.marks.lastRound = true; }
    void operator()(const SpecialBuilder& event) { p.marks.specialBuilder = event.player; }
    void operator()(const ExtraPointsGiven& event) { p.extraPoints[event.player] += event.points; }
    void operator()(const RobberFought& event) { (event.pirate ? p.marks.pirateFought : p.marks.robberFought) = true; }
    void operator()(const TrackTurnedBack&) {}
    void operator()(const CitiesWeakened&) { p.marks.citiesWeakened = true; }
    void operator()(const MonopolistMoved& event) {
        std::erase_if(p.marks.monopolists, [&](const auto& card) { return card.continent == event.continent; });
        if (event.holder) {
            p.marks.monopolists.push_back({event.continent, *event.holder});
            std::ranges::sort(p.marks.monopolists, {}, &MonopolistOf<ByIds>::continent);
        }
    }
    void operator()(const ExchangeReached& event) { p.marks.exchangePoint = event.player; }
    void operator()(const HarbourOffered& event) {
        p.marks.harboursToChoose.push_back(event.at);
        std::ranges::sort(p.marks.harboursToChoose);
    }
    void operator()(const HarbourPlaced& event) {
        std::erase(p.marks.harboursToChoose, event.at);
        const auto there = std::ranges::find(p.harbours, event.at, &Harbour::side);
        (there == p.harbours.end() ? p.harbours.emplace_back() : *there) = {event.at, event.resource, false};
    }
    void operator()(const SidesNumbered& event) { p.marks.sideOrder = event.order; }
    void operator()(const HexRemoved& event) {
        p.hexes.change(event.hex, [](HexState& hex) {
            hex.removed = true;
            hex.number.reset();
        });
    }
    void operator()(const SidesRemoved&) { p.marks.sidesRemoved = true; }
    void operator()(const FictionalTurn& event) {
        p.turn = Turn{p.turn.round, event.player, Phase::Fictional, {}, std::nullopt};
        static_cast<TurnMarksOf<ByIds>&>(p.marks) = {};
    }
    void operator()(const BidMade& event) {
        if (auto* auction = std::get_if<Auction>(&p.turn.pending)) {
            auction->bids[event.player] = event.cards;
        }
    }
    void operator()(const BidPassed& event) {
        if (auto* auction = std::get_if<Auction>(&p.turn.pending)) {
            auction->passed[event.player] = true;
        }
    }
    void operator()(const RuleVoted& event) {
        auto& in = event.adopted ? p.marks.adopted : p.marks.suspended;
        auto& out = event.adopted ? p.marks.suspended : p.marks.adopted;
        std::erase(out, event.clause);
        if (std::ranges::find(in, event.clause) == in.end()) {
            in.push_back(event.clause);
            std::ranges::sort(in);
        }
    }
    void operator()(const SecondRoadMoved& event) { p.secondRoadHolder = event.holder; }
    void operator()(const SecondArmyMoved& event) { p.secondArmyHolder = event.holder; }
    void operator()(const BridgePlaced& event) { p.bridges.push_back({event.hex, event.from, event.to, event.owner}); }
    void operator()(const BridgeChanged& event) {
        for (Bridge& bridge : p.bridges) {
            bridge.owner = bridge.hex == event.hex ? event.owner : bridge.owner;
        }
    }
    void operator()(const BridgeRemoved& event) {
        std::erase_if(p.bridges, [&](const Bridge& bridge) { return bridge.hex == event.hex; });
    }
    void operator()(const BoycottThreatened& event) { p.marks.boycottCandidate = event.player; }
    void operator()(const BoycottOpened& event) { p.marks.boycottOpen = event.player; }
    void operator()(const BoycottChanged& event) {
        p.marks.boycotted[event.player] = event.boycotted;
        if (p.marks.boycottOpen == event.player) {
            p.marks.boycottOpen.reset();
        }
    }
    void operator()(const CatastropheBegan& event) {
        p.marks.catastrophes.push_back({event.player, event.resource, event.fromRound, event.untilRound});
    }
    void operator()(const CatastrophesEnded& event) {
        std::erase_if(p.marks.catastrophes, [&](const auto& one) {
            return one.untilRound ? *one.untilRound <= event.round : one.player == event.player;
        });
    }
    void operator()(const TokenPlaced& event) {
        p.hexes.change(event.hex, [&](HexState& hex) { hex.number = event.number; });
    }
    void operator()(const GuestMarked& event) { p.marks.setGuestCount(event.mark, event.player, event.count); }
    void operator()(const Ruled&) {}
    void operator()(const HexChanged& event) {
        if (!isByRule) {
            correctSetup(event);
        }
        p.hexes.set(event.hex, event.state);
    }
    void operator()(const TurnChanged& event) {
        p.turn = Turn{event.round, event.player, event.phase, event.pending->value_or(Pending{}), std::nullopt};
    }
    void operator()(const MarksChanged& event) { p.marks = *event.marks; }
    void operator()(const GameEnded& event) {
        p.turn.phase = Phase::Ended;
        p.turn.pending = std::monostate{};
        p.turn.winner = event.winner;
    }
};

}  // namespace

void evolve(Position& position, const Event& event) {
    std::visit(Evolver{{position}, !event.clauses.empty()}, event.body);
}

void evolveTurn(Turn& turn, const Event& event) {
    std::visit(TurnEvolver{turn}, event.body);
}

void evolve(Position& position, std::span<const Event> events) {
    for (const Event& event : events) {
        evolve(position, event);
    }
}

}  // namespace engine
