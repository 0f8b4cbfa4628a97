// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/record/game_outlines.h"

#include <utility>

namespace adjudicator {

GameOutlines::GameOutlines(const db::Book& book, std::string_view kind, std::string maker) : m_maker(std::move(maker)) {
    if (auto kept = book.outlines(kind)) {
        m_kept = std::move(*kept);
    }
}

const std::string* GameOutlines::of(const db::GameInfo& game) const {
    const auto kept = m_kept.find(game.id);
    const bool isOfNow = kept != m_kept.end() && game.isReadable && !game.isCut &&
                         kept->second.head == game.head.hash && kept->second.entries == game.entryCount &&
                         kept->second.maker == m_maker;
    return isOfNow ? &kept->second.text : nullptr;
}

void GameOutlines::found(const db::GameInfo& game, std::string text) {
    db::Outline outline{game.head.hash, game.entryCount, m_maker, std::move(text)};
    m_kept[game.id] = outline;
    m_fresh[game.id] = std::move(outline);
}

}  // namespace adjudicator
