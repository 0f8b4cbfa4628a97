// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/backstage.h"

#include <QSettings>
#include <QTimer>
#include <utility>

namespace ui {

Backstage::Backstage() {
    seats.now = QSettings().value(QStringLiteral("seats"), 0).toInt();
    DeskSender& sender = aside.sender();
    QObject::connect(&table, &TableDesk::changed, &clock, [this] {
        if (!table.hasGame()) {
            clock.followNothing();
            return;
        }
        const engine::Turn& turn = table.position().turn;
        clock.follow(table.table().line().game(),
                     {turn.round, static_cast<int>(engine::index(turn.player)), turn.phase == engine::Phase::Ended});
    });
    // After an entry is on disk, not for every look of the window.
    QObject::connect(&table, &TableDesk::changed, &sender,
                     [this, &sender](const adjudicator::ChangeOf<adjudicator::TableGame>& change) {
                         if (change.isOfRecord()) {
                             if (table.isOpen()) {
                                 sender.setBook(table.bookFile());
                             }
                             sender.sendSoon();
                         }
                     });
    QObject::connect(&dice, &DiceDesk::changed, &sender, &DeskSender::sendSoon);
    QObject::connect(&table, &TableDesk::changed, &shelf,
                     [this](const adjudicator::ChangeOf<adjudicator::TableGame>& change) {
                         if (change.game) {
                             listGames();
                         }
                     });
    QObject::connect(&dice, &DiceDesk::changed, &shelf, [this](const DiceDesk::Change& change) {
        if (change.game) {
            listGames();
        }
    });
    QObject::connect(&merger, &BookMerger::merged, &shelf, [this] {
        listGames();
        hall.list().read();
    });
    QObject::connect(&table, &TableDesk::changed, &phones, [this] { showOnPhones(); });
    QObject::connect(&hall, &TournamentHall::changed, &phones, [this] { showOnPhones(); });
    QObject::connect(&phones, &PhoneServer::changed, &phones, [this] { showOnPhones(); });
    QObject::connect(&phones, &PhoneServer::proposed, &hall, [this] { hall.proposals().look(); });
    QObject::connect(&table, &TableDesk::entryWritten, &phones, &PhoneServer::look);
    QObject::connect(&hall, &TournamentHall::written, &phones, &PhoneServer::look);
}

void Backstage::showOnPhones() {
    const auto book = table.isOpen() ? table.book() : hall.book();
    if (book && phones.isOn()) {
        // Whoever serves a tournament also takes what phones propose.
        hall.openBook(book);
    }
    const bool isOfHall = book && hall.book() == book;
    hall.setPhones(phones.tablesUrl());
    aside.projector().setPhones(QString::fromStdString(phones.url()));
    phones.follow(book, {isOfHall ? hall.tournament() : std::nullopt, table.gameId()});
}

void Backstage::listGames() {
    shelf.outdate();
    if (!std::exchange(listsSoon, true)) {
        // Not at once: the page that shows them may be left in the same breath.
        QTimer::singleShot(0, &shelf, [this] {
            listsSoon = false;
            if (gamesAreLookedAt) {
                readGames();
            }
        });
    }
}

void Backstage::lookAtGames(bool looks) {
    gamesAreLookedAt = looks;
    if (looks) {
        readGames();
    } else {
        shelf.stop();
    }
}

void Backstage::readGames() {
    if (table.isOpen()) {
        shelf.read(table.bookFile(),
                   table.hasGame() ? std::optional(adjudicator::summaryOf(table.table().line())) : std::nullopt);
    }
}

}  // namespace ui
