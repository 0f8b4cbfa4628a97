// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/desk.h"

namespace test {

/// Writes straight into the book, on the caller's thread; both are borrowed.
[[nodiscard]] inline adjudicator::Surroundings directSurroundings(db::Book& book, const db::GameId& game,
                                                                  adjudicator::DeskFolder& desk) {
    adjudicator::Surroundings surroundings;
    surroundings.append = [&book](const db::GameId& of, const db::Head& after, const std::vector<std::string>& bodies,
                                  const std::vector<db::Picture>& pictures,
                                  const std::function<void(engine::Expected<db::Head, db::BookError>)>& answer) {
        answer(book.append(of, after, bodies, pictures));
    };
    surroundings.now = &adjudicator::utcNow;
    surroundings.drawSecret = &adjudicator::drawSecret;
    surroundings.desk = &desk;
    surroundings.lost = adjudicator::lostHead(book, game, desk);
    return surroundings;
}

}  // namespace test
