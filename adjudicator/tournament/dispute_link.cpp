// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/dispute_link.h"

#include <algorithm>
#include <charconv>
#include <cstddef>

namespace adjudicator {

namespace {

constexpr std::size_t kFewestDigits = 8;
constexpr std::size_t kMostDigits = 32;
constexpr std::string_view kHexDigits = "0123456789abcdefABCDEF";
constexpr std::string_view kWordCharacters = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr std::string_view kBetween = " :#";

}  // namespace

std::string linkText(const DisputeLink& link) {
    return link.game + ':' + std::to_string(link.entry);
}

std::optional<DisputeLink> linkIn(std::string_view text) {
    std::size_t end = 0;
    for (std::size_t at = text.find_first_of(kWordCharacters); at != std::string_view::npos;
         at = text.find_first_of(kWordCharacters, end)) {
        end = std::min(text.find_first_not_of(kWordCharacters, at), text.size());
        const std::string_view word = text.substr(at, end - at);
        if (word.size() < kFewestDigits || word.size() > kMostDigits ||
            word.find_first_not_of(kHexDigits) != std::string_view::npos) {
            continue;
        }
        const std::size_t number = text.find_first_not_of(kBetween, end);
        if (number == std::string_view::npos || number == end) {
            continue;
        }
        std::uint64_t entry = 0;
        const auto read = std::from_chars(text.data() + number, text.data() + text.size(), entry);
        const bool endsThere =
            read.ptr == text.data() + text.size() || kWordCharacters.find(*read.ptr) == std::string_view::npos;
        if (read.ec == std::errc() && endsThere) {
            DisputeLink link{std::string(word), entry};
            for (char& digit : link.game) {
                digit = digit >= 'A' && digit <= 'F' ? static_cast<char>(digit - 'A' + 'a') : digit;
            }
            return link;
        }
    }
    return std::nullopt;
}

}  // namespace adjudicator
