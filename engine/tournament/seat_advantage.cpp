// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/seat_advantage.h"

#include <algorithm>
#include <cmath>

namespace engine::tournament {

namespace {

/// The games of one seat, to be summed up.
struct SeatGames {
    SeatAdvantage seat;
    double wins = 0;
    std::vector<double> shares;
};

void count(SeatGames& games, const Result& result, std::size_t seat, int cap) {
    const Score& own = result.scores[seat];
    ++games.seat.games;
    if (own.place == 1) {
        const auto sharing = std::ranges::count(result.scores, 1, &Score::place);
        games.seat.wins += Fraction(1, sharing);
        games.wins += 1.0 / static_cast<double>(sharing);
    }
    int total = 0;
    for (const Score& score : result.scores) {
        total += std::min(score.points, cap);
    }
    games.shares.push_back(total == 0 ? 0.0 : static_cast<double>(std::min(own.points, cap)) / total);
}

SeatAdvantage summed(const SeatGames& played) {
    SeatAdvantage seat = played.seat;
    const double games = seat.games;
    seat.expected = 1.0 / seat.tableSize;
    seat.winRate = played.wins / games;
    seat.error = std::sqrt(seat.expected * (1 - seat.expected) / games);
    seat.isBeyondChance = std::abs(seat.winRate - seat.expected) > 2 * seat.error;
    for (const double share : played.shares) {
        seat.share += share / games;
    }
    double squares = 0;
    for (const double share : played.shares) {
        squares += (share - seat.share) * (share - seat.share);
    }
    seat.shareError = seat.games < 2 ? 0 : std::sqrt(squares / (games - 1) / games);
    return seat;
}

}  // namespace

std::vector<SeatAdvantage> seatAdvantages(const Position& position) {
    std::vector<SeatAdvantage> all;
    for (const std::size_t size : {kMostAtTable, kMostAtTable - 1}) {
        std::vector<SeatGames> seats(size);
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
