// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/longest_road/longest_trail.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <utility>
#include <vector>

#include "engine/check.h"
#include "engine/rules/longest_road/mesh_trail.h"
#include "engine/rules/longest_road/small_trail.h"

namespace engine {

namespace {

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

/// The two longest ways on from a place into parts of the network that hang on it by one edge each.
struct Tails {
    int longest = 0;
    int second = 0;
    void add(int length) {
        second = std::max(second, std::min(longest, length));
        longest = std::max(longest, length);
    }
};

/// A trail can cross an edge whose removal would cut the network only once. So the network is a tree of blocks (rings
/// and meshes without such edges; mostly single places), solved from the tips: each block hands its longest trail that
/// starts where it hangs to the block before, as a tail.
class Network {
public:
    explicit Network(std::span<const TrailEdge> edges) : m_edges(edges) {
        std::uint32_t places = 0;
        for (const TrailEdge& edge : edges) {
            places = std::max({places, edge.a + 1, edge.b + 1});
        }
        m_places.resize(places);
        for (const TrailEdge& edge : edges) {
            ++m_places[edge.a].degree;
            m_places[edge.b].degree += edge.a != edge.b ? 1U : 0U;
        }
        std::uint32_t begin = 0;
        for (Place& place : m_places) {
            place.begin = begin;
            begin += std::exchange(place.degree, 0U);
        }
        m_meetings.resize(begin);
        for (std::uint32_t edge = 0; edge < edges.size(); ++edge) {
            meet(edges[edge].a, edge);
            if (edges[edge].a != edges[edge].b) {
                meet(edges[edge].b, edge);
            }
        }
    }

    TrailLength longest() {
        for (std::uint32_t place = 0; place < m_places.size(); ++place) {
            if (m_places[place].degree > 0 && m_places[place].entered == 0) {
                walkFrom(place);
            }
        }
        return {m_longest, m_isExact};
    }

private:
    struct Place {
        std::uint32_t begin = 0;
        std::uint32_t degree = 0;
        /// When the depth-first walk came here (from 1), and the earliest place reached from here on without the edge
        /// by which it came.
        std::uint32_t entered = 0;
        std::uint32_t earliest = 0;
        std::uint32_t cameBy = kNone;
        std::uint32_t next = 0;
        std::uint32_t block = kNone;
        std::uint32_t kept = kNone;
        Tails tails;
    };

    void meet(std::uint32_t place, std::uint32_t edge) {
        m_meetings[m_places[place].begin + m_places[place].degree++] = edge;
    }
    [[nodiscard]] std::span<const std::uint32_t> edgesAt(std::uint32_t place) const {
        return {m_meetings.data() + m_places[place].begin, m_places[place].degree};
    }
    [[nodiscard]] std::uint32_t otherEnd(std::uint32_t edge, std::uint32_t place) const {
        return m_edges[edge].a == place ? m_edges[edge].b : m_edges[edge].a;
    }

    void enter(std::uint32_t place, std::uint32_t by) {
        m_places[place].entered = m_places[place].earliest = ++m_clock;
        m_places[place].cameBy = by;
        m_path.push_back(place);
        m_unassigned.push_back(place);
    }

    void walkFrom(std::uint32_t start) {
        enter(start, kNone);
        while (!m_path.empty()) {
            const std::uint32_t at = m_path.back();
            Place& place = m_places[at];
            if (place.next < place.degree) {
                const std::uint32_t edge = m_meetings[place.begin + place.next++];
                const std::uint32_t other = otherEnd(edge, at);
                if (edge == place.cameBy) {
                    continue;
                }
                if (m_places[other].entered == 0) {
                    enter(other, edge);
                } else {
                    place.earliest = std::min(place.earliest, m_places[other].entered);
                }
                continue;
            }
            m_path.pop_back();
            if (place.earliest == place.entered) {
                finishBlock(at);
            } else {
                Place& before = m_places[m_path.back()];
                before.earliest = std::min(before.earliest, place.earliest);
            }
        }
    }

    /// All places entered since `root` and not yet assigned are one block; `root` is where it hangs.
    void finishBlock(std::uint32_t root) {
        const auto first = std::find(m_unassigned.rbegin(), m_unassigned.rend(), root).base() - 1;
        m_block.assign(first, m_unassigned.end());
        m_unassigned.erase(first, m_unassigned.end());
        for (const std::uint32_t place : m_block) {
            m_places[place].block = m_blocks;
        }
        ++m_blocks;
        const int tail = solveBlock(root);
        if (!m_path.empty()) {
            m_places[m_path.back()].tails.add(tail + 1);
        }
    }

    [[nodiscard]] bool isInBlock(std::uint32_t edge, std::uint32_t block) const {
        return m_places[m_edges[edge].a].block == block && m_places[m_edges[edge].b].block == block;
    }

