// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "engine/board/coordinates.h"
#include "engine/board/ids.h"

namespace engine {

/// Up to N ids in a fixed place; iterates like a container.
template <class Id, std::size_t N>
class Few {
public:
    void add(Id id) { m_items[m_count++] = id; }
    [[nodiscard]] std::size_t size() const { return m_count; }
    [[nodiscard]] bool empty() const { return m_count == 0; }
    [[nodiscard]] Id operator[](std::size_t at) const { return m_items[at]; }
    [[nodiscard]] const Id* begin() const { return m_items.data(); }
    [[nodiscard]] const Id* end() const { return m_items.data() + m_count; }
    bool operator==(const Few&) const = default;

private:
    std::array<Id, N> m_items{};
    std::uint8_t m_count = 0;
};

/// The most hexes a board may have.
inline constexpr std::size_t kMaxHexes = 1000;

/// Which hexes there are and what touches what. Immutable; hexes are numbered row by row (r, then q), corners and
/// sides in the order of their written names, so that a walk over the ids gives sorted lists.
class Topology {
public:
    /// The hexes may come in any order; duplicates (on a round world after reduction) must have been refused before,
    /// as must more than kMaxHexes. A corner or side belongs to the board when it touches one of the hexes.
    explicit Topology(std::span<const Hex> hexes, std::optional<Wrap> wrap = std::nullopt);

    [[nodiscard]] const std::optional<Wrap>& wrap() const { return m_wrap; }
    [[nodiscard]] std::size_t hexCount() const { return m_hexes.size(); }
    [[nodiscard]] std::size_t cornerCount() const { return m_corners.size(); }
    [[nodiscard]] std::size_t sideCount() const { return m_sides.size(); }
    [[nodiscard]] IdRange<HexId> hexes() const { return ids<HexId>(hexCount()); }
    [[nodiscard]] IdRange<CornerId> corners() const { return ids<CornerId>(cornerCount()); }
    [[nodiscard]] IdRange<SideId> sides() const { return ids<SideId>(sideCount()); }

    [[nodiscard]] Hex hex(HexId id) const { return m_hexes[index(id)].hex; }
    [[nodiscard]] const Corner& corner(CornerId id) const { return m_corners[index(id)].name; }
    [[nodiscard]] const Side& side(SideId id) const { return m_sides[index(id)].name; }

    /// Empty when the board has no such place. Names need not be reduced to the round world first.
    [[nodiscard]] std::optional<HexId> find(Hex hex) const;
    [[nodiscard]] std::optional<CornerId> find(const Corner& corner) const;
    [[nodiscard]] std::optional<SideId> find(const Side& side) const;

    /// In the order of kHexDirections and kCornerDirections.
    [[nodiscard]] const std::array<std::optional<HexId>, 6>& neighboursOf(HexId id) const {
        return m_hexes[index(id)].neighbours;
    }
    [[nodiscard]] const std::array<CornerId, 6>& cornersOf(HexId id) const { return m_hexes[index(id)].corners; }
    [[nodiscard]] const std::array<SideId, 6>& sidesOf(HexId id) const { return m_hexes[index(id)].sides; }

    /// The hexes of the board at a corner (1 to 3) and at a side (1 or 2).
    [[nodiscard]] const Few<HexId, 3>& hexesOf(CornerId id) const { return m_corners[index(id)].hexes; }
    [[nodiscard]] const Few<HexId, 2>& hexesOf(SideId id) const { return m_sides[index(id)].hexes; }
    /// The sides of the board at a corner (2 or 3), and the corner at the other end of each, in the same order.
    [[nodiscard]] const Few<SideId, 3>& sidesOf(CornerId id) const { return m_corners[index(id)].sides; }
    [[nodiscard]] const Few<CornerId, 3>& neighboursOf(CornerId id) const { return m_corners[index(id)].neighbours; }
    [[nodiscard]] const std::array<CornerId, 2>& endsOf(SideId id) const { return m_sides[index(id)].ends; }
    [[nodiscard]] CornerId otherEnd(SideId side, CornerId end) const {
        const auto& ends = endsOf(side);
        return ends[0] == end ? ends[1] : ends[0];
    }
    /// The side that joins two neighbouring corners.
    [[nodiscard]] std::optional<SideId> sideBetween(CornerId a, CornerId b) const;

    /// Steps from hex to hex over the plane, across holes and sea too, the shorter way round on a round world.
    [[nodiscard]] int distance(HexId a, HexId b) const;

private:
    struct HexPlace {
        Hex hex;
        std::array<std::optional<HexId>, 6> neighbours;
        std::array<CornerId, 6> corners{};
        std::array<SideId, 6> sides{};
    };
    struct CornerPlace {
        Corner name;
        Few<HexId, 3> hexes;
        Few<SideId, 3> sides;
        Few<CornerId, 3> neighbours;
    };
    struct SidePlace {
        Side name;
        Few<HexId, 2> hexes;
        std::array<CornerId, 2> ends{};
    };

    void numberPlaces(std::span<const Hex> hexes);
    void joinPlaces();

    std::optional<Wrap> m_wrap;
    std::vector<HexPlace> m_hexes;
    std::vector<CornerPlace> m_corners;
    std::vector<SidePlace> m_sides;
    std::unordered_map<std::uint64_t, HexId> m_hexIds;
    std::unordered_map<std::uint64_t, CornerId> m_cornerIds;
    std::unordered_map<std::uint64_t, SideId> m_sideIds;
};

}  // namespace engine
