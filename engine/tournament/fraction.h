// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace engine::tournament {

/// A number that is exact however many are added: its denominator is kept as prime powers, its numerator has as many
/// digits as it needs. Always in lowest terms.
class Fraction {
public:
    Fraction() = default;
    /// The denominator is at least 1.
    explicit Fraction(std::int64_t numerator, std::int64_t denominator = 1);
    /// "3", "-3/4"; empty for anything else, and for more than nine digits on either side.
    [[nodiscard]] static std::optional<Fraction> fromText(std::string_view text);

    Fraction& operator+=(const Fraction& other);
    Fraction& operator-=(const Fraction& other);
    [[nodiscard]] friend Fraction operator+(Fraction a, const Fraction& b) { return a += b; }
    [[nodiscard]] friend Fraction operator-(Fraction a, const Fraction& b) { return a -= b; }
    /// The divisor is at least 1.
    [[nodiscard]] Fraction dividedBy(std::int64_t divisor) const;
    [[nodiscard]] Fraction negated() const;

    [[nodiscard]] bool isZero() const { return m_digits.empty(); }
    [[nodiscard]] bool isWhole() const { return m_primes.empty(); }
    [[nodiscard]] std::strong_ordering operator<=>(const Fraction& other) const;
    [[nodiscard]] bool operator==(const Fraction& other) const = default;

    /// "22727/21924"; without a denominator when it is whole.
    [[nodiscard]] std::string text() const;
    /// Rounded half away from zero, with a point and exactly so many digits behind it; for reading only.
    [[nodiscard]] std::string rounded(int digits) const;

private:
    /// Base 10^9, lowest first, no leading zeros; empty is zero.
    using Digits = std::vector<std::uint32_t>;
    static void multiply(Digits& digits, std::uint32_t factor);
    static std::uint32_t divide(Digits& digits, std::uint32_t divisor);
    static std::strong_ordering compare(const Digits& a, const Digits& b);
    static void add(Digits& to, const Digits& more);
    /// `less` is not more than `from`.
    static void subtract(Digits& from, const Digits& less);
    static std::string decimal(const Digits& digits);
    /// Brings both to the least common denominator; returns the other's numerator.
    Digits toCommon(const Fraction& other);
    void reduce();

    bool m_negative = false;
    Digits m_digits;
    std::map<std::uint32_t, int> m_primes;
};

}  // namespace engine::tournament
