// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/seal/head_text.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "db/codes.h"

namespace adjudicator {

namespace {

constexpr std::string_view kSign = "ADJ1";

std::string upper(std::string text) {
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    return text;
}

/// Digits alone, as they are written: no sign, no leading zero.
std::optional<std::uint64_t> numberFrom(std::string_view text) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number);
    const bool plain = !text.empty() && (text.front() != '0' || text.size() == 1);
    return plain && error == std::errc{} && rest == end ? std::optional(number) : std::nullopt;
}

}  // namespace

std::string headText(const db::GameId& game, const db::Head& head) {
    return upper(std::string(kSign) + ':' + db::toHex(game) + ':' + std::to_string(head.seq) + ':' +
                 db::toHex(head.hash));
}

std::optional<SeenHead> headFromText(std::string_view text) {
    std::array<std::string_view, 4> parts;
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
        const std::size_t colon = text.find(':');
        if (colon == std::string_view::npos) {
            return std::nullopt;
        }
        parts[i] = text.substr(0, colon);
        text.remove_prefix(colon + 1);
    }
    parts.back() = text;
    const auto game = db::gameIdFromHex(parts[1]);
    const auto seq = numberFrom(parts[2]);
    const auto hash = db::hashFromHex(parts[3]);
    if (upper(std::string(parts[0])) != kSign || !game || !seq || !hash) {
        return std::nullopt;
    }
    return SeenHead{*game, {*seq, *hash}};
}

}  // namespace adjudicator
