// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/topology.h"

#include <algorithm>
#include <limits>

namespace engine {

namespace {

/// One number per canonical name, for the look-up tables.
std::uint64_t key(Hex hex, unsigned rest = 0) {
    const auto part = [](int value) {
        return static_cast<std::uint64_t>(static_cast<std::uint32_t>(value)) & 0xffffffU;
    };
    return (part(hex.q) << 32U) | (part(hex.r) << 8U) | rest;
}

std::uint64_t key(const Corner& corner) {
    return key(corner.hex, corner.south ? 1U : 0U);
}

std::uint64_t key(const Side& side) {
    return key(side.hex, static_cast<unsigned>(side.direction));
}

template <class Id, class Name>
std::optional<Id> lookUp(const std::unordered_map<std::uint64_t, Id>& table, const Name& name) {
    const auto found = table.find(key(name));
    return found == table.end() ? std::nullopt : std::optional(found->second);
}

/// Distinct names in the order of their written forms, numbered.
template <class Id, class Name>
std::vector<Name> inWrittenOrder(std::vector<Name> names, std::unordered_map<std::uint64_t, Id>& numbers) {
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    std::vector<std::pair<std::string, Name>> written;
    written.reserve(names.size());
    for (const Name& name : names) {
        written.emplace_back(toText(name), name);
    }
    std::sort(written.begin(), written.end());
    for (std::size_t i = 0; i < written.size(); ++i) {
        names[i] = written[i].second;
        numbers.emplace(key(names[i]), static_cast<Id>(i));
    }
    return names;
}

}  // namespace

Topology::Topology(std::span<const Hex> hexes, std::optional<Wrap> wrap) : m_wrap(wrap) {
    ADJ_CHECK(hexes.size() <= kMaxHexes, "a board has at most kMaxHexes hexes");
    ADJ_CHECK(!wrap || wrap->n >= 3, "a round world is at least three hexes wide");
    numberPlaces(hexes);
    joinPlaces();
}

void Topology::numberPlaces(std::span<const Hex> hexes) {
    std::vector<Hex> reduced;
    for (const Hex& hex : hexes) {
        reduced.push_back(canonical(hex, m_wrap));
    }
    std::sort(reduced.begin(), reduced.end(),
              [](const Hex& a, const Hex& b) { return std::pair(a.r, a.q) < std::pair(b.r, b.q); });
    std::vector<Corner> corners;
    std::vector<Side> sides;
    for (const Hex& hex : reduced) {
        const bool isNew = m_hexIds.emplace(key(hex), static_cast<HexId>(m_hexes.size())).second;
        ADJ_CHECK(isNew, "each hex is listed once");
        m_hexes.push_back({hex, {}, {}, {}});
        for (const CornerDirection direction : kCornerDirections) {
            corners.push_back(canonical(cornerOf(hex, direction), m_wrap));
        }
        for (const HexDirection direction : kHexDirections) {
            sides.push_back(canonical(sideOf(hex, direction), m_wrap));
        }
    }
    for (const Corner& corner : inWrittenOrder(std::move(corners), m_cornerIds)) {
        m_corners.push_back({corner, {}, {}, {}});
    }
    for (const Side& side : inWrittenOrder(std::move(sides), m_sideIds)) {
        m_sides.push_back({side, {}, {}});
    }
}

void Topology::joinPlaces() {
    for (const HexId id : hexes()) {
        HexPlace& place = m_hexes[index(id)];
        for (std::size_t i = 0; i < 6; ++i) {
            place.neighbours[i] = find(neighbour(place.hex, kHexDirections[i]));
            place.corners[i] = *find(cornerOf(place.hex, kCornerDirections[i]));
            place.sides[i] = *find(sideOf(place.hex, kHexDirections[i]));
            m_corners[index(place.corners[i])].hexes.add(id);
            m_sides[index(place.sides[i])].hexes.add(id);
        }
    }
    for (SidePlace& place : m_sides) {
        const auto ends = engine::endsOf(place.name);
        place.ends = {*find(ends[0]), *find(ends[1])};
    }
    for (CornerPlace& place : m_corners) {
        const CornerId self = *find(place.name);
        for (const Side& name : sidesAt(place.name)) {
            if (const auto side = find(name)) {
                place.sides.add(*side);
                place.neighbours.add(otherEnd(*side, self));
            }
        }
    }
}

std::optional<HexId> Topology::find(Hex hex) const {
    return lookUp(m_hexIds, canonical(hex, m_wrap));
}

std::optional<CornerId> Topology::find(const Corner& corner) const {
    return lookUp(m_cornerIds, canonical(corner, m_wrap));
}

std::optional<SideId> Topology::find(const Side& side) const {
    return lookUp(m_sideIds, canonical(side, m_wrap));
}

std::optional<SideId> Topology::sideBetween(CornerId a, CornerId b) const {
    const auto& neighbours = neighboursOf(a);
    for (std::size_t i = 0; i < neighbours.size(); ++i) {
        if (neighbours[i] == b) {
            return sidesOf(a)[i];
        }
    }
    return std::nullopt;
}

int Topology::distance(HexId a, HexId b) const {
    const Hex from = hex(a);
    const Hex to = hex(b);
    if (!m_wrap) {
        return engine::distance(from, to);
    }
    int least = std::numeric_limits<int>::max();
    for (const int turns : {-1, 0, 1}) {
        least = std::min(least, engine::distance(from, {to.q + turns * m_wrap->n, to.r}));
    }
    return least;
}

}  // namespace engine
