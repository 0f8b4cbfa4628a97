// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <memory>
#include <string>
#include <vector>

#include "adjudicator/desk/open_book.h"
#include "engine/tournament/position.h"
#include "ui/files/side_work.h"

namespace ui {

/// One tournament of the book, as the list shows it.
struct TournamentListed {
    db::GameId id;
    /// Of the settings in force.
    QString name;
    QString place;
    std::vector<std::string> dates;
    int players = 0;
    /// Rounds that are seated.
    int rounds = 0;
    bool hasEnded = false;
    /// It cannot be read or does not follow from its entries; all else is then empty.
    bool isDamaged = false;
    /// Several of its branches may count: one must be named before it is opened. All else is of the longest.
    bool isForked = false;
};

/// A tournament as the list shows it.
[[nodiscard]] TournamentListed listedAs(const db::GameId& id, const engine::tournament::Position& position);

/// The tournaments of a book, newest first; read beside the window.
class TournamentList : public QObject {
    Q_OBJECT

public:
    using Book = std::shared_ptr<adjudicator::OpenBook>;

    explicit TournamentList(QObject* parent = nullptr);
    /// Empty until they are read, and where they cannot be.
    [[nodiscard]] const std::vector<TournamentListed>& entries() const { return m_entries; }
    [[nodiscard]] bool holds(const db::GameId& id) const;
    /// Another book is open, or none: those of the one before are of no interest any more.
    void setBook(Book book);
    /// Reads them anew.
    void read();

Q_SIGNALS:
    void changed();

private:
    Book m_book;
    std::vector<TournamentListed> m_entries;
    /// Asked for while it was being read.
    bool m_again = false;
    SideWork m_side;
};

}  // namespace ui