    /// Takes the block's longest trail into account; answers the longest one that starts at the root.
    int solveBlock(std::uint32_t root) {
        contractBlock(root);
        if (m_kept.size() == 1) {
            const int rings = std::accumulate(m_mesh.begin(), m_mesh.end(), 0,
                                              [](int sum, const MeshEdge& edge) { return sum + edge.length; });
            const Tails& tails = m_places[m_kept.front()].tails;
            m_longest = std::max(m_longest, rings + tails.longest + tails.second);
            return rings + tails.longest;
        }
        std::size_t places = m_kept.size();
        int sum = 0;
        for (const std::uint32_t place : m_kept) {
            addTail(m_places[place].tails.longest, m_places[place].kept, places);
            addTail(m_places[place].tails.second, m_places[place].kept, places);
        }
        for (const MeshEdge& edge : m_mesh) {
            sum += edge.length;
        }
        if (sum > m_longest) {
            m_longest = std::max(m_longest, meshTrail(places));
        }
        if (m_path.empty()) {
            return 0;
        }
        // A tail longer than all else together is surely an end of the longest trail.
        addTail(sum + 1, m_places[root].kept, places);
        return meshTrail(places) - (sum + 1);
    }

    int meshTrail(std::size_t places) {
        const TrailLength trail = longestMeshTrail(m_mesh, places);
        m_isExact = m_isExact && trail.isExact;
        return trail.edges;
    }

    void addTail(int length, std::uint32_t at, std::size_t& places) {
        if (length > 0) {
            m_mesh.push_back({static_cast<std::uint16_t>(at), static_cast<std::uint16_t>(places++), length});
        }
    }

    /// Joins the edges along unforked stretches, which a longest trail takes whole or not at all, into m_mesh. Keeps
    /// forks, places with a tail, and the place where the block hangs; one place at least.
    void contractBlock(std::uint32_t root) {
        const std::uint32_t block = m_places[root].block;
        m_kept.clear();
        m_mesh.clear();
        if (!m_path.empty() || m_block.size() == 1) {
            keep(root);
        }
        for (const std::uint32_t place : m_block) {
            if (m_places[place].kept == kNone && isFork(place, block)) {
                keep(place);
            }
        }
        if (m_kept.empty()) {
            keep(root);
        }
        ADJ_CHECK(m_kept.size() * 3 + 1 < std::numeric_limits<std::uint16_t>::max(), "a network fits on a board");
        for (const std::uint32_t from : m_kept) {
            for (const std::uint32_t edge : edgesAt(from)) {
                if (isInBlock(edge, block)) {
                    follow(from, edge, block);
                }
            }
        }
    }

    void keep(std::uint32_t place) {
        m_places[place].kept = static_cast<std::uint32_t>(m_kept.size());
        m_kept.push_back(place);
    }

    [[nodiscard]] bool isFork(std::uint32_t place, std::uint32_t block) const {
        const auto at = edgesAt(place);
        return m_places[place].tails.longest > 0 ||
               std::count_if(at.begin(), at.end(), [&](std::uint32_t edge) { return isInBlock(edge, block); }) != 2;
    }

    void follow(std::uint32_t from, std::uint32_t edge, std::uint32_t block) {
        const std::uint32_t firstEdge = edge;
        std::uint32_t at = otherEnd(edge, from);
        int length = 1;
        while (m_places[at].kept == kNone) {
            const auto meeting = edgesAt(at);
            edge = *std::find_if(meeting.begin(), meeting.end(),
                                 [&](std::uint32_t other) { return other != edge && isInBlock(other, block); });
            at = otherEnd(edge, at);
            ++length;
        }
        // Each stretch is met from both ends, a loop of one edge only once.
        const std::uint32_t a = m_places[from].kept;
        const std::uint32_t b = m_places[at].kept;
        if (a < b || (a == b && firstEdge <= edge)) {
            m_mesh.push_back({static_cast<std::uint16_t>(a), static_cast<std::uint16_t>(b), length});
        }
    }

    std::span<const TrailEdge> m_edges;
    std::vector<Place> m_places;
    std::vector<std::uint32_t> m_meetings;
    std::vector<std::uint32_t> m_path;
    std::vector<std::uint32_t> m_unassigned;
    std::vector<std::uint32_t> m_block;
    std::vector<std::uint32_t> m_kept;
    std::vector<MeshEdge> m_mesh;
    std::uint32_t m_clock = 0;
    std::uint32_t m_blocks = 0;
    int m_longest = 0;
    bool m_isExact = true;
};

}  // namespace

TrailLength measuredTrail(std::span<const TrailEdge> edges) {
    if (const auto small = longestSmallTrail(edges)) {
        return {*small, true};
    }
    return Network(edges).longest();
}

}  // namespace engine
