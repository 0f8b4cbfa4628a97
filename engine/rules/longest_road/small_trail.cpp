// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/longest_road/small_trail.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace engine {

namespace {

constexpr std::size_t kMostTrailEdges = 20;
constexpr std::size_t kMostTrailPlaces = 40;
constexpr std::size_t kMostTrailMeetings = 6;
/// Beyond this the structure is the shorter way.
constexpr int kMostTrailSteps = 500;

class SmallTrail {
public:
    /// False when the network does not fit.
    [[nodiscard]] bool take(std::span<const TrailEdge> edges) {
        if (edges.size() > kMostTrailEdges) {
            return false;
        }
        for (std::size_t at = 0; at < edges.size(); ++at) {
            const TrailEdge& edge = edges[at];
            const auto i = static_cast<std::uint8_t>(at);
            if (edge.a == edge.b || !meet(edge.a, edge.b, i) || !meet(edge.b, edge.a, i)) {
                return false;
            }
        }
        return true;
    }

    [[nodiscard]] std::optional<int> longest() {
        std::uint64_t seen = 0;
        for (std::size_t place = 0; place < m_places; ++place) {
            if ((seen >> place & 1U) == 0 && m_degrees[place] > 0) {
                const std::uint64_t part = partOf(place);
                seen |= part;
                tryPart(part);
            }
        }
        return m_steps > kMostTrailSteps ? std::nullopt : std::optional(m_best);
    }

private:
    struct Meeting {
        std::uint8_t edge;
        std::uint8_t other;
    };

    bool meet(std::uint32_t at, std::uint32_t other, std::uint8_t edge) {
        if (at >= kMostTrailPlaces || other >= kMostTrailPlaces || m_degrees[at] == kMostTrailMeetings) {
            return false;
        }
        m_meetings[at][m_degrees[at]++] = {edge, static_cast<std::uint8_t>(other)};
        m_places = std::max<std::size_t>(m_places, at + 1);
        return true;
    }

    /// All places that hang together with this one.
    [[nodiscard]] std::uint64_t partOf(std::size_t start) const {
        std::uint64_t part = 0;
        std::uint64_t open = std::uint64_t{1} << start;
        while (open != 0) {
            const auto at = static_cast<std::size_t>(std::countr_zero(open));
            part |= std::uint64_t{1} << at;
            for (std::size_t i = 0; i < m_degrees[at]; ++i) {
                open |= std::uint64_t{1} << m_meetings[at][i].other;
            }
            open &= ~part;
        }
        return part;
    }

    /// A longest trail that is open uses every edge at its two ends, an odd number each; one that is closed uses every
    /// edge of its part. So only places where an odd number of edges meet need be tried, all but one of them; and of
    /// the others each pair leaves an edge out.
    void tryPart(std::uint64_t part) {
        int degrees = 0;
        int odd = 0;
        for (std::uint64_t rest = part; rest != 0; rest &= rest - 1) {
            const int degree = m_degrees[static_cast<std::size_t>(std::countr_zero(rest))];
            degrees += degree;
            odd += degree % 2;
        }
        const int edges = degrees / 2;
        if (odd <= 2) {
            m_best = std::max(m_best, edges);
            return;
        }
        m_most = edges - (odd - 2) / 2;
        for (std::uint64_t rest = part; rest != 0 && odd > 1 && m_best < m_most; rest &= rest - 1) {
            const auto at = static_cast<std::size_t>(std::countr_zero(rest));
            if (m_degrees[at] % 2 == 1) {
                --odd;
                follow(at, 0, 0);
            }
        }
    }

    void follow(std::size_t at, std::uint32_t used, int length) {
        m_best = std::max(m_best, length);
        if (++m_steps > kMostTrailSteps || m_best >= m_most) {
            return;
        }
        for (std::size_t i = 0; i < m_degrees[at]; ++i) {
            const Meeting meeting = m_meetings[at][i];
            if ((used >> meeting.edge & 1U) == 0) {
                follow(meeting.other, used | std::uint32_t{1} << meeting.edge, length + 1);
            }
        }
    }

    std::array<std::uint8_t, kMostTrailPlaces> m_degrees{};
    std::array<std::array<Meeting, kMostTrailMeetings>, kMostTrailPlaces> m_meetings;
    std::size_t m_places = 0;
    int m_steps = 0;
    int m_best = 0;
    /// What no trail of the part can exceed.
    int m_most = 0;
};

}  // namespace

std::optional<int> longestSmallTrail(std::span<const TrailEdge> edges) {
    SmallTrail trail;
    return trail.take(edges) ? trail.longest() : std::nullopt;
}

}  // namespace engine
