// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/dice/secret_store.h"

#include <fstream>
#include <string>

#include "db/codes.h"

namespace adjudicator {

namespace {

namespace fs = std::filesystem;

/// Two throws at most are open at a time, the last one written and the next: even and odd have a file each.
fs::path fileOf(const fs::path& folder, const db::GameId& game, std::uint32_t number) {
    return folder / (db::toHex(game) + (number % 2 == 0 ? ".even" : ".odd"));
}

}  // namespace

void SecretStore::keep(const db::GameId& game, std::uint32_t number, const Secret& secret) const {
    std::error_code error;
    fs::create_directories(m_folder, error);
    fs::permissions(m_folder, fs::perms::owner_all, error);
    const fs::path target = fileOf(m_folder, game, number);
    fs::path fresh = target;
    fresh += ".new";
    {
        std::ofstream file(fresh, std::ios::trunc);
        fs::permissions(fresh, fs::perms::owner_read | fs::perms::owner_write, error);
        file << number << ' ' << db::toHex(std::span<const std::uint8_t>(secret)) << '\n';
    }
    fs::rename(fresh, target, error);
}

std::optional<Secret> SecretStore::load(const db::GameId& game, std::uint32_t number) const {
    std::ifstream file(fileOf(m_folder, game, number));
    std::uint32_t kept = 0;
    std::string text;
    if (!(file >> kept >> text) || kept != number) {
        return std::nullopt;
    }
    const auto hash = db::hashFromHex(text);
    return hash ? std::optional(Secret{hash->bytes}) : std::nullopt;
}

}  // namespace adjudicator
