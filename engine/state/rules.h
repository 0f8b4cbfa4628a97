// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/clauses/clause_id.h"
#include "engine/clauses/guest_book.h"
#include "engine/clauses/rulings.h"
#include "engine/state/cards.h"

namespace engine {

/// The numbers that a document or the table may set, by their names in `numbers`; behind these come those of guests.
enum class Number : std::uint8_t {
    WinningScore,
    HandLimit,
    HandLimitPerWall,
    KnightsNeeded,
    RoadLengthNeeded,
    SpecialCardValue,
    FreeSteps,
    NukeRange,
    WallsPerCity,
    Roads,
    Ships,
    Settlements,
    Cities,
    Walls,
    Infantry,
    Cavalry,
    Artillery,
    Nukes,
    SecondCardValue,
    UnplayedCards,
    Factories,
    Capitals,
    SpecialHarbours,
    AnyHarbours,
};
inline constexpr std::size_t kNumberCount = 24;
inline constexpr std::size_t kNumberRoom = kNumberCount + kMostGuestNumbers;
[[nodiscard]] std::string_view toText(Number number);
[[nodiscard]] std::optional<Number> numberFromText(std::string_view text);

/// What has a price in cards, by its name in `prices`.
enum class Item : std::uint8_t {
    Road,
    Ship,
    Settlement,
    City,
    Infantry,
    Cavalry,
    Artillery,
    Nuke,
    Wall,
    ExtraStep,
    Card,
    Factory,
    Bridge,
    Capital
};
inline constexpr std::size_t kItemCount = 14;
[[nodiscard]] std::string_view toText(Item item);
[[nodiscard]] std::optional<Item> itemFromText(std::string_view text);

/// What each player founds with (B-3, SA-2).
enum class Founding : std::uint8_t { TwoSettlements, SettlementThenCity, CityThenSettlement };

/// What documents say of moments of the base game, as data: the clause that is cited there in place of the base game's
/// own, and what is otherwise than there.
struct SaidOfBase {
    /// The phases of a turn, and their order.
    std::optional<ClauseId> turns;
    std::optional<ClauseId> founding;
    /// Whoever is left alone wins.
    std::optional<ClauseId> lastOne;
    /// The turns of fictional players.
    std::optional<ClauseId> fictional;
    /// There are combats: a throw that is not due is none of a combat.
    std::optional<ClauseId> combat;
    /// The table agreed on the winning score under it.
    std::optional<ClauseId> agreedScore;
    /// The pirate is not in play.
    std::optional<ClauseId> noPirate;
    /// Victory point cards are out, or count nothing; and whether the deck has none.
    std::optional<ClauseId> noVictoryCards;
    bool deckWithoutVictoryCards = false;
    /// Any number of cities, whatever pieces there are.
    bool unlimitedCities = false;
    /// Players also trade development cards and what stands on the board.
    bool tradesPieces = false;
    /// Routes may have lost the building that they came from.
    bool looseRoutes = false;
    /// The minimum of a special card holds for its first holder alone.
    bool minimumOnce = false;
    int factoryPoints = 0;
    bool operator==(const SaidOfBase&) const = default;
};

/// The rules in force at a table: numbers, prices, choices and rulings, put together by combine (rulesets/registry.h).
struct Rules {
    std::vector<Document> documents;
    Rulings rulings;
    /// The optional clauses that the table switched on, by id (`SA-V1`, `CC-15`).
    std::vector<std::string> switches;
    /// The clauses in force: those of the documents, without the optional ones not switched on and those that a
    /// document suspends.
    std::bitset<kClauseRoom> clauses;
    std::array<int, kNumberRoom> numbers{};
    /// The clause that set each number.
    std::array<ClauseId, kNumberRoom> numberClauses{};
    /// The numbers as they are without the agreed winning score (CC-7), for when that rule is voted out.
    std::array<int, kNumberRoom> plainNumbers{};
    std::array<Cards, kItemCount> prices{};

    SaidOfBase said;
    Founding founding = Founding::TwoSettlements;
    /// Armies, nuclear weapons and the phases of movement and combat (SA-3).
    bool armies = false;
    /// City walls may be built.
    bool walls = false;
    /// The table agreed on a winning score (CC-7).
    bool agreedScore = false;
    /// A set of documents that none of them mentions.
    bool houseCombination = false;

    /// Whether a clause is in force at this table when the game begins.
    [[nodiscard]] bool has(ClauseId clause) const { return clauses.test(index(clause)); }
    [[nodiscard]] bool has(Document document) const {
        return std::find(documents.begin(), documents.end(), document) != documents.end();
    }
    [[nodiscard]] int number(Number which) const { return numbers[static_cast<std::size_t>(which)]; }
    [[nodiscard]] ClauseId clauseOf(Number which) const { return numberClauses[static_cast<std::size_t>(which)]; }
    [[nodiscard]] const Cards& price(Item item) const { return prices[static_cast<std::size_t>(item)]; }

    bool operator==(const Rules&) const = default;
};

}  // namespace engine
