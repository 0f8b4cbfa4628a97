// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/position/rules.h"

#include <algorithm>
#include <utility>

namespace vision::position {

namespace {

/// What the box has for a player.
constexpr int kSettlements = 5;
constexpr int kCities = 4;
constexpr int kRoads = 15;

/// Logarithms of how much less likely it is:
/// each piece more than the box has,
constexpr double kBeyondTheBox = 4;
/// two buildings beside each other,
constexpr double kBeside = 2.5;
/// each road of a chain that no building of its colour joins,
constexpr double kInTheAir = 1.9;
/// a building without a road of its own,
constexpr double kWithoutRoad = 0.8;
/// a player of a colour that the box for three and four does not have, unless they are known to play, and one who has a
/// single piece.
constexpr double kAnotherPlayer = 1;
constexpr double kLonely = 0.7;
/// And more likely: what is beside an own piece than what is anywhere, a building with its road, a road that a building
/// joins.
constexpr double kWithRoad = 1;
constexpr double kJoined = 0.2;

bool isOfTheBox(PieceColour owner) {
    return owner != PieceColour::Green && owner != PieceColour::Brown;
}

}  // namespace

Rules::Rules(const BoardSites& sites, std::vector<Join> joins, const std::array<bool, kPieceColours.size()>& expected)
    : m_sites(sites), m_joins(std::move(joins)), m_expected(expected), m_seen(sites.count()) {}

double Rules::operator()(const Position& position) const {
    struct Count {
        int settlements = 0;
        int cities = 0;
        int roads = 0;
    };
    std::array<Count, kPieceColours.size()> counts{};
    for (std::size_t i = 0; i < position.size(); ++i) {
        if (position[i] != kBare) {
            Count& count = counts[index(ownerOf(position[i]))];
            ++(!m_sites.isCorner(i) ? count.roads : isCity(position[i]) ? count.cities : count.settlements);
        }
    }
    double sum = buildings(position);
    for (const PieceColour owner : kPieceColours) {
        const Count& count = counts[index(owner)];
        sum -= kBeyondTheBox * (std::max(0, count.settlements - kSettlements) + std::max(0, count.cities - kCities) +
                                std::max(0, count.roads - kRoads));
        const int all = count.settlements + count.cities + count.roads;
        if (all > 0 && !m_expected[index(owner)]) {
            sum -= (isOfTheBox(owner) ? 0 : kAnotherPlayer) + (all == 1 ? kLonely : 0);
        }
        if (count.roads > 0) {
            sum -= chains(position, owner);
        }
    }
    return sum;
}

double Rules::buildings(const Position& position) const {
    double sum = 0;
    for (std::size_t i = 0; i < m_sites.corners(); ++i) {
        if (position[i] == kBare) {
            continue;
        }
        for (const std::size_t other : m_sites.beside(i)) {
            sum -= other > i && position[other] != kBare ? kBeside : 0;
        }
        const PieceColour owner = ownerOf(position[i]);
        const auto& sides = m_sites.sidesAt(i);
        const bool hasRoad = std::any_of(sides.begin(), sides.end(), [&](std::size_t side) {
            return position[side] != kBare && ownerOf(position[side]) == owner;
        });
        sum += hasRoad ? kWithRoad : -kWithoutRoad;
    }
    return sum;
}

double Rules::chains(const Position& position, PieceColour owner) const {
    const auto isOwn = [&](std::size_t site) { return position[site] != kBare && ownerOf(position[site]) == owner; };
    std::fill(m_seen.begin(), m_seen.end(), std::uint8_t{0});
    double sum = 0;
    for (std::size_t first = m_sites.corners(); first < position.size(); ++first) {
        if (!isOwn(first) || m_seen[first] != 0) {
            continue;
        }
        int roads = 0;
        bool isBuilt = false;
        m_open.assign(1, first);
        m_seen[first] = 1;
        const auto reach = [&](std::size_t site) {
            if (m_seen[site] == 0) {
                m_seen[site] = 1;
                m_open.push_back(site);
            }
        };
        while (!m_open.empty()) {
            const std::size_t site = m_open.back();
            m_open.pop_back();
            if (!m_sites.isCorner(site)) {
                ++roads;
                reach(m_sites.ends(site)[0]);
                reach(m_sites.ends(site)[1]);
                continue;
            }
            isBuilt = isBuilt || isOwn(site);
            if (position[site] != kBare && !isOwn(site)) {
                m_seen[site] = 0;  // another's building: no way through, but others may end here too
                continue;
            }
            for (const std::size_t side : m_sites.sidesAt(site)) {
                if (isOwn(side)) {
                    reach(side);
                }
            }
            for (const Join& join : m_joins) {
                if (join.owner == owner && (join.from == site || join.to == site)) {
                    reach(join.from == site ? join.to : join.from);
                }
            }
        }
        sum += isBuilt ? -kJoined * roads : kInTheAir * roads;
    }
    return sum;
}

}  // namespace vision::position
