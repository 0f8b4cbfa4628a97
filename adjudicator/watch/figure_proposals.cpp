// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/figure_proposals.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "adjudicator/watch/figure_acts.h"
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

/// Figures that went and came; either may be missing.
struct Pair {
    std::optional<Sighted> went;
    std::optional<Sighted> came;
};

int stepsBetween(const Position& position, const Sighted& went, const Sighted& came) {
    constexpr int kUnreachable = 1000;
    const int most = static_cast<int>(position.topology().cornerCount());
    for (const engine::Reach& reach : engine::reachable(position, went.owner, went.at, most)) {
        if (reach.corner == came.at) {
            return reach.steps;
        }
    }
    return kUnreachable;
}

bool hasFigures(const Position& position, const Sighted& sighted) {
    return !unitsAt(position, sighted.owner, sighted.at).empty() || hasNuke(position, sighted.owner, sighted.at);
}

/// Each coming goes with the nearest going of its colour; several of one army may, and armies that join.
std::vector<Pair> pairsOf(const Position& position, const std::vector<Sighted>& went, const std::vector<Sighted>& came,
                          bool turnKnown) {
    std::vector<Pair> pairs;
    std::vector<int> used(went.size(), 0);
    std::vector<std::optional<std::size_t>> from(came.size());
    for (const bool again : {false, true}) {
        while (true) {
            std::optional<std::pair<std::size_t, std::size_t>> best;
            int least = 0;
            for (std::size_t c = 0; c < came.size(); ++c) {
                for (std::size_t w = 0; w < went.size() && !from[c]; ++w) {
                    const bool mayGo =
                        went[w].owner == came[c].owner && hasFigures(position, went[w]) &&
                        (again ? used[w] < unitsAt(position, went[w].owner, went[w].at).size() : used[w] == 0);
                    if (!mayGo) {
                        continue;
                    }
                    const int steps = stepsBetween(position, went[w], came[c]);
                    if (!best || steps < least) {
                        best = {w, c};
                        least = steps;
                    }
                }
            }
            if (!best) {
                break;
            }
            from[best->second] = best->first;
            ++used[best->first];
        }
    }
    for (std::size_t c = 0; c < came.size(); ++c) {
        pairs.push_back({from[c] ? std::optional(went[*from[c]]) : std::nullopt, came[c]});
    }
    for (std::size_t w = 0; w < went.size(); ++w) {
        if (used[w] > 0) {
            continue;
        }
        Pair alone{went[w], std::nullopt};
        for (const Sighted& other : came) {
            if (other.owner == went[w].owner && turnKnown &&
                isAllowed(position, walking(went[w].owner, went[w].at, other.at, std::nullopt), true)) {
                alone.came = other;
            }
        }
        pairs.push_back(alone);
    }
    // An army that went to several places went to each of them in part.
    return pairs;
}

std::optional<Proposal> likeliest(const Position& position, const std::vector<Action>& acts, bool turnKnown,
                                  double confidence, std::vector<PieceChange> changes) {
    if (acts.empty()) {
        return std::nullopt;
    }
    const auto allowed =
        std::find_if(acts.begin(), acts.end(), [&](const Action& act) { return isAllowed(position, act, turnKnown); });
    return Proposal{allowed != acts.end() ? *allowed : acts.front(), confidence, allowed != acts.end(),
                    std::move(changes)};
}

/// A pair of an army that went to several places: to each only a part.
Pair inPart(const Pair& pair, const std::vector<Pair>& all, PieceChange& went) {
    const auto isSame = [&](const Pair& other) { return other.went && other.came && other.went->at == pair.went->at; };
    if (!pair.went || !pair.came || std::count_if(all.begin(), all.end(), isSame) < 2) {
        return pair;
    }
    went = *pair.went->change;
    went.partly = true;
    Pair part = pair;
    part.went->change = &went;
    return part;
}

std::vector<Action> actsOf(const Position& position, const Pair& pair, bool turnKnown) {
    if (pair.went && pair.came) {
        return actsOfMoving(position, *pair.went, *pair.came);
    }
    return pair.came ? actsOfComing(position, *pair.came, turnKnown) : actsOfGoing(position, *pair.went);
}

