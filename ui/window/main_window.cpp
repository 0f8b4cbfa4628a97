// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenuBar>
#include <QSaveFile>
#include <QSettings>
#include <QStackedWidget>
#include <QToolBar>

#include "adjudicator/desk.h"
#include "db/codes.h"
#include "engine/notation/dice_game_json.h"
#include "engine/notation/position_json.h"
#include "engine/state/to_position.h"
#include "ui/audience/audience_window.h"
#include "ui/board/board_view.h"
#include "ui/dice/dice_sign.h"
#include "ui/dice_game/dice_page.h"
#include "ui/new_game/game_list.h"
#include "ui/new_game/new_game_page.h"
#include "ui/pages/ccm_page.h"
#include "ui/pages/dispute_page.h"
#include "ui/pages/merge_page.h"
#include "ui/pages/rules_page.h"
#include "ui/pages/settings_page.h"
#include "ui/pages/settle_page.h"
#include "ui/pages/statistics_page.h"
#include "ui/pages/table_page.h"
#include "ui/record/record_panel.h"
#include "ui/rules/clause_tag.h"
#include "ui/rules/nearest_clause.h"
#include "ui/rules/rules_asked.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"
#include "ui/theme/icons.h"
#include "ui/tournament/tournament_page.h"

namespace ui {

MainWindow::MainWindow() {
    setMinimumSize(1000, 640);
    connect(&m_desk, &TableDesk::changed, this, [this](const adjudicator::ChangeOf<adjudicator::TableGame>& change) {
        refreshStatus();
        refreshClocks();
        if (change.isOfRecord()) {
            refreshAudience(false);
            sendWhatIsNew();
        }
        if (change.game) {
            listGames();
        }
    });
    connect(&m_hall, &TournamentHall::disputeAsked, this, &MainWindow::disputeOf);
    connect(&m_hall, &TournamentHall::changed, this, &MainWindow::refreshStatus);
    connect(&m_diceDesk, &DiceDesk::changed, this, [this](const DiceDesk::Change& change) {
        refreshStatus();
        if (change.game) {
            listGames();
        }
    });
    connect(&m_opener, &BookOpener::opened, this, [this] {
        m_desk.takeBook(m_opener.take());
        bookOpened();
    });
    connect(&m_merger, &BookMerger::merged, this, &MainWindow::bookMerged);
    connect(&m_desk, &TableDesk::branchWanted, this, &MainWindow::askForBranch);
    connect(&m_diceDesk, &DiceDesk::branchWanted, this, &MainWindow::askForBranch);
    connect(&m_hall, &TournamentHall::branchWanted, this, &MainWindow::askForBranch);
    connect(&m_opener, &BookOpener::failed, this, [this](const QString& why) {
        if (!m_desk.isOpen() && !m_opener.isBusy()) {
            openBook(adjudicator::defaultBook());
        }
        if (!why.isEmpty()) {
            m_problem = why;
            refreshStatus();
        }
    });
    connect(&m_diceDesk, &DiceDesk::changed, &m_aside.sender(), &DeskSender::sendSoon);
    connect(&m_aside.sender(), &DeskSender::changed, this, &MainWindow::refreshSent);
    setAcceptDrops(true);
    connect(&m_shelf, &GameShelf::listed, this, &MainWindow::showGames);
    connect(&m_desk, &TableDesk::wordChanged, this, [this] { m_dice->show(trustOf(m_desk)); });
    connect(&m_camera, &CameraDesk::changed, this, &MainWindow::refreshCamera);
    connect(&m_desk, &TableDesk::thrown, this, [this] {
        if (m_audience) {
            m_audience->tumble();
        }
    });
    connect(&m_clock, &GameClock::ticked, this, [this] {
        if (m_audience) {
            m_audience->setClocks(m_clock.turnFace(), m_clock.gameFace());
        }
    });
    connect(&m_desk, &TableDesk::entryWritten, &m_guard, &StepGuard::entryWritten);
    connect(&m_desk, &TableDesk::gameBegun, &m_guard, &StepGuard::gameBegun);
    connect(&m_diceDesk, &DiceDesk::entryWritten, &m_guard, &StepGuard::entryWritten);
    connect(&m_diceDesk, &DiceDesk::gameBegun, &m_guard, &StepGuard::gameBegun);
    connect(&m_hall, &TournamentHall::written, &m_guard, &StepGuard::entryWritten);
    connect(&m_hall, &TournamentHall::begun, &m_guard, &StepGuard::gameBegun);
    build();
    qApp->installEventFilter(this);
    // Asked before the window, which would take the keys.
    qApp->installEventFilter(&m_guard);
}

MainWindow::~MainWindow() = default;

void MainWindow::build() {
    const int seats =
        m_table != nullptr ? m_table->board().seats() : QSettings().value(QStringLiteral("seats"), 0).toInt();
    const std::optional<RulesPage::Shown> read = m_rules != nullptr ? std::optional(m_rules->shown()) : std::nullopt;
    const std::optional<SettlePage::Shown> settled =
        m_settle != nullptr ? std::optional(m_settle->shown()) : std::nullopt;
    const bool isCameraShown = m_table != nullptr && m_table->isCameraShown();
    const QByteArray docks =
        m_table != nullptr ? m_table->dockState() : QSettings().value(QStringLiteral("docks")).toByteArray();
    const NewGamePage::Step begun = m_newGame != nullptr ? m_newGame->step() : NewGamePage::Step::Documents;
    const int draftSeats = m_newGame != nullptr ? m_newGame->seats() : 0;
    const auto cup = m_tournament != nullptr ? std::optional(m_tournament->leaveOff()) : std::nullopt;
    m_onlyWhen.clear();
    menuBar()->clear();
    for (QToolBar* bar : findChildren<QToolBar*>()) {
        delete bar;
    }
    m_pages = new QStackedWidget(this);
    m_table = new TablePage(m_desk, m_pages);
    m_table->addClocks(m_clock);
    connect(m_table, &TablePage::newGameRequested, this, [this] { enter(Mode::NewGame); });
    connect(m_table, &TablePage::statisticsRequested, this, [this] { enter(Mode::Statistics); });
    m_newGame = new NewGamePage(m_draft, m_pages);
    m_ccm = new CcmPage(m_desk, m_pages);
    m_rules = new RulesPage(m_desk, m_pages);
    m_disputes = new DisputePage(m_desk, m_pages);
    m_diceGame = new DicePage(m_diceDesk, m_pages);
    m_statistics = new StatisticsPage(m_desk, m_pages);
    m_tournament = new TournamentPage(m_hall, m_pages);
    m_aside.addPages(*m_tournament);
    m_settle = new SettlePage(m_desk, m_pages);
    m_settings = new SettingsPage(m_desk, m_camera, m_pages);
    m_newGame->showStep(begun);
    m_newGame->setSeats(draftSeats);
    showGames();
    connect(&m_newGame->games(), &GameList::gameChosen, this, &MainWindow::openGame);
    if (read) {
        m_rules->restore(*read);
    }
    if (settled) {
        m_settle->restore(*settled);
    }
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_newGame);
    m_pages->addWidget(m_ccm);
    m_pages->addWidget(m_rules);
    m_pages->addWidget(m_disputes);
    m_pages->addWidget(m_diceGame);
    m_pages->addWidget(m_statistics);
    m_pages->addWidget(m_tournament);
    m_pages->addWidget(m_settle);
    m_pages->addWidget(m_settings);
    makeMergePage();
    setCentralWidget(m_pages);
    m_table->board().setSeats(seats);
    connect(m_newGame, &NewGamePage::startRequested, this, &MainWindow::startGame);
    connect(&m_ccm->game(), &CcmGame::voteRequested, this, [this] {
        enter(Mode::Table);
        m_desk.choose(Act::Vote);
    });
    connect(&m_table->record(), &RecordPanel::correctionAsked, this, [this](qulonglong entry) {
        enter(Mode::Dispute);
        (void)m_disputes->openCorrection(entry);
    });
    connect(m_disputes, &DisputePage::leaveRequested, this, [this] { enter(Mode::Table); });
    connect(m_statistics, &StatisticsPage::leaveRequested, this, [this] { enter(home()); });
    if (cup) {
        m_tournament->goOnWith(*cup);
    }
    connect(m_tournament, &TournamentPage::leaveRequested, this, [this] { enter(home()); });
    connect(m_rules, &RulesPage::leaveRequested, this, [this] { enter(m_readFrom); });
    connect(m_settle, &SettlePage::leaveRequested, this, [this] { enter(home()); });
    connect(m_settings, &SettingsPage::leaveRequested, this, [this] { enter(home()); });
    connect(m_settings, &SettingsPage::languageChosen, this, &MainWindow::speak);
    connect(m_settings, &SettingsPage::lookChosen, this, [this] { wear(preferences::look()); });
    connect(m_settings, &SettingsPage::scaleChosen, this, &MainWindow::rescale);
    connect(m_settings, &SettingsPage::audienceChanged, this, [this] { refreshAudience(true); });
    connect(m_settings, &SettingsPage::diceChosen, m_table, &TablePage::refresh);
    connect(m_settings, &SettingsPage::layoutForgotten, this, &MainWindow::forgetLayout);
    makeModeBar();
    makeMenus();
    makeStatusBar();
    makeCameraDock(isCameraShown, docks);
    enter(m_mode);
    refreshCamera();
    refreshAudience(true);
    refreshSent();
}

