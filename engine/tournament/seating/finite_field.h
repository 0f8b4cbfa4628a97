// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

namespace engine::tournament {

/// The field of so many elements, numbered 0 … size − 1; 0 and 1 are zero and one.
class FiniteField {
public:
    /// Empty where there is none: the size is no power of a prime.
    [[nodiscard]] static std::optional<FiniteField> ofSize(std::size_t size);

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] std::size_t sum(std::size_t a, std::size_t b) const;
    [[nodiscard]] std::size_t negative(std::size_t a) const;
    [[nodiscard]] std::size_t product(std::size_t a, std::size_t b) const;
    /// The generator of the multiplicative group to this power.
    [[nodiscard]] std::size_t power(std::size_t exponent) const { return m_powers[exponent % (m_size - 1)]; }

private:
    std::size_t m_size = 0;
    std::size_t m_prime = 0;
    std::vector<std::size_t> m_powers;
    std::vector<std::size_t> m_logarithms;
};

}  // namespace engine::tournament
