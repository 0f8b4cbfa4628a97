// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/dice/dice_proof.h"

#include <sodium.h>

#include <string>

#include "engine/check.h"
#include "engine/state/names.h"

namespace adjudicator {

namespace {

constexpr std::array<std::string_view, 4> kLevels{"witnessed", "desk", "entered", "camera"};
constexpr int kByteValues = 256;

void append(std::string& bytes, std::span<const std::uint8_t> more) {
    bytes.append(reinterpret_cast<const char*>(more.data()), more.size());
}

void append(std::string& bytes, std::uint32_t number) {
    for (const int shift : {24, 16, 8, 0}) {
        bytes.push_back(static_cast<char>(number >> shift));
    }
}

/// The bytes that the faces are made of, block after block (HMAC-SHA256 of a counter).
class ByteStream {
public:
    ByteStream(const Secret& secret, std::string prefix, const db::Hash& word)
        : m_secret(secret), m_prefix(std::move(prefix)), m_word(word) {}

    std::uint8_t next() {
        if (m_at == m_block.size()) {
            std::string message = m_prefix;
            append(message, m_counter++);
            append(message, m_word.bytes);
            crypto_auth_hmacsha256(m_block.data(), reinterpret_cast<const unsigned char*>(message.data()),
                                   message.size(), m_secret.data());
            m_at = 0;
        }
        return m_block[m_at++];
    }

private:
    const Secret& m_secret;
    std::string m_prefix;
    db::Hash m_word;
    std::uint32_t m_counter = 0;
    std::array<std::uint8_t, crypto_auth_hmacsha256_BYTES> m_block{};
    std::size_t m_at = crypto_auth_hmacsha256_BYTES;
};

}  // namespace

std::string_view toText(DiceLevel level) {
    return engine::nameOf(level, kLevels);
}

std::optional<DiceLevel> diceLevelFromText(std::string_view text) {
    return engine::fromName<DiceLevel>(text, kLevels);
}

Secret drawSecret() {
    ADJ_CHECK(sodium_init() >= 0, "the cryptographic library starts");
    Secret secret;
    randombytes_buf(secret.data(), secret.size());
    return secret;
}

db::Hash commitmentOf(const db::GameId& game, std::uint32_t number, const Secret& secret) {
    std::string bytes = "adj/commit/1";
    append(bytes, game.bytes);
    append(bytes, number);
    append(bytes, secret);
    return db::sha256(bytes);
}

std::vector<int> facesOf(const db::GameId& game, std::uint32_t number, const Secret& secret, std::string_view word,
                         std::span<const int> sides) {
    std::string prefix = "adj/dice/1";
    append(prefix, game.bytes);
    append(prefix, number);
    ByteStream stream(secret, std::move(prefix), db::sha256(word));
    std::vector<int> faces;
    for (const int count : sides) {
        ADJ_CHECK(count >= 2 && count <= kByteValues, "a die has 2 to 256 sides");
        const int limit = kByteValues - kByteValues % count;
        int byte = stream.next();
        while (byte >= limit) {
            byte = stream.next();
        }
        faces.push_back(byte % count + 1);
    }
    return faces;
}

}  // namespace adjudicator