bool isWall(const PieceChange& change) {
    return !vision::isOfHex(change) && change.piece == engine::Piece::Wall;
}

void addUnits(engine::Setup& setup, const engine::Corner& at, const std::string& owner, const Units& units) {
    for (engine::ArmySetup& army : setup.armies) {
        if (army.at == at && army.owner == owner) {
            army.units += units;
            return;
        }
    }
    std::erase_if(setup.armies, [&](const engine::ArmySetup& army) { return army.at == at; });
    if (!units.empty()) {
        setup.armies.push_back({at, owner, units});
    }
}

void putNuke(engine::Setup& setup, const engine::Corner& at, const std::string& owner) {
    std::erase_if(setup.nukes, [&](const engine::NukeSetup& nuke) { return nuke.at == at; });
    setup.nukes.push_back({at, owner});
}

void apply(const engine::MoveArmy& move, const Position& position, engine::Setup& setup) {
    const engine::Corner& from = position.topology().corner(move.from);
    const engine::Corner& to = position.topology().corner(*move.to);
    const std::string& owner = position.table->idOf(move.by);
    const bool everything = !move.units && !move.nuke;
    const Units units = move.units.value_or(everything ? unitsAt(position, move.by, move.from) : Units{});
    for (engine::ArmySetup& army : setup.armies) {
        if (army.at == from) {
            // Several parts may leave in one frame.
            army.units = {std::max(0, army.units.artillery - units.artillery),
                          std::max(0, army.units.cavalry - units.cavalry),
                          std::max(0, army.units.infantry - units.infantry)};
        }
    }
    std::erase_if(setup.armies, [](const engine::ArmySetup& army) { return army.units.empty(); });
    if (!units.empty()) {
        addUnits(setup, to, owner, units);
    }
    if (move.nuke.value_or(everything && hasNuke(position, move.by, move.from))) {
        std::erase_if(setup.nukes, [&](const engine::NukeSetup& nuke) { return nuke.at == from; });
        putNuke(setup, to, owner);
    }
}

void apply(const engine::Adjust& adjust, const Position& position, engine::Setup& setup) {
    for (const engine::Place& place : adjust.remove) {
        const auto& corner = position.topology().corner(std::get<CornerId>(place));
        std::erase_if(setup.nukes, [&](const engine::NukeSetup& nuke) { return nuke.at == corner; });
        std::erase_if(setup.armies, [&](const engine::ArmySetup& army) { return army.at == corner; });
    }
    for (const engine::ArmySetup& army : adjust.set->armies) {
        std::erase_if(setup.armies, [&](const engine::ArmySetup& each) { return each.at == army.at; });
        addUnits(setup, army.at, army.owner, army.units);
    }
    for (const engine::NukeSetup& nuke : adjust.set->nukes) {
        putNuke(setup, nuke.at, nuke.owner);
    }
    for (const engine::BuildingSetup& building : adjust.set->buildings) {
        for (engine::BuildingSetup& each : setup.buildings) {
            each.walls = each.at == building.at ? building.walls : each.walls;
        }
    }
}

void apply(const engine::Build& build, const Position& position, engine::Setup& setup) {
    const engine::Corner& corner = position.topology().corner(std::get<CornerId>(build.at));
    const std::string& owner = position.table->idOf(build.by);
    if (build.piece == engine::Piece::Nuke) {
        putNuke(setup, corner, owner);
        return;
    }
    for (engine::BuildingSetup& each : setup.buildings) {
        each.walls += each.at == corner && build.piece == engine::Piece::Wall ? 1 : 0;
    }
    if (build.piece == engine::Piece::Settlement) {
        setup.buildings.push_back({corner, engine::BuildingKind::Settlement, owner, 0, false});
    }
}

}  // namespace

bool isOfArms(const PieceChange& change) {
    return !vision::isOfHex(change) && (change.piece == engine::Piece::Army || change.piece == engine::Piece::Nuke ||
                                        change.piece == engine::Piece::Wall);
}

