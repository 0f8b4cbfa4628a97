// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/public/public_card.h"
#include "adjudicator/record/line.h"
#include "engine/clauses/language.h"
#include "engine/state/setup.h"

namespace adjudicator {

/// What lies on the board for all to see, by the names of places. A hex or harbour that lies face down is without what
/// is printed on it.
struct PublicBoard {
    /// In the order of the seats, the table's own order.
    std::vector<engine::PlayerSetup> players;
    std::vector<engine::HexSetup> hexes;
    std::vector<engine::HarbourSetup> harbours;
    std::vector<engine::BuildingSetup> buildings;
    std::vector<engine::RouteSetup> routes;
    std::vector<engine::BridgeSetup> bridges;
    std::vector<engine::ArmySetup> armies;
    std::vector<engine::NukeSetup> nukes;
    std::optional<engine::Hex> robber;
    std::optional<engine::Hex> pirate;
    bool operator==(const PublicBoard&) const = default;
};

/// What everybody at the table may see, and nothing else, in words of one language: whoever shows a game to others
/// draws from this alone. It holds no hand, no card's kind but of bids, which lie open, no hidden victory point, no
/// free text of the referee, and nothing under a hex that lies face down.
struct PublicView {
    struct Seat {
        engine::PlayerId player{};
        std::string name;
        /// Open points.
        int points = 0;
        bool onTurn = false;
        /// Plays a fictional player's turn (SW-8).
        bool playsFictional = false;
        bool hasWon = false;
        bool isOut = false;
        bool operator==(const Seat&) const = default;
    };
    /// One army that fights on a side, or the building on the crossing that is attacked.
    struct Fighter {
        engine::PlayerId owner{};
        engine::Units units;
        /// Empty for an army.
        std::optional<engine::BuildingKind> building = {};
        bool upsideDown = false;
        int walls = 0;
        /// An army still stands for the building: it throws no die.
        bool isCovered = false;
        bool operator==(const Fighter&) const = default;
    };
    /// One side of a combat.
    struct Force {
        engine::PlayerId player{};
        std::string name;
        /// In the order of their dice, what is covered last; none of a combat that is over.
        std::vector<Fighter> fighters;
        /// "2 C · 1 I", "city, upside down".
        std::string forces;
        /// Value 0: not yet thrown.
        std::vector<engine::Die> dice;
        int walls = 0;
        bool operator==(const Force&) const = default;
    };
    struct Combat {
        Force attacker;
        Force defender;
        /// The chance that the attacker wins from here if nobody stops; empty when it was not asked for.
        std::optional<double> attackerWins;
        /// "10 : 7", newest last.
        std::vector<std::string> rounds;
        /// Of each of them.
        std::vector<engine::PlayerId> winners;
        /// "8–10–5": the crossing that is attacked, and those from which it is; empty of a combat that is over.
        std::string place;
        std::string from;
        bool isOver = false;
        bool operator==(const Combat&) const = default;
    };
    /// How many cards a throw gave, never which.
    struct Gain {
        engine::PlayerId player{};
        std::string name;
        int cards = 0;
        bool operator==(const Gain&) const = default;
    };

    PublicBoard board;
    /// Where a combat is fought, from where, and who helps the defender from where; empty without one.
    std::optional<engine::Corner> target;
    std::vector<engine::Corner> attackers;
    std::vector<engine::Corner> allies;
    std::vector<Seat> seats;
    int winningScore = 0;
    std::string headline;
    std::string phase;
    /// What holds beyond what stands on the board: boycotts, catastrophes.
    std::vector<std::string> warnings;
    /// What the table waits for or what came of it, first, where it is shown on a card; then the warnings that are.
    std::vector<PublicCard> cards;
    /// Dice of a throw outside a combat.
    std::vector<engine::Die> dice;
    std::vector<Gain> gains;
    std::optional<Combat> combat;
    /// What came of the last act, with its clauses: "Ben wins round 5", "SA-K7".
    std::string result;
    std::vector<std::string> details;
    std::string clauses;
    /// What the last throw proves, and whether that is little.
    std::string trust;
    bool isOnTrust = false;
    /// A word of the table went into the faces.
    bool isWitnessed = false;
    /// The witness word of the last throw; while one is awaited, it is empty and `waitsForWord` is set.
    std::string word;
    /// Who said it; empty where that is not written down.
    std::string wordBy;
    bool waitsForWord = false;
    /// The chain's head: what its QR code carries, the code for reading aloud, and the entry.
    std::string headText;
    std::string headCode;
    std::uint64_t entry = 0;

    bool operator==(const PublicView&) const = default;
};

/// The game as written, for all to see. `withOdds` computes the chances of a combat under way.
[[nodiscard]] PublicView publicViewOf(const Line& line, engine::Language language, bool withOdds);

/// Whether all may know of an event. Cards, hands and what the referee only noted are not among these.
[[nodiscard]] bool isPublic(const engine::Event& event);

}  // namespace adjudicator
