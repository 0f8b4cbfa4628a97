// SPDX-License-Identifier: GPL-3.0-or-later
// The open games of a book, and files: recent ones, and those dropped on the window.
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>
#include <QUrl>
#include <random>
#include <ranges>
#include <utility>

#include "adjudicator/desk.h"
#include "adjudicator/game_summary.h"
#include "db/book.h"
#include "db/book_file.h"
#include "ui/board/board_view.h"
#include "ui/dice_game/dice_page.h"
#include "ui/new_game/game_list.h"
#include "ui/new_game/new_game_page.h"
#include "ui/pages/merge_page.h"
#include "ui/pages/table_page.h"
#include "ui/window/main_window.h"

namespace ui {

namespace {

constexpr int kMostRecent = 9;

QString recentKey() {
    return QStringLiteral("recent");
}

QStringList filesOf(const QMimeData& data) {
    QStringList files;
    for (const QUrl& url : data.urls()) {
        if (url.isLocalFile()) {
            files.append(url.toLocalFile());
        }
    }
    return files;
}

bool isBook(const QString& path) {
    const auto state = db::inspectFile(path.toStdString());
    return QFileInfo(path).suffix() == QLatin1String("db") || (state && state->hasSqliteHeader);
}

}  // namespace

void MainWindow::openFirst(const std::optional<QString>& file) {
    if (file && isBook(*file)) {
        enter(home());
    } else {
        openBook(adjudicator::defaultBook());
    }
    if (file) {
        openFile(*file);
    }
}

void MainWindow::openFile(const QString& path) {
    if (isBook(path)) {
        m_opener.start(path.toStdString());
        return;
    }
    enter(Mode::NewGame);
    remember(path);
    m_newGame->openFile(path);
}

void MainWindow::startGame() {
    if (m_desk.isOpen()) {
        GameStart start = m_draft.start();
        if (const auto left = m_desk.gameId()) {
            m_boardSeats[*left] = m_table->board().seats();
        }
        m_desk.startGame(start.setup, std::move(start.acts));
        m_table->board().setSeats(m_newGame->seats());
        m_draft.beginNext(std::random_device{}());
        m_newGame->showStep(NewGamePage::Step::Documents);
        enter(Mode::Table);
    }
}

void MainWindow::openGame(const db::GameId& game) {
    if (m_shelf.kindOf(game) == adjudicator::GameKind::Dice) {
        enter(Mode::DiceGame);
        m_diceDesk.openGame(game);
        m_diceGame->showGame();
        return;
    }
    if (const auto left = m_desk.gameId()) {
        m_boardSeats[*left] = m_table->board().seats();
    }
    m_desk.openGame(game);
    if (const auto seats = m_boardSeats.find(game); seats != m_boardSeats.end()) {
        m_table->board().setSeats(seats->second);
    }
    enter(Mode::Table);
}

void MainWindow::makeMergePage() {
    m_merge = new MergePage(m_desk, m_merger, m_pages);
    m_pages->addWidget(m_merge);
    connect(m_merge, &MergePage::leaveRequested, this,
            [this] { enter(std::exchange(m_branchOf, std::nullopt).value_or(home())); });
    connect(m_merge, &MergePage::branchChosen, this, &MainWindow::takeBranch);
}

void MainWindow::bookMerged() {
    listGames();
    m_hall.list().read();
}

void MainWindow::askForBranch(const db::GameId& game) {
    if (m_merge->showBranches(game)) {
        m_branchOf = m_mode == Mode::Tournament ? std::optional(m_mode) : std::nullopt;
        enter(Mode::Merge);
    }
}

void MainWindow::takeBranch(const db::GameId& game, const db::Head& end, const std::string& reason) {
    const auto book = db::Book::open(m_desk.bookFile(), db::OpenMode::ReadOnly);
    switch (book ? adjudicator::gameKindOf(*book, game) : adjudicator::GameKind::Table) {
        case adjudicator::GameKind::Dice:
            m_diceDesk.openBook(m_desk.book());
            m_diceDesk.openBranch(game, end, reason);
            enter(Mode::DiceGame);
            m_diceGame->showGame();
            break;
        case adjudicator::GameKind::Tournament:
            m_hall.openBook(m_desk.book());
            m_hall.openBranch(game, end, reason);
            enter(Mode::Tournament);
            break;
        case adjudicator::GameKind::Table:
            m_desk.openBranch(game, end, reason);
            enter(m_branchOf.value_or(Mode::Table));
            break;
    }
    m_branchOf.reset();
    listGames();
}

void MainWindow::nextGame() {
    const bool isDice = m_mode == Mode::DiceGame;
    if (const auto next = m_shelf.nextOpen(isDice ? m_diceDesk.gameId() : m_desk.gameId())) {
        openGame(*next);
    }
}

MainWindow::Mode MainWindow::home() const {
    return m_desk.hasGame() ? Mode::Table : Mode::NewGame;
}

MainWindow::Mode MainWindow::firstMode() const {
    if (m_desk.hasGame()) {
        return Mode::Table;
    }
    const auto book = db::Book::open(m_desk.bookFile(), db::OpenMode::ReadOnly);
    const auto games = book ? book->games() : engine::Expected<std::vector<db::GameInfo>, db::BookError>();
    if (!book || !games) {
        return Mode::NewGame;
    }
    for (const db::GameInfo& game : std::views::reverse(*games)) {
        switch (adjudicator::gameKindOf(*book, game.id)) {
            case adjudicator::GameKind::Dice:
                return Mode::DiceGame;
            case adjudicator::GameKind::Tournament:
                return Mode::Tournament;
            case adjudicator::GameKind::Table:
                break;
        }
    }
    return Mode::NewGame;
}

void MainWindow::listGames() {
    if (m_desk.isOpen()) {
        m_shelf.read(m_desk.bookFile());
    }
}

void MainWindow::showGames() {
    m_newGame->games().show(m_shelf.games(), m_desk.gameId());
}

void MainWindow::remember(const QString& path) {
    const QString whole = QFileInfo(path).absoluteFilePath();
    QSettings settings;
    QStringList recent = settings.value(recentKey()).toStringList();
    recent.removeAll(whole);
    recent.prepend(whole);
    settings.setValue(recentKey(), recent.mid(0, kMostRecent));
}

void MainWindow::fillRecent(QMenu& menu) {
    menu.clear();
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
    menu.setToolTipsVisible(true);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!filesOf(*event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    for (const QString& file : filesOf(*event->mimeData())) {
        openFile(file);
    }
    event->acceptProposedAction();
}

}  // namespace ui