void MainWindow::enter(Mode mode) {
    if (mode == Mode::Rules && m_mode != Mode::Rules) {
        m_readFrom = Mode::Table;
    }
    m_mode = mode;
    m_pages->setCurrentIndex(static_cast<int>(mode));
    for (std::size_t i = 0; i < m_modes.size(); ++i) {
        m_modes[i]->setChecked(i == static_cast<std::size_t>(mode));
    }
    // The keys belong to the page that is seen, never to a button of the one that was left.
    if (mode == Mode::Table) {
        m_table->takeKeyboard();
    } else if (mode == Mode::NewGame) {
        m_newGame->setFocus();
        listGames();
    } else if (mode == Mode::Rules) {
        m_rules->focusSearch();
    } else if (mode == Mode::Dispute) {
        m_disputes->setSeats(m_table->board().seats());
        m_disputes->showList();
    } else if (mode == Mode::Statistics) {
        m_statistics->count();
        m_statistics->focusFirst();
    } else if (mode == Mode::Settle) {
        m_settle->form().focusFirst();
    } else if (mode == Mode::DiceGame) {
        if (m_desk.isOpen()) {
            m_diceDesk.openBook(m_desk.book());
        }
        m_diceGame->setFocus();
    } else if (mode == Mode::Tournament) {
        if (m_desk.isOpen()) {
            m_hall.openBook(m_desk.book());
        }
        m_tournament->focusFirst();
    } else if (mode == Mode::Settings) {
        m_settings->setFocus();
    } else if (mode == Mode::Merge) {
        m_merge->focusFirst();
    }
    refreshStatus();
}

