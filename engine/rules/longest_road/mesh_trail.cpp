// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/longest_road/mesh_trail.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <limits>
#include <vector>

#include "engine/check.h"
#include "engine/rules/longest_road/mesh_plan.h"

namespace engine {

namespace {

/// What is settled behind the front. A place on it is 0 while no taken edge meets it, else twice the number of its
/// connected part (1, 2, … in the order of the slots) plus 1 when an odd number of taken edges meets it.
template <class Mark, std::size_t Width>
struct Front {
    std::array<Mark, Width> marks{};
    /// Steps done, and places left behind as ends of the trail.
    std::uint16_t step = 0;
    std::uint16_t ends = 0;

    bool operator==(const Front& other) const { return std::memcmp(this, &other, sizeof(Front)) == 0; }
    [[nodiscard]] std::uint64_t hash() const {
        static_assert(sizeof(Front) % 8 == 0, "read as whole words");
        std::array<std::uint64_t, sizeof(Front) / 8> words;
        std::memcpy(words.data(), this, sizeof(Front));
        std::uint64_t hash = 0;
        for (const std::uint64_t word : words) {
            hash = (hash ^ word) * 0x9E3779B97F4A7C15U;
            hash ^= hash >> 29U;
        }
        return hash;
    }
};

template <class Mark, std::size_t Width>
class Search {
public:
    using State = Front<Mark, Width>;

    explicit Search(const MeshPlan& plan) : m_plan(plan), m_buckets(static_cast<std::size_t>(plan.length) + 1) {
        m_table.assign(1024, kNone);
        m_bestLoss = plan.length;
    }

    /// The greatest length; loss is the length that is not in the trail.
    TrailLength run() {
        offer(State{}, 0, 0);
        for (std::size_t loss = 0; static_cast<int>(loss) < m_bestLoss; ++loss) {
            // Deepest first among equals; opening a state may add to this same bucket.
            while (!m_buckets[loss].empty() && static_cast<int>(loss) < m_bestLoss) {
                const Opening opening = m_buckets[loss].back();
                m_buckets[loss].pop_back();
                if (m_nodes[opening.node].givenUp == opening.givenUp) {
                    open(m_nodes[opening.node]);
                }
                if (m_nodes.size() > kMostStates) {
                    sweep(kSweepStates);
                    return {m_plan.length - m_bestLoss, false};
                }
                if (m_nodes.size() > kManyStates && !m_hasGlanced) {
                    glance();
                }
            }
        }
        return {m_plan.length - m_bestLoss, true};
    }

private:
    static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();
    struct Node {
        State state;
        int givenUp = 0;
        int sure = 0;
    };
    /// Above these the search would take minutes or all memory; no net that pieces allow comes near.
    static constexpr std::size_t kMostStates =
        std::min(std::size_t{2'000'000}, (std::size_t{256} << 20U) / sizeof(Node));
    static constexpr std::size_t kSweepStates = 3000;
    /// From so many on it pays to know some long trail, which keeps away states that cannot beat it.
    static constexpr std::size_t kManyStates = 4000;
    static constexpr std::size_t kGlanceStates = 48;

    struct Opening {
        std::uint32_t node = 0;
        int givenUp = 0;
    };

    void glance() {
        m_hasGlanced = true;
        Search other(m_plan);
        other.m_bestLoss = m_bestLoss;
        other.sweep(kGlanceStates);
        m_bestLoss = other.m_bestLoss;
    }

    /// Once over all steps with the most promising states of each: finds a long trail, not surely the longest.
    void sweep(std::size_t widest) {
        m_nodes.clear();
        m_sweeping = true;
        m_nodes.push_back({});
        while (!m_nodes.empty()) {
            std::vector<Node> layer;
            layer.swap(m_nodes);
            if (layer.size() > widest) {
                const auto last = layer.begin() + static_cast<std::ptrdiff_t>(widest);
                std::nth_element(layer.begin(), last, layer.end(),
                                 [](const Node& a, const Node& b) { return a.givenUp + a.sure < b.givenUp + b.sure; });
                layer.erase(last, layer.end());
            }
            m_table.assign(std::bit_ceil(4 * widest), kNone);
            for (const Node& node : layer) {
                open(node);
            }
        }
    }

    void open(Node node) {
        const MeshPlan::Step& step = m_plan.steps[node.state.step];
        node.state.step = static_cast<std::uint16_t>(node.state.step + 1);
        Node without = node;
        without.givenUp += step.edge.length;
        settle(without, step);
        take(node.state, step);
        settle(node, step);
    }

    static void take(State& state, const MeshPlan::Step& step) {
        Mark& a = state.marks[step.slotA];
        Mark& b = state.marks[step.slotB];
        const auto partA = static_cast<Mark>(a >> 1U);
        const auto partB = static_cast<Mark>(b >> 1U);
        const bool isLoop = step.slotA == step.slotB;
        if (partA == 0 && partB == 0) {
            // A number that no other part has; settle() numbers anew.
            constexpr auto kFresh = static_cast<Mark>((std::numeric_limits<Mark>::max() >> 1U) << 1U);
            a = isLoop ? kFresh : static_cast<Mark>(kFresh | 1U);
            b = a;
            return;
        }
        if (isLoop) {
            return;
        }
        const auto flipped = [](Mark mark, Mark part) {
            return static_cast<Mark>((unsigned{part} << 1U) | ((mark & 1U) ^ 1U));
        };
        if (partA == 0 || partB == 0) {
            const Mark part = std::max(partA, partB);
            a = flipped(a, part);
            b = flipped(b, part);
            return;
        }
        a = flipped(a, partA);
        b = flipped(b, partB);
        if (partA != partB) {
            for (Mark& mark : state.marks) {
                if (static_cast<Mark>(mark >> 1U) == partB) {
                    mark = static_cast<Mark>((unsigned{partA} << 1U) | (mark & 1U));
                }
            }
        }
    }

