// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/fraction.h"

#include <boost/multiprecision/cpp_int.hpp>
#include <charconv>
#include <limits>

#include "engine/check.h"

namespace engine::tournament {

namespace {

constexpr std::size_t kMostDigits = 9;
constexpr std::int64_t kMostBelow = 1'000'000'000;

std::optional<std::int64_t> wholeFromText(std::string_view text) {
    std::int64_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = !text.empty() && text.size() <= kMostDigits + 1 && read.ec == std::errc() &&
                       read.ptr == text.data() + text.size();
    return whole ? std::optional(value) : std::nullopt;
}

}  // namespace

struct Fraction::Value {
    boost::multiprecision::cpp_rational number;
};

Fraction::Fraction(const Value& value)
    : m_value(value.number.is_zero() ? nullptr : std::make_shared<const Value>(value)) {}

Fraction::Fraction(std::int64_t numerator, std::int64_t denominator) {
    ADJ_CHECK(denominator >= 1 && denominator <= std::numeric_limits<std::int32_t>::max(),
              "a fraction has a positive denominator");
    *this = Fraction(Value{{numerator, denominator}});
}

const Fraction::Value& Fraction::value() const {
    static const Value kZero;
    return m_value ? *m_value : kZero;
}

std::optional<Fraction> Fraction::fromText(std::string_view text) {
    const std::size_t bar = text.find('/');
    const auto top = wholeFromText(text.substr(0, bar));
    const auto bottom =
        bar == std::string_view::npos ? std::optional<std::int64_t>(1) : wholeFromText(text.substr(bar + 1));
    if (!top || !bottom || *bottom < 1 || *bottom > kMostBelow) {
        return std::nullopt;
    }
    return Fraction(*top, *bottom);
}

Fraction& Fraction::operator+=(const Fraction& other) {
    return *this = Fraction(Value{value().number + other.value().number});
}

Fraction& Fraction::operator-=(const Fraction& other) {
    return *this = Fraction(Value{value().number - other.value().number});
}

Fraction Fraction::dividedBy(std::int64_t divisor) const {
    ADJ_CHECK(divisor >= 1, "a fraction is divided by a positive number");
    return Fraction(Value{value().number / divisor});
}

bool Fraction::isWhole() const {
    return denominator(value().number) == 1;
}

std::strong_ordering Fraction::operator<=>(const Fraction& other) const {
    return value().number.compare(other.value().number) <=> 0;
}

std::string Fraction::text() const {
    return value().number.str();
}

std::string Fraction::rounded(int digits) const {
    const boost::multiprecision::cpp_int below = denominator(value().number);
    boost::multiprecision::cpp_int above = numerator(value().number);
    if (above < 0) {
        above *= -1;
    }
    for (int digit = 0; digit < digits; ++digit) {
        above *= 10;
    }
    const boost::multiprecision::cpp_int nearest = (2 * above + below) / (2 * below);
    std::string text = nearest.str();
    const auto behind = static_cast<std::size_t>(digits);
    if (text.size() <= behind) {
        text.insert(0, behind + 1 - text.size(), '0');
    }
    if (behind > 0) {
        text.insert(text.size() - behind, ".");
    }
    return (value().number < 0 && nearest != 0 ? "-" : "") + text;
}

}  // namespace engine::tournament
