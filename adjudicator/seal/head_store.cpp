// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/seal/head_store.h"

#include <fstream>
#include <string>

#include "db/codes.h"

namespace adjudicator {

void HeadStore::note(const db::GameId& game, const db::Head& head) const {
    std::error_code error;
    std::filesystem::create_directories(m_folder, error);
    const std::filesystem::path target = m_folder / db::toHex(game);
    std::filesystem::path fresh = target;
    fresh += ".new";
    {
        std::ofstream file(fresh, std::ios::trunc);
        file << head.seq << ' ' << db::toHex(head.hash) << '\n';
        if (!file.flush()) {
            return;
        }
    }
    std::filesystem::rename(fresh, target, error);
}

std::optional<db::Head> HeadStore::newest(const db::GameId& game) const {
    std::ifstream file(m_folder / db::toHex(game));
    db::Head head;
    std::string text;
    if (!(file >> head.seq >> text)) {
        return std::nullopt;
    }
    const auto hash = db::hashFromHex(text);
    return hash ? std::optional(db::Head{head.seq, *hash}) : std::nullopt;
}

}  // namespace adjudicator
