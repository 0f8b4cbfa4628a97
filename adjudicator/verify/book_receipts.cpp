// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/verify/book_receipts.h"

#include <algorithm>
#include <utility>

#include "adjudicator/text/say.h"
#include "adjudicator/verify/witness_text.h"

namespace adjudicator {

bool BookReceipts::holds() const {
    return unknown.empty() && std::ranges::all_of(others, &GameVerdict::isSound);
}

engine::Expected<BookReceipts, db::BookError> compare(const std::filesystem::path& file, const db::GameId& beside,
                                                      const db::DeskMemory& memory, const Witnesses& witnesses,
                                                      const VerifyProgress& goesOn) {
    const auto book = db::Book::open(file, db::OpenMode::ReadOnly);
    const auto held = book ? book->gameIds() : engine::unexpected(book.error());
    if (!held) {
        return engine::unexpected(held.error());
    }
    BookReceipts found;
    found.uncounted = witnesses.falselySigned() + witnesses.strange();
    found.unknown = witnesses.gamesUnknownTo(*book, memory);
    Verifier verifier(*book);
    for (const db::GameId& game : *held) {
        if (game == beside || !witnesses.all().contains(game)) {
            continue;
        }
        auto verdict = verdictOn(verifier, game, memory, {}, &witnesses, goesOn);
        if (!verdict) {
            return engine::unexpected(verdict.error());
        }
        found.others.push_back(std::move(*verdict));
    }
    return found;
}

std::vector<VerdictRow> rowsOf(const BookReceipts& receipts, engine::Language language) {
    std::vector<VerdictRow> rows;
    for (const Receipt& receipt : receipts.unknown) {
        rows.push_back({VerdictPart::SeenByOthers,
                        VerdictTone::Bad,
                        say(language, "A game is missing"),
                        {},
                        capital(unknownGameText(receipt, language)) + '.',
                        false});
    }
    for (const GameVerdict& verdict : receipts.others) {
        const VerdictWords words = wordsOf(verdict, language);
        const auto seen = std::ranges::find(words.rows, VerdictPart::SeenByOthers, &VerdictRow::part);
        VerdictRow row{VerdictPart::SeenByOthers,
                       verdict.isSound() ? VerdictTone::Good : VerdictTone::Bad,
                       titleOf(verdict.checked.account.title, language),
                       {},
                       words.headline + ". " + (verdict.isSound() ? std::string() : words.reason),
                       false};
        if (verdict.isSound() && seen != words.rows.end()) {
            row.text += seen->text;
        }
        rows.push_back(std::move(row));
    }
    if (receipts.uncounted > 0) {
        rows.push_back({VerdictPart::SeenByOthers, VerdictTone::Trust, say(language, "Receipts that count for nothing"),
                        std::to_string(receipts.uncounted),
                        say(language, "They are no receipts, or not signed by the key that they name."), false});
    }
    return rows;
}

}  // namespace adjudicator