    /// Lets the places without open edges go; keeps the state unless it can be no trail any more.
    void settle(Node& node, const MeshPlan::Step& step) {
        std::array<Mark, 2> gone{};
        const auto leave = [&](std::uint16_t slot, Mark& part) {
            Mark& mark = node.state.marks[slot];
            node.state.ends = static_cast<std::uint16_t>(node.state.ends + (mark & 1U));
            part = static_cast<Mark>(mark >> 1U);
            mark = 0;
        };
        if (step.leavesA) {
            leave(step.slotA, gone[0]);
        }
        if (step.leavesB) {
            leave(step.slotB, gone[1]);
        }
        if (node.state.ends > 2) {
            return;
        }
        bool othersLeft = false;
        std::array<bool, 2> stays{};
        for (std::size_t slot = 0; slot < step.width; ++slot) {
            const auto part = static_cast<Mark>(node.state.marks[slot] >> 1U);
            othersLeft |= part != 0;
            stays[0] |= part == gone[0];
            stays[1] |= part == gone[1];
        }
        if ((gone[0] != 0 && !stays[0]) || (gone[1] != 0 && !stays[1])) {
            // A part is finished: a whole trail if nothing else was begun, else never to be joined.
            const bool twoFinished = gone[0] != 0 && gone[1] != 0 && gone[0] != gone[1];
            if (!othersLeft && !twoFinished) {
                m_bestLoss = std::min(m_bestLoss, node.givenUp + m_plan.length - step.decided);
            }
            return;
        }
        numberParts(node.state, step.width);
        if (node.state.step < m_plan.steps.size()) {
            offer(node.state, node.givenUp, sureLoss(node.state, step));
        }
    }

    static void numberParts(State& state, std::size_t width) {
        std::array<Mark, Width> met;
        std::size_t parts = 0;
        for (std::size_t slot = 0; slot < width; ++slot) {
            const auto part = static_cast<Mark>(state.marks[slot] >> 1U);
            if (part == 0) {
                continue;
            }
            std::size_t name = 0;
            while (name < parts && met[name] != part) {
                ++name;
            }
            if (name == parts) {
                met[parts++] = part;
            }
            state.marks[slot] = static_cast<Mark>(((name + 1) << 1U) | (state.marks[slot] & 1U));
        }
    }

    /// At least so much of the open length must still be given up: each place where an odd number of edges would be
    /// used loses one of them (shared with another such place) unless the trail ends there.
    [[nodiscard]] int sureLoss(const State& state, const MeshPlan::Step& step) const {
        int sum = step.untouchedSum;
        int first = step.untouchedFirst;
        int second = step.untouchedSecond;
        for (std::uint32_t at = step.frontBegin; at < step.frontEnd; ++at) {
            const MeshPlan::FrontPlace& place = m_plan.front[at];
            const bool takenOdd = (state.marks[place.slot] & 1U) != 0;
            if (takenOdd != place.odd) {
                sum += place.shortest;
                second = std::max(second, std::min(first, place.shortest));
                first = std::max(first, place.shortest);
            }
        }
        sum -= state.ends < 2 ? first : 0;
        sum -= state.ends < 1 ? second : 0;
        return (sum + 1) / 2;
    }

    void offer(const State& state, int givenUp, int sure) {
        if (givenUp + sure >= m_bestLoss) {
            return;
        }
        std::size_t at = state.hash() & (m_table.size() - 1);
        while (m_table[at] != kNone && m_nodes[m_table[at]].state != state) {
            at = (at + 1) & (m_table.size() - 1);
        }
        std::uint32_t& entry = m_table[at];
        if (entry == kNone) {
            entry = static_cast<std::uint32_t>(m_nodes.size());
            m_nodes.push_back({state, givenUp, sure});
        } else if (m_nodes[entry].givenUp <= givenUp) {
            return;
        } else {
            m_nodes[entry].givenUp = givenUp;
        }
        if (!m_sweeping) {
            m_buckets[static_cast<std::size_t>(givenUp) + static_cast<std::size_t>(sure)].push_back({entry, givenUp});
        }
        if (m_nodes.size() * 2 > m_table.size()) {
            grow();
        }
    }

    void grow() {
        m_table.assign(m_table.size() * 4, kNone);
        for (std::uint32_t node = 0; node < m_nodes.size(); ++node) {
            std::size_t at = m_nodes[node].state.hash() & (m_table.size() - 1);
            while (m_table[at] != kNone) {
                at = (at + 1) & (m_table.size() - 1);
            }
            m_table[at] = node;
        }
    }

    const MeshPlan& m_plan;
    std::vector<Node> m_nodes;
    std::vector<std::uint32_t> m_table;
    std::vector<std::vector<Opening>> m_buckets;
    int m_bestLoss = 0;
    bool m_sweeping = false;
    bool m_hasGlanced = false;
};

}  // namespace

TrailLength longestMeshTrail(std::span<const MeshEdge> edges, std::size_t places) {
    const MeshPlan plan = planMesh(edges, places);
    ADJ_CHECK(plan.steps.size() == edges.size(), "a mesh is connected");
    // Parts are numbered up to the width, one number more is used between two steps.
    if (plan.width <= 12) {
        return Search<std::uint8_t, 12>(plan).run();
    }
    if (plan.width <= 28) {
        return Search<std::uint8_t, 28>(plan).run();
    }
    if (plan.width <= 92) {
        return Search<std::uint8_t, 92>(plan).run();
    }
    ADJ_CHECK(plan.width <= 1022, "a front is narrower than any board");
    return Search<std::uint16_t, 1022>(plan).run();
}

}  // namespace engine
