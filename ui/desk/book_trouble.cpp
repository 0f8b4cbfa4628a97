// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/book_trouble.h"

#include <QCoreApplication>
#include <utility>

#include "ui/text/sentences.h"

namespace ui {

namespace {

struct BookTrouble {
    Q_DECLARE_TR_FUNCTIONS(ui::BookTrouble)
};

/// `then`: what waited for it; may be empty.
Message::Button writeBeside(const std::shared_ptr<adjudicator::OpenBook>& book, std::function<void()> then) {
    return {BookTrouble::tr("Write here too"), [open = std::weak_ptr(book), then = std::move(then)] {
                if (const auto there = open.lock()) {
                    there->writeBeside();
                    if (then) {
                        then();
                    }
                }
            }};
}

}  // namespace

Message troubleMessage(const QString& lead, const db::BookError& error,
                       const std::shared_ptr<adjudicator::OpenBook>& book, const WaysOn& ways) {
    using db::BookProblem;
    Message message{.kind = Message::Kind::Refuse, .icon = Icon::Warning, .lead = lead, .text = sentence(error)};
    const bool isKept = error.problem == BookProblem::Kept;
    const bool hasMoved = error.problem == BookProblem::HeadMoved;
    if (isKept) {
        message.lead = BookTrouble::tr("Nothing was written.");
        message.text = BookTrouble::tr("This book is open in another window, and this one only follows it.");
        message.buttons.push_back(writeBeside(book, ways.again));
        return message;
    }
    if (hasMoved) {
        message.lead = BookTrouble::tr("Another program has written to this game.");
        message.text = BookTrouble::tr("It goes on from its newest entry; your last act is not in it.");
    }
    if (ways.again) {
        message.buttons.push_back({BookTrouble::tr("Try again"), ways.again});
    }
    if (ways.elsewhere && !hasMoved) {
        message.buttons.push_back({BookTrouble::tr("Go on in another folder…"), ways.elsewhere});
    }
    if (ways.otherBook) {
        message.buttons.push_back({BookTrouble::tr("Open another book…"), ways.otherBook});
    }
    return message;
}

Message keeperMessage(const std::shared_ptr<adjudicator::OpenBook>& book) {
    if (book->isKept()) {
        return {.kind = Message::Kind::Warn,
                .icon = Icon::LookBack,
                .lead = BookTrouble::tr("This book is open in another window."),
                .text = BookTrouble::tr("Here you see what is written there. Nothing is written here until that window "
                                        "is closed."),
                .buttons = {writeBeside(book, {})}};
    }
    return book->isShared()
               ? Message{.kind = Message::Kind::Warn,
                         .icon = Icon::Warning,
                         .lead = BookTrouble::tr("Both windows write to this book."),
                         .text = BookTrouble::tr("Of two acts at once the second is not taken: then try it again.")}
               : Message{.kind = Message::Kind::Guide,
                         .icon = Icon::Check,
                         .lead = BookTrouble::tr("The other window is closed."),
                         .text = BookTrouble::tr("From now on this one writes to the book.")};
}

}  // namespace ui
