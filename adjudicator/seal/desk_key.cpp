// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/seal/desk_key.h"

#include <fcntl.h>
#include <sodium.h>
#include <unistd.h>

#include <fstream>

#include "adjudicator/dice/dice_proof.h"
#include "db/codes.h"
#include "db/disk.h"
#include "engine/check.h"

namespace adjudicator {

namespace {

namespace fs = std::filesystem;

engine::Expected<Secret, KeyFault> seedFrom(const fs::path& file) {
    std::ifstream stream(file);
    if (!stream) {
        return engine::unexpected(KeyFault::NotReadable);
    }
    std::string text;
    const auto hash = stream >> text ? db::hashFromHex(text) : std::nullopt;
    if (!hash) {
        return engine::unexpected(KeyFault::NotAKey);
    }
    return Secret{hash->bytes};
}

/// Writes a new file that only this user can read; complete or not at all, and never over another.
bool writeNew(const fs::path& file, const std::string& text) {
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    const fs::path fresh = file.string() + "." + std::to_string(::getpid()) + ".new";
    const int handle = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (handle < 0) {
        return false;
    }
    const bool written =
        ::write(handle, text.data(), text.size()) == static_cast<::ssize_t>(text.size()) && ::fsync(handle) == 0;
    ::close(handle);
    const bool linked = written && ::link(fresh.c_str(), file.c_str()) == 0;
    fs::remove(fresh, error);
    return linked && db::syncToDisk(file).has_value();
}

template <std::size_t N>
std::optional<std::array<std::uint8_t, N>> bytesFromHex(std::string_view text) {
    std::array<std::uint8_t, N> bytes{};
    std::size_t read = 0;
    const char* end = nullptr;
    const bool whole = text.size() == 2 * N &&
                       sodium_hex2bin(bytes.data(), N, text.data(), text.size(), nullptr, &read, &end) == 0 &&
                       read == N && end == text.data() + text.size();
    return whole ? std::optional(bytes) : std::nullopt;
}

template <std::size_t N>
void append(std::string& text, const std::array<std::uint8_t, N>& bytes) {
    text.append(reinterpret_cast<const char*>(bytes.data()), bytes.size());
}

std::string signedBytes(std::string_view what, const db::GameId& game, const db::Head& head) {
    std::string bytes(what);
    append(bytes, game.bytes);
    for (int shift = 56; shift >= 0; shift -= 8) {
        bytes.push_back(static_cast<char>(head.seq >> shift));
    }
    append(bytes, head.hash.bytes);
    return bytes;
}

}  // namespace

DeskKey::DeskKey(const Seed& seed) {
    ADJ_CHECK(sodium_init() >= 0, "the cryptographic library starts");
    crypto_sign_seed_keypair(m_public.data(), m_private.data(), seed.data());
}

engine::Expected<DeskKey, KeyFault> DeskKey::keptIn(const fs::path& file) {
    std::error_code error;
    // Another program may be as fast; then its key is read.
    if (!fs::exists(file, error) && !writeNew(file, db::toHex(std::span<const std::uint8_t>(drawSecret())) + "\n") &&
        !fs::exists(file, error)) {
        return engine::unexpected(KeyFault::NotMade);
    }
    return readFrom(file);
}

engine::Expected<DeskKey, KeyFault> DeskKey::readFrom(const fs::path& file) {
    return seedFrom(file).transform([](const Secret& seed) { return DeskKey(seed); });
}

Signature DeskKey::sign(std::string_view bytes) const {
    Signature signature{};
    crypto_sign_detached(signature.data(), nullptr, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                         m_private.data());
    return signature;
}

bool isSignedBy(const PublicKey& key, std::string_view bytes, const Signature& signature) {
    ADJ_CHECK(sodium_init() >= 0, "the cryptographic library starts");
    return crypto_sign_verify_detached(signature.data(), reinterpret_cast<const unsigned char*>(bytes.data()),
                                       bytes.size(), key.data()) == 0;
}

std::string sealedBytes(const db::GameId& game, const db::Head& head) {
    return signedBytes("adj/seal/1", game, head);
}

std::string handOverBytes(const db::GameId& game, const db::Head& head, const PublicKey& from, const PublicKey& to) {
    std::string bytes = signedBytes("adj/hand-over/1", game, head);
    append(bytes, from);
    append(bytes, to);
    return bytes;
}

std::string receiptBytes(const db::GameId& game, const db::Head& head, const PublicKey& by, std::string_view seen) {
    std::string bytes = signedBytes("adj/receipt/1", game, head);
    append(bytes, by);
    bytes.append(seen);
    return bytes;
}

std::string fingerprint(const PublicKey& key) {
    const std::string digits = db::toHex(db::sha256({reinterpret_cast<const char*>(key.data()), key.size()}));
    constexpr std::size_t kGroup = 4;
    constexpr std::size_t kGroups = 4;
    std::string text;
    for (std::size_t i = 0; i < kGroups; ++i) {
        text += (i == 0 ? "" : " ") + digits.substr(i * kGroup, kGroup);
    }
    return text;
}

std::optional<PublicKey> publicKeyFromHex(std::string_view text) {
    return bytesFromHex<std::tuple_size_v<PublicKey>>(text);
}

std::optional<Signature> signatureFromHex(std::string_view text) {
    return bytesFromHex<std::tuple_size_v<Signature>>(text);
}

}  // namespace adjudicator
