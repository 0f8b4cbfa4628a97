// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/action/dice.h"
#include "engine/fields.h"
#include "engine/tournament/doubt.h"
#include "engine/tournament/position.h"

namespace engine::tournament {

// What the director does (docs/tournament.md). Fields are listed once, as in engine/action/action.h.

/// A player as entered; without an id the next free number is the start number. A stand-in fills seats where somebody
/// is missing and has no rank.
struct NewEntrant {
    std::string id;
    std::string name;
    std::string club;
    bool standIn = false;
    bool operator==(const NewEntrant&) const = default;
    static void fields(auto& self, auto&& visit) {
        visit("id", self.id);
        visit("name", self.name);
        visit("club", self.club);
        visit("stand_in", self.standIn);
    }
};

/// Players enter; after the first round was seated they are late entries and play from a round on.
struct EnterPlayers {
    std::vector<NewEntrant> players;
    std::optional<int> from;
    static constexpr std::string_view kName = "enter";
    ADJ_FIELDS(players, from);
    bool operator==(const EnterPlayers&) const = default;
};

struct EditPlayer {
    PlayerId player{};
    std::optional<std::string> name;
    std::optional<std::string> club;
    static constexpr std::string_view kName = "edit-player";
    ADJ_FIELDS(player, name, club);
    bool operator==(const EditPlayer&) const = default;
};

/// The player plays no more from that round on.
struct DropOut {
    PlayerId player{};
    int from = 1;
    std::string reason;
    static constexpr std::string_view kName = "drop-out";
    ADJ_FIELDS(player, from, reason);
    bool operator==(const DropOut&) const = default;
};

/// A player who dropped out plays again from that round on.
struct ComeBack {
    PlayerId player{};
    int from = 1;
    static constexpr std::string_view kName = "come-back";
    ADJ_FIELDS(player, from);
    bool operator==(const ComeBack&) const = default;
};

/// The player misses one round, or (with `present`) does not.
struct MissRound {
    PlayerId player{};
    int round = 1;
    bool present = false;
    static constexpr std::string_view kName = "absent";
    ADJ_FIELDS(player, round, present);
    bool operator==(const MissRound&) const = default;
};

/// No two of these players are to meet in these rounds.
struct Forbid {
    std::vector<PlayerId> players;
    bool hard = false;
    std::optional<int> from;
    std::optional<int> to;
    std::string reason;
    static constexpr std::string_view kName = "forbid";
    ADJ_FIELDS(players, hard, from, to, reason);
    bool operator==(const Forbid&) const = default;
};

/// All that was forbidden between these players is allowed.
struct Allow {
    std::vector<PlayerId> players;
    static constexpr std::string_view kName = "allow";
    ADJ_FIELDS(players);
    bool operator==(const Allow&) const = default;
};

/// A round's tables, each in order of play. Replaces a plan of the round that has no results yet. A pair that is
/// strictly forbidden needs a reason.
struct SeatRound {
    int round = 1;
    std::vector<std::vector<PlayerId>> tables;
    std::optional<int> seed;
    bool byScore = false;
    std::string reason;
    static constexpr std::string_view kName = "seat";
    static void fields(auto& self, auto&& visit) {
        visit("round", self.round);
        visit("tables", self.tables);
        visit("seed", self.seed);
        visit("by_score", self.byScore);
        visit("reason", self.reason);
    }
    bool operator==(const SeatRound&) const = default;
};

/// Two players of a round change places.
struct SwapSeats {
    int round = 1;
    PlayerId a{};
    PlayerId b{};
    std::string reason;
    static constexpr std::string_view kName = "swap";
    ADJ_FIELDS(round, a, b, reason);
    bool operator==(const SwapSeats&) const = default;
};

/// Who really sat at these tables of a round, also where others of the round have results: somebody did not come, a
/// substitute sat down, players took each other's tables. One table more than there are is a new one. Whoever loses the
/// seat so is absent in that round, whoever was absent and sits is not. A result of such a table is withdrawn, unless
/// only the order of play was another.
struct ChangeSeats {
    int round = 1;
    std::vector<TableSeats> tables;
    std::string reason;
    static constexpr std::string_view kName = "sat";
    ADJ_FIELDS(round, tables, reason);
    bool operator==(const ChangeSeats&) const = default;
};

/// A score as entered: places follow from points where none are given. `left`: see Score; it needs a reason.
struct EnteredScore {
    PlayerId player{};
    int points = 0;
    std::optional<int> place;
    bool left = false;
    ADJ_FIELDS(player, points, place, left);
    bool operator==(const EnteredScore&) const = default;
};

/// The result of a table, entered or changed. One that is confirmed or official changes only with a reason. `despite`:
/// what was doubted of it and confirmed when it was entered, or with the same scores afterwards.
struct EnterResult {
    int round = 1;
    int table = 1;
    std::vector<EnteredScore> scores;
    std::optional<ResultState> state;
    std::string game;
    std::string head;
    std::string reason;
    std::vector<Doubt> despite;
    static constexpr std::string_view kName = "result";
    ADJ_FIELDS(round, table, scores, state, game, head, reason, despite);
    bool operator==(const EnterResult&) const = default;
};

/// The result of a table no longer counts.
struct WithdrawResult {
    int round = 1;
    int table = 1;
    std::string reason;
    static constexpr std::string_view kName = "withdraw-result";
    ADJ_FIELDS(round, table, reason);
    bool operator==(const WithdrawResult&) const = default;
};

/// Players sign the result of their table; when all have, it is confirmed.
struct SignResult {
    int round = 1;
    int table = 1;
    std::vector<PlayerId> players;
    static constexpr std::string_view kName = "sign";
    ADJ_FIELDS(round, table, players);
    bool operator==(const SignResult&) const = default;
};

/// A result is confirmed, disputed or made official. Disputing one that was confirmed or official, and settling a
/// dispute, need a reason. `claim`: the scores as the other side of a dispute has them, of everybody at the table.
/// `despite`: what was doubted and confirmed.
struct SetState {
    int round = 1;
    int table = 1;
    ResultState state = ResultState::Confirmed;
    std::string dispute;
    std::string reason;
    std::vector<EnteredScore> claim;
    std::vector<Doubt> despite = {};
    static constexpr std::string_view kName = "state";
    ADJ_FIELDS(round, table, state, dispute, reason, claim, despite);
    bool operator==(const SetState&) const = default;
};

/// `carried`: it was given in an earlier tournament; it has no round here.
struct Penalize {
    PlayerId player{};
    PenaltyKind kind = PenaltyKind::Warning;
    std::optional<int> round;
    std::optional<Criterion> criterion;
    std::optional<Fraction> amount;
    std::string rule;
    std::string reason;
    std::optional<CarriedFrom> carried = {};
    static constexpr std::string_view kName = "penalize";
    ADJ_FIELDS(player, kind, round, criterion, amount, rule, reason, carried);
    bool operator==(const Penalize&) const = default;
};

/// Penalties are numbered from 1.
struct WithdrawPenalty {
    int penalty = 1;
    std::string reason;
    static constexpr std::string_view kName = "withdraw-penalty";
    ADJ_FIELDS(penalty, reason);
    bool operator==(const WithdrawPenalty&) const = default;
};

/// A ruling as a line of its own.
struct RuleOn {
    std::optional<int> round;
    std::optional<int> table;
    std::vector<PlayerId> players;
    std::string rule;
    std::string reason;
    static constexpr std::string_view kName = "rule";
    ADJ_FIELDS(round, table, players, rule, reason);
    bool operator==(const RuleOn&) const = default;
};

/// Lots for players who are equal in every criterion, by one die for each place but the last: of k players, then of
/// k − 1, … Without dice the desk throws its own that can be proved.
struct DrawLots {
    std::vector<PlayerId> players;
    Dice dice;
    std::optional<std::string> word;
    static constexpr std::string_view kName = "draw-lots";
    ADJ_FIELDS(players, dice, word);
    bool operator==(const DrawLots&) const = default;
};

/// A seed for plans of seats that nobody can foresee, by dice (kSeedDice). Without dice the desk throws its own that
/// can be proved.
struct DrawSeed {
    Dice dice;
    std::optional<std::string> word;
    static constexpr std::string_view kName = "draw-seed";
    ADJ_FIELDS(dice, word);
    bool operator==(const DrawSeed&) const = default;
};

/// Changes the settings of a tournament under way; once results are in, it needs a reason.
struct ChangeSettings {
    Settings settings;
    std::string reason;
    static constexpr std::string_view kName = "settings";
    ADJ_FIELDS(settings, reason);
    bool operator==(const ChangeSettings&) const = default;
};

/// A desk whose books are accepted, and what it may propose.
struct KnowDesk {
    std::string key;
    std::string name;
    std::optional<DeskRole> role = {};
    static constexpr std::string_view kName = "desk";
    ADJ_FIELDS(key, name, role);
    bool operator==(const KnowDesk&) const = default;
};

/// A result slip shows this head (`ADJ1:…`), or was used: its own code (`ADJS:…`).
struct NoteSlip {
    int round = 1;
    int table = 1;
    std::string head;
    static constexpr std::string_view kName = "slip";
    ADJ_FIELDS(round, table, head);
    bool operator==(const NoteSlip&) const = default;
};

/// What another desk proposed is not done. `proposal`: its entry, as a head to carry (`ADJ1:…`).
struct Decline {
    std::string proposal;
    std::string reason;
    static constexpr std::string_view kName = "decline";
    ADJ_FIELDS(proposal, reason);
    bool operator==(const Decline&) const = default;
};

struct EndTournament {
    std::string reason;
    static constexpr std::string_view kName = "end";
    ADJ_FIELDS(reason);
    bool operator==(const EndTournament&) const = default;
};

using Action = std::variant<EnterPlayers, EditPlayer, DropOut, ComeBack, MissRound, Forbid, Allow, SeatRound, SwapSeats,
                            ChangeSeats, EnterResult, WithdrawResult, SignResult, SetState, Penalize, WithdrawPenalty,
                            RuleOn, DrawLots, DrawSeed, ChangeSettings, KnowDesk, NoteSlip, Decline, EndTournament>;

[[nodiscard]] std::string_view nameOf(const Action& action);
/// Every act is the director's.
[[nodiscard]] std::optional<PlayerId> actorOf(const Action& action);
/// The dice that an action carries; null for all but lots and seeds.
[[nodiscard]] const Dice* diceOf(const Action& action);
[[nodiscard]] Dice* diceOf(Action& action);

}  // namespace engine::tournament
