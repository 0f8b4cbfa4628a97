// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/book_surroundings.h"

#include "adjudicator/desk.h"

namespace ui {

std::unique_ptr<db::BookThread> bookThread(db::Book book, QObject* receiver) {
    return std::make_unique<db::BookThread>(std::move(book), [receiver](std::function<void()> run) {
        QMetaObject::invokeMethod(receiver, std::move(run), Qt::QueuedConnection);
    });
}

adjudicator::Surroundings surroundingsOf(db::BookThread& thread, adjudicator::DeskFolder& own,
                                         std::optional<db::Head> lost) {
    adjudicator::Surroundings around;
    around.append = [&thread](const db::GameId& game, const db::Head& after, std::vector<std::string> bodies,
                              std::vector<db::Picture> pictures,
                              std::function<void(engine::Expected<db::Head, db::BookError>)> answer) {
        thread.append(game, after, std::move(bodies), answer, std::move(pictures));
    };
    around.now = &adjudicator::utcNow;
    around.drawSecret = &adjudicator::drawSecret;
    around.desk = &own;
    around.lost = lost;
    return around;
}

}  // namespace ui
