// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/pieces/colour_groups.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "vision/tiles/assignment.h"

namespace vision::pieces {

namespace {

/// Pieces of one table that are nearer than this are one player's, those farther apart are two players', whatever else
/// lies there. The net was trained to keep players 1 apart.
constexpr double kSurelySame = 0.22;
constexpr double kSurelyOther = 0.8;
/// How far a player's pieces lie from what such pieces usually look like.
constexpr double kUsualSpread = 0.25;

double apart(const PlaceColour& a, const PlaceColour& b, std::size_t numbers = kPlaceColours) {
    double squares = 0;
    for (std::size_t i = 0; i < numbers; ++i) {
        squares += (a[i] - b[i]) * (a[i] - b[i]);
    }
    return std::sqrt(squares);
}

/// Pieces that join, two heaps at a time, those first that lie least apart on average.
class Heaps {
public:
    explicit Heaps(const std::vector<ColouredPiece>& pieces) {
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            m_members.push_back({i});
            m_weights.push_back(std::max(pieces[i].weight, 1e-3));
            std::vector<double> row;
            for (const ColouredPiece& other : pieces) {
                row.push_back(apart(pieces[i].colour, other.colour));
            }
            m_apart.push_back(std::move(row));
        }
    }

    [[nodiscard]] const std::vector<std::vector<std::size_t>>& members() const { return m_members; }

    /// How far the two nearest heaps lie apart; there must be two.
    [[nodiscard]] double nearest() {
        double least = -1;
        for (std::size_t a = 0; a < m_apart.size(); ++a) {
            for (std::size_t b = a + 1; b < m_apart.size(); ++b) {
                if (least < 0 || m_apart[a][b] < least) {
                    least = m_apart[a][b];
                    m_one = a;
                    m_other = b;
                }
            }
        }
        return least;
    }

    /// Joins those that nearest() found.
    void join() {
        const double sum = m_weights[m_one] + m_weights[m_other];
        for (std::size_t i = 0; i < m_apart.size(); ++i) {
            const double mean = (m_weights[m_one] * m_apart[m_one][i] + m_weights[m_other] * m_apart[m_other][i]) / sum;
            m_apart[m_one][i] = mean;
            m_apart[i][m_one] = mean;
        }
        m_weights[m_one] = sum;
        m_members[m_one].insert(m_members[m_one].end(), m_members[m_other].begin(), m_members[m_other].end());
        const auto at = static_cast<std::ptrdiff_t>(m_other);
        m_members.erase(m_members.begin() + at);
        m_weights.erase(m_weights.begin() + at);
        m_apart.erase(m_apart.begin() + at);
        for (std::vector<double>& row : m_apart) {
            row.erase(row.begin() + at);
        }
    }

private:
    std::vector<std::vector<std::size_t>> m_members;
    std::vector<double> m_weights;
    std::vector<std::vector<double>> m_apart;
    std::size_t m_one = 0;
    std::size_t m_other = 0;
};

/// Into how many heaps the pieces fall: where joining on would take the longest step.
std::size_t countOf(const std::vector<ColouredPiece>& pieces, std::size_t most) {
    Heaps heaps(pieces);
    std::size_t best = pieces.size();
    double widest = -1;
    double before = 0;
    while (heaps.members().size() > 1) {
        const double next = heaps.nearest();
        const bool isEnough = heaps.members().size() <= most;
        const double gap = std::min(next, kSurelyOther) - std::max(before, kSurelySame);
        if (isEnough && next > kSurelySame && gap > widest) {
            widest = gap;
            best = heaps.members().size();
        }
        if (isEnough && next > kSurelyOther) {
            return best;
        }
        before = next;
        heaps.join();
    }
    // One heap: nothing lies farther apart than what is surely other.
    const double gap = kSurelyOther - std::max(before, kSurelySame);
    return gap > widest ? 1 : best;
}

ColourGroup groupOf(std::vector<std::size_t> members, const std::vector<ColouredPiece>& pieces) {
    ColourGroup group;
    double sum = 0;
    for (const std::size_t i : members) {
        const double weight = std::max(pieces[i].weight, 1e-3);
        for (std::size_t c = 0; c < kPlaceColours; ++c) {
            group.middle[c] += weight * pieces[i].colour[c];
        }
        sum += weight;
    }
    for (double& value : group.middle) {
        value /= sum;
    }
    std::sort(members.begin(), members.end());
    group.members = std::move(members);
    return group;
}

/// Says whose the groups are, each another's.
void nameGroups(std::vector<ColourGroup>& groups, const std::vector<PieceColour>& players, const PlayerColours& usual) {
    const auto apartFrom = [&](const ColourGroup& group, PieceColour colour) {
        return apart(group.middle, usual[index(colour)], kPlaceColours - 1) / kUsualSpread;
    };
    tiles::Costs costs;
    for (const ColourGroup& group : groups) {
        std::vector<double>& row = costs.emplace_back();
        for (const PieceColour colour : players) {
            const double z = apartFrom(group, colour);
            row.push_back(z * z / 2);
        }
    }
    const auto assigned = tiles::assign(costs);
    std::array<bool, kColours> isTaken{};
    for (std::size_t i = 0; i < groups.size(); ++i) {
        groups[i].owner = players[assigned.columns[i]];
        isTaken[index(groups[i].owner)] = true;
    }
    for (std::size_t i = 0; i < groups.size(); ++i) {
        // Who has a group of their own is no other choice, unless this one looks more like theirs.
        const double own = costs[i][assigned.columns[i]];
        double least = 0;
        for (std::size_t k = 0; k < players.size(); ++k) {
            const bool isOpen = !isTaken[index(players[k])] || costs[i][k] < own;
            if (players[k] != groups[i].owner && isOpen && (!groups[i].other || costs[i][k] < least)) {
                groups[i].other = players[k];
                least = costs[i][k];
            }
        }
        groups[i].chance = groups[i].other ? 1 / (1 + std::exp(own - least)) : 1;
    }
}

}  // namespace

