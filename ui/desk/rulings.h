// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "ui/desk/attempt.h"

namespace ui {

/// Records rulings: in the game at play, or each as the first act of a game of its own in the same book.
class Rulings : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    Rulings(TableGameDesk& game, Attempt& attempt);

    void setBook(const std::shared_ptr<adjudicator::OpenBook>& book) { m_aside.setBook(book); }
    /// `recorded` or `notRecorded` tells what came of it.
    void record(adjudicator::RulingGiven ruling);
    /// The same in a game begun for it. A game at play stays.
    void recordAlone(const engine::Setup& setup, adjudicator::RulingGiven ruling);

Q_SIGNALS:
    /// A ruling is on disk, as this entry of the game or of one of its own.
    void recorded(qulonglong entry);
    /// A ruling is not in the record.
    void notRecorded(const QString& why);
    /// The ruling's own game is the one at play.
    void begun();
    /// The ruling's own game was not begun.
    void notBegun(const db::BookError& error);

private:
    [[nodiscard]] TableGameDesk::Listener listener();

    TableGameDesk& m_game;
    Attempt& m_attempt;
    /// Writes the game of its own of a ruling while another is at play.
    TableGameDesk m_aside;
};

}  // namespace ui
