// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/figure_acts.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <variant>

#include "adjudicator/watch/table_colours.h"
#include "engine/action/decide.h"
#include "engine/action/legal_actions.h"
#include "engine/rulesets/soldiers/movement.h"

namespace adjudicator::watch {

namespace {

using engine::Action;
using engine::CornerId;
using engine::PlayerId;
using engine::Position;
using engine::Units;
using vision::FigureGuess;
using vision::PieceChange;
using What = vision::PieceChange::What;

constexpr const char* kFiguresSeen = "seen on the table";
constexpr const char* kFiguresGone = "gone from the table";

bool contains(const Units& all, const Units& part) {
    return part.artillery <= all.artillery && part.cavalry <= all.cavalry && part.infantry <= all.infantry;
}

Units without(const Units& all, const Units& part) {
    return {all.artillery - part.artillery, all.cavalry - part.cavalry, all.infantry - part.infantry};
}

/// The figures of a corner of which only a part went, likeliest first.
std::vector<FigureGuess> partsOf(const Position& position, const Sighted& from, const PieceChange& guessed) {
    const Units all = unitsAt(position, from.owner, from.at);
    const bool nuke = hasNuke(position, from.owner, from.at);
    std::vector<FigureGuess> parts;
    const auto add = [&](const FigureGuess& part) {
        const bool isThere = contains(all, part.units) && (nuke || !part.nuke);
        const bool isAll = part.units == all && part.nuke == nuke;
        if (isThere && !isAll && (part.nuke || !part.units.empty()) &&
            std::find(parts.begin(), parts.end(), part) == parts.end()) {
            parts.push_back(part);
        }
    };
    const std::vector<FigureGuess> guesses = guessesOf(guessed);
    std::for_each(guesses.begin(), guesses.end(), add);
    for (const FigureGuess& guess : guesses) {
        if (contains(all, guess.units) && (nuke || !guess.nuke)) {
            add({without(all, guess.units), nuke && !guess.nuke});
        }
    }
    return parts;
}

/// The referee's entry that these units stand there: all that do.
void setUnits(engine::Setup& set, const Position& position, PlayerId owner, CornerId at, const Units& units) {
    set.armies.push_back({position.topology().corner(at), position.table->idOf(owner), units});
}

engine::BuildingSetup buildingAt(const Position& position, CornerId at) {
    const engine::Building& building = *position.buildings[at];
    return {position.topology().corner(at), building.kind, position.table->idOf(building.owner), building.walls,
            building.upsideDown};
}

/// The referee's entry that only `left` of the figures stands there.
Action leavingFigures(const Position& position, PlayerId owner, CornerId at, const FigureGuess& left) {
    engine::Adjust adjust;
    adjust.reason = kFiguresGone;
    if (hasNuke(position, owner, at) && !left.nuke) {
        // Only a whole place is emptied: the rest of it is set again.
        adjust.remove.push_back(at);
        if (position.buildings[at]) {
            adjust.set->buildings.push_back(buildingAt(position, at));
        }
        if (!left.units.empty()) {
            setUnits(*adjust.set, position, owner, at, left.units);
        }
    } else {
        setUnits(*adjust.set, position, owner, at, left.units);
    }
    return adjust;
}

Action settingWalls(const Position& position, CornerId at, int walls) {
    engine::Adjust adjust;
    adjust.reason = walls < position.buildings[at]->walls ? kFiguresGone : kFiguresSeen;
    engine::BuildingSetup building = buildingAt(position, at);
    building.walls = walls;
    adjust.set->buildings.push_back(building);
    return adjust;
}

/// Own figures elsewhere that can get there, nearest first.
std::vector<CornerId> whoCanReach(const Position& position, PlayerId owner, CornerId to) {
    std::vector<std::pair<int, CornerId>> found;
    const int most = static_cast<int>(position.topology().cornerCount());
    for (const CornerId from : position.topology().corners()) {
        if (unitsAt(position, owner, from).empty() && !hasNuke(position, owner, from)) {
            continue;
        }
        for (const engine::Reach& reach : engine::reachable(position, owner, from, most)) {
            if (reach.corner == to) {
                found.emplace_back(reach.steps, from);
            }
        }
    }
    std::sort(found.begin(), found.end());
    std::vector<CornerId> corners;
    for (const auto& [steps, from] : found) {
        corners.push_back(from);
    }
    return corners;
}

}  // namespace

std::optional<Sighted> sightedOn(const Position& position, const PieceChange& change) {
    const auto id = ownersIn(position)[index(change.colour)];
    const auto owner = id ? position.table->find(*id) : std::nullopt;
    const auto* corner = std::get_if<engine::Corner>(&change.at);
    const auto at = corner != nullptr ? position.topology().find(*corner) : std::nullopt;
    return owner && at ? std::optional(Sighted{&change, *owner, *at}) : std::nullopt;
}

Units unitsAt(const Position& position, PlayerId owner, CornerId at) {
    const auto& army = position.armies[at];
    return army && army->owner == owner ? army->units : Units{};
}

bool hasNuke(const Position& position, PlayerId owner, CornerId at) {
    return position.nukes[at] == owner;
}

std::vector<FigureGuess> guessesOf(const PieceChange& change) {
    std::vector<FigureGuess> guesses = change.figures;
    for (const FigureGuess& guess : {FigureGuess{{0, 0, 1}, false}, FigureGuess{{0, 1, 0}, false},
                                     FigureGuess{{1, 0, 0}, false}, FigureGuess{{}, true}}) {
        if (std::find(guesses.begin(), guesses.end(), guess) == guesses.end()) {
            guesses.push_back(guess);
        }
    }
    return guesses;
}

Action walking(PlayerId owner, CornerId from, CornerId to, const std::optional<FigureGuess>& part) {
    engine::MoveArmy move;
    move.by = owner;
    move.from = from;
    move.to = to;
    if (part && !part->units.empty()) {
        move.units = part->units;
    }
    if (part && (part->nuke || move.units)) {
        move.nuke = part->nuke;
    }
    return move;
}

Action settingFigures(const Position& position, PlayerId owner, CornerId at, const FigureGuess& guess) {
    engine::Adjust adjust;
    adjust.reason = kFiguresSeen;
    if (!guess.units.empty()) {
        Units units = unitsAt(position, owner, at);
        units += guess.units;
        setUnits(*adjust.set, position, owner, at, units);
    }
    if (guess.nuke) {
        adjust.set->nukes.push_back({position.topology().corner(at), position.table->idOf(owner)});
    }
    return adjust;
}

bool isAllowed(const Position& position, const Action& action, bool turnKnown) {
    if (std::holds_alternative<engine::Adjust>(action)) {
        return false;
    }
    if (turnKnown) {
        return !engine::actionRefusal(position, action);
    }
    const auto isOwn = [&](PlayerId owner, CornerId at) {
        const auto& building = position.buildings[at];
        return building && building->owner == owner && building->kind != engine::BuildingKind::Factory;
    };
    if (const auto* buy = std::get_if<engine::BuyUnits>(&action)) {
        return isOwn(buy->by, buy->at) && (!position.armies[buy->at] || position.armies[buy->at]->owner == buy->by);
    }
    if (const auto* build = std::get_if<engine::Build>(&action)) {
        const auto at = std::get<CornerId>(build->at);
        if (build->piece == engine::Piece::Wall) {
            return isOwn(build->by, at) && position.buildings[at]->kind != engine::BuildingKind::Settlement;
        }
        return build->piece == engine::Piece::Nuke && isOwn(build->by, at) && !position.nukes[at];
    }
    const auto* move = std::get_if<engine::MoveArmy>(&action);
    if (move == nullptr) {
        return false;
    }
    const std::vector<CornerId> able = whoCanReach(position, move->by, *move->to);
    return std::find(able.begin(), able.end(), move->from) != able.end();
}

std::vector<Action> actsOfComing(const Position& position, const Sighted& came, bool turnKnown) {
    std::vector<Action> acts;
    const std::vector<FigureGuess> guesses = guessesOf(*came.change);
    const bool own = position.ownerAt(came.at) == came.owner;
    for (const FigureGuess& guess : guesses) {
        if (own && guess.nuke && guess.units.empty()) {
            acts.emplace_back(engine::Build{came.owner, engine::Piece::Nuke, came.at});
        } else if (own) {
            acts.emplace_back(engine::BuyUnits{came.owner, guess.units, came.at});
        }
    }
    // Nobody saw it go: it was hidden, or part of an army.
    for (const CornerId from : turnKnown ? whoCanReach(position, came.owner, came.at) : std::vector<CornerId>()) {
        const Units there = unitsAt(position, came.owner, from);
        const bool isPart = there.size() > 1 && contains(there, guesses.front().units) &&
                            !guesses.front().units.empty() && !(there == guesses.front().units);
        acts.push_back(walking(came.owner, from, came.at,
                               isPart ? std::optional(FigureGuess{guesses.front().units, false}) : std::nullopt));
    }
    acts.push_back(settingFigures(position, came.owner, came.at, guesses.front()));
    if (came.change->other == engine::Piece::Settlement) {
        acts.emplace_back(engine::Build{came.owner, engine::Piece::Settlement, came.at});
    }
    return acts;
}

std::vector<Action> actsOfMoving(const Position& position, const Sighted& went, const Sighted& came) {
    std::vector<Action> acts;
    if (std::holds_alternative<engine::Fight>(position.turn.pending)) {
        for (const Action& action : engine::legalActions(position)) {
            const auto* stop = std::get_if<engine::Stop>(&action);
            const engine::Retreat retreat{went.at, came.at};
            if (stop != nullptr &&
                std::find(stop->retreat.begin(), stop->retreat.end(), retreat) != stop->retreat.end()) {
                acts.push_back(action);
            }
        }
    }
    if (!went.change->partly) {
        acts.push_back(walking(went.owner, went.at, came.at, std::nullopt));
    }
    for (const FigureGuess& part : partsOf(position, went, *came.change)) {
        acts.push_back(walking(went.owner, went.at, came.at, part));
    }
    engine::Adjust adjust;
    adjust.reason = kFiguresSeen;
    const Units all = unitsAt(position, went.owner, went.at);
    if (!went.change->partly && !all.empty() && !hasNuke(position, went.owner, went.at)) {
        Units units = unitsAt(position, came.owner, came.at);
        units += all;
        setUnits(*adjust.set, position, went.owner, went.at, {});
        setUnits(*adjust.set, position, came.owner, came.at, units);
        acts.emplace_back(std::move(adjust));
    }
    if (acts.empty()) {
        acts.push_back(settingFigures(position, came.owner, came.at, guessesOf(*came.change).front()));
    }
    return acts;
}

std::vector<Action> actsOfGoing(const Position& position, const Sighted& went) {
    const Units all = unitsAt(position, went.owner, went.at);
    const bool nuke = hasNuke(position, went.owner, went.at);
    std::vector<Action> acts;
    if (all.empty() && !nuke) {
        return acts;  // nothing that the record has
    }
    const std::vector<FigureGuess> parts = partsOf(position, went, *went.change);
    // Of a lone figure no part can be left.
    if (!went.change->partly || parts.empty()) {
        const bool nukeOnly = went.change->piece == engine::Piece::Nuke;
        acts.push_back(
            leavingFigures(position, went.owner, went.at, nukeOnly ? FigureGuess{all, false} : FigureGuess{{}, false}));
    }
    for (const FigureGuess& part : parts) {
        acts.push_back(leavingFigures(position, went.owner, went.at, {without(all, part.units), nuke && !part.nuke}));
    }
    return acts;
}

std::vector<Action> actsOfWall(const Position& position, const Sighted& wall) {
    const auto& building = position.buildings[wall.at];
    if (!building || building->owner != wall.owner) {
        return {};
    }
    if (wall.change->what == What::Vanished) {
        return building->walls > 0 ? std::vector<Action>{settingWalls(position, wall.at, building->walls - 1)}
                                   : std::vector<Action>{};
    }
    return {engine::Build{wall.owner, engine::Piece::Wall, wall.at},
            settingWalls(position, wall.at, building->walls + 1)};
}

}  // namespace adjudicator::watch
