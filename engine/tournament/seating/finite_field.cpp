// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/seating/finite_field.h"

namespace engine::tournament {

namespace {

/// The prime of which the size is a power; 0 when it is none.
std::size_t primeOf(std::size_t size) {
    if (size < 2) {
        return 0;
    }
    std::size_t prime = 2;
    while (size % prime != 0) {
        ++prime;
    }
    while (size % prime == 0) {
        size /= prime;
    }
    return size == 1 ? prime : 0;
}

/// An element is a polynomial over the prime field, its coefficients the digits of its number; this multiplies by x
/// and takes the rest by x^degree − tail.
std::size_t timesX(std::size_t element, std::size_t size, std::size_t prime, std::size_t tail) {
    const std::size_t top = element / (size / prime);
    std::size_t shifted = element % (size / prime) * prime;
    std::size_t result = 0;
    for (std::size_t place = 1; place < size; place *= prime) {
        result += (shifted % prime + top * (tail / place % prime)) % prime * place;
        shifted /= prime;
    }
    return result;
}

}  // namespace

std::optional<FiniteField> FiniteField::ofSize(std::size_t size) {
    const std::size_t prime = primeOf(size);
    if (prime == 0) {
        return std::nullopt;
    }
    FiniteField field;
    field.m_size = size;
    field.m_prime = prime;
    if (size == prime) {
        // Of a prime field any number may generate the group; x is of no use there.
        for (std::size_t generator = 1; generator < size; ++generator) {
            field.m_powers.assign(1, 1);
            for (std::size_t next = generator % size; next != 1; next = next * generator % size) {
                field.m_powers.push_back(next);
            }
            if (field.m_powers.size() == size - 1) {
                break;
            }
        }
    } else {
        // The first polynomial whose root x generates the whole group.
        for (std::size_t tail = 1; tail < size; ++tail) {
            field.m_powers.assign(1, 1);
            std::size_t next = timesX(1, size, prime, tail);
            while (next != 1 && next != 0 && field.m_powers.size() < size) {
                field.m_powers.push_back(next);
                next = timesX(next, size, prime, tail);
            }
            if (next == 1 && field.m_powers.size() == size - 1) {
                break;
            }
        }
    }
    field.m_logarithms.assign(size, 0);
    for (std::size_t i = 0; i < field.m_powers.size(); ++i) {
        field.m_logarithms[field.m_powers[i]] = i;
    }
    return field;
}

std::size_t FiniteField::sum(std::size_t a, std::size_t b) const {
    std::size_t result = 0;
    for (std::size_t place = 1; place < m_size; place *= m_prime) {
        result += (a / place + b / place) % m_prime * place;
    }
    return result;
}

std::size_t FiniteField::negative(std::size_t a) const {
    std::size_t result = 0;
    for (std::size_t place = 1; place < m_size; place *= m_prime) {
        result += (m_prime - a / place % m_prime) % m_prime * place;
    }
    return result;
}

std::size_t FiniteField::product(std::size_t a, std::size_t b) const {
    return a == 0 || b == 0 ? 0 : power(m_logarithms[a] + m_logarithms[b]);
}

}  // namespace engine::tournament
