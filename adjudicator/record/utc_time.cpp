// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/utc_time.h"

#include <algorithm>
#include <chrono>
#include <cstddef>

namespace adjudicator {

namespace {

constexpr std::string_view kForm = "0000-00-00T00:00:00";
constexpr std::size_t kMostFraction = 9;

bool isDigit(char letter) {
    return letter >= '0' && letter <= '9';
}

}  // namespace

bool isUtcTime(std::string_view text) {
    if (text.size() <= kForm.size() || text.back() != 'Z') {
        return false;
    }
    for (std::size_t i = 0; i < kForm.size(); ++i) {
        if (kForm[i] == '0' ? !isDigit(text[i]) : text[i] != kForm[i]) {
            return false;
        }
    }
    std::string_view fraction = text.substr(kForm.size(), text.size() - kForm.size() - 1);
    if (!fraction.empty()) {
        const bool isPoint = fraction.front() == '.';
        fraction.remove_prefix(1);
        if (!isPoint || fraction.empty() || fraction.size() > kMostFraction ||
            !std::ranges::all_of(fraction, isDigit)) {
            return false;
        }
    }
    const auto number = [&](std::size_t at, std::size_t digits) {
        int value = 0;
        for (const char digit : text.substr(at, digits)) {
            value = value * 10 + (digit - '0');
        }
        return value;
    };
    const std::chrono::year_month_day day(std::chrono::year(number(0, 4)),
                                          std::chrono::month(static_cast<unsigned>(number(5, 2))),
                                          std::chrono::day(static_cast<unsigned>(number(8, 2))));
    // A leap second is a time too.
    return day.ok() && number(11, 2) < 24 && number(14, 2) < 60 && number(17, 2) <= 60;
}

}  // namespace adjudicator
