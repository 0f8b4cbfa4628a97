// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/desks/desk_receipts.h"

#include "adjudicator/game_summary.h"
#include "adjudicator/seal/receipt.h"

namespace adjudicator {

bool leaveReceipts(const db::Book& book, const DeskKey& director, Carrier& carrier, const std::string& time) {
    std::vector<Receipt> receipts;
    for (const db::GameId& game : book.gameIds().value_or(std::vector<db::GameId>())) {
        if (gameKindOf(book, game) == GameKind::Tournament) {
            continue;
        }
        for (const db::Head& head : book.heads(game).value_or(std::vector<db::Head>())) {
            receipts.push_back(receiptBy(director, {game, head}, time));
        }
    }
    return receipts.empty() || carrier.leave(director.publicKey(), receipts).has_value();
}

}  // namespace adjudicator
