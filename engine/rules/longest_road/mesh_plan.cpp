// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/longest_road/mesh_plan.h"

#include <algorithm>
#include <array>
#include <limits>

namespace engine {

namespace {

constexpr std::size_t kStarts = 6;

/// Which edges meet at each place, without a vector for each.
class Meetings {
public:
    Meetings(std::span<const MeshEdge> edges, std::size_t places) : m_begin(places + 1, 0) {
        for (const MeshEdge& edge : edges) {
            ++m_begin[edge.a + 1U];
            if (edge.a != edge.b) {
                ++m_begin[edge.b + 1U];
            }
        }
        for (std::size_t place = 0; place < places; ++place) {
            m_begin[place + 1] += m_begin[place];
        }
        m_edges.resize(m_begin.back());
        auto next = m_begin;
        for (std::size_t at = 0; at < edges.size(); ++at) {
            m_edges[next[edges[at].a]++] = static_cast<std::uint16_t>(at);
            if (edges[at].a != edges[at].b) {
                m_edges[next[edges[at].b]++] = static_cast<std::uint16_t>(at);
            }
        }
    }
    [[nodiscard]] std::span<const std::uint16_t> at(std::size_t place) const {
        return {m_edges.data() + m_begin[place], m_edges.data() + m_begin[place + 1]};
    }

private:
    std::vector<std::uint32_t> m_begin;
    std::vector<std::uint16_t> m_edges;
};

std::size_t otherEnd(const MeshEdge& edge, std::size_t place) {
    return edge.a == place ? edge.b : edge.a;
}

/// An order of the edges and how wide its front gets.
struct Order {
    std::vector<std::uint16_t> edges;
    double cost = 0;
};

/// Settles place after place, always the one that pulls the fewest new places into the front, the oldest among equals.
Order sweepFrom(std::size_t start, std::span<const MeshEdge> edges, const Meetings& meetings, std::size_t places,
                double giveUpAbove) {
    Order order;
    order.edges.reserve(edges.size());
    std::vector<bool> seen(places, false);
    std::vector<bool> decided(edges.size(), false);
    std::vector<std::size_t> front{start};
    seen[start] = true;
    while (!front.empty() && order.cost <= giveUpAbove) {
        std::size_t best = 0;
        std::size_t fewest = std::numeric_limits<std::size_t>::max();
        for (std::size_t at = 0; at < front.size(); ++at) {
            std::size_t pulls = 0;
            for (const auto edge : meetings.at(front[at])) {
                const std::size_t other = otherEnd(edges[edge], front[at]);
                pulls += !seen[other] && meetings.at(other).size() > 1 ? 1U : 0U;
            }
            if (pulls < fewest) {
                fewest = pulls;
                best = at;
            }
        }
        const std::size_t place = front[best];
        front.erase(front.begin() + static_cast<std::ptrdiff_t>(best));
        for (const bool newPlaces : {false, true}) {
            for (const auto edge : meetings.at(place)) {
                const std::size_t other = otherEnd(edges[edge], place);
                if (decided[edge] || (!newPlaces && !seen[other])) {
                    continue;
                }
                decided[edge] = true;
                order.edges.push_back(edge);
                if (!seen[other]) {
                    seen[other] = true;
                    front.push_back(other);
                }
            }
        }
        order.cost += static_cast<double>(std::uint64_t{1} << std::min<std::size_t>(2 * front.size(), 62));
    }
    return order;
}

Order bestOrder(std::span<const MeshEdge> edges, std::size_t places) {
    const Meetings meetings(edges, places);
    Order best;
    best.cost = std::numeric_limits<double>::max();
    const std::size_t stride = std::max<std::size_t>(1, places / kStarts);
    for (std::size_t start = 0; start < places; start += stride) {
        Order order = sweepFrom(start, edges, meetings, places, best.cost);
        if (order.cost < best.cost) {
            best = std::move(order);
        }
    }
    return best;
}

/// The open edges of a place that lead elsewhere.
struct Open {
    std::uint32_t edges = 0;
    std::uint32_t elsewhere = 0;
};

}  // namespace

MeshPlan planMesh(std::span<const MeshEdge> edges, std::size_t places) {
    constexpr std::uint16_t kNoSlot = std::numeric_limits<std::uint16_t>::max();
    const Order order = bestOrder(edges, places);
    const std::size_t count = order.edges.size();
    MeshPlan plan;
    plan.steps.resize(count);

    // Backwards: how many edges of its two ends stay open after each step, and the shortest of them.
    std::vector<Open> open(places);
    constexpr int kNone = std::numeric_limits<int>::max();
    std::vector<int> shortest(places, kNone);
    std::vector<std::array<int, 2>> shortestAfter(count);
    for (std::size_t at = count; at-- > 0;) {
        const MeshEdge& edge = edges[order.edges[at]];
        MeshPlan::Step& step = plan.steps[at];
        step.edge = edge;
        plan.length += edge.length;
        step.leavesA = open[edge.a].edges == 0;
        step.leavesB = edge.a != edge.b && open[edge.b].edges == 0;
        shortestAfter[at] = {shortest[edge.a], shortest[edge.b]};
        ++open[edge.a].edges;
        if (edge.a != edge.b) {
            ++open[edge.b].edges;
            ++open[edge.a].elsewhere;
            ++open[edge.b].elsewhere;
            shortest[edge.a] = std::min(shortest[edge.a], edge.length);
            shortest[edge.b] = std::min(shortest[edge.b], edge.length);
        }
    }

    // Places in the order in which they are reached last, for the sums over those not yet reached.
    std::vector<std::size_t> reachedAt(places, count);
    for (std::size_t at = count; at-- > 0;) {
        reachedAt[plan.steps[at].edge.a] = at;
        reachedAt[plan.steps[at].edge.b] = at;
    }
    int sum = 0;
    int first = 0;
    int second = 0;
    for (std::size_t at = count; at-- > 0;) {
        MeshPlan::Step& step = plan.steps[at];
        step.untouchedSum = sum;
        step.untouchedFirst = first;
        step.untouchedSecond = second;
        const auto add = [&](std::size_t place) {
            if (reachedAt[place] == at && open[place].elsewhere % 2 == 1) {
                sum += shortest[place];
                second = std::max(second, std::min(first, shortest[place]));
                first = std::max(first, shortest[place]);
            }
        };
        add(step.edge.a);
        if (step.edge.a != step.edge.b) {
            add(step.edge.b);
        }
    }

    // Forwards: slots on the front.
    std::vector<std::uint16_t> slotOf(places, kNoSlot);
    std::vector<std::size_t> placeIn;
    const auto enter = [&](std::size_t place) {
        if (slotOf[place] == kNoSlot) {
            const auto free = std::find(placeIn.begin(), placeIn.end(), places);
            slotOf[place] = static_cast<std::uint16_t>(free - placeIn.begin());
            if (free == placeIn.end()) {
                placeIn.push_back(place);
            } else {
                *free = place;
            }
        }
        return slotOf[place];
    };
    int decided = 0;
    for (std::size_t at = 0; at < count; ++at) {
        MeshPlan::Step& step = plan.steps[at];
        const MeshEdge& edge = step.edge;
        decided += edge.length;
        step.decided = decided;
        step.slotA = enter(edge.a);
        step.slotB = enter(edge.b);
        plan.width = std::max(plan.width, placeIn.size());
        shortest[edge.a] = shortestAfter[at][0];
        shortest[edge.b] = shortestAfter[at][1];
        if (edge.a != edge.b) {
            --open[edge.a].elsewhere;
            --open[edge.b].elsewhere;
        }
        if (step.leavesA) {
            placeIn[step.slotA] = places;
        }
        if (step.leavesB) {
            placeIn[step.slotB] = places;
        }
        while (!placeIn.empty() && placeIn.back() == places) {
            placeIn.pop_back();
        }
        step.width = static_cast<std::uint16_t>(placeIn.size());
        step.frontBegin = static_cast<std::uint32_t>(plan.front.size());
        for (std::size_t slot = 0; slot < placeIn.size(); ++slot) {
            const std::size_t place = placeIn[slot];
            if (place != places && open[place].elsewhere > 0) {
                plan.front.push_back(
                    {static_cast<std::uint16_t>(slot), open[place].elsewhere % 2 == 1, shortest[place]});
            } else if (place != places) {
                plan.front.push_back({static_cast<std::uint16_t>(slot), false, 0});
            }
        }
        step.frontEnd = static_cast<std::uint32_t>(plan.front.size());
    }
    return plan;
}

}  // namespace engine
