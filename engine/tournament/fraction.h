// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace engine::tournament {

/// A number that is exact however many are added, always in lowest terms.
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

    [[nodiscard]] bool isZero() const { return m_value == nullptr; }
    [[nodiscard]] bool isWhole() const;
    [[nodiscard]] std::strong_ordering operator<=>(const Fraction& other) const;
    [[nodiscard]] bool operator==(const Fraction& other) const { return std::is_eq(*this <=> other); }

    /// "22727/21924"; without a denominator when it is whole.
    [[nodiscard]] std::string text() const;
    /// Rounded half away from zero, with a point and exactly so many digits behind it; for reading only.
    [[nodiscard]] std::string rounded(int digits) const;

private:
    struct Value;
    explicit Fraction(const Value& value);
    [[nodiscard]] const Value& value() const;

    /// Never changed, so that copies share it; none stands for zero.
    std::shared_ptr<const Value> m_value;
};

}  // namespace engine::tournament
