// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace adjudicator {

/// What came against what was to be expected, summed over many chances: cards over rolls, rounds won over combats. The
/// distribution of the sum is exact but for tails below 1e-12. Each chance is taken as it was when it came, whatever
/// had come before.
class Account {
public:
    /// All that an account is, to be kept.
    struct Numbers {
        int count = 0;
        int came = 0;
        double expected = 0;
        double variance = 0;
        /// The chances of `first`, first + 1, …; at least one.
        std::size_t first = 0;
        std::vector<double> chances{1.0};
    };
    Account() = default;
    explicit Account(Numbers numbers);
    [[nodiscard]] Numbers numbers() const;

    /// One chance: `chances[k]` that k comes (adding up to 1), and what did come.
    void add(const std::vector<double>& chances, int came);
    void add(const Account& other);
    /// Of chances of one or nothing: the same seen by who gets it when this one does not.
    [[nodiscard]] Account opposite() const;

    /// How many chances there were.
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] int came() const { return m_came; }
    [[nodiscard]] double expected() const { return m_expected; }
    /// The standard deviation of what was to be expected.
    [[nodiscard]] double deviation() const;
    /// The share of all ways in which less would have come, plus half of those with as much: 0.5 is the middle.
    [[nodiscard]] double percentile() const;

private:
    void convolve(const std::vector<double>& chances, std::size_t first);

    int m_count = 0;
    int m_came = 0;
    double m_expected = 0;
    double m_variance = 0;
    /// The chances of m_first, m_first + 1, …
    std::size_t m_first = 0;
    std::vector<double> m_chances{1.0};
};

}  // namespace adjudicator
