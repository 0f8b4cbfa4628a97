// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/dice/word_seal.h"

#include <algorithm>
#include <span>

#include "db/codes.h"

namespace adjudicator {

namespace {

constexpr std::string_view kSealTag = "adj/word/1";
constexpr std::string_view kJoin = "·";

std::string_view bytesOf(std::span<const std::uint8_t> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace

db::Hash wordSealOf(const db::GameId& game, std::uint32_t number, const WordSalt& salt, std::string_view by,
                    std::string_view word) {
    std::string bytes(kSealTag);
    bytes += bytesOf(game.bytes);
    for (const int shift : {24, 16, 8, 0}) {
        bytes.push_back(static_cast<char>(number >> shift));
    }
    bytes += bytesOf(salt);
    bytes += bytesOf(db::sha256(by).bytes);
    bytes += word;
    return db::sha256(bytes);
}

bool fitsItsSeal(const db::GameId& game, std::uint32_t number, const WordOpened& opened,
                 const std::vector<WordSeal>& seals) {
    const auto sealed = std::ranges::find(seals, opened.by, &WordSeal::by);
    return sealed != seals.end() && opened.salt && isWord(opened.text) &&
           wordSealOf(game, number, *opened.salt, opened.by, opened.text) == sealed->seal;
}

bool isWord(std::string_view text) {
    const auto isControl = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; };
    return !text.empty() && text.size() <= kMostWordBytes && text.front() != ' ' && text.back() != ' ' &&
           std::ranges::none_of(text, isControl) && text.find(kJoin) == std::string_view::npos;
}

std::string saltText(const WordSalt& salt) {
    return db::toHex(std::span<const std::uint8_t>(salt));
}

std::optional<WordSalt> saltFromText(std::string_view text) {
    // As many bytes, and as many digits, as a game's id.
    const auto bytes = db::gameIdFromHex(text);
    return bytes ? std::optional(WordSalt{bytes->bytes}) : std::nullopt;
}

}  // namespace adjudicator
