// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <filesystem>
#include <optional>
#include <string>

#include "adjudicator/seal/release.h"
#include "db/chain.h"
#include "ui/kit/message.h"
#include "ui/window/menu_maker.h"
#include "ui/window/page_stack.h"

namespace ui {

struct Backstage;

/// The book and the game that the window goes on with: opens, begins and leaves them, each on its page.
class WindowGames : public QObject {
    Q_OBJECT

public:
    WindowGames(Backstage& backstage, PageStack& pages);

    /// What was asked for at the start; the user's own book where that is no book, or cannot be opened.
    void openFirst(const std::optional<QString>& file);
    /// Goes on with the newest game of a book.
    void openBook(const std::filesystem::path& file);
    /// A record book, a position file, a photo, or what others say of the open game: receipts, or the release of the
    /// desk before. A book is read beside the window: what is open stays until it is there.
    void openFile(const QString& path);
    /// The same; receipts are compared together.
    void openFiles(const QStringList& paths);
    /// Goes on with another game of the book.
    void open(const db::GameId& game);
    /// Begins the game that the draft describes in the open book, its board turned by so many seats.
    void begin(int seats);
    /// The open game, or where one begins.
    void goHome();
    /// The dispute about an entry of another game of the book; `game`: digits of its id.
    void disputeOf(const QString& game, qulonglong entry);

    // A game of which several branches may count.
    void askForBranch(const db::GameId& game);
    void takeBranch(const db::GameId& game, const db::Head& end, const std::string& reason);
    /// None is chosen: back to the page that asked.
    void leaveBranches();

    [[nodiscard]] MenuEntries entries();

Q_SIGNALS:
    /// What was to be opened is not; why, and what can be done. Empty: a book is open, and nothing is wrong any more.
    void told(const ui::Message& problem);

private:
    void chooseFile();
    void compareWith(const QStringList& receipts);
    /// On the page of the open game that it is of.
    void openRelease(const adjudicator::Release& release);
    void fillRecent(QMenu& menu);
    void openNext();
    /// The table game where that cannot be read.
    [[nodiscard]] adjudicator::GameKind kindOf(const db::GameId& game) const;
    /// Goes on with a copy of the book in a folder that is asked for.
    void goOnElsewhere();
    void copyTo(const QString& path);
    /// Opens the book's file once more, with the game that is open.
    void openAgain();
    void tellNotOpened(const std::filesystem::path& file, const QString& why);
    void bookOpened();
    /// Where a book that was just opened is gone on with: at its game of the board, else at what it was last used for.
    [[nodiscard]] PageStack::Kind firstPage() const;

    Backstage& m_backstage;
    PageStack& m_pages;
    /// The page that asked which branch of a game counts, if it is to come back.
    PageStack::Kind m_branchOf = nullptr;
    /// The game that is gone on with in the book being opened; empty: its newest.
    std::optional<db::GameId> m_goOnWith;
    /// The page that is shown then; null: the one that fits the book.
    PageStack::Kind m_goOnAt = nullptr;
    /// The next open game is opened as soon as the games are listed.
    bool m_wantsNext = false;
    /// The book being opened beside the window.
    std::filesystem::path m_opening;
};

}  // namespace ui
