// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/slip_code.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <vector>

#include "db/codes.h"

namespace adjudicator {

namespace cup = engine::tournament;

namespace {

constexpr std::size_t kDigits = 8;
constexpr std::string_view kMark = "ADJS";

std::string upper(std::string_view text) {
    std::string all(text);
    std::ranges::transform(all, all.begin(),
                           [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    return all;
}

std::optional<int> numberIn(const std::string& text) {
    int value = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = !text.empty() && read.ec == std::errc() && read.ptr == text.data() + text.size();
    return isWhole && value >= 1 ? std::optional(value) : std::nullopt;
}

bool areDigits(const std::string& text) {
    return text.size() == kDigits && text.find_first_not_of("0123456789ABCDEF") == std::string::npos;
}

}  // namespace

std::string toText(const SlipCode& code) {
    return std::string(kMark) + ':' + code.tournament + ':' + std::to_string(code.round) + ':' +
           std::to_string(code.table) + ':' + code.nonce;
}

std::optional<SlipCode> slipCodeFromText(std::string_view text) {
    std::vector<std::string> parts(1);
    for (const char c : upper(text)) {
        if (c == ':') {
            parts.emplace_back();
        } else {
            parts.back().push_back(c);
        }
    }
    constexpr std::size_t kParts = 5;
    if (parts.size() != kParts || parts[0] != kMark || !areDigits(parts[1]) || !areDigits(parts[4])) {
        return std::nullopt;
    }
    const auto round = numberIn(parts[2]);
    const auto table = numberIn(parts[3]);
    return round && table ? std::optional(SlipCode{parts[1], *round, *table, parts[4]}) : std::nullopt;
}

SlipCode slipCodeOf(const db::GameId& tournament, const cup::Position& position, int round, int table) {
    const std::string id = db::toHex(tournament);
    std::string said = "adj/slip/1" + id + ':' + std::to_string(round) + ':' + std::to_string(table);
    for (const engine::PlayerId player : position.pod(round, table)->seats) {
        said += ':' + std::to_string(engine::index(player));
    }
    return {upper(id.substr(0, kDigits)), round, table, upper(db::toHex(db::sha256(said)).substr(0, kDigits))};
}

SlipStanding standingOf(const SlipCode& code, const db::GameId& tournament, const cup::Position& position) {
    if (upper(db::toHex(tournament).substr(0, kDigits)) != code.tournament) {
        return SlipStanding::Foreign;
    }
    if (position.pod(code.round, code.table) == nullptr) {
        return SlipStanding::NoTable;
    }
    const std::string text = toText(code);
    const bool isNoted = std::ranges::any_of(position.slips, [&](const cup::SlipHead& slip) {
        return slip.round == code.round && slip.table == code.table && slip.head == text;
    });
    if (isNoted) {
        return SlipStanding::Used;
    }
    return slipCodeOf(tournament, position, code.round, code.table) == code ? SlipStanding::Fresh
                                                                            : SlipStanding::OtherSeats;
}

}  // namespace adjudicator
