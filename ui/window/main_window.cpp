// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <QApplication>
#include <QCloseEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QUrl>

#include "ui/kit/step_guard.h"
#include "ui/pages/board_docks.h"
#include "ui/pages/settings_page.h"
#include "ui/pages/table_page.h"
#include "ui/rules/rules_asked.h"
#include "ui/teach/first_game.h"
#include "ui/theme/screen_scale.h"
#include "ui/window/appearance.h"
#include "ui/window/audience_display.h"
#include "ui/window/camera_switch.h"
#include "ui/window/exports.h"
#include "ui/window/finder.h"
#include "ui/window/handover.h"
#include "ui/window/menus.h"
#include "ui/window/rail.h"
#include "ui/window/rule_reader.h"
#include "ui/window/status_line.h"
#include "ui/window/table_key_filter.h"
#include "ui/window/window_games.h"

namespace ui {

namespace {

constexpr QSize kUsualSize{1440, 860};
constexpr int kOnePixel = 100;

QRect scaledBy(const QRect& place, int numerator, int denominator) {
    return {place.topLeft() * numerator / denominator, place.size() * numerator / denominator};
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

}  // namespace

struct MainWindow::Parts {
    explicit Parts(MainWindow& window)
        : guard(window), pages(*new PageStack(&window)), audience(backstage, window, pages), keys(window, pages) {}

