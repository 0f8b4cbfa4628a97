// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/window_book.h"

#include <QObject>
#include <QThread>
#include <QTimer>
#include <chrono>

#include "adjudicator/desk.h"
#include "ui/files/book_hold.h"

namespace ui {

std::shared_ptr<adjudicator::OpenBook> windowBook(db::Book book, std::unique_ptr<adjudicator::DeskFolder> own) {
    // A long work may be the last to let go of the book, on its own thread.
    const std::shared_ptr<QObject> receiver(new QObject, [](QObject* object) {
        if (object->thread() == QThread::currentThread()) {
            delete object;
        } else {
            object->deleteLater();
        }
    });
    auto opened =
        std::make_shared<adjudicator::OpenBook>(std::move(book), std::move(own), [receiver](std::function<void()> run) {
            QMetaObject::invokeMethod(receiver.get(), std::move(run), Qt::QueuedConnection);
        });
    const auto hold = std::make_shared<BookHold>(opened->file());
    opened->setKept(!hold->take());
    // Whoever waits for another program at the same book sees what it writes, and goes on once that one is closed.
    constexpr std::chrono::seconds kLook{1};
    auto* look = new QTimer(receiver.get());
    QObject::connect(look, &QTimer::timeout, receiver.get(), [open = std::weak_ptr(opened), hold] {
        if (const auto there = open.lock()) {
            there->lookForOthers();
            there->setKept(!hold->take());
        }
    });
    look->start(kLook);
    return opened;
}

engine::Expected<std::shared_ptr<adjudicator::OpenBook>, db::BookError> openWindowBook(
    const std::filesystem::path& file) {
    return db::Book::open(file, db::OpenMode::Create).transform([](db::Book&& book) {
        return windowBook(std::move(book), std::make_unique<adjudicator::DeskFolder>(adjudicator::ownDesk()));
    });
}

}  // namespace ui
