// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/tournament/tournament_export.h"
#include "engine/clauses/language.h"
#include "engine/tournament/position.h"
#include "engine/tournament/standings.h"

namespace adjudicator {

// What a tournament's papers say, without how they look: one source for the pages that browsers show, for those that
// the window prints, and for the audience. All texts are in one language, nothing is escaped.

/// What stands on every page.
struct PaperHead {
    std::string tournament;
    /// Place and days, as " · Vienna · 2026-11-21"; empty where neither is known.
    std::string where;
    /// Entry, chain head and time: which state it shows.
    std::string foot;
};
[[nodiscard]] PaperHead paperHead(const engine::tournament::Settings& settings, const TournamentStamp& stamp,
                                  engine::Language language);

/// The words that stand on the papers beside what the tournament gives.
struct PaperWords {
    std::string player, club, table, seat, orderOfPlay, points, place, signature, referee, clock;
    std::string byName, resting, away, director, head, timeLimit;
    std::string rank, separator, penalties, rule, reason;
    std::string phones;
    std::string round, tableAndSeat, share, placePoints, state, sums, neighbours;
};
[[nodiscard]] PaperWords paperWords(engine::Language language);
/// "Rank 4".
[[nodiscard]] std::string rankText(int rank, engine::Language language);

struct PaperPlayer {
    engine::PlayerId player{};
    std::string id;
    std::string name;
    std::string club;
    /// Out of the round in which this seat is.
    bool isAway = false;
};

/// One table of a round, players in order of play.
struct PaperTable {
    int number = 1;
    /// "Table 3".
    std::string name;
    std::vector<PaperPlayer> seats;
};

/// Where somebody sits.
struct PaperSeat {
    PaperPlayer player;
    std::string table;
    int tableNumber = 1;
    int seat = 1;
};

struct PairingFacts {
    /// "Round 2".
    std::string round;
    /// Documents and winning score, with the special cards where they depend on it.
    std::string rules;
    std::vector<PaperTable> tables;
    /// By name, as a list is searched; equal names by start number.
    std::vector<PaperSeat> byName;
    /// Players who do not play this round although they are in the tournament.
    std::vector<PaperPlayer> resting;
};
/// The round must be seated.
[[nodiscard]] PairingFacts pairingFacts(const engine::tournament::Position& position, int round,
                                        engine::Language language);

/// One player's seats in all rounds that are seated.
struct SeatSlip {
    struct Line {
        std::string round;
        std::string table;
        /// "place 2 in the order of play".
        std::string seat;
    };
    PaperPlayer player;
    std::vector<Line> lines;
};
/// By name, as they are handed out; equal names by start number. Who has no seat has no slip.
[[nodiscard]] std::vector<SeatSlip> seatSlips(const engine::tournament::Position& position, engine::Language language);

/// What is to be said of the records of games, by the games' ids (32 digits): one line each.
using GameVerdicts = std::map<std::string, std::string>;

/// One table's sheet for points and signatures.
struct ResultSlip {
    struct Line {
        int seat = 1;
        PaperPlayer player;
        /// Of a result that is entered.
        std::optional<int> points;
        std::optional<int> place;
    };
    std::string round;
    std::string table;
    std::vector<Line> lines;
    /// What the code shows: the head of the game that the result was taken from, else the slip's own (SlipCode).
    std::string head;
    /// Minutes of the game, where they are limited.
    std::optional<int> timeLimit;
    /// Documents and winning score, with the special cards where they depend on it.
    std::string rules;
    /// On the record of the game that the result was taken from; empty where nothing is known of it.
    std::string verdict;
    /// Until when a protest is possible, with a line to write the time on where it is not known yet.
    std::string protest;
    /// What phones open to see this table; empty while there are no pages for them.
    std::string phones;
};
/// The round must be seated. `protestUntil`: by table, the time of day at which its time for protests runs out.
/// `phones`: what phones open to see a table, its number set behind it; empty where there are no pages for them.
[[nodiscard]] std::vector<ResultSlip> resultSlips(const engine::tournament::Position& position,
                                                  const TournamentStamp& stamp, int round, engine::Language language,
                                                  const GameVerdicts& verdicts = {},
                                                  const std::map<int, std::string>& protestUntil = {},
                                                  const std::string& phones = {});

/// A number as it is read, and exactly; the second is empty where the first is exact.
struct PaperValue {
    std::string shown;
    std::string exact;
};

struct StandingLine {
    int rank = 1;
    PaperPlayer player;
    /// One for each criterion of the settings.
    std::vector<PaperValue> values;
    /// What separates from the line before.
    std::string separator;
    /// Only lots would separate, and they are not drawn.
    bool isOpenTie = false;
};

struct PenaltyLine {
    PaperPlayer player;
    /// "deduction 1/2 wins", "warning (withdrawn)".
    std::string what;
    std::string rule;
    std::string reason;
};

struct StandingFacts {
    /// The words over the values.
    std::vector<std::string> criteria;
    std::vector<StandingLine> lines;
    /// Why it is provisional; empty when all results are official.
    std::string provisional;
    /// Of each disputed result with a claim: who would stand where if it holds.
    std::vector<std::string> claims;
    std::vector<PenaltyLine> penalties;
};
[[nodiscard]] StandingFacts standingFacts(const engine::tournament::Position& position,
                                          const engine::tournament::Standings& standings, engine::Language language);

/// What makes one player's rank.
struct SheetFacts {
    struct Game {
        std::string round;
        std::string table;
        int seat = 1;
        /// "12 (counts as 10)" or "9".
        std::string points;
        /// "2", "1, shared by 2".
        std::string place;
        PaperValue share;
        PaperValue placePoints;
        std::string state;
    };
    /// How a criterion's value comes together: "10 + 7 + 9 = 26".
    struct Sum {
        std::string criterion;
        std::string parts;
        PaperValue value;
    };
    PaperPlayer player;
    int rank = 1;
    std::vector<Game> games;
    std::vector<Sum> sums;
    /// Against the lines before and behind, one sentence each: what is equal and what separates.
    std::vector<std::string> reasons;
    /// The line before, the player's, the line behind, where they are.
    std::vector<StandingLine> neighbours;
    std::vector<std::string> criteria;
    std::vector<PenaltyLine> penalties;
};
/// The player must be among the rows.
[[nodiscard]] SheetFacts sheetFacts(const engine::tournament::Position& position,
                                    const engine::tournament::Standings& standings, engine::PlayerId player,
                                    engine::Language language);

}  // namespace adjudicator
