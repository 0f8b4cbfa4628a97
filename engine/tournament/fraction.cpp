// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/fraction.h"

#include <algorithm>
#include <charconv>
#include <limits>

#include "engine/check.h"

namespace engine::tournament {

namespace {

constexpr std::uint64_t kBase = 1'000'000'000;
constexpr std::size_t kBaseDigits = 9;

void factorInto(std::map<std::uint32_t, int>& primes, std::uint64_t number) {
    for (std::uint64_t prime = 2; prime * prime <= number; ++prime) {
        while (number % prime == 0) {
            ++primes[static_cast<std::uint32_t>(prime)];
            number /= prime;
        }
    }
    if (number > 1) {
        ++primes[static_cast<std::uint32_t>(number)];
    }
}

std::optional<std::int64_t> wholeFromText(std::string_view text) {
    std::int64_t value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = !text.empty() && text.size() <= kBaseDigits + 1 && read.ec == std::errc() &&
                       read.ptr == text.data() + text.size();
    return whole ? std::optional(value) : std::nullopt;
}

}  // namespace

Fraction::Fraction(std::int64_t numerator, std::int64_t denominator) : m_negative(numerator < 0) {
    ADJ_CHECK(denominator >= 1 && denominator <= std::numeric_limits<std::int32_t>::max(),
              "a fraction has a positive denominator");
    std::uint64_t size =
        m_negative ? ~static_cast<std::uint64_t>(numerator) + 1 : static_cast<std::uint64_t>(numerator);
    for (; size > 0; size /= kBase) {
        m_digits.push_back(static_cast<std::uint32_t>(size % kBase));
    }
    factorInto(m_primes, static_cast<std::uint64_t>(denominator));
    reduce();
}

std::optional<Fraction> Fraction::fromText(std::string_view text) {
    const std::size_t bar = text.find('/');
    const auto top = wholeFromText(text.substr(0, bar));
    const auto bottom =
        bar == std::string_view::npos ? std::optional<std::int64_t>(1) : wholeFromText(text.substr(bar + 1));
    if (!top || !bottom || *bottom < 1 || *bottom > static_cast<std::int64_t>(kBase)) {
        return std::nullopt;
    }
    return Fraction(*top, *bottom);
}

void Fraction::multiply(Digits& digits, std::uint32_t factor) {
    std::uint64_t carry = 0;
    for (std::uint32_t& digit : digits) {
        carry += static_cast<std::uint64_t>(digit) * factor;
        digit = static_cast<std::uint32_t>(carry % kBase);
        carry /= kBase;
    }
    for (; carry > 0; carry /= kBase) {
        digits.push_back(static_cast<std::uint32_t>(carry % kBase));
    }
}

std::uint32_t Fraction::divide(Digits& digits, std::uint32_t divisor) {
    std::uint64_t rest = 0;
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit) {
        rest = rest * kBase + *digit;
        *digit = static_cast<std::uint32_t>(rest / divisor);
        rest %= divisor;
    }
    while (!digits.empty() && digits.back() == 0) {
        digits.pop_back();
    }
    return static_cast<std::uint32_t>(rest);
}

std::strong_ordering Fraction::compare(const Digits& a, const Digits& b) {
    if (a.size() != b.size()) {
        return a.size() <=> b.size();
    }
    return std::lexicographical_compare_three_way(a.rbegin(), a.rend(), b.rbegin(), b.rend());
}

void Fraction::add(Digits& to, const Digits& more) {
    to.resize(std::max(to.size(), more.size()) + 1);
    std::uint64_t carry = 0;
    for (std::size_t i = 0; i < to.size(); ++i) {
        carry += static_cast<std::uint64_t>(to[i]) + (i < more.size() ? more[i] : 0);
        to[i] = static_cast<std::uint32_t>(carry % kBase);
        carry /= kBase;
    }
    while (!to.empty() && to.back() == 0) {
        to.pop_back();
    }
}

void Fraction::subtract(Digits& from, const Digits& less) {
    std::int64_t borrow = 0;
    for (std::size_t i = 0; i < from.size(); ++i) {
        std::int64_t digit = static_cast<std::int64_t>(from[i]) - borrow - (i < less.size() ? less[i] : 0);
        borrow = digit < 0 ? 1 : 0;
        digit += borrow * static_cast<std::int64_t>(kBase);
        from[i] = static_cast<std::uint32_t>(digit);
    }
    while (!from.empty() && from.back() == 0) {
        from.pop_back();
    }
}

