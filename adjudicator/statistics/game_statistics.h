// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "adjudicator/record/dice_game.h"
#include "adjudicator/statistics/account.h"
#include "adjudicator/statistics/throws_seen.h"

namespace adjudicator {

/// By what a player comes to cards.
enum class CardSource : std::uint8_t { Production, Founding, Trade, Theft, Development, Other };
inline constexpr std::array kCardSources{CardSource::Production, CardSource::Founding,    CardSource::Trade,
                                         CardSource::Theft,      CardSource::Development, CardSource::Other};
[[nodiscard]] std::string_view toText(CardSource source);

/// How many cards came by each way.
struct CardsGained {
    std::array<int, kCardSources.size()> cards{};
    /// Hands or resources that passed on without anybody knowing how many cards they were.
    int uncounted = 0;
    [[nodiscard]] int of(CardSource source) const { return cards[static_cast<std::size_t>(source)]; }
    [[nodiscard]] int total() const;
    void add(CardSource source, int count) { cards[static_cast<std::size_t>(source)] += count; }
    void add(const CardsGained& other);
};

/// One combat of the line.
struct CombatSeen {
    /// Of the attack.
    std::uint64_t entry = 0;
    engine::PlayerId attacker{};
    engine::PlayerId defender{};
    /// The attacker's chance before the first round, fought to the end; empty where it cannot be computed.
    std::optional<double> chance;
    /// Empty while it goes on.
    std::optional<engine::CombatOutcome> outcome;
    /// Rounds that the attacker won, against the chance of each as it was thrown.
    Account attackerRounds;
};

/// How the points stood.
struct PointsMoment {
    std::uint64_t entry = 0;
    int round = 0;
    /// Whose turn begins.
    engine::PlayerId turn{};
    /// By seat, with what all may know.
    std::vector<int> points;
};

/// A turn from its beginning to the next one's.
struct TurnTaken {
    std::uint64_t entry = 0;
    int round = 0;
    engine::PlayerId player{};
    double seconds = 0;
};

struct PlayerStatistics {
    engine::Player player;
    /// Cards from the production rolls of everybody, against what the board as it stood would give on average.
    Account production;
    CardsGained gained;
};

/// What can be counted in one game's record: of the acts that count, but for virtual dice (throws_seen.h). Of a dice
/// game the throws alone.
struct GameStatistics {
    db::GameId game;
    std::uint64_t number = 0;
    std::string time;
    std::uint64_t entries = 0;
    std::vector<engine::Document> documents;
    /// In seat order.
    std::vector<PlayerStatistics> players;
    std::vector<ThrowSeen> throws;
    std::vector<CombatSeen> combats;
    /// At the start, at the beginning of each turn, and at the end.
    std::vector<PointsMoment> points;
    std::vector<TurnTaken> turns;
    std::optional<engine::PlayerId> winner;
    bool isOver = false;
};

[[nodiscard]] GameStatistics statisticsOf(const Line& line);
[[nodiscard]] GameStatistics statisticsOf(const LineOf<DiceGame>& line);

/// Seconds since 1970 of an entry's time; empty for any other text.
[[nodiscard]] std::optional<double> secondsOf(std::string_view utc);

}  // namespace adjudicator
