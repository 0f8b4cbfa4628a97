// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_receipts.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "adjudicator/cli/say.h"
#include "adjudicator/cli/text.h"
#include "adjudicator/desk.h"
#include "adjudicator/desk_text.h"
#include "adjudicator/seal/receipt.h"
#include "db/codes.h"

namespace adjudicator::cli {

int writeReceipts(const GameOptions& options, const std::string& file, Streams streams, engine::Language language) {
    const auto book = openBook(streams, options, db::OpenMode::ReadOnly, language);
    if (!book) {
        return kUnusable;
    }
    const DeskFolder desk = ownDesk();
    warnOfDesk(streams, desk, false, language);
    if (desk.keyFault()) {
        return refuse(streams, desk.keyFile().string(), sentence(*desk.keyFault(), language));
    }
    const auto games = book->gameIds();
    if (!games) {
        return refuseBook(streams, bookFile(options), games.error(), language);
    }
    std::vector<Receipt> receipts;
    const std::string now = utcNow();
    bool isKnown = options.game.empty();
    for (const db::GameId& game : *games) {
        if (!db::toHex(game).starts_with(options.game)) {
            continue;
        }
        isKnown = true;
        const auto before = desk.memory().seenOf(game);
        for (const db::HeadSeen& seen : before) {
            receipts.push_back(receiptBy(*desk.key(), {game, seen.head}, seen.time));
        }
        for (const db::Head& head : book->heads(game).value_or(std::vector<db::Head>())) {
            if (std::ranges::find(before, head, &db::HeadSeen::head) == before.end()) {
                receipts.push_back(receiptBy(*desk.key(), {game, head}, now));
            }
        }
    }
    if (!isKnown) {
        return refuse(streams, bookFile(options), say(language, "the book has no game {}", options.game));
    }
    if (file == "-") {
        for (const Receipt& receipt : receipts) {
            streams.out << receiptLine(receipt) << '\n';
        }
        return kFine;
    }
    if (!addReceipts(file, receipts)) {
        return refuse(streams, file, say(language, "it cannot be written"));
    }
    if (options.json) {
        streams.out << nlohmann::ordered_json{{"file", file}, {"receipts", receipts.size()}}.dump() << '\n';
    } else {
        streams.out << say(language, "receipts in {}: {}", file, receipts.size()) << '\n';
    }
    return kFine;
}

}  // namespace adjudicator::cli