std::string Fraction::decimal(const Digits& digits) {
    if (digits.empty()) {
        return "0";
    }
    std::string text = std::to_string(digits.back());
    for (auto digit = digits.rbegin() + 1; digit != digits.rend(); ++digit) {
        const std::string part = std::to_string(*digit);
        text += std::string(kBaseDigits - part.size(), '0') + part;
    }
    return text;
}

Fraction::Digits Fraction::toCommon(const Fraction& other) {
    Digits theirs = other.m_digits;
    const auto raise = [](Digits& digits, std::uint32_t prime, int times) {
        for (int i = 0; i < times; ++i) {
            multiply(digits, prime);
        }
    };
    for (const auto& [prime, power] : m_primes) {
        const auto found = other.m_primes.find(prime);
        raise(theirs, prime, power - (found == other.m_primes.end() ? 0 : found->second));
    }
    for (const auto& [prime, power] : other.m_primes) {
        int& own = m_primes[prime];
        raise(m_digits, prime, power - own);
        own = std::max(own, power);
    }
    return theirs;
}

void Fraction::reduce() {
    if (m_digits.empty()) {
        m_primes.clear();
        m_negative = false;
        return;
    }
    for (auto entry = m_primes.begin(); entry != m_primes.end();) {
        for (bool divides = true; divides && entry->second > 0;) {
            Digits smaller = m_digits;
            divides = divide(smaller, entry->first) == 0;
            if (divides) {
                m_digits = std::move(smaller);
                --entry->second;
            }
        }
        entry = entry->second == 0 ? m_primes.erase(entry) : std::next(entry);
    }
}

Fraction& Fraction::operator+=(const Fraction& other) {
    Digits theirs = toCommon(other);
    if (m_negative == other.m_negative) {
        add(m_digits, theirs);
    } else if (compare(m_digits, theirs) == std::strong_ordering::less) {
        subtract(theirs, m_digits);
        m_digits = std::move(theirs);
        m_negative = other.m_negative;
    } else {
        subtract(m_digits, theirs);
    }
    reduce();
    return *this;
}

Fraction& Fraction::operator-=(const Fraction& other) {
    return *this += other.negated();
}

Fraction Fraction::negated() const {
    Fraction result = *this;
    result.m_negative = !m_negative && !isZero();
    return result;
}

Fraction Fraction::dividedBy(std::int64_t divisor) const {
    ADJ_CHECK(divisor >= 1, "a fraction is divided by a positive number");
    Fraction result = *this;
    factorInto(result.m_primes, static_cast<std::uint64_t>(divisor));
    result.reduce();
    return result;
}

std::strong_ordering Fraction::operator<=>(const Fraction& other) const {
    if (m_negative != other.m_negative) {
        return m_negative ? std::strong_ordering::less : std::strong_ordering::greater;
    }
    Fraction own = *this;
    const Digits theirs = own.toCommon(other);
    return m_negative ? compare(theirs, own.m_digits) : compare(own.m_digits, theirs);
}

std::string Fraction::text() const {
    std::string text = (m_negative ? "-" : "") + decimal(m_digits);
    if (!m_primes.empty()) {
        Digits bottom{1};
        for (const auto& [prime, power] : m_primes) {
            for (int i = 0; i < power; ++i) {
                multiply(bottom, prime);
            }
        }
        text += '/' + decimal(bottom);
    }
    return text;
}

std::string Fraction::rounded(int digits) const {
    // floor(2x + 1) / 2 at the last digit kept; dividing by the primes one by one gives the same floor.
    Digits scaled = m_digits;
    for (int i = 0; i < digits; ++i) {
        multiply(scaled, 10);
    }
    multiply(scaled, 2);
    Digits bottom{1};
    for (const auto& [prime, power] : m_primes) {
        for (int i = 0; i < power; ++i) {
            multiply(bottom, prime);
        }
    }
    add(scaled, bottom);
    for (const auto& [prime, power] : m_primes) {
        for (int i = 0; i < power; ++i) {
            (void)divide(scaled, prime);
        }
    }
    (void)divide(scaled, 2);
    std::string text = decimal(scaled);
    const auto behind = static_cast<std::size_t>(digits);
    if (text.size() <= behind) {
        text.insert(0, behind + 1 - text.size(), '0');
    }
    if (behind > 0) {
        text.insert(text.size() - behind, ".");
    }
    return (m_negative && !scaled.empty() ? "-" : "") + text;
}

}  // namespace engine::tournament