std::vector<Proposal> proposalsOfArms(const std::vector<PieceChange>& changes, const Position& position,
                                      bool turnKnown) {
    std::vector<Sighted> went;
    std::vector<Sighted> came;
    std::vector<Proposal> proposals;
    const auto add = [&](std::optional<Proposal> proposal) {
        if (proposal) {
            proposals.push_back(std::move(*proposal));
        }
    };
    for (const PieceChange& change : changes) {
        const auto sighted = isOfArms(change) ? sightedOn(position, change) : std::nullopt;
        if (!sighted) {
            continue;
        }
        if (isWall(change)) {
            add(likeliest(position, actsOfWall(position, *sighted), turnKnown, change.confidence, {change}));
        } else {
            (change.what == What::Vanished ? went : came).push_back(*sighted);
        }
    }
    const std::vector<Pair> pairs = pairsOf(position, went, came, turnKnown);
    for (const Pair& each : pairs) {
        PieceChange storage;
        const Pair pair = inPart(each, pairs, storage);
        std::vector<PieceChange> explained;
        double confidence = 1;
        for (const auto& sighted : {each.came, each.went}) {
            if (sighted) {
                explained.push_back(*sighted->change);
                confidence = std::min(confidence, sighted->change->confidence);
            }
        }
        add(likeliest(position, actsOf(position, pair, turnKnown), turnKnown, confidence, std::move(explained)));
    }
    return proposals;
}

std::vector<Proposal> otherActsOfArms(const Proposal& seen, const Position& position) {
    std::vector<Action> acts;
    Pair pair;
    for (const PieceChange& change : seen.changes) {
        if (const auto sighted = sightedOn(position, change)) {
            (change.what == What::Vanished ? pair.went : pair.came) = sighted;
        }
    }
    const PieceChange& change = seen.changes.front();
    if (isWall(change)) {
        acts = pair.went ? actsOfWall(position, *pair.went) : pair.came ? actsOfWall(position, *pair.came) : acts;
    } else if (pair.went || pair.came) {
        acts = actsOf(position, pair, true);
        if (pair.came && pair.went) {
            const std::vector<Action> more = actsOfComing(position, *pair.came, true);
            acts.insert(acts.end(), more.begin(), more.end());
        }
    }
    if (pair.went && !pair.came && hasNuke(position, pair.went->owner, pair.went->at)) {
        for (const Action& action : engine::legalActions(position)) {
            const auto* fire = std::get_if<engine::FireNuke>(&action);
            if (fire != nullptr && fire->from == pair.went->at) {
                acts.push_back(action);
            }
        }
    }
    if (pair.came && !isWall(change)) {
        const std::vector<FigureGuess> guesses = guessesOf(*pair.came->change);
        for (const FigureGuess& guess : guesses) {
            acts.push_back(settingFigures(position, pair.came->owner, pair.came->at, guess));
        }
        for (const PlayerId player : position.seats()) {
            acts.push_back(settingFigures(position, player, pair.came->at, guesses.front()));
        }
    }
    std::vector<Proposal> others;
    for (const bool legal : {true, false}) {
        for (const Action& act : acts) {
            const bool isEntry = std::holds_alternative<engine::Adjust>(act);
            const bool isKnown = act == seen.action || std::any_of(others.begin(), others.end(),
                                                                   [&](const Proposal& o) { return o.action == act; });
            if (!isKnown && isEntry != legal && (isEntry || isAllowed(position, act, true))) {
                others.push_back({act, 0, legal, seen.changes});
            }
        }
    }
    return others;
}

void applyArms(const Proposal& proposal, const Position& position, engine::Setup& setup) {
    if (const auto* move = std::get_if<engine::MoveArmy>(&proposal.action)) {
        apply(*move, position, setup);
    } else if (const auto* adjust = std::get_if<engine::Adjust>(&proposal.action)) {
        apply(*adjust, position, setup);
    } else if (const auto* build = std::get_if<engine::Build>(&proposal.action)) {
        apply(*build, position, setup);
    } else if (const auto* buy = std::get_if<engine::BuyUnits>(&proposal.action)) {
        addUnits(setup, position.topology().corner(buy->at), position.table->idOf(buy->by), buy->units);
    }
}

}  // namespace adjudicator::watch
