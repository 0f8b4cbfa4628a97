// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/clauses/clause_id.h"
#include "engine/clauses/ruling_id.h"
#include "engine/fields.h"
#include "engine/tournament/position.h"

namespace engine::tournament {

// What came about. evolve applies these and knows no rules.

/// A new player, numbered on from those there.
struct PlayerEntered {
    std::string id;
    std::string name;
    std::string club;
    int from = 1;
    bool standIn = false;
    static constexpr std::string_view kName = "player-entered";
    static void fields(auto& self, auto&& visit) {
        visit("id", self.id);
        visit("name", self.name);
        visit("club", self.club);
        visit("from", self.from);
        visit("stand_in", self.standIn);
    }
    bool operator==(const PlayerEntered&) const = default;
};

/// The player is now as said here.
struct PlayerChanged {
    PlayerId player{};
    std::string name;
    std::string club;
    int from = 1;
    std::optional<int> until;
    std::vector<int> absent;
    bool disqualified = false;
    static constexpr std::string_view kName = "player-changed";
    ADJ_FIELDS(player, name, club, from, until, absent, disqualified);
    bool operator==(const PlayerChanged&) const = default;
};

struct PairForbidden {
    PlayerId a{};
    PlayerId b{};
    bool hard = false;
    int from = 1;
    int to = 1;
    std::string reason;
    static constexpr std::string_view kName = "pair-forbidden";
    ADJ_FIELDS(a, b, hard, from, to, reason);
    bool operator==(const PairForbidden&) const = default;
};

struct PairAllowed {
    PlayerId a{};
    PlayerId b{};
    static constexpr std::string_view kName = "pair-allowed";
    ADJ_FIELDS(a, b);
    bool operator==(const PairAllowed&) const = default;
};

/// The round is the last there is, or one more; its tables are these, without results.
struct RoundSeated {
    int round = 1;
    std::vector<std::vector<PlayerId>> tables;
    bool byScore = false;
    static constexpr std::string_view kName = "round-seated";
    static void fields(auto& self, auto&& visit) {
        visit("round", self.round);
        visit("tables", self.tables);
        visit("by_score", self.byScore);
    }
    bool operator==(const RoundSeated&) const = default;
};

/// These tables, none of which has a result, are seated so; all others stay. A table one behind the last is new.
struct SeatsChanged {
    int round = 1;
    std::vector<TableSeats> tables;
    static constexpr std::string_view kName = "seats-changed";
    ADJ_FIELDS(round, tables);
    bool operator==(const SeatsChanged&) const = default;
};

/// The table's result is this, or none.
struct ResultSet {
    int round = 1;
    int table = 1;
    std::vector<Score> scores;
    ResultState state = ResultState::Pending;
    std::string game;
    std::string head;
    std::string dispute;
    std::vector<Score> claim;
    std::vector<PlayerId> signedBy;
    static constexpr std::string_view kName = "result-set";
    static void fields(auto& self, auto&& visit) {
        visit("round", self.round);
        visit("table", self.table);
        visit("scores", self.scores);
        visit("state", self.state);
        visit("game", self.game);
        visit("head", self.head);
        visit("dispute", self.dispute);
        visit("claim", self.claim);
        visit("signed", self.signedBy);
    }
    bool operator==(const ResultSet&) const = default;
};

struct ResultWithdrawn {
    int round = 1;
    int table = 1;
    static constexpr std::string_view kName = "result-withdrawn";
    ADJ_FIELDS(round, table);
    bool operator==(const ResultWithdrawn&) const = default;
};

struct PenaltyGiven {
    PlayerId player{};
    PenaltyKind kind = PenaltyKind::Warning;
    std::optional<int> round;
    std::optional<Criterion> criterion;
    Fraction amount;
    std::string rule;
    std::string reason;
    std::optional<CarriedFrom> carried = {};
    static constexpr std::string_view kName = "penalty-given";
    ADJ_FIELDS(player, kind, round, criterion, amount, rule, reason, carried);
    bool operator==(const PenaltyGiven&) const = default;
};

struct PenaltyWithdrawn {
    int penalty = 1;
    static constexpr std::string_view kName = "penalty-withdrawn";
    ADJ_FIELDS(penalty);
    bool operator==(const PenaltyWithdrawn&) const = default;
};

struct RulingNoted {
    std::optional<int> round;
    std::optional<int> table;
    std::vector<PlayerId> players;
    std::string rule;
    std::string reason;
    static constexpr std::string_view kName = "ruling-noted";
    ADJ_FIELDS(round, table, players, rule, reason);
    bool operator==(const RulingNoted&) const = default;
};

/// The lots' order, the best first.
struct LotsDrawn {
    std::vector<PlayerId> players;
    static constexpr std::string_view kName = "lots-drawn";
    ADJ_FIELDS(players);
    bool operator==(const LotsDrawn&) const = default;
};

struct SeedDrawn {
    int seed = 0;
    static constexpr std::string_view kName = "seed-drawn";
    ADJ_FIELDS(seed);
    bool operator==(const SeedDrawn&) const = default;
};

struct SettingsChanged {
    Settings settings;
    static constexpr std::string_view kName = "settings-changed";
    ADJ_FIELDS(settings);
    bool operator==(const SettingsChanged&) const = default;
};

/// The desk is known by this name; an empty one takes it off the list.
struct DeskKnown {
    std::string key;
    std::string name;
    std::optional<DeskRole> role = {};
    static constexpr std::string_view kName = "desk-known";
    ADJ_FIELDS(key, name, role);
    bool operator==(const DeskKnown&) const = default;
};

struct SlipNoted {
    int round = 1;
    int table = 1;
    std::string head;
    static constexpr std::string_view kName = "slip-noted";
    ADJ_FIELDS(round, table, head);
    bool operator==(const SlipNoted&) const = default;
};

struct ProposalDeclined {
    std::string proposal;
    static constexpr std::string_view kName = "proposal-declined";
    ADJ_FIELDS(proposal);
    bool operator==(const ProposalDeclined&) const = default;
};

struct TournamentEnded {
    static constexpr std::string_view kName = "tournament-ended";
    static void fields(auto&, auto&&) {}
    bool operator==(const TournamentEnded&) const = default;
};

using EventBody = std::variant<PlayerEntered, PlayerChanged, PairForbidden, PairAllowed, RoundSeated, SeatsChanged,
                               ResultSet, ResultWithdrawn, PenaltyGiven, PenaltyWithdrawn, RulingNoted, LotsDrawn,
                               SeedDrawn, SettingsChanged, DeskKnown, SlipNoted, ProposalDeclined, TournamentEnded>;

/// As in every game; a tournament's rules are no clauses of the catalogue, so both lists stay empty.
struct Event {
    EventBody body;
    std::vector<ClauseId> clauses;
    std::vector<RulingChoice> rulings;
    bool operator==(const Event&) const = default;
};
using Events = std::vector<Event>;

}  // namespace engine::tournament
