// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace engine {

enum class Resource : std::uint8_t { Brick, Lumber, Wool, Grain, Ore };
inline constexpr std::array kResources{Resource::Brick, Resource::Lumber, Resource::Wool, Resource::Grain,
                                       Resource::Ore};

[[nodiscard]] std::string_view toText(Resource resource);
[[nodiscard]] std::optional<Resource> resourceFromText(std::string_view text);

/// Development cards (B-2, B-10).
enum class DevelopmentCard : std::uint8_t { Knight, VictoryPoint, RoadBuilding, YearOfPlenty, Monopoly };
inline constexpr std::array kDevelopmentCards{DevelopmentCard::Knight, DevelopmentCard::VictoryPoint,
                                              DevelopmentCard::RoadBuilding, DevelopmentCard::YearOfPlenty,
                                              DevelopmentCard::Monopoly};

[[nodiscard]] std::string_view toText(DevelopmentCard card);
[[nodiscard]] std::optional<DevelopmentCard> developmentCardFromText(std::string_view text);

/// All cards of a kind, in the order of their enumeration; both kinds have five.
template <class Kind>
inline constexpr auto kCardsOf = kResources;
template <>
inline constexpr auto kCardsOf<DevelopmentCard> = kDevelopmentCards;

/// One T for each card of a kind, to be indexed by that kind only.
template <class Kind, class T>
struct PerCard {
    std::array<T, kCardsOf<Kind>.size()> items{};
    [[nodiscard]] constexpr const T& operator[](Kind kind) const { return items[static_cast<std::size_t>(kind)]; }
    [[nodiscard]] constexpr T& operator[](Kind kind) { return items[static_cast<std::size_t>(kind)]; }
    bool operator==(const PerCard&) const = default;
};
template <class T>
using PerResource = PerCard<Resource, T>;

/// Cards of a kind, counted.
template <class Kind>
struct CountsOf : PerCard<Kind, int> {
    /// In the order of the enumeration: `Cards::of(1, 1, 0, 0, 0)` is one brick and one lumber.
    [[nodiscard]] static constexpr CountsOf of(int a, int b, int c, int d, int e) {
        CountsOf counts;
        counts.items = {a, b, c, d, e};
        return counts;
    }
    [[nodiscard]] static constexpr CountsOf one(Kind kind, int count = 1) {
        CountsOf counts;
        counts[kind] = count;
        return counts;
    }
    [[nodiscard]] constexpr int total() const {
        int sum = 0;
        for (const int count : this->items) {
            sum += count;
        }
        return sum;
    }
    [[nodiscard]] constexpr bool none() const {
        for (const int count : this->items) {
            if (count != 0) {
                return false;
            }
        }
        return true;
    }
    /// Each of the other's cards is among these.
    [[nodiscard]] constexpr bool holds(const CountsOf& other) const {
        for (std::size_t i = 0; i < this->items.size(); ++i) {
            if (this->items[i] < other.items[i]) {
                return false;
            }
        }
        return true;
    }
    constexpr CountsOf& operator+=(const CountsOf& other) {
        for (std::size_t i = 0; i < this->items.size(); ++i) {
            this->items[i] += other.items[i];
        }
        return *this;
    }
    constexpr CountsOf& operator-=(const CountsOf& other) {
        for (std::size_t i = 0; i < this->items.size(); ++i) {
            this->items[i] -= other.items[i];
        }
        return *this;
    }
    [[nodiscard]] constexpr CountsOf times(int factor) const {
        CountsOf cards = *this;
        for (int& count : cards.items) {
            count *= factor;
        }
        return cards;
    }
    bool operator==(const CountsOf&) const = default;
};

/// Resource cards, counted.
using Cards = CountsOf<Resource>;
/// Development cards, counted.
using DevelopmentCounts = CountsOf<DevelopmentCard>;

}  // namespace engine
