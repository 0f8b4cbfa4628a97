// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/map_faults.h"

#include <algorithm>

#include "engine/rules/supply.h"
#include "engine/rulesets/monopolists/continents.h"

namespace engine {

namespace {

constexpr std::size_t kFewestPlayers = 4;
constexpr std::size_t kMostPlayers = 6;
constexpr std::size_t kContinentsForFour = 4;
constexpr std::size_t kContinentsForSix = 5;

void findPlayers(const Position& position, Irregularities& found) {
    const std::size_t players = position.table->players.size();
    if (players < kFewestPlayers || players > kMostPlayers) {
        found.push_back({clause::MO_1, std::nullopt});
    }
    const std::size_t needed = players > kFewestPlayers ? kContinentsForSix : kContinentsForFour;
    if (continents(position).size() != needed) {
        found.push_back({clause::MO_2, std::nullopt});
    }
}

void findExchange(const Position& position, Irregularities& found) {
    const auto hexesOf = [&](Terrain terrain) {
        return std::count_if(position.hexes.begin(), position.hexes.end(),
                             [&](const HexState& hex) { return hex.continent == kExchange && hex.terrain == terrain; });
    };
    const auto all = std::count_if(position.hexes.begin(), position.hexes.end(),
                                   [](const HexState& hex) { return hex.continent == kExchange; });
    const std::ptrdiff_t each = position.rules().rulings.get<RMoMap>() == RMoMap::TwoEach ? 2 : 1;
    // A nuclear weapon turns a hex over, but it stays what it is.
    if (all != 2 * each || hexesOf(Terrain::Mountains) != each || hexesOf(Terrain::Gold) != each) {
        found.push_back({clause::MO_1, std::nullopt});
    }
}

/// Crossings where two continents meet, or the Exchange and a continent.
void findBorders(const Position& position, Irregularities& found) {
    for (const CornerId corner : position.topology().corners()) {
        const std::size_t lands = continentsAt(position, corner).size() + (isOnExchange(position, corner) ? 1 : 0);
        if (lands > 1) {
            found.push_back({clause::MO_1, corner});
        }
    }
}

void findPieces(const Position& position, Irregularities& found) {
    if (position.pirate && position.inForce(clause::MO_4)) {
        found.push_back({clause::MO_4, *position.pirate});
    }
    const Rules& rules = position.rules();
    for (const PlayerId player : position.seats()) {
        if (piecesOnBoard(position, player, Piece::Factory) > rules.number(Number::Factories)) {
            found.push_back({clause::MO_5, std::nullopt, player, Piece::Factory});
        }
        const bool limited = rules.clauseOf(Number::Walls) == clause::MO_7;
        if (limited && piecesOnBoard(position, player, Piece::Wall) > rules.number(Number::Walls)) {
            found.push_back({clause::MO_7, std::nullopt, player, Piece::Wall});
        }
    }
}

}  // namespace

void findMonopolistsIrregularities(const Position& position, Irregularities& found) {
    if (!position.rules().has(Document::Monopolists)) {
        return;
    }
    findPlayers(position, found);
    findExchange(position, found);
    findBorders(position, found);
    findPieces(position, found);
}

}  // namespace engine
