// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/seat_advantage.h"

#include <algorithm>
#include <cmath>

namespace engine::tournament {

namespace {

/// The games of one seat, to be summed up.
struct SeatTally {
    SeatAdvantage seat;
    double wins = 0;
    std::vector<double> shares;
};

void count(SeatTally& tally, const Result& result, std::size_t seat, int cap) {
    const Score& own = result.scores[seat];
    ++tally.seat.games;
    if (own.place == 1) {
        const auto sharing = std::ranges::count(result.scores, 1, &Score::place);
        tally.seat.wins += Fraction(1, sharing);
        tally.wins += 1.0 / static_cast<double>(sharing);
    }
    int total = 0;
    for (const Score& score : result.scores) {
        total += std::min(score.points, cap);
    }
    tally.shares.push_back(total == 0 ? 0.0 : static_cast<double>(std::min(own.points, cap)) / total);
}

SeatAdvantage summed(const SeatTally& tally) {
    SeatAdvantage seat = tally.seat;
    const double games = seat.games;
    seat.expected = 1.0 / seat.tableSize;
    seat.winRate = tally.wins / games;
    seat.error = std::sqrt(seat.expected * (1 - seat.expected) / games);
    seat.isBeyondChance = std::abs(seat.winRate - seat.expected) > 2 * seat.error;
    for (const double share : tally.shares) {
        seat.share += share / games;
    }
    double squares = 0;
    for (const double share : tally.shares) {
        squares += (share - seat.share) * (share - seat.share);
    }
    seat.shareError = seat.games < 2 ? 0 : std::sqrt(squares / (games - 1) / games);
    return seat;
}

}  // namespace

std::vector<SeatAdvantage> seatAdvantages(const Position& position) {
    std::vector<SeatAdvantage> all;
    for (const std::size_t size : {kMostAtTable, kMostAtTable - 1}) {
        std::vector<SeatTally> seats(size);
        for (const Round& round : position.rounds) {
            for (const Pod& pod : round.pods) {
                const bool counts =
                    pod.result && pod.seats.size() == size && std::ranges::none_of(pod.result->scores, &Score::left);
                for (std::size_t seat = 0; counts && seat < size; ++seat) {
                    count(seats[seat], *pod.result, seat, position.settings.scoring.cap);
                }
            }
        }
        for (std::size_t seat = 0; seat < size; ++seat) {
            seats[seat].seat.tableSize = static_cast<int>(size);
            seats[seat].seat.seat = static_cast<int>(seat) + 1;
            if (seats[seat].seat.games > 0) {
                all.push_back(summed(seats[seat]));
            }
        }
    }
    return all;
}

}  // namespace engine::tournament