PlayerColours usualColours(const std::array<PlayerLook, kColours>& known) {
    // By PieceColour, of the surfaces' colours as vision/training/board_places.py reckons them.
    PlayerColours usual{{{-0.15, 1.2, 0.85, 0},
                         {-0.3, 0.35, -1.05, 0},
                         {0.8, 0, 0.2, 0},
                         {0.25, 0.7, 1.25, 0},
                         {-0.1, -0.75, 0.65, 0},
                         {-0.4, 0.3, 0.4, 0}}};
    for (std::size_t k = 0; k < kColours; ++k) {
        const double weight = known[k].pieces / (known[k].pieces + 1);
        for (std::size_t c = 0; c < kPlaceColours; ++c) {
            usual[k][c] += weight * (known[k].colour[c] - usual[k][c]);
        }
    }
    return usual;
}

std::vector<ColourGroup> groupColours(const std::vector<ColouredPiece>& pieces, const Plays& plays,
                                      const PlayerColours& usual) {
    std::vector<PieceColour> players;
    std::copy_if(kPieceColours.begin(), kPieceColours.end(), std::back_inserter(players),
                 [&](PieceColour colour) { return plays[index(colour)]; });
    std::vector<ColourGroup> groups;
    if (pieces.empty() || players.empty()) {
        return groups;
    }
    const std::size_t count = countOf(pieces, players.size());
    Heaps heaps(pieces);
    while (heaps.members().size() > count) {
        (void)heaps.nearest();
        heaps.join();
    }
    for (const std::vector<std::size_t>& members : heaps.members()) {
        groups.push_back(groupOf(members, pieces));
    }
    std::stable_sort(groups.begin(), groups.end(),
                     [](const ColourGroup& a, const ColourGroup& b) { return a.members.size() > b.members.size(); });
    nameGroups(groups, players, usual);
    return groups;
}

}  // namespace vision::pieces
