// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/codes.h"

namespace db {

namespace {

std::optional<unsigned> digit(char c) {
    if (c >= '0' && c <= '9') {
        return static_cast<unsigned>(c - '0');
    }
    if (c >= 'a' && c <= 'f') {
        return static_cast<unsigned>(c - 'a') + 10;
    }
    if (c >= 'A' && c <= 'F') {
        return static_cast<unsigned>(c - 'A') + 10;
    }
    return std::nullopt;
}

template <class Bytes>
std::optional<Bytes> fromHex(std::string_view text) {
    Bytes result;
    if (text.size() != 2 * result.bytes.size()) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < result.bytes.size(); ++i) {
        const auto high = digit(text[2 * i]);
        const auto low = digit(text[2 * i + 1]);
        if (!high || !low) {
            return std::nullopt;
        }
        result.bytes[i] = static_cast<std::uint8_t>(*high * 16 + *low);
    }
    return result;
}

}  // namespace

std::string toHex(std::span<const std::uint8_t> bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    text.reserve(2 * bytes.size());
    for (const std::uint8_t byte : bytes) {
        text += kDigits[byte >> 4U];
        text += kDigits[byte & 15U];
    }
    return text;
}

std::string toHex(const Hash& hash) {
    return toHex(std::span<const std::uint8_t>(hash.bytes));
}

std::string toHex(const GameId& game) {
    return toHex(std::span<const std::uint8_t>(game.bytes));
}

std::optional<Hash> hashFromHex(std::string_view text) {
    return fromHex<Hash>(text);
}

std::optional<GameId> gameIdFromHex(std::string_view text) {
    return fromHex<GameId>(text);
}

std::string spokenCode(const Hash& hash) {
    // Crockford's alphabet leaves out I, L, O and U, which are misheard or misread.
    constexpr std::string_view kLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < 5; ++i) {
        bits = (bits << 8U) | hash.bytes[i];
    }
    std::string code;
    for (int letter = 0; letter < 8; ++letter) {
        if (letter == 4) {
            code += '-';
        }
        code += kLetters[(bits >> static_cast<unsigned>(35 - 5 * letter)) & 31U];
    }
    return code;
}

}  // namespace db
