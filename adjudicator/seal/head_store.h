// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

#include "db/chain.h"

namespace adjudicator {

/// Remembers, beside the desk's key, the newest entry of each game that was written here: a book put back from an older
/// copy lacks it. A head that cannot be kept is forgotten: never an error.
class HeadStore {
public:
    /// The folder is made on first use.
    explicit HeadStore(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    void note(const db::GameId& game, const db::Head& head) const;
    [[nodiscard]] std::optional<db::Head> newest(const db::GameId& game) const;

private:
    std::filesystem::path m_folder;
};

}  // namespace adjudicator
