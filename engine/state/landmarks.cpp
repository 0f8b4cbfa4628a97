// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/landmarks.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace engine {

namespace {

/// Six to the side, so that middles of sides are whole too: x to the east, y to the south.
struct Point {
    int x = 0;
    int y = 0;
};

Point pointOf(const Hex& hex) {
    return {4 * hex.q + 2 * hex.r, 6 * hex.r};
}
Point pointOf(const Corner& corner) {
    const Point middle = pointOf(corner.hex);
    return {middle.x, middle.y + (corner.south ? 4 : -4)};
}
Point pointOf(const Side& side) {
    const auto [one, other] = endsOf(side);
    const Point a = pointOf(one);
    const Point b = pointOf(other);
    return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

/// What places share that people would call the same.
using Key = std::vector<int>;

constexpr int kNoTerrain = 20;

class Maker {
public:
    Maker(const Topology& board, const std::vector<Tile>& tiles) : m_board(board), m_tiles(tiles) { countRows(); }

    [[nodiscard]] std::vector<Landmark> hexes() {
        std::vector<Landmark> all;
        for (const HexId id : m_board.hexes()) {
            Landmark mark;
            mark.kind = isLand(id) ? Landmark::Kind::Hex : Landmark::Kind::Sea;
            mark.hexes.add(id);
            if (!isLand(id)) {
                placeInRow(mark, id);
            }
            all.push_back(mark);
        }
        tellApart(m_board.hexes(), all, [&](const Landmark& mark) { return exact(mark); });
        return all;
    }

    [[nodiscard]] std::vector<Landmark> corners() {
        std::vector<Landmark> all;
        for (const CornerId id : m_board.corners()) {
            Landmark mark;
            mark.hexes = landAt(m_board.hexesOf(id));
            if (mark.hexes.size() == 1) {
                mark.kind = Landmark::Kind::Edge;
                mark.corner = directionOf(mark.hexes[0], id);
            } else if (!mark.hexes.empty()) {
                mark.kind = Landmark::Kind::Between;
            } else {
                const HexId sea = *m_board.hexesOf(id).begin();
                mark.kind = Landmark::Kind::Sea;
                mark.hexes.add(sea);
                mark.corner = directionOf(sea, id);
                placeInRow(mark, sea);
            }
            all.push_back(mark);
        }
        std::map<Key, int> plain;
        for (const Landmark& mark : all) {
            ++plain[numbersOnly(mark)];
        }
        for (Landmark& mark : all) {
            mark.withTerrain = mark.kind == Landmark::Kind::Between && plain[numbersOnly(mark)] > 1;
        }
        tellApart(m_board.corners(), all,
                  [&](const Landmark& mark) { return mark.withTerrain ? exact(mark) : numbersOnly(mark); });
        return all;
    }

    [[nodiscard]] std::vector<Landmark> sides() {
        std::vector<Landmark> all;
        for (const SideId id : m_board.sides()) {
            Landmark mark;
            mark.hexes = landAt(m_board.hexesOf(id));
            if (mark.hexes.size() == 2) {
                mark.kind = Landmark::Kind::Between;
            } else if (mark.hexes.size() == 1) {
                mark.kind = Landmark::Kind::Edge;
                mark.side = directionOf(mark.hexes[0], id);
            } else if (const auto start = landEnd(id)) {
                mark.kind = Landmark::Kind::OutToSea;
                mark.start = *start;
            } else {
                const HexId sea = *m_board.hexesOf(id).begin();
                mark.kind = Landmark::Kind::Sea;
                mark.hexes.add(sea);
                mark.side = directionOf(sea, id);
                placeInRow(mark, sea);
            }
            all.push_back(mark);
        }
        // A hex with one coast needs no direction.
        std::map<Key, int> coasts;
        const auto undirected = [&](Landmark mark) {
            mark.side.reset();
            return exact(mark);
        };
        for (const Landmark& mark : all) {
            ++coasts[undirected(mark)];
        }
        for (Landmark& mark : all) {
            if (mark.kind == Landmark::Kind::Edge && coasts[undirected(mark)] == 1) {
                mark.side.reset();
            }
        }
        tellApart(m_board.sides(), all, [&](const Landmark& mark) { return exact(mark); });
        return all;
    }

private:
    [[nodiscard]] bool isLand(HexId id) const {
        const auto& terrain = m_tiles[index(id)].terrain;
        return !terrain || engine::isLand(*terrain);
    }

    /// 6 and 8 come up most and are seen first.
    [[nodiscard]] std::array<int, 3> orderOf(HexId id) const {
        const Tile& tile = m_tiles[index(id)];
        const int number = tile.number.value_or(0);
        return {number == 6 || number == 8 ? 0 : tile.number ? 1 : 2, -number, terrainOf(tile)};
    }
    [[nodiscard]] static int terrainOf(const Tile& tile) {
        return tile.terrain ? static_cast<int>(*tile.terrain) : kNoTerrain;
    }

    template <class Hexes>
    [[nodiscard]] Few<HexId, 3> landAt(const Hexes& hexes) const {
        std::vector<HexId> land;
        std::ranges::copy_if(hexes, std::back_inserter(land), [&](HexId id) { return isLand(id); });
        std::ranges::sort(land, {}, [&](HexId id) { return orderOf(id); });
        Few<HexId, 3> few;
        for (const HexId id : land) {
            few.add(id);
        }
        return few;
    }

    [[nodiscard]] CornerDirection directionOf(HexId hex, CornerId id) const {
        const auto& corners = m_board.cornersOf(hex);
        return kCornerDirections.at(static_cast<std::size_t>(std::ranges::find(corners, id) - corners.begin()));
    }
    [[nodiscard]] HexDirection directionOf(HexId hex, SideId id) const {
        const auto& sides = m_board.sidesOf(hex);
        return kHexDirections.at(static_cast<std::size_t>(std::ranges::find(sides, id) - sides.begin()));
    }

    /// The end of a sea side that touches land; the first of two.
    [[nodiscard]] std::optional<CornerId> landEnd(SideId id) const {
        for (const CornerId end : m_board.endsOf(id)) {
            if (!landAt(m_board.hexesOf(end)).empty()) {
                return end;
            }
        }
        return std::nullopt;
    }

    void countRows() {
        std::map<int, std::vector<std::pair<int, HexId>>> rows;
        for (const HexId id : m_board.hexes()) {
            const Hex hex = m_board.hex(id);
            rows[hex.r].emplace_back(hex.q, id);
        }
        m_inRow.resize(m_board.hexCount());
        int row = 0;
        for (auto& [r, hexes] : rows) {
            ++row;
            std::ranges::sort(hexes);
            int column = 0;
            for (const auto& [q, id] : hexes) {
                m_inRow[index(id)] = {row, ++column};
            }
        }
    }
    void placeInRow(Landmark& mark, HexId id) const {
        mark.row = m_inRow[index(id)].first;
        mark.column = m_inRow[index(id)].second;
    }

    [[nodiscard]] static Key shapeOf(const Landmark& mark) {
        return {static_cast<int>(mark.kind),
                mark.corner ? static_cast<int>(*mark.corner) : -1,
                mark.side ? static_cast<int>(*mark.side) : -1,
                mark.kind == Landmark::Kind::OutToSea ? static_cast<int>(index(mark.start)) : -1,
                mark.row,
                mark.column};
    }
    [[nodiscard]] Key exact(const Landmark& mark) const {
        Key key = shapeOf(mark);
        for (const HexId id : mark.hexes) {
            const Tile& tile = m_tiles[index(id)];
            key.insert(key.end(), {tile.number.value_or(0), terrainOf(tile)});
        }
        return key;
    }
    /// As a corner is called when its numbers say enough: the terrain only where there is no number.
    [[nodiscard]] Key numbersOnly(const Landmark& mark) const {
        if (mark.kind != Landmark::Kind::Between) {
            return exact(mark);
        }
        Key key = shapeOf(mark);
        for (const HexId id : mark.hexes) {
            const Tile& tile = m_tiles[index(id)];
            key.push_back(tile.number ? *tile.number : -1 - terrainOf(tile));
        }
        return key;
    }

    /// Places that share a key are counted from the north, or from the west where they lie side by side.
    template <class Ids, class KeyOf>
    void tellApart(const Ids& ids, std::vector<Landmark>& marks, KeyOf&& keyOf) const {
        std::map<Key, std::vector<std::pair<Point, std::size_t>>> groups;
        for (const auto id : ids) {
            groups[keyOf(marks[index(id)])].emplace_back(pointOf(nameOf(id)), index(id));
        }
        for (auto& [key, group] : groups) {
            if (group.size() < 2) {
                continue;
            }
            std::ranges::sort(group, {}, [](const auto& each) { return std::pair(each.first.y, each.first.x); });
            const bool isLevel = group.front().first.y == group.back().first.y;
            int rank = 0;
            for (const auto& [point, at] : group) {
                marks[at].spread = isLevel ? Landmark::Spread::WestEast : Landmark::Spread::NorthSouth;
                marks[at].rank = ++rank;
                marks[at].of = static_cast<int>(group.size());
            }
        }
    }
    [[nodiscard]] Hex nameOf(HexId id) const { return m_board.hex(id); }
    [[nodiscard]] const Corner& nameOf(CornerId id) const { return m_board.corner(id); }
    [[nodiscard]] const Side& nameOf(SideId id) const { return m_board.side(id); }

    const Topology& m_board;
    const std::vector<Tile>& m_tiles;
    std::vector<std::pair<int, int>> m_inRow;
};

}  // namespace

Landmarks::Landmarks(const Topology& board, std::vector<Tile> tiles) : m_tiles(std::move(tiles)) {
    Maker maker(board, m_tiles);
    m_hexes = maker.hexes();
    m_corners = maker.corners();
    m_sides = maker.sides();
}

}  // namespace engine
