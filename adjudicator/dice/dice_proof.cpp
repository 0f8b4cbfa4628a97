// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/dice/dice_proof.h"

#include <sodium.h>

#include <algorithm>

#include "engine/check.h"

namespace adjudicator {

namespace {

constexpr std::string_view kCommitLabel = "adj/commit/1";
constexpr std::string_view kDiceLabel = "adj/dice/1";

const unsigned char* bytesOf(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

std::array<std::uint8_t, 4> bigEndian(std::uint32_t number) {
    return {static_cast<std::uint8_t>(number >> 24U), static_cast<std::uint8_t>(number >> 16U),
            static_cast<std::uint8_t>(number >> 8U), static_cast<std::uint8_t>(number)};
}

/// The endless bytes of one throw, HMAC block after HMAC block.
class ByteStream {
public:
    ByteStream(const DiceSecret& secret, const db::GameId& game, std::uint32_t n, std::string_view word)
        : m_secret(secret), m_game(game), m_n(bigEndian(n)), m_word(db::sha256(word)) {}

    [[nodiscard]] int next() {
        if (m_used == m_block.size()) {
            fill();
        }
        return m_block[m_used++];
    }

private:
    void fill() {
        const auto counter = bigEndian(m_counter++);
        crypto_auth_hmacsha256_state state;
        crypto_auth_hmacsha256_init(&state, m_secret.bytes.data(), m_secret.bytes.size());
        crypto_auth_hmacsha256_update(&state, bytesOf(kDiceLabel), kDiceLabel.size());
        crypto_auth_hmacsha256_update(&state, m_game.bytes.data(), m_game.bytes.size());
        crypto_auth_hmacsha256_update(&state, m_n.data(), m_n.size());
        crypto_auth_hmacsha256_update(&state, counter.data(), counter.size());
        crypto_auth_hmacsha256_update(&state, m_word.bytes.data(), m_word.bytes.size());
        crypto_auth_hmacsha256_final(&state, m_block.data());
        m_used = 0;
    }

    DiceSecret m_secret;
    db::GameId m_game;
    std::array<std::uint8_t, 4> m_n;
    db::Hash m_word;
    std::uint32_t m_counter = 0;
    std::array<std::uint8_t, crypto_auth_hmacsha256_BYTES> m_block{};
    std::size_t m_used = m_block.size();
};

bool isPossible(int sides) {
    return sides >= kFewestSides && sides <= kMostSides;
}

}  // namespace

DiceLevel levelOf(std::string_view word) {
    return word.empty() ? DiceLevel::Desk : DiceLevel::Witnessed;
}

DiceSecret drawSecret() {
    ADJ_CHECK(sodium_init() >= 0, "the system gives randomness");
    DiceSecret secret;
    randombytes_buf(secret.bytes.data(), secret.bytes.size());
    return secret;
}

db::Hash commitment(const db::GameId& game, std::uint32_t n, const DiceSecret& secret) {
    const auto number = bigEndian(n);
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, bytesOf(kCommitLabel), kCommitLabel.size());
    crypto_hash_sha256_update(&state, game.bytes.data(), game.bytes.size());
    crypto_hash_sha256_update(&state, number.data(), number.size());
    crypto_hash_sha256_update(&state, secret.bytes.data(), secret.bytes.size());
    db::Hash hash;
    crypto_hash_sha256_final(&state, hash.bytes.data());
    return hash;
}

std::vector<int> faces(const DiceSecret& secret, const db::GameId& game, std::uint32_t n, std::string_view word,
                       std::span<const int> sides) {
    ByteStream stream(secret, game, n, word);
    std::vector<int> result;
    result.reserve(sides.size());
    for (const int count : sides) {
        ADJ_CHECK(isPossible(count), "a die has 2 to 256 sides");
        // Bytes beyond the last whole multiple would favour the low faces.
        const int limit = 256 - 256 % count;
        int byte = stream.next();
        while (byte >= limit) {
            byte = stream.next();
        }
        result.push_back(byte % count + 1);
    }
    return result;
}

std::optional<FalseThrow> verifyThrow(const OpenedThrow& opened) {
    const auto impossible = std::ranges::find_if_not(opened.sides, isPossible);
    if (impossible != opened.sides.end()) {
        return FalseThrow{ThrowFault::SidesImpossible, static_cast<std::size_t>(impossible - opened.sides.begin())};
    }
    if (commitment(opened.game, opened.n, opened.secret) != opened.commitment) {
        return FalseThrow{ThrowFault::CommitmentFalse, {}};
    }
    const std::vector<int> truth = faces(opened.secret, opened.game, opened.n, opened.word, opened.sides);
    const auto [expected, told] = std::ranges::mismatch(truth, opened.faces);
    if (expected != truth.end() || told != opened.faces.end()) {
        return FalseThrow{ThrowFault::FacesFalse, static_cast<std::size_t>(expected - truth.begin())};
    }
    return std::nullopt;
}

}  // namespace adjudicator
