// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/check.h"

namespace engine {

/// Dense numbers of one Topology: hexes in list order (row by row), corners and sides in the order of their names.
enum class HexId : std::uint16_t {};
enum class CornerId : std::uint16_t {};
enum class SideId : std::uint16_t {};
/// A player's place in seat order, 0 first.
enum class PlayerId : std::uint8_t {};

/// The only way from an id to a number.
template <class Id>
[[nodiscard]] constexpr std::size_t index(Id id) {
    return static_cast<std::size_t>(id);
}

/// A vector with one T for each Id of a board, to be indexed by that id and nothing else.
template <class Id, class T>
class PerId {
public:
    PerId() = default;
    explicit PerId(std::size_t count, const T& value = T{}) : m_items(count, value) {}

    /// Anew, in the memory that is there.
    void assign(std::size_t count, const T& value) { m_items.assign(count, value); }

    [[nodiscard]] std::size_t size() const { return m_items.size(); }
    [[nodiscard]] typename std::vector<T>::const_reference operator[](Id id) const { return m_items[index(id)]; }
    [[nodiscard]] typename std::vector<T>::reference operator[](Id id) { return m_items[index(id)]; }
    [[nodiscard]] auto begin() const { return m_items.begin(); }
    [[nodiscard]] auto end() const { return m_items.end(); }
    [[nodiscard]] auto begin() { return m_items.begin(); }
    [[nodiscard]] auto end() { return m_items.end(); }

    bool operator==(const PerId&) const = default;

private:
    std::vector<T> m_items;
};

template <class T>
using PerHex = PerId<HexId, T>;
template <class T>
using PerCorner = PerId<CornerId, T>;
template <class T>
using PerSide = PerId<SideId, T>;

/// The most players any table can seat.
inline constexpr std::size_t kMaxPlayers = 8;

/// One T for each seat, to be indexed by PlayerId only. Seats beyond the players of the game stay default.
template <class T>
class PerPlayer {
public:
    [[nodiscard]] const T& operator[](PlayerId id) const { return m_items[index(id)]; }
    [[nodiscard]] T& operator[](PlayerId id) { return m_items[index(id)]; }
    [[nodiscard]] auto begin() const { return m_items.begin(); }
    [[nodiscard]] auto end() const { return m_items.end(); }
    [[nodiscard]] auto begin() { return m_items.begin(); }
    [[nodiscard]] auto end() { return m_items.end(); }

    bool operator==(const PerPlayer&) const = default;

private:
    std::array<T, kMaxPlayers> m_items{};
};

/// All ids from 0 to count - 1, for range-for: `for (CornerId c : ids<CornerId>(topology.cornerCount()))`.
template <class Id>
class IdRange {
public:
    class Iterator {
    public:
        explicit Iterator(std::size_t at) : m_at(at) {}
        Id operator*() const { return static_cast<Id>(m_at); }
        Iterator& operator++() {
            ++m_at;
            return *this;
        }
        bool operator!=(const Iterator& other) const { return m_at != other.m_at; }

    private:
        std::size_t m_at;
    };

    explicit IdRange(std::size_t count) : m_count(count) {}
    [[nodiscard]] Iterator begin() const { return Iterator(0); }
    [[nodiscard]] Iterator end() const { return Iterator(m_count); }

private:
    std::size_t m_count;
};

template <class Id>
[[nodiscard]] IdRange<Id> ids(std::size_t count) {
    return IdRange<Id>(count);
}

}  // namespace engine
