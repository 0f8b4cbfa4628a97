// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_games.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <QSettings>
#include <random>
#include <ranges>
#include <utility>

#include "adjudicator/desk.h"
#include "db/codes.h"
#include "ui/board/board_view.h"
#include "ui/dice_game/dice_page.h"
#include "ui/files/file_kind.h"
#include "ui/files/picture_names.h"
#include "ui/files/preferences.h"
#include "ui/new_game/new_game_page.h"
#include "ui/pages/dispute_page.h"
#include "ui/pages/merge_page.h"
#include "ui/pages/table_page.h"
#include "ui/pages/table_side.h"
#include "ui/text/sentences.h"
#include "ui/tournament/tournament_page.h"
#include "ui/window/backstage.h"
#include "ui/window/places_asked.h"

namespace ui {

using adjudicator::GameKind;

namespace {

constexpr int kMostRecent = 9;

QString recentKey() {
    return QStringLiteral("recent");
}

/// Puts a file at the top of those that were opened last.
void remember(const QString& path) {
    const QString whole = QFileInfo(path).absoluteFilePath();
    QSettings settings;
    QStringList recent = settings.value(recentKey()).toStringList();
    recent.removeAll(whole);
    recent.prepend(whole);
    settings.setValue(recentKey(), recent.mid(0, kMostRecent));
}

}  // namespace

WindowGames::WindowGames(Backstage& backstage, PageStack& pages) : m_backstage(backstage), m_pages(pages) {
    connect(&backstage.opener, &BookOpener::opened, this, [this] {
        m_backstage.table.takeBook(m_backstage.opener.take());
        bookOpened();
        if (const auto game = std::exchange(m_goOnWith, std::nullopt)) {
            m_backstage.table.openGame(*game);
        }
        if (const PageStack::Kind page = std::exchange(m_goOnAt, nullptr)) {
            m_pages.go(page);
        }
    });
    connect(&backstage.opener, &BookOpener::failed, this, [this](const QString& why) {
        if (!m_backstage.table.isOpen() && !m_backstage.opener.isBusy()) {
            openBook(adjudicator::defaultBook());
        }
        if (!why.isEmpty()) {
            tellNotOpened(m_opening, why);
        }
    });
    connect(&backstage.shelf, &GameShelf::listed, this, [this] {
        if (std::exchange(m_wantsNext, false)) {
            openNext();
        }
    });
    connect(&backstage.table, &TableDesk::otherFolderWanted, this, &WindowGames::goOnElsewhere);
    connect(&backstage.dice, &DiceDesk::otherFolderWanted, this, &WindowGames::goOnElsewhere);
    connect(&backstage.hall, &TournamentHall::otherFolderWanted, this, &WindowGames::goOnElsewhere);
    connect(&backstage.table, &TableDesk::openAgainWanted, this, &WindowGames::openAgain);
    connect(&backstage.table, &TableDesk::otherBookWanted, this, &WindowGames::chooseFile);
    // The table's strip says it; who handed it over from elsewhere hears it there.
    connect(&backstage.table.care(), &BookCare::copied, this, [this](const Message& outcome) {
        if (!m_pages.shows<TablePage>()) {
            Q_EMIT told(outcome);
        }
    });
    connect(&backstage.table.care(), &BookCare::otherPlaceWanted, this,
            [this](BookCare::Aim aim) { askForPlace(m_pages, m_backstage.table.care(), aim); });
    connect(&backstage.table, &TableDesk::branchWanted, this, &WindowGames::askForBranch);
    connect(&backstage.dice, &DiceDesk::branchWanted, this, &WindowGames::askForBranch);
    connect(&backstage.hall, &TournamentHall::branchWanted, this, &WindowGames::askForBranch);
    connect(&backstage.hall, &TournamentHall::disputeAsked, this, &WindowGames::disputeOf);
}

MenuEntries WindowGames::entries() {
    return {{tr("&New game"), [this] { m_pages.go<NewGamePage>(); }, {QKeySequence::New}},
            {tr("&Open…"), [this] { chooseFile(); }, {QKeySequence::Open}},
            {.text = tr("Open &recent"), .fill = [this](QMenu& menu) { fillRecent(menu); }},
            {tr("Ne&xt open game"), [this] { openNext(); }, {QKeySequence(Qt::CTRL | Qt::Key_Tab)}}};
}

void WindowGames::fillRecent(QMenu& menu) {
    for (const QString& path : QSettings().value(recentKey()).toStringList()) {
        const QFileInfo info(path);
        QAction* action = menu.addAction(info.fileName().replace(QLatin1Char('&'), QStringLiteral("&&")), this,
                                         [this, path] { openFile(path); });
        action->setToolTip(path);
        action->setEnabled(info.exists());
    }
    if (menu.isEmpty()) {
        menu.addAction(tr("None yet"))->setEnabled(false);
    }
}

void WindowGames::openFirst(const std::optional<QString>& file) {
    if (file && fileKindOf(*file) == FileKind::Book) {
        goHome();
    } else {
        openBook(adjudicator::defaultBook());
    }
    if (file) {
        openFile(*file);
    }
}

void WindowGames::openBook(const std::filesystem::path& file) {
    if (const auto problem = m_backstage.table.openBook(file)) {
        tellNotOpened(file, sentence(*problem));
        goHome();
    } else {
        bookOpened();
    }
}

void WindowGames::bookOpened() {
    remember(QString::fromStdString(m_backstage.table.bookFile().string()));
    m_backstage.listGames();
    Q_EMIT told({});
    m_pages.go(firstPage());
}

void WindowGames::openFile(const QString& path) {
    switch (fileKindOf(path)) {
        case FileKind::Book:
            m_opening = path.toStdString();
            m_goOnWith.reset();
            m_goOnAt = nullptr;
            m_backstage.opener.start(m_opening);
            return;
        case FileKind::Receipts:
            compareWith({path});
            return;
        case FileKind::Release:
            openRelease(*releaseIn(path));
            return;
        case FileKind::Other:
            break;
    }
    remember(path);
    m_pages.go<NewGamePage>().openFile(path);
}

void WindowGames::openRelease(const adjudicator::Release& release) {
    if (m_backstage.dice.gameId() == release.game) {
        (void)m_pages.go<DicePage>().handOver(release);
    } else if (m_backstage.hall.tournament() == release.game) {
        (void)m_pages.go<TournamentPage>().handOver(release);
    } else if (m_backstage.table.hasGame()) {
        m_pages.go<TablePage>().side().showHandOver(release);
    } else {
        Q_EMIT told({.text = tr("A release is about an open game. Open its record book first."),
                     .buttons = {{tr("Open…"), [this] { chooseFile(); }}}});
    }
}

void WindowGames::openFiles(const QStringList& paths) {
    QStringList receipts;
    for (const QString& path : paths) {
        if (fileKindOf(path) == FileKind::Receipts) {
            receipts.append(path);
        } else {
            openFile(path);
        }
    }
    if (!receipts.isEmpty()) {
        compareWith(receipts);
    }
}

void WindowGames::compareWith(const QStringList& receipts) {
    if (!m_backstage.table.hasGame()) {
        Q_EMIT told({.text = tr("Receipts are compared with an open game. Open its record book first."),
                     .buttons = {{tr("Open…"), [this] { chooseFile(); }}}});
        return;
    }
    std::vector<std::filesystem::path> files;
    for (const QString& path : receipts) {
        files.emplace_back(path.toStdString());
    }
    m_pages.go<TablePage>();
    m_backstage.table.care().checkRecord(files);
}

void WindowGames::chooseFile() {
    const QString path = QFileDialog::getOpenFileName(
        &m_pages, tr("Open"), QString(),
        tr("Record books, positions, photos, receipts, releases (*.db *.json *.jsonl %1);;All files (*)")
            .arg(pictureGlobs()));
    if (!path.isEmpty()) {
        openFile(path);
    }
}

void WindowGames::goOnElsewhere() {
    const TableDesk& table = m_backstage.table;
    const QString path = QFileDialog::getSaveFileName(
        &m_pages, tr("Go on in another folder"),
        preferences::outFile(QString::fromStdString(table.bookFile().filename().string())), tr("Record books (*.db)"));
    if (!path.isEmpty() && table.isOpen()) {
        copyTo(path);
    }
}

void WindowGames::copyTo(const QString& path) {
    const auto copied = [this, alive = QPointer(this), path, game = m_backstage.table.gameId(),
                         page = m_pages.kind()](const engine::Expected<void, db::BookError>& answer) {
        if (!alive) {
            return;
        }
        if (answer) {
            openFile(path);
            m_goOnWith = game;
            m_goOnAt = page;
        } else {
            Q_EMIT told({.text = tr("The copy failed; the game itself is saved: %1").arg(sentence(answer.error())),
                         .buttons = {{tr("Try again"), [this, path] { copyTo(path); }},
                                     {tr("Another folder…"), [this] { goOnElsewhere(); }}}});
        }
    };
    m_backstage.table.book()->handOver(path.toStdString(), copied);
}

void WindowGames::openAgain() {
    m_opening = m_backstage.table.bookFile();
    m_goOnWith = m_backstage.table.gameId();
    m_goOnAt = m_pages.kind();
    m_backstage.opener.start(m_opening);
}

void WindowGames::tellNotOpened(const std::filesystem::path& file, const QString& why) {
    const QString path = QString::fromStdString(file.string());
    Q_EMIT told({.text = tr("%1 cannot be opened: %2").arg(QFileInfo(path).fileName(), why),
                 .buttons = {{tr("Try again"), [this, path] { openFile(path); }},
                             {tr("Open another…"), [this] { chooseFile(); }}}});
}

GameKind WindowGames::kindOf(const db::GameId& game) const {
    if (const auto listed = m_backstage.shelf.kindOf(game)) {
        return *listed;
    }
    const auto book = db::Book::open(m_backstage.table.bookFile(), db::OpenMode::ReadOnly);
    return book ? adjudicator::gameKindOf(*book, game) : GameKind::Table;
}

void WindowGames::open(const db::GameId& game) {
    m_wantsNext = false;
    if (kindOf(game) == GameKind::Dice) {
        DicePage& page = m_pages.go<DicePage>();
        m_backstage.dice.openGame(game);
        page.showGame();
        return;
    }
    BoardSeats& seats = m_backstage.seats;
    seats.leave(m_backstage.table.gameId());
    m_backstage.table.openGame(game);
    TablePage& page = m_pages.go<TablePage>();
    if (const auto left = seats.left.find(game); left != seats.left.end()) {
        page.board().setSeats(left->second);
    }
}

void WindowGames::openNext() {
    if (!m_backstage.shelf.isCurrent()) {
        // Once the list is there.
        m_wantsNext = m_backstage.table.isOpen();
        m_backstage.readGames();
        return;
    }
    GameShelf& shelf = m_backstage.shelf;
    const bool isDice = m_pages.gameKind() == GameKind::Dice;
    const auto now = isDice ? m_backstage.dice.gameId() : m_backstage.table.gameId();
    if (const auto next = shelf.nextOpen(now)) {
        open(*next);
    } else if (const auto unread = shelf.unreadBeforeNext(now); !unread.empty()) {
        m_wantsNext = true;
        shelf.readFurther(unread);
    }
}

void WindowGames::begin(int seats) {
    GameStart start = m_backstage.draft.start();
    m_backstage.seats.leave(m_backstage.table.gameId());
    m_backstage.table.startGame(start.setup, std::move(start.acts));
    m_backstage.draft.beginNext(std::random_device{}());
    m_pages.go<TablePage>().board().setSeats(seats);
}

void WindowGames::goHome() {
    m_backstage.table.hasGame() ? void(m_pages.go<TablePage>()) : void(m_pages.go<NewGamePage>());
}

PageStack::Kind WindowGames::firstPage() const {
    if (m_backstage.table.hasGame()) {
        return &TablePage::staticMetaObject;
    }
    const auto book = db::Book::open(m_backstage.table.bookFile(), db::OpenMode::ReadOnly);
    const auto games = book ? book->games() : engine::Expected<std::vector<db::GameInfo>, db::BookError>();
    if (book && games) {
        for (const db::GameInfo& game : std::views::reverse(*games)) {
            switch (adjudicator::gameKindOf(*book, game.id)) {
                case GameKind::Dice:
                    return &DicePage::staticMetaObject;
                case GameKind::Tournament:
                    return &TournamentPage::staticMetaObject;
                case GameKind::Table:
                case GameKind::Proposals:
                    break;
            }
        }
    }
    return &NewGamePage::staticMetaObject;
}

void WindowGames::disputeOf(const QString& game, qulonglong entry) {
    const auto book = db::Book::open(m_backstage.table.bookFile(), db::OpenMode::ReadOnly);
    const auto ids = book ? book->gameIds() : engine::unexpected(book.error());
    for (const db::GameId& id : ids ? *ids : std::vector<db::GameId>()) {
        if (db::toHex(id).starts_with(game.toStdString())) {
            open(id);
            (void)m_pages.go<DisputePage>().open(entry);
            return;
        }
    }
    m_backstage.hall.said().tell(Message::Kind::Warn, tr("The game %1 is not in this book.").arg(game.toHtmlEscaped()));
}

void WindowGames::askForBranch(const db::GameId& game) {
    if (m_pages.prepare<MergePage>().showBranches(game)) {
        m_branchOf = m_pages.gameKind() == GameKind::Tournament ? m_pages.kind() : nullptr;
        m_pages.go<MergePage>();
    }
}

void WindowGames::takeBranch(const db::GameId& game, const db::Head& end, const std::string& reason) {
    const auto book = db::Book::open(m_backstage.table.bookFile(), db::OpenMode::ReadOnly);
    const PageStack::Kind asked = std::exchange(m_branchOf, nullptr);
    switch (book ? adjudicator::gameKindOf(*book, game) : GameKind::Table) {
        case GameKind::Dice:
            m_backstage.dice.openBook(m_backstage.table.book());
            m_backstage.dice.openBranch(game, end, reason);
            m_pages.go<DicePage>().showGame();
            break;
        case GameKind::Tournament:
            m_backstage.hall.openBook(m_backstage.table.book());
            m_backstage.hall.openBranch(game, end, reason);
            m_pages.go<TournamentPage>();
            break;
        case GameKind::Proposals:
            break;
        case GameKind::Table:
            m_backstage.table.openBranch(game, end, reason);
            m_pages.go(asked != nullptr ? asked : &TablePage::staticMetaObject);
            break;
    }
    m_backstage.listGames();
}

void WindowGames::leaveBranches() {
    if (const PageStack::Kind asked = std::exchange(m_branchOf, nullptr)) {
        m_pages.go(asked);
    } else {
        goHome();
    }
}

}  // namespace ui
