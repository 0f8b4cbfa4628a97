// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/statistics/account.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace adjudicator {

Account::Account(Numbers numbers)
    : m_count(numbers.count),
      m_came(numbers.came),
      m_expected(numbers.expected),
      m_variance(numbers.variance),
      m_first(numbers.first) {
    if (!numbers.chances.empty()) {
        m_chances = std::move(numbers.chances);
    }
}

Account::Numbers Account::numbers() const {
    return {m_count, m_came, m_expected, m_variance, m_first, m_chances};
}

void Account::add(const std::vector<double>& chances, int came) {
    ++m_count;
    m_came += came;
    double mean = 0;
    double squares = 0;
    for (std::size_t k = 0; k < chances.size(); ++k) {
        const auto value = static_cast<double>(k);
        mean += value * chances[k];
        squares += value * value * chances[k];
    }
    m_expected += mean;
    m_variance += squares - mean * mean;
    convolve(chances, 0);
}

void Account::add(const Account& other) {
    m_count += other.m_count;
    m_came += other.m_came;
    m_expected += other.m_expected;
    m_variance += other.m_variance;
    convolve(other.m_chances, other.m_first);
}

void Account::convolve(const std::vector<double>& chances, std::size_t first) {
    std::vector<double> sum(m_chances.size() + chances.size() - 1);
    for (std::size_t i = 0; i < m_chances.size(); ++i) {
        for (std::size_t k = 0; k < chances.size(); ++k) {
            sum[i + k] += m_chances[i] * chances[k];
        }
    }
    // Tails this thin change nothing that is shown, and would make long records slow.
    constexpr double kThin = 1e-16;
    const auto thick = [](double chance) { return chance > kThin; };
    const auto begin = std::find_if(sum.begin(), sum.end(), thick);
    const auto end = std::find_if(sum.rbegin(), sum.rend(), thick).base();
    m_first += first + static_cast<std::size_t>(begin - sum.begin());
    m_chances.assign(begin, end);
}

Account Account::opposite() const {
    Account other;
    other.m_count = m_count;
    other.m_came = m_count - m_came;
    other.m_expected = m_count - m_expected;
    other.m_variance = m_variance;
    other.m_chances.assign(m_chances.rbegin(), m_chances.rend());
    other.m_first = static_cast<std::size_t>(m_count) + 1 - m_first - m_chances.size();
    return other;
}

double Account::deviation() const {
    return std::sqrt(std::max(m_variance, 0.0));
}

double Account::percentile() const {
    double below = 0;
    for (std::size_t i = 0; i < m_chances.size(); ++i) {
        const auto value = static_cast<int>(m_first + i);
        below += value < m_came ? m_chances[i] : value == m_came ? m_chances[i] / 2 : 0;
    }
    return std::min(below, 1.0);
}

}  // namespace adjudicator
