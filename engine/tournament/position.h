// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/ids.h"
#include "engine/fields.h"
#include "engine/tournament/fraction.h"
#include "engine/tournament/settings.h"

namespace engine::tournament {

/// As many as ids can tell apart, with room for late entries.
inline constexpr std::size_t kMostPlayers = 250;
inline constexpr std::size_t kMostAtTable = 4;

/// A player of the tournament, by number of entry. The id is the start number or a word of the director's choice.
struct Entrant {
    std::string id;
    std::string name;
    std::string club;
    /// Plays from this round on,
    int from = 1;
    /// and no more from this one on.
    std::optional<int> until;
    /// Rounds missed between.
    std::vector<int> absent;
    bool disqualified = false;
    /// Fills a seat where somebody is missing: never planned in, and without a rank.
    bool standIn = false;
    bool operator==(const Entrant&) const = default;
    [[nodiscard]] bool playsIn(int round) const;
};

/// The players in order of entry. Replaced whole when players enter or change, never changed in place.
struct Table {
    std::vector<Entrant> players;
    [[nodiscard]] std::optional<PlayerId> find(std::string_view id) const;
    [[nodiscard]] const std::string& idOf(PlayerId player) const { return players[index(player)].id; }
    [[nodiscard]] const Entrant& operator[](PlayerId player) const { return players[index(player)]; }
    [[nodiscard]] std::vector<PlayerId> seats() const;
};

/// A result is pending until its players have signed it or the director confirms it; official ends all protest.
enum class ResultState : std::uint8_t { Pending, Confirmed, Disputed, Official };
inline constexpr std::array<std::string_view, 4> kStateWords{"pending", "confirmed", "disputed", "official"};

/// One player's part of a result. Places of equal players are equal, the next place is left out after them. `left`: the
/// player left before the game's end and is behind everybody who stayed, whatever the points then; how that counts is a
/// setting (`Leaver`).
struct Score {
    PlayerId player{};
    int points = 0;
    int place = 1;
    bool left = false;
    bool operator==(const Score&) const = default;
    ADJ_FIELDS(player, points, place, left);
};
/// Whether a score is better than another: of those who stayed, then of those who left, the one with more points.
[[nodiscard]] bool isBefore(const Score& a, const Score& b);

struct Result {
    std::vector<Score> scores;
    ResultState state = ResultState::Pending;
    /// The game of a record book that it was taken from and that game's head then; empty when entered by hand.
    std::string game;
    std::string head;
    /// What is disputed, or where the dispute is found (a game and entry).
    std::string dispute;
    /// The scores that the other side of the dispute claims, as `scores`; empty where nobody said which.
    std::vector<Score> claim;
    std::vector<PlayerId> signedBy;
    bool operator==(const Result&) const = default;
};

/// One table of a round: its players in order of play. A table whose players all sit elsewhere stays, empty.
struct Pod {
    std::vector<PlayerId> seats;
    std::optional<Result> result;
    /// Somebody sits there, and the result is missing.
    [[nodiscard]] bool awaitsResult() const { return !seats.empty() && !result; }
    bool operator==(const Pod&) const = default;
};

/// Who sits at a table, in order of play; nobody where its players all sit elsewhere.
struct TableSeats {
    int table = 1;
    std::vector<PlayerId> players;
    ADJ_FIELDS(table, players);
    bool operator==(const TableSeats&) const = default;
};

struct Round {
    std::vector<Pod> pods;
    /// Seated by the standings of that moment.
    bool byScore = false;
    bool operator==(const Round&) const = default;
};

/// Players who are not to meet, in these rounds.
struct ForbiddenPair {
    PlayerId a{};
    PlayerId b{};
    bool hard = false;
    int from = 1;
    int to = kMostRounds + 2;
    std::string reason;
    bool operator==(const ForbiddenPair&) const = default;
};

/// Where a penalty comes from that was given in an earlier tournament: its id (32 digits), name and head to carry
/// (`ADJ1:…`), and the penalty's number there.
struct CarriedFrom {
    std::string tournament;
    std::string name;
    std::string head;
    int penalty = 1;
    bool operator==(const CarriedFrom&) const = default;
    ADJ_FIELDS(tournament, name, head, penalty);
};

struct Penalty {
    PlayerId player{};
    PenaltyKind kind = PenaltyKind::Warning;
    std::optional<int> round;
    /// What a deduction takes away, and of which criterion.
    std::optional<Criterion> criterion;
    Fraction amount;
    std::string rule;
    std::string reason;
    bool withdrawn = false;
    /// Of a penalty that was carried over: it is counted by escalations, and changes neither standings nor who plays.
    std::optional<CarriedFrom> carried = {};
    bool operator==(const Penalty&) const = default;
};

/// A decision of the director that changes no number.
struct Remark {
    std::optional<int> round;
    std::optional<int> table;
    std::vector<PlayerId> players;
    std::string rule;
    std::string reason;
    bool operator==(const Remark&) const = default;
};

/// What a desk may propose: a table's its own results and signatures, a helper's whatever happens in the hall, a
/// director's everything (docs/tournament.md, "Proposals").
enum class DeskRole : std::uint8_t { Table, Helper, Director };
inline constexpr std::array<std::string_view, 3> kDeskRoleWords{"table", "helper", "director"};

/// A desk whose books are accepted, by its public key (64 digits). Without a role it is a table's.
struct KnownDesk {
    std::string key;
    std::string name;
    std::optional<DeskRole> role = {};
    bool operator==(const KnownDesk&) const = default;
};

/// A head that a result slip shows (`ADJ1:…`): the book must hold it. Or the own code of a slip that was used
/// (`ADJS:…`).
struct SlipHead {
    int round = 1;
    int table = 1;
    std::string head;
    bool operator==(const SlipHead&) const = default;
};

/// Whose turn it is, as the record asks of every game: nobody's, all acts are the director's.
struct Turn {
    PlayerId player{};
    bool operator==(const Turn&) const = default;
};

/// The whole tournament at one moment; changed by evolve and nothing else.
struct Position {
    std::shared_ptr<const Table> table = std::make_shared<const Table>();
    Settings settings;
    std::vector<ForbiddenPair> forbidden;
    /// From round 1 on.
    std::vector<Round> rounds;
    std::vector<Penalty> penalties;
    std::vector<Remark> remarks;
    /// Players in the order drawn, the newest last.
    std::vector<std::vector<PlayerId>> lots;
    std::vector<KnownDesk> desks;
    std::vector<SlipHead> slips;
    /// Proposals that are not to be done, as heads to carry (`ADJ1:…`) of their entries.
    std::vector<std::string> declined;
    /// The newest seed of a plan that was drawn by lot.
    std::optional<int> drawnSeed;
    bool hasEnded = false;
    Turn turn;

    [[nodiscard]] bool isOver() const { return hasEnded; }
    /// Rounds and tables from 1; null where there is none.
    [[nodiscard]] const Round* round(int number) const;
    [[nodiscard]] const Pod* pod(int number, int which) const;
    /// Players who play in that round; stand-ins never do by themselves.
    [[nodiscard]] std::vector<PlayerId> playing(int round) const;
    bool operator==(const Position&) const = default;
};

/// A player who is out of a round, and has a seat in it all the same: at a table without a result.
struct AwaySeat {
    int round = 1;
    int table = 1;
    PlayerId player{};
    bool operator==(const AwaySeat&) const = default;
};
[[nodiscard]] std::vector<AwaySeat> awaySeats(const Position& position);

/// How many tables of four and of three; empty where the number cannot be seated so (1, 2 and 5).
struct TableSizes {
    int fours = 0;
    int threes = 0;
    bool operator==(const TableSizes&) const = default;
};
[[nodiscard]] std::optional<TableSizes> tableSizes(std::size_t players);

}  // namespace engine::tournament
