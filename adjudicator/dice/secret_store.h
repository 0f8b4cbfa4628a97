// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "adjudicator/dice/dice_proof.h"
#include "db/chain.h"

namespace adjudicator {

/// Keeps the secrets of open commitments between runs of the program, in files that only this user reads. A secret that
/// cannot be kept is lost at the end of the run, and its commitment becomes a visible void: never an error.
class SecretStore {
public:
    /// The folder is made on first use.
    explicit SecretStore(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    void keep(const db::GameId& game, std::uint32_t number, const Secret& secret) const;
    [[nodiscard]] std::optional<Secret> load(const db::GameId& game, std::uint32_t number) const;

private:
    std::filesystem::path m_folder;
};

}  // namespace adjudicator
