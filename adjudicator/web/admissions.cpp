// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/admissions.h"

#include <sodium.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <span>

#include "db/codes.h"
#include "engine/check.h"

namespace adjudicator::web {

namespace {

using AdmissionJson = nlohmann::ordered_json;

constexpr std::string_view kIdTag = "adj/phone/1";
constexpr std::string_view kSealTag = "adj/say/1\n";
constexpr std::size_t kIdBytes = 8;
constexpr std::size_t kMostAdmissions = 2000;
using SealBytes = std::array<std::uint8_t, crypto_auth_hmacsha256_BYTES>;

SealBytes sealBytes(const PhoneCode& code, std::string_view body) {
    const std::string text = std::string(kSealTag) + std::string(body);
    SealBytes seal{};
    crypto_auth_hmacsha256_state state;
    crypto_auth_hmacsha256_init(&state, code.data(), code.size());
    crypto_auth_hmacsha256_update(&state, reinterpret_cast<const unsigned char*>(text.data()), text.size());
    crypto_auth_hmacsha256_final(&state, seal.data());
    return seal;
}

template <std::size_t N>
std::optional<std::array<std::uint8_t, N>> fromHex(std::string_view text) {
    std::array<std::uint8_t, N> bytes{};
    std::size_t read = 0;
    const char* end = nullptr;
    const bool isWhole = text.size() == 2 * N &&
                         sodium_hex2bin(bytes.data(), N, text.data(), text.size(), nullptr, &read, &end) == 0 &&
                         read == N && end == text.data() + text.size();
    return isWhole ? std::optional(bytes) : std::nullopt;
}

std::optional<Admission> read(const AdmissionJson& json) {
    const auto text = [&](const char* name) {
        return json.is_object() && json.contains(name) && json[name].is_string() ? json[name].get<std::string>()
                                                                                 : std::string();
    };
    const auto code = fromHex<std::tuple_size_v<PhoneCode>>(text("code"));
    Admission admission{{}, code.value_or(PhoneCode{}), text("tournament"), text("player"), text("made"), text("game")};
    if (!code || admission.tournament.empty() == admission.game.empty() ||
        (admission.player.empty() && !admission.isSecondHand())) {
        return std::nullopt;
    }
    admission.id = admissionId(*code);
    return admission;
}

/// Letters and digits of ASCII as they are, each other byte by its number.
std::string inUrl(std::string_view text) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool isPlain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        out += isPlain ? std::string(1, c) : std::string{'%', kDigits[byte / 16U], kDigits[byte % 16U]};
    }
    return out;
}

}  // namespace

std::string admissionId(const PhoneCode& code) {
    std::string text(kIdTag);
    text.append(reinterpret_cast<const char*>(code.data()), code.size());
    std::array<std::uint8_t, crypto_hash_sha256_BYTES> hash{};
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
    return db::toHex(std::span<const std::uint8_t>(hash).first(kIdBytes));
}

std::string sealOf(const PhoneCode& code, std::string_view body) {
    return db::toHex(std::span<const std::uint8_t>(sealBytes(code, body)));
}

bool isSealedBy(const PhoneCode& code, std::string_view body, std::string_view seal) {
    const auto given = fromHex<std::tuple_size_v<SealBytes>>(seal);
    const SealBytes right = sealBytes(code, body);
    return given && sodium_memcmp(given->data(), right.data(), right.size()) == 0;
}

std::string admissionUrl(const std::string& url, const Admission& admission) {
    // A game's page has a name; a hall's is the first.
    const std::string page = admission.game.empty() ? "" : url.ends_with('/') ? "table.html" : "/table.html";
    return url + page + "#a=" + db::toHex(std::span<const std::uint8_t>(admission.code)) +
           "&p=" + (admission.isSecondHand() ? "*" : inUrl(admission.player)) +
           (admission.game.empty() ? "" : "&g=" + admission.game);
}

std::filesystem::file_time_type AdmissionStore::written() const {
    std::error_code none;
    const auto time = std::filesystem::last_write_time(m_file, none);
    return none ? std::filesystem::file_time_type() : time;
}

std::vector<Admission> AdmissionStore::load() const {
    std::vector<Admission> all;
    std::ifstream file(m_file);
    const auto json = AdmissionJson::parse(file, nullptr, false);
    for (const AdmissionJson& each : json.is_array() ? json : AdmissionJson::array()) {
        if (auto admission = read(each); admission && all.size() < kMostAdmissions) {
            all.push_back(*std::move(admission));
        }
    }
    return all;
}

std::vector<Admission> AdmissionStore::admit(const db::GameId& tournament, const std::vector<std::string>& players,
                                             const std::string& now) const {
    std::vector<Admission> fresh;
    for (const std::string& player : players) {
        fresh.push_back({{}, {}, db::toHex(tournament), player, now});
    }
    return admit(std::move(fresh));
}

std::vector<Admission> AdmissionStore::admitToGame(const db::GameId& game, const std::vector<std::string>& players,
                                                   const std::string& now) const {
    std::vector<Admission> fresh;
    for (const std::string& player : players) {
        fresh.push_back({{}, {}, {}, player, now, db::toHex(game)});
    }
    return admit(std::move(fresh));
}

/// Draws the codes.
std::vector<Admission> AdmissionStore::admit(std::vector<Admission> fresh) const {
    ADJ_CHECK(sodium_init() >= 0, "the cryptographic library starts");
    auto all = load();
    for (Admission& admission : fresh) {
        std::erase_if(all, [&](const Admission& each) {
            return each.tournament == admission.tournament && each.game == admission.game &&
                   each.player == admission.player;
        });
        randombytes_buf(admission.code.data(), admission.code.size());
        admission.id = admissionId(admission.code);
        all.push_back(admission);
    }
    return keep(all) ? fresh : std::vector<Admission>();
}

std::optional<std::size_t> AdmissionStore::withdraw(const db::GameId& about,
                                                    const std::vector<std::string>& which) const {
    auto all = load();
    const std::string id = db::toHex(about);
    const std::size_t gone = std::erase_if(all, [&](const Admission& each) {
        const std::string name = each.isSecondHand() ? kSecondHand : each.player;
        const auto isMeant = [&](const std::string& text) { return name == text || each.id == text; };
        return (each.tournament == id || each.game == id) && std::ranges::any_of(which, isMeant);
    });
    return gone == 0 || keep(all) ? std::optional(gone) : std::nullopt;
}

bool AdmissionStore::keep(const std::vector<Admission>& all) const {
    namespace fs = std::filesystem;
    std::error_code error;
    fs::create_directories(m_file.parent_path(), error);
    fs::path fresh = m_file;
    fresh += ".new";
    AdmissionJson json = AdmissionJson::array();
    for (const Admission& each : all) {
        const bool isOfGame = !each.game.empty();
        json.push_back({{"player", each.player},
                        {isOfGame ? "game" : "tournament", isOfGame ? each.game : each.tournament},
                        {"made", each.made},
                        {"code", db::toHex(std::span<const std::uint8_t>(each.code))}});
    }
    {
        // Nobody else may read it, before anything stands in it.
        fs::remove(fresh, error);
        std::ofstream file(fresh, std::ios::trunc);
        fs::permissions(fresh, fs::perms::owner_read | fs::perms::owner_write, error);
        if (error) {
            return false;
        }
        file << json.dump(1) << '\n';
        if (!file.flush()) {
            return false;
        }
    }
    fs::rename(fresh, m_file, error);
    return !error;
}

}  // namespace adjudicator::web