/// Whatever page is seen: its nearest clause; at the table what is being said comes first, the phase last.
void MainWindow::explain() {
    if (m_mode == Mode::Rules) {
        return;
    }
    if (m_mode == Mode::Settle) {
        m_settle->explain();
        return;
    }
    if (m_mode == Mode::Table && m_table->explain()) {
        return;
    }
    if (ClauseTag* tag = nearestTag(*m_pages->currentWidget())) {
        tag->click();
    } else if (m_mode == Mode::Table && m_desk.hasGame()) {
        readRules(clauseOfPhase(m_desk.position().turn.phase));
    } else {
        enter(Mode::Rules);
    }
}

void MainWindow::dispute() {
    if (m_mode != Mode::Table || !m_desk.hasGame()) {
        enter(Mode::Dispute);
        return;
    }
    const auto chosen = m_table->record().chosenEntry();
    const auto last = m_desk.table().line().lastStep();
    enter(Mode::Dispute);
    if (chosen || last) {
        (void)m_disputes->open(chosen ? *chosen : last->entry);
    }
}

void MainWindow::disputeOf(const QString& game, qulonglong entry) {
    const auto book = db::Book::open(m_desk.bookFile(), db::OpenMode::ReadOnly);
    const auto ids = book ? book->gameIds() : engine::unexpected(book.error());
    for (const db::GameId& id : ids ? *ids : std::vector<db::GameId>()) {
        if (db::toHex(id).starts_with(game.toStdString())) {
            openGame(id);
            enter(Mode::Dispute);
            (void)m_disputes->open(entry);
            return;
        }
    }
    m_hall.said().tell(Message::Kind::Warn, tr("The game %1 is not in this book.").arg(game.toHtmlEscaped()));
}

