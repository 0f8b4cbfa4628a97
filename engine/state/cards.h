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

/// One T for each resource, to be indexed by Resource only.
template <class T>
struct PerResource {
    std::array<T, kResources.size()> items{};
    [[nodiscard]] constexpr const T& operator[](Resource resource) const {
        return items[static_cast<std::size_t>(resource)];
    }
    [[nodiscard]] constexpr T& operator[](Resource resource) { return items[static_cast<std::size_t>(resource)]; }
    bool operator==(const PerResource&) const = default;
};

/// Resource cards, counted: `Cards{.items = {1, 1, 0, 0, 0}}` is one brick and one lumber.
struct Cards : PerResource<int> {
    [[nodiscard]] static constexpr Cards of(int brick, int lumber, int wool, int grain, int ore) {
        Cards cards;
        cards.items = {brick, lumber, wool, grain, ore};
        return cards;
    }
    [[nodiscard]] constexpr int total() const {
        int sum = 0;
        for (const int count : items) {
            sum += count;
        }
        return sum;
    }
    [[nodiscard]] constexpr bool none() const { return total() == 0; }
    constexpr Cards& operator+=(const Cards& other) {
        for (std::size_t i = 0; i < items.size(); ++i) {
            items[i] += other.items[i];
        }
        return *this;
    }
    [[nodiscard]] constexpr Cards times(int factor) const {
        Cards cards = *this;
        for (int& count : cards.items) {
            count *= factor;
        }
        return cards;
    }
    bool operator==(const Cards&) const = default;
};

}  // namespace engine