    StepGuard guard;
    Backstage backstage;
    PageStack& pages;
    WindowGames games{backstage, pages};
    RuleReader reader{backstage.table, pages};
    CameraSwitch camera{backstage, pages};
    AudienceDisplay audience;
    Appearance appearance{backstage};
    Exports exports{backstage, pages};
    PageMaker maker{backstage, pages, {games, reader, camera, audience, appearance}};
    TableKeyFilter keys;
    // Made anew in another language or look.
    std::unique_ptr<Rail> rail;
    std::optional<MenuMaker> menus;
    StatusLine* status = nullptr;
    std::unique_ptr<Finder> finder;
    Message problem;
};

MainWindow::MainWindow() : m_parts(std::make_unique<Parts>(*this)) {
    setMinimumSize(kSmallestWindow);
    setAcceptDrops(true);
    setCentralWidget(&m_parts->pages);
    Backstage& backstage = m_parts->backstage;
    connect(&backstage.table, &TableDesk::changed, this, &MainWindow::refresh);
    connect(&backstage.hall, &TournamentHall::changed, this, &MainWindow::refresh);
    connect(&backstage.dice, &DiceDesk::changed, this, &MainWindow::refresh);
    connect(&m_parts->pages, &PageStack::entered, this, [this, &backstage](const Page* page) {
        if (backstage.table.isOpen() && page->gameKind() == adjudicator::GameKind::Dice) {
            backstage.dice.openBook(backstage.table.book());
        } else if (backstage.table.isOpen() && page->gameKind() == adjudicator::GameKind::Tournament) {
            backstage.hall.openBook(backstage.table.book());
        }
        refresh();
    });
    connect(&m_parts->games, &WindowGames::told, this, &MainWindow::tell);
    connect(&m_parts->exports, &Exports::failed, this, &MainWindow::tell);
    connect(&m_parts->audience, &AudienceDisplay::turned, this, &MainWindow::refresh);
    connect(&m_parts->maker, &PageMaker::layoutForgotten, this, &MainWindow::forgetLayout);
    // Later: what was pressed is among what is made anew.
    connect(&m_parts->appearance, &Appearance::changed, this, &MainWindow::makeAnew, Qt::QueuedConnection);
    makeAnew();
    m_parts->pages.go<TablePage>();
    guardPresses();
}

/// Who has the keyboard loses it while what the pages show is still there.
MainWindow::~MainWindow() {
    hide();
}

void MainWindow::guardPresses() {
    StepGuard& guard = m_parts->guard;
    Backstage& backstage = m_parts->backstage;
    connect(&backstage.table, &TableDesk::entryWritten, &guard, &StepGuard::entryWritten);
    connect(&backstage.table, &TableDesk::gameBegun, &guard, &StepGuard::gameBegun);
    connect(&backstage.dice, &DiceDesk::entryWritten, &guard, &StepGuard::entryWritten);
    connect(&backstage.dice, &DiceDesk::gameBegun, &guard, &StepGuard::gameBegun);
    connect(&backstage.hall, &TournamentHall::written, &guard, &StepGuard::entryWritten);
    connect(&backstage.hall, &TournamentHall::begun, &guard, &StepGuard::gameBegun);
    qApp->installEventFilter(&m_parts->keys);
    // Asked before the keys of the table, which would take them.
    qApp->installEventFilter(&guard);
}

void MainWindow::makeAnew() {
    m_parts->rail = std::make_unique<Rail>(m_parts->pages, this);
    addToolBar(Qt::LeftToolBarArea, m_parts->rail.get());
    fitRail();
    // Qt deletes the old ones.
    setStatusBar(m_parts->status = new StatusLine(m_parts->backstage, m_parts->pages, this));
    connect(m_parts->status, &StatusLine::closed, this, [this] { tell({}); });
    m_parts->status->tell(m_parts->problem);
    setMenuBar(new QMenuBar(this));
    makeMenus();
    m_parts->pages.makeAnew();
    m_parts->audience.renew();
}

void MainWindow::makeMenus() {
    Parts& parts = *m_parts;
    MenuMaker& made = parts.menus.emplace(*menuBar());
    const MenuEntry settings{
        tr("Se&ttings"), [this] { m_parts->pages.go<SettingsPage>(); }, {QKeySequence(Qt::CTRL | Qt::Key_Comma)}};
    const MenuEntry quit{tr("&Quit"), [this] { close(); }, {QKeySequence::Quit}};
    const MenuEntry full{tr("&Full screen"),
                         [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); },
                         {QKeySequence(Qt::Key_F11)}};
    made.add(tr("&Game"), joined({parts.games.entries(), parts.exports.entries(), {settings, quit}}));
    made.add(tr("&Turn"), turnMenu(parts.backstage, parts.pages));
    made.add(tr("&Board"), boardMenu(parts.backstage, parts.pages));
    made.add(tr("&Record"), recordMenu(parts.backstage, parts.pages, *parts.status));
    if (const MenuEntries entries = parts.camera.entries(); !entries.empty()) {
        made.add(tr("&Camera"), entries);
    }
    made.add(tr("T&ournament"), tournamentMenu(parts.pages));
    made.add(tr("&View"),
             joined({{parts.appearance.darkEntry(), full, parts.audience.entry(), phonesEntry(parts.pages)},
                     parts.appearance.scaleEntries(),
                     parts.appearance.languageEntries()}));
    parts.finder = std::make_unique<Finder>(
        std::vector{commandsOf(*menuBar()), clausesOf(parts.reader), entriesOf(parts.backstage.table, parts.pages)},
        this);
    const MenuEntry find{
        tr("&Find anything…"), [this] { m_parts->finder->ask(); }, {QKeySequence(Qt::CTRL | Qt::Key_K)}};
    made.add(tr("&Help"), joined({parts.reader.entries(), {find}, helpMenu(parts.pages)}));
}

void MainWindow::refresh() {
    const auto seen = recordSeen(m_parts->backstage, m_parts->pages.gameKind());
    const QString title = seen ? seen->title : tr("the Adjudicator");
    const auto& book = m_parts->backstage.table.book();
    setWindowTitle(book && book->isShared() ? tr("%1 (second window)").arg(title) : title);
    m_parts->menus->refresh();
    m_parts->status->refresh();
}

void MainWindow::tell(const Message& problem) {
    m_parts->problem = problem;
    m_parts->status->tell(problem);
    refresh();
}

bool MainWindow::event(QEvent* event) {
    if (event->type() == RulesAsked::kind()) {
        m_parts->reader.read(static_cast<RulesAsked*>(event)->entry());
        return true;
    }
    return QMainWindow::event(event);
}

void MainWindow::teachFirstGame() {
    connect(&m_parts->backstage.table, &TableDesk::gameBegun, this, [this] { m_parts->pages.go<TablePage>(); });
    auto* lesson = new FirstGame(m_parts->backstage.table, *this);
    connect(lesson, &FirstGame::ended, this, &QWidget::close);
}

void MainWindow::openFirst(const std::optional<QString>& file) {
    m_parts->games.openFirst(file);
}

void MainWindow::openBook(const std::filesystem::path& file) {
    m_parts->games.openBook(file);
}

void MainWindow::openFile(const QString& path) {
    m_parts->games.openFile(path);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!filesOf(*event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    m_parts->games.openFiles(filesOf(*event->mimeData()));
    event->acceptProposedAction();
}

void MainWindow::forgetLayout() {
    QSettings settings;
    for (const char* key : {"geometry", "docks", "audience/geometry"}) {
        settings.remove(QString::fromLatin1(key));
    }
    resize(kUsualSize);
    if (TablePage* table = m_parts->pages.ifMade<TablePage>()) {
        table->docks().forget();
    }
}

void MainWindow::keepLayout() {
    m_parts->pages.leaveOff();
    QSettings settings;
    settings.setValue(QStringLiteral("geometry"), saveGeometry());
    settings.setValue(QStringLiteral("seats"), m_parts->backstage.seats.now);
    m_parts->audience.close();
}

void MainWindow::fitRail() {
    // As on a screen of 1920×1080 where everything is twice as large.
    constexpr QSize kBrief(1100, 620);
    if (m_parts->rail) {
        m_parts->rail->setBrief(width() < kBrief.width() || height() < kBrief.height());
    }
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    fitRail();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    keepLayout();
    event->accept();
}

Handover MainWindow::handOver() {
    Backstage& backstage = m_parts->backstage;
    Handover now;
    now.place = scaledBy(normalGeometry(), currentScale().value_or(kOnePixel), kOnePixel);
    now.states = windowState();
    now.book = backstage.table.bookFile();
    now.game = backstage.table.gameId();
    now.page = m_parts->pages.kind();
    backstage.seats.leave(now.game);
    now.boardSeats = backstage.seats.left;
    now.areClocksPaused = backstage.clock.isPaused();
    now.hasAudience = m_parts->audience.isOn();
    now.hasCamera = m_parts->camera.isOn();
    now.hasPhones = backstage.phones.isOn();
    // Its port is free for the next one.
    backstage.phones.turn(false);
    keepLayout();
    now.pages = m_parts->maker.kept();
    now.draft = std::move(backstage.draft);
    return now;
}

void MainWindow::takeOver(Handover before) {
    Backstage& backstage = m_parts->backstage;
    const QRect room = screen()->availableGeometry();
    QRect place = scaledBy(before.place, kOnePixel, currentScale().value_or(kOnePixel));
    place.setSize(place.size().expandedTo(minimumSize()).boundedTo(room.size()));
    setGeometry(place);
    setWindowState(before.states);
    backstage.draft = std::move(before.draft);
    backstage.seats.left = std::move(before.boardSeats);
    m_parts->maker.setKept(std::move(before.pages));
    show();
    if (!before.book.empty()) {
        openBook(before.book);
    }
    if (before.game) {
        m_parts->games.open(*before.game);
    }
    backstage.clock.setPaused(before.areClocksPaused);
    if (before.hasCamera) {
        m_parts->camera.turn(true);
    }
    if (before.hasAudience) {
        m_parts->audience.turn(true);
    }
    backstage.phones.turn(before.hasPhones);
    m_parts->pages.go(before.page);
}

}  // namespace ui
