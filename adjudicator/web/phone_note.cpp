// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/phone_note.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <span>
#include <vector>

#include "adjudicator/web/json_text.h"
#include "db/codes.h"

namespace adjudicator::web {

namespace {

constexpr std::string_view kNoteTag = "adj/note/1\n";
constexpr std::string_view kNoteSealTag = "adj/note-seal/1\n";
constexpr std::string_view kOfferTag = "adj/offer/1\n";
constexpr std::size_t kOfferBytes = 16;
constexpr std::size_t kMostNoteBytes = 16'384;
using NoteHash = std::array<std::uint8_t, crypto_auth_hmacsha256_BYTES>;

NoteHash keyed(const PhoneCode& code, const std::string& text) {
    NoteHash hash{};
    crypto_auth_hmacsha256_state state;
    crypto_auth_hmacsha256_init(&state, code.data(), code.size());
    crypto_auth_hmacsha256_update(&state, reinterpret_cast<const unsigned char*>(text.data()), text.size());
    crypto_auth_hmacsha256_final(&state, hash.data());
    return hash;
}

std::string noteSeal(const PhoneCode& code, const std::string& salt, const std::string& hidden) {
    return db::toHex(std::span<const std::uint8_t>(keyed(code, std::string(kNoteSealTag) + salt + '\n' + hidden)));
}

/// Hides the bytes, and shows them again: each 32 of them with what the code makes of the salt and their number.
std::vector<std::uint8_t> turned(const PhoneCode& code, const std::string& salt, std::span<const std::uint8_t> bytes) {
    std::vector<std::uint8_t> out(bytes.begin(), bytes.end());
    NoteHash block{};
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (i % block.size() == 0) {
            block = keyed(code, std::string(kNoteTag) + salt + '\n' + std::to_string(i / block.size()));
        }
        out[i] = static_cast<std::uint8_t>(out[i] ^ block[i % block.size()]);
    }
    return out;
}

}  // namespace

std::string noteFor(const Admission& admission, const std::string& salt, std::string_view text) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    const auto hidden = turned(admission.code, salt, {bytes, text.size()});
    const std::string digits = db::toHex(std::span<const std::uint8_t>(hidden));
    return jsonText(
        {{"to", admission.id}, {"salt", salt}, {"text", digits}, {"seal", noteSeal(admission.code, salt, digits)}});
}

std::optional<std::string> readNote(const PhoneCode& code, std::string_view note) {
    const auto json = nlohmann::json::parse(note, nullptr, false);
    const auto text = [&](const char* name) {
        const auto found = json.is_object() ? json.find(name) : json.end();
        return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    const std::string salt = text("salt");
    const std::string digits = text("text");
    const std::string seal = noteSeal(code, salt, digits);
    const std::string given = text("seal");
    // One more than there may be: the library takes no place for nothing.
    std::vector<std::uint8_t> hidden(digits.size() / 2 + 1);
    std::size_t read = 0;
    if (digits.size() > kMostNoteBytes || given.size() != seal.size() ||
        sodium_memcmp(given.data(), seal.data(), seal.size()) != 0 ||
        sodium_hex2bin(hidden.data(), hidden.size() - 1, digits.data(), digits.size(), nullptr, &read, nullptr) != 0 ||
        read * 2 != digits.size()) {
        return std::nullopt;
    }
    hidden.resize(read);
    const auto shown = turned(code, salt, hidden);
    return std::string(shown.begin(), shown.end());
}

std::string offerId(const std::string& session, const std::string& head, const std::string& act) {
    const std::string text = std::string(kOfferTag) + session + '\n' + head + '\n' + act;
    NoteHash hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
    return db::toHex(std::span<const std::uint8_t>(hash).first(kOfferBytes));
}

}  // namespace adjudicator::web
