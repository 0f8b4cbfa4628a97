// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/name_order.h"

#include <algorithm>
#include <cstddef>

namespace adjudicator {

namespace {

/// The base letters of U+00C0 to U+017F; a star for what is no letter.
constexpr std::string_view kBases =
    "aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo*ouuuuyty"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllll"
    "nnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
constexpr unsigned kFirst = 0xC0;
constexpr unsigned kEnd = 0x180;
static_assert(kBases.size() == kEnd - kFirst);

}  // namespace

std::string nameKey(std::string_view name) {
    std::string key;
    key.reserve(name.size());
    for (std::size_t i = 0; i < name.size(); ++i) {
        const auto byte = static_cast<unsigned char>(name[i]);
        if (byte >= 'A' && byte <= 'Z') {
            key += static_cast<char>(byte - 'A' + 'a');
            continue;
        }
        // The letters wanted take two bytes, 110xxxxx 10xxxxxx.
        if (byte >= 0xC3 && byte <= 0xC5 && i + 1 < name.size()) {
            const unsigned code = (byte & 0x1FU) << 6U | (static_cast<unsigned char>(name[i + 1]) & 0x3FU);
            if (code >= kFirst && code < kEnd) {
                key += kBases[code - kFirst];
                ++i;
                continue;
            }
        }
        key += name[i];
    }
    return key;
}

std::string numberedKey(std::string_view name) {
    constexpr std::size_t kWidth = 12;
    constexpr std::string_view kDigits = "0123456789";
    const std::string plain = nameKey(name);
    std::string key;
    for (std::size_t i = 0; i < plain.size();) {
        const std::size_t end = std::min(plain.find_first_not_of(kDigits, i), plain.size());
        if (end == i) {
            key += plain[i++];
            continue;
        }
        key += std::string(kWidth - std::min(kWidth, end - i), '0') + plain.substr(i, end - i);
        i = end;
    }
    return key;
}

}  // namespace adjudicator
