// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "db/chain.h"
#include "engine/expected.h"

namespace adjudicator {

/// Ed25519 (RFC 8032).
using PublicKey = std::array<std::uint8_t, 32>;
using Signature = std::array<std::uint8_t, 64>;

/// Why a desk has no key.
enum class KeyFault : std::uint8_t {
    NotAKey,      ///< The file is empty or holds something else; it stays as it is.
    NotReadable,  ///< The file may not be read.
    NotMade,      ///< There is none, and the folder cannot hold one.
};

/// The key by which a desk vouches for its records. The private half never leaves its file.
class DeskKey {
public:
    /// The key kept in that file, which only this user can read; made when there is none.
    [[nodiscard]] static engine::Expected<DeskKey, KeyFault> keptIn(const std::filesystem::path& file);
    /// The key in that file, where there is one.
    [[nodiscard]] static engine::Expected<DeskKey, KeyFault> readFrom(const std::filesystem::path& file);

    [[nodiscard]] const PublicKey& publicKey() const { return m_public; }
    [[nodiscard]] Signature sign(std::string_view bytes) const;

private:
    using Seed = std::array<std::uint8_t, 32>;
    explicit DeskKey(const Seed& seed);

    PublicKey m_public{};
    std::array<std::uint8_t, 64> m_private{};
};

[[nodiscard]] bool isSignedBy(const PublicKey& key, std::string_view bytes, const Signature& signature);

/// What a seal signs: "adj/seal/1" ‖ game id (16) ‖ u64 seq ‖ hash (32), of the newest entry before the seal.
[[nodiscard]] std::string sealedBytes(const db::GameId& game, const db::Head& head);

/// What a hand-over signs: "adj/hand-over/1" ‖ game id (16) ‖ u64 seq ‖ hash (32), of the newest entry before it ‖ the
/// key in charge until then (32) ‖ the key that goes on (32).
[[nodiscard]] std::string handOverBytes(const db::GameId& game, const db::Head& head, const PublicKey& from,
                                        const PublicKey& to);

/// What a receipt signs: "adj/receipt/1" ‖ game id (16) ‖ u64 seq ‖ hash (32) ‖ the signing key (32) ‖ when it was
/// seen, as written.
[[nodiscard]] std::string receiptBytes(const db::GameId& game, const db::Head& head, const PublicKey& by,
                                       std::string_view seen);

/// For comparing by eye: the first 8 bytes of the key's SHA-256, "3f2a 9c01 77de 0b45".
[[nodiscard]] std::string fingerprint(const PublicKey& key);

[[nodiscard]] std::optional<PublicKey> publicKeyFromHex(std::string_view text);
[[nodiscard]] std::optional<Signature> signatureFromHex(std::string_view text);

}  // namespace adjudicator