void MainWindow::readRules(engine::CatalogueEntry entry) {
    const Mode from = m_mode == Mode::Rules ? m_readFrom : m_mode;
    enter(Mode::Rules);
    m_readFrom = from;
    m_rules->open(entry);
}

bool MainWindow::event(QEvent* event) {
    if (event->type() == RulesAsked::kind()) {
        readRules(static_cast<RulesAsked*>(event)->entry());
        return true;
    }
    return QMainWindow::event(event);
}

void MainWindow::openBook(const std::filesystem::path& file) {
    if (const auto problem = m_desk.openBook(file)) {
        m_problem = sentence(*problem);
        enter(home());
    } else {
        bookOpened();
    }
}

void MainWindow::bookOpened() {
    const QString file = QString::fromStdString(m_desk.bookFile().string());
    m_problem.clear();
    remember(file);
    listGames();
    enter(firstMode());
}

void MainWindow::savePosition() {
    const bool isDice = m_mode == Mode::DiceGame;
    if (isDice ? !m_diceDesk.hasGame() : !m_desk.hasGame()) {
        return;
    }
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the position"), QStringLiteral("position.json"),
                                                      tr("Position files (*.json)"));
    if (path.isEmpty()) {
        return;
    }
    QSaveFile file(path);
    const std::string text =
        isDice ? engine::dice_game::toJson(m_diceDesk.position()) : engine::toJson(engine::toSetup(m_desk.position()));
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0 ||
        !file.commit()) {
        m_problem = tr("%1 was not saved: %2").arg(QFileInfo(path).fileName(), file.errorString());
        refreshStatus();
    }
}

void MainWindow::speak(engine::Language its) {
    QSettings().setValue(QStringLiteral("language"),
                         its == engine::Language::German ? QStringLiteral("de") : QStringLiteral("en"));
    setLanguage(its);
    rebuildLater();
}

void MainWindow::wear(LookWish wish) {
    preferences::setLook(wish);
    applyLook(lookWished(wish));
    rebuildLater();
}

void MainWindow::rebuildLater() {
    QMetaObject::invokeMethod(this, &MainWindow::build, Qt::QueuedConnection);
}

void MainWindow::forgetLayout() {
    QSettings settings;
    for (const char* key : {"geometry", "docks", "audience/geometry"}) {
        settings.remove(QString::fromLatin1(key));
    }
    resize(kUsualSize);
    m_table->forgetDocks();
}

void MainWindow::keepLayout() {
    QSettings settings;
    settings.setValue(QStringLiteral("geometry"), saveGeometry());
    settings.setValue(QStringLiteral("seats"), m_table->board().seats());
    settings.setValue(QStringLiteral("docks"), m_table->dockState());
    if (m_audience) {
        m_audience->close();
    }
}

void MainWindow::closeEvent(QCloseEvent* event) {
    keepLayout();
    event->accept();
}

}  // namespace ui
