// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/dispute_link.h"

#include <algorithm>
#include <charconv>

#include "db/codes.h"

namespace adjudicator {

namespace {

constexpr std::size_t kGameDigits = 32;

bool isWordCharacter(char character) {
    return (character >= '0' && character <= '9') || (character >= 'a' && character <= 'z') ||
           (character >= 'A' && character <= 'Z');
}

}  // namespace

std::string linkText(const DisputeLink& link) {
    return db::toHex(link.game) + ':' + std::to_string(link.entry);
}

std::optional<DisputeLink> linkIn(std::string_view text) {
    for (std::size_t colon = text.find(':'); colon != std::string_view::npos; colon = text.find(':', colon + 1)) {
        if (colon < kGameDigits || (colon > kGameDigits && isWordCharacter(text[colon - kGameDigits - 1]))) {
            continue;
        }
        const auto game = db::gameIdFromHex(text.substr(colon - kGameDigits, kGameDigits));
        const std::string_view rest = text.substr(colon + 1);
        std::uint64_t entry = 0;
        const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), entry);
        const bool endsThere = read.ptr == rest.data() + rest.size() || !isWordCharacter(*read.ptr);
        if (game && read.ec == std::errc() && endsThere) {
            return DisputeLink{*game, entry};
        }
    }
    return std::nullopt;
}

}  // namespace adjudicator
