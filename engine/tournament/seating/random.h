// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace engine::tournament {

/// Numbers that follow from a seed, the same everywhere (Steele, Lea, Flood: SplitMix).
class Seeded {
public:
    explicit Seeded(std::uint64_t seed) : m_state(seed) {}
    [[nodiscard]] std::uint64_t next() {
        m_state += 0x9e3779b97f4a7c15U;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }
    /// 0 … below − 1; below fits in 32 bits.
    [[nodiscard]] std::size_t below(std::size_t below) {
        return static_cast<std::size_t>((next() >> 32U) * static_cast<std::uint64_t>(below) >> 32U);
    }
    void shuffle(auto& items) {
        for (std::size_t i = items.size(); i > 1; --i) {
            std::swap(items[i - 1], items[below(i)]);
        }
    }

private:
    std::uint64_t m_state;
};

/// Thresholds of simulated annealing: −ln(u) in thousandths at even steps, so that no two machines round differently.
class Thresholds {
public:
    Thresholds() {
        for (std::size_t i = 0; i < m_table.size(); ++i) {
            m_table[i] = static_cast<std::int32_t>(
                std::lround(-1000 * std::log((static_cast<double>(i) + 0.5) / static_cast<double>(m_table.size()))));
        }
    }
    /// Whether a change that costs so much more is made at this temperature (in thousandths).
    [[nodiscard]] bool accepts(std::int64_t delta, std::int64_t temperature, Seeded& random) const {
        return delta <= 0 || delta * 1'000'000 < temperature * m_table[random.next() & (m_table.size() - 1)];
    }

private:
    std::array<std::int32_t, 4096> m_table{};
};

}  // namespace engine::tournament
