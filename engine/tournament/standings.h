// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/tournament/position.h"

namespace engine::tournament {

/// One game of a player as it counts.
struct CountedGame {
    int round = 1;
    int table = 1;
    /// In the order of play, from 1.
    int seat = 1;
    Stage stage = Stage::Preliminary;
    int points = 0;
    /// Points up to the cap.
    int counted = 0;
    int place = 1;
    /// How many share that place.
    int sharing = 1;
    /// What the share is taken of (with the dummy's part, hence a fraction).
    Fraction whole;
    Fraction share;
    Fraction placePoints;
    ResultState state = ResultState::Pending;
    /// The player left before its end.
    bool left = false;
    bool operator==(const CountedGame&) const = default;
};

/// What puts a row behind the one before it.
enum class SeparatedBy : std::uint8_t { First, Stage, Place, Criterion, Lots, Disqualified, Nothing };

struct Standing {
    PlayerId player{};
    /// Equal rows have equal ranks.
    int rank = 1;
    /// By criterion, with deductions, of the preliminary rounds.
    std::array<Fraction, kCriteria> values;
    std::vector<CountedGame> games;
    /// How far the player came, and the place in the game there.
    Stage reached = Stage::Preliminary;
    std::optional<int> placeThere;
    SeparatedBy separated = SeparatedBy::First;
    std::optional<Criterion> criterion;
    [[nodiscard]] const Fraction& value(Criterion of) const { return values[static_cast<std::size_t>(of)]; }
    bool operator==(const Standing&) const = default;
};

struct Standings {
    /// Of everybody but stand-ins.
    std::vector<Standing> rows;
    /// Groups that only lots can part.
    std::vector<std::vector<PlayerId>> ties;
    /// Not every result is official, or one that was seated is missing.
    bool isProvisional = false;
    /// Null for a stand-in.
    [[nodiscard]] const Standing* of(PlayerId player) const;
    /// The groups of which somebody has a result that counts: about the others there is nothing to draw yet.
    [[nodiscard]] std::vector<std::vector<PlayerId>> tiesToDraw() const;
    /// Whether the player is in one of these.
    [[nodiscard]] bool isToDraw(PlayerId player) const;
    bool operator==(const Standings&) const = default;

private:
    [[nodiscard]] bool isToDraw(const std::vector<PlayerId>& tie) const;
};

/// What one preliminary game adds to a criterion: to a sum its part, to the mean the share that is averaged.
[[nodiscard]] Fraction partOf(const CountedGame& game, Criterion criterion, const Scoring& scoring);

enum class StandingsOf : std::uint8_t { Everything, PreliminaryRounds };

/// The standings as the results are, exact; `through` leaves out later rounds.
[[nodiscard]] Standings standings(const Position& position, StandingsOf of = StandingsOf::Everything,
                                  std::optional<int> through = {});

/// Who stands elsewhere after a change.
struct RankChange {
    PlayerId player{};
    std::optional<int> before;
    std::optional<int> after;
    bool operator==(const RankChange&) const = default;
};
[[nodiscard]] std::vector<RankChange> rankChanges(const Standings& before, const Standings& after);

/// A disputed result whose other side has said its scores, and who would stand elsewhere if that side is right. Each
/// dispute by itself, all other results as they are.
struct ClaimedRanks {
    int round = 1;
    int table = 1;
    std::vector<RankChange> ranks;
    bool operator==(const ClaimedRanks&) const = default;
};
[[nodiscard]] std::vector<ClaimedRanks> claimedRanks(const Position& position);

}  // namespace engine::tournament
