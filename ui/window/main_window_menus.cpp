// SPDX-License-Identifier: GPL-3.0-or-later
// The buttons of the modes at the left, and the menus.
#include <QActionGroup>
#include <QFileDialog>
#include <QMenuBar>
#include <QToolBar>

#include "ui/board/board_view.h"
#include "ui/dice_game/dice_page.h"
#include "ui/new_game/new_game_page.h"
#include "ui/pages/merge_page.h"
#include "ui/pages/rules_page.h"
#include "ui/pages/settle_page.h"
#include "ui/pages/table_page.h"
#include "ui/text/language.h"
#include "ui/theme/icons.h"
#include "ui/tournament/tournament_page.h"
#include "ui/tournament/tournament_settings_page.h"
#include "ui/window/main_window.h"

namespace ui {

void MainWindow::makeModeBar() {
    auto* bar = new QToolBar(tr("Workplaces"), this);
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    bar->setIconSize(QSize(24, 24));
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    auto* group = new QActionGroup(bar);
    m_modes.clear();
    const auto add = [&](Mode mode, Icon icon, const QString& text, const QString& key) {
        QIcon picture(drawn(icon, colours().text, 24, devicePixelRatioF()));
        picture.addPixmap(drawn(icon, colours().onAccent, 24, devicePixelRatioF()), QIcon::Normal, QIcon::On);
        QAction* action = bar->addAction(picture, text, this, [this, mode] { enter(mode); });
        action->setCheckable(true);
        action->setShortcut(QKeySequence(key));
        action->setToolTip(QStringLiteral("%1 (%2)").arg(text, key));
        group->addAction(action);
        m_modes.push_back(action);
    };
    add(Mode::Table, Icon::Table, tr("Table"), QStringLiteral("Ctrl+1"));
    add(Mode::NewGame, Icon::NewGame, tr("New game"), QStringLiteral("Ctrl+2"));
    add(Mode::Ccm, Icon::Ccm, tr("CCM"), QStringLiteral("Ctrl+3"));
    add(Mode::Rules, Icon::Rules, tr("Rules"), QStringLiteral("Ctrl+4"));
    add(Mode::Dispute, Icon::Ruling, tr("Disputes"), QStringLiteral("Ctrl+5"));
    add(Mode::DiceGame, Icon::Dice, tr("Dice game"), QStringLiteral("Ctrl+6"));
    add(Mode::Statistics, Icon::Chart, tr("Statistics"), QStringLiteral("Ctrl+7"));
    add(Mode::Tournament, Icon::Trophy, tr("Tournament"), QStringLiteral("Ctrl+8"));
    addToolBar(Qt::LeftToolBarArea, bar);
}

QAction* MainWindow::only(QAction* action, std::function<bool()> when) {
    m_onlyWhen.emplace_back(action, std::move(when));
    return action;
}

void MainWindow::refreshMenus() {
    for (const auto& [action, holds] : m_onlyWhen) {
        action->setEnabled(holds());
    }
}

void MainWindow::makeMenus() {
    makeGameMenu();
    makeTurnMenu();
    makeBoardMenu();
    makeRecordMenu();
    makeCameraMenu();
    makeTournamentMenu();
    makeViewMenu();
    makeHelpMenu();
}

void MainWindow::makeGameMenu() {
    QMenu* game = menuBar()->addMenu(tr("&Game"));
    game->addAction(tr("&New game"), QKeySequence::New, this, [this] { enter(Mode::NewGame); });
    game->addAction(tr("&Open…"), QKeySequence::Open, this, [this] {
        const QString path = QFileDialog::getOpenFileName(
            this, tr("Open"), QString(),
            tr("Record books, position files, photos (*.db *.json *.jpg *.jpeg *.png *.webp);;All files (*)"));
        if (!path.isEmpty()) {
            openFile(path);
        }
    });
    QMenu* recent = game->addMenu(tr("Open &recent"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillRecent(*recent); });
    game->addAction(tr("Ne&xt open game"), QKeySequence(QStringLiteral("Ctrl+Tab")), this, &MainWindow::nextGame);
    game->addSeparator();
    game->addAction(tr("&Save the position as a file…"), QKeySequence(QStringLiteral("Ctrl+E")), this,
                    &MainWindow::savePosition);
    makeExportActions(*game);
    game->addSeparator();
    game->addAction(tr("Se&ttings"), QKeySequence(QStringLiteral("Ctrl+,")), this, [this] { enter(Mode::Settings); });
    game->addAction(tr("&Quit"), QKeySequence::Quit, this, &QWidget::close);
}

void MainWindow::makeTurnMenu() {
    QMenu* turn = menuBar()->addMenu(tr("&Turn"));
    // What the table is told to do is seen there.
    const auto shown = [this] { return showsTableGame(); };
    const auto meant = [this] { return meansTableGame(); };
    only(turn->addAction(tr("&Next step\tSpace"), this, [this] { m_desk.nextStep().take(); }), shown);
    only(turn->addAction(tr("&Leave the act\tEsc"), this, [this] { m_desk.cancel(); }), shown);
    turn->addSeparator();
    const auto chooses = [&](const QString& text, Act act) {
        only(turn->addAction(text, this,
                             [this, act] {
                                 enter(Mode::Table);
                                 m_desk.saying().choose(act);
                             }),
             meant);
    };
    only(turn->addAction(tr("Cloc&ks of the game…"), this,
                         [this] {
                             enter(Mode::Table);
                             m_table->showClockPanel();
                         }),
         meant);
    // They run on, whatever page is seen.
    only(turn->addAction(tr("Pause the cl&ocks"), QKeySequence(QStringLiteral("F12")), this,
                         [this] { m_clock.setPaused(!m_clock.isPaused()); }),
         [this] { return m_desk.hasGame(); });
    turn->addSeparator();
    chooses(tr("&Vote, put a rule out of force…\tV"), Act::Vote);
    chooses(tr("&Capitulate…\tQ"), Act::Capitulate);
    chooses(tr("Leaving, &time, end of the game…\tP"), Act::Referee);
}

void MainWindow::makeBoardMenu() {
    QMenu* board = menuBar()->addMenu(tr("&Board"));
    QAction* happened = board->addAction(tr("&Enter what happened…"), QKeySequence(QStringLiteral("F2")), this, [this] {
        if (m_mode == Mode::Table && !m_desk.saying().correcting() && m_table->correctProposal()) {
            return;
        }
        if (m_mode == Mode::DiceGame) {
            m_diceGame->turnReferee(!m_diceGame->hasReferee());
            return;
        }
        if (m_desk.hasGame()) {
            enter(Mode::Table);
            m_desk.saying().setCorrecting(!m_desk.saying().correcting());
        }
    });
    only(happened, [this] { return m_mode == Mode::DiceGame ? m_diceDesk.hasGame() : meansTableGame(); });
    const auto shown = [this] { return showsTableGame(); };
    only(board->addAction(tr("Type a &place…\t/"), this, [this] { m_table->typePlace(); }), shown);
    board->addSeparator();
    only(board->addAction(tr("Turn &clockwise\t]"), this,
                          [this] { m_table->board().setSeats(m_table->board().seats() + 1); }),
         shown);
    only(board->addAction(tr("Turn c&ounter-clockwise\t["), this,
                          [this] { m_table->board().setSeats(m_table->board().seats() + 5); }),
         shown);
    only(board->addAction(tr("&Whole board\t0"), this, [this] { m_table->board().fitBoard(); }), shown);
}

void MainWindow::makeRecordMenu() {
    QMenu* record = menuBar()->addMenu(tr("&Record"));
    // The editor of a new game undoes its own: the game at play is not in sight.
    record->addAction(tr("&Take back"), QKeySequence(QStringLiteral("Ctrl+Z")), this, [this] {
        m_mode == Mode::NewGame      ? m_newGame->undo()
        : m_mode == Mode::DiceGame   ? m_diceDesk.takeBack()
        : m_mode == Mode::Tournament ? m_hall.takeBack()
                                     : m_desk.takeBack();
    });
    record->addAction(tr("&Restore"), QKeySequence(QStringLiteral("Ctrl+Shift+Z")), this, [this] {
        m_mode == Mode::NewGame      ? m_newGame->redo()
        : m_mode == Mode::DiceGame   ? m_diceDesk.restore()
        : m_mode == Mode::Tournament ? m_hall.restore()
                                     : m_desk.restore();
    });
    record->addAction(tr("&Search"), QKeySequence::Find, this, [this] {
        if (m_mode == Mode::Rules) {
            m_rules->focusSearch();
            return;
        }
        if (m_mode == Mode::Tournament) {
            m_tournament->focusSearch();
            return;
        }
        enter(Mode::Table);
        m_table->searchRecord();
    });
    const auto steps = [&](const QString& text, TablePast::Step step) {
        only(record->addAction(text, this,
                               [this, step] {
                                   enter(Mode::Table);
                                   m_desk.past().step(step);
                               }),
             [this] { return meansTableGame(); });
    };
    steps(tr("Look bac&k one entry\tAlt+←"), TablePast::Step::Previous);
    steps(tr("&Forward one entry\tAlt+→"), TablePast::Step::Next);
    steps(tr("Look back one t&urn\tAlt+Page Up"), TablePast::Step::PreviousTurn);
    only(record->addAction(tr("Back to n&ow\tAlt+End"), &m_desk.past(), &TablePast::backToNow),
         [this] { return meansTableGame() && m_desk.past().entry().has_value(); });
    record->addSeparator();
    record->addAction(tr("&Backup folder…"), this, [this] {
        const QString folder =
            QFileDialog::getExistingDirectory(this, tr("Folder for backups of the record book"),
                                              QString::fromStdString(m_desk.care().backupFolder().string()));
        if (!folder.isEmpty()) {
            m_desk.care().setBackupFolder(folder.toStdString());
        }
    });
    QAction* noBackups = record->addAction(tr("&No more backups"), this, [this] { m_desk.care().setBackupFolder({}); });
    connect(record, &QMenu::aboutToShow, noBackups,
            [this, noBackups] { noBackups->setEnabled(!m_desk.care().backupFolder().empty()); });
    makeSendActions(*record);
    record->addSeparator();
    record->addAction(tr("&Dispute the chosen entry"), QKeySequence(QStringLiteral("F8")), this, &MainWindow::dispute);
    record->addAction(tr("S&ettle a combat…"), QKeySequence(QStringLiteral("Shift+F8")), this, [this] {
        enter(Mode::Settle);
        m_settle->begin();
    });
    record->addSeparator();
    record->addAction(tr("Show the chain head as &QR"), this, &MainWindow::showHead);
    record->addAction(tr("&Check the record"), this, [this] {
        enter(Mode::Table);
        m_desk.care().checkRecord();
    });
    record->addAction(tr("Sea&l the record"), &m_desk, &TableDesk::seal);
    record->addAction(tr("&Merge another book…"), this, [this] {
        enter(Mode::Merge);
        m_merge->chooseBook();
    });
    record->addAction(tr("&Hand over a copy…"), this, [this] {
        const QString path = QFileDialog::getSaveFileName(this, tr("Hand over a copy"),
                                                          QStringLiteral("records-copy.db"), tr("Record books (*.db)"));
        if (!path.isEmpty()) {
            enter(Mode::Table);
            m_desk.care().handOver(path.toStdString());
        }
    });
}

void MainWindow::makeTournamentMenu() {
    QMenu* menu = menuBar()->addMenu(tr("T&ournament"));
    const auto shows = [&](const QString& text, TournamentPage::Tab tab) {
        menu->addAction(text, this, [this, tab] {
            enter(Mode::Tournament);
            m_tournament->showTab(tab);
            m_tournament->focusFirst();
        });
    };
    menu->addAction(tr("&New tournament"), this, [this] {
        enter(Mode::Tournament);
        m_tournament->showTab(TournamentPage::Tab::Tournament);
        m_tournament->settings().beginNew();
    });
    menu->addSeparator();
    shows(tr("&Players"), TournamentPage::Tab::Players);
    shows(tr("&Rounds and seats"), TournamentPage::Tab::Rounds);
    shows(tr("R&esults"), TournamentPage::Tab::Results);
    shows(tr("&Standings, print and export"), TournamentPage::Tab::Standings);
    shows(tr("Pro&jector"), TournamentPage::Tab::Projector);
    shows(tr("&Desks"), TournamentPage::Tab::Desks);
    shows(tr("Re&cord"), TournamentPage::Tab::Record);
}

void MainWindow::makeViewMenu() {
    QMenu* view = menuBar()->addMenu(tr("&View"));
    QAction* dark =
        view->addAction(tr("&Dark look"), this, [this](bool on) { wear(on ? LookWish::Dark : LookWish::Light); });
    dark->setCheckable(true);
    dark->setChecked(currentLook() == Look::Dark);
    QAction* full =
        view->addAction(tr("&Full screen"), this, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    full->setShortcut(QKeySequence(QStringLiteral("F11")));
    makeAudienceActions(*view);
    view->addSeparator();
    makeScaleActions(*view);
    view->addSeparator();
    const auto speaks = [&](const QString& name, engine::Language its) {
        QAction* action = view->addAction(name, this, [this, its] { speak(its); });
        action->setCheckable(true);
        action->setChecked(language() == its);
    };
    speaks(QStringLiteral("English"), engine::Language::English);
    speaks(QStringLiteral("Deutsch"), engine::Language::German);
}

void MainWindow::makeHelpMenu() {
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addAction(tr("&Clause in front of you"), QKeySequence(QStringLiteral("F1")), this, &MainWindow::explain);
    help->addAction(tr("&Rulings of this game"), QKeySequence(QStringLiteral("F4")), this, [this] {
        enter(Mode::Rules);
        m_rules->restore({{}, {m_desk.hasGame() ? RulesFilter::Kind::GameRulings : RulesFilter::Kind::Rulings}, {}});
    });
}

}  // namespace ui
