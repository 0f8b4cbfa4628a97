// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/shown.h"

#include "adjudicator/game_summary.h"
#include "db/codes.h"

namespace adjudicator::web {

engine::Expected<Shown, db::BookError> chooseShown(const db::Book& book, const std::string& tournament,
                                                   const std::string& game) {
    const auto games = book.games();
    if (!games) {
        return engine::unexpected(games.error());
    }
    Shown shown;
    for (const db::GameInfo& each : *games) {
        const auto kind = gameKindOf(book, each.id);
        const std::string id = db::toHex(each.id);
        if (kind == GameKind::Tournament && id.starts_with(tournament)) {
            shown.tournament = each.id;
        } else if (kind == GameKind::Table && id.starts_with(game)) {
            shown.game = each.id;
        }
    }
    return shown;
}

}  // namespace adjudicator::web
