// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/desk.h"

namespace adjudicator {

/// Writes straight into the book, on the caller's thread, and into the desk's memory; both are borrowed.
[[nodiscard]] inline Surroundings directSurroundings(db::Book& book, const db::GameId& game, DeskFolder& desk) {
    Surroundings surroundings;
    surroundings.append = [&book, &desk](const db::GameId& of, const db::Head& after,
                                         const std::vector<std::string>& bodies,
                                         const std::vector<db::Picture>& pictures,
                                         const std::function<void(engine::Expected<db::Head, db::BookError>)>& answer) {
        const auto written = book.append(of, after, bodies, pictures);
        if (written) {
            desk.memory().note(book.file(), of, *written);
        }
        answer(written);
    };
    surroundings.now = &utcNow;
    surroundings.drawSecret = &drawSecret;
    surroundings.desk = &desk;
    surroundings.lost = lostHere(book, game, desk);
    surroundings.book = book.file();
    return surroundings;
}

}  // namespace adjudicator
