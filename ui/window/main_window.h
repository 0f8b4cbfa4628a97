// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QSize>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "engine/clauses/language.h"
#include "engine/clauses/search.h"
#include "ui/camera/camera_desk.h"
#include "ui/camera/dice_watch.h"
#include "ui/camera/watch_desk.h"
#include "ui/desk/game_clock.h"
#include "ui/desk/table_desk.h"
#include "ui/dice_game/dice_desk.h"
#include "ui/draft/game_draft.h"
#include "ui/files/book_merger.h"
#include "ui/files/book_opener.h"
#include "ui/files/exporter.h"
#include "ui/files/game_shelf.h"
#include "ui/kit/step_guard.h"
#include "ui/new_game/new_game_page.h"
#include "ui/pages/rules_page.h"
#include "ui/pages/settle_page.h"
#include "ui/theme/colours.h"
#include "ui/tournament/hall/tournament_hall.h"
#include "ui/tournament/hall_aside.h"

class QAction;
class QLabel;
class QMenu;
class QPushButton;
class QStackedWidget;

namespace ui {

class AudienceWindow;
class CcmPage;
class DicePage;
class DiceSign;
class DisputePage;
class MergePage;
class SettingsPage;
class StatisticsPage;
class TablePage;
class TournamentPage;

/// The one window: modes at the left, a page for each, the state of the record at the bottom.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow();
    ~MainWindow() override;

    /// Opens what was asked for at the start. The user's own book is opened where that is no book, or cannot be.
    void openFirst(const std::optional<QString>& file);
    /// Goes on with the newest game of a book; a problem is shown in the window.
    void openBook(const std::filesystem::path& file);
    /// A record book, a position file or a photo. A book is read beside the window: what is open stays until it is
    /// there.
    void openFile(const QString& path);

    /// With this the event loop ends when the window is to be made again at another size.
    static constexpr int kAgain = 88;
    /// What one window hands to the next. Everything of a game is in its record.
    struct Handover {
        /// In pixels of the screen, whatever the size of everything is.
        QRect place;
        Qt::WindowStates states;
        std::filesystem::path book;
        std::optional<db::GameId> game;
        int mode = 0;
        GameDraft draft;
        NewGamePage::Step step{};
        int draftSeats = 0;
        std::map<db::GameId, int> boardSeats;
        RulesPage::Shown read;
        SettlePage::Shown settled;
        bool areClocksPaused = false;
        bool hasAudience = false;
        bool hasCamera = false;
    };
    [[nodiscard]] Handover handOver();
    void takeOver(Handover before);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    static constexpr QSize kUsualSize{1440, 860};

    /// Settle, Settings and Merge have no button of their own: they come last.
    enum class Mode { Table, NewGame, Ccm, Rules, Dispute, DiceGame, Statistics, Tournament, Settle, Settings, Merge };

    /// Makes all parts in the language and look in force; what is shown stays.
    void build();
    void makeModeBar();
    void makeMenus();
    void makeGameMenu();
    void makeTournamentMenu();
    void makeTurnMenu();
    void makeBoardMenu();
    void makeRecordMenu();
    void makeViewMenu();
    void makeScaleActions(QMenu& menu);
    /// All is made again when another size is in force now (main_window_scale.cpp).
    void rescale();
    void wishScale(std::optional<int> percent);
    void makeHelpMenu();
    /// An entry of a menu can be chosen only while this holds; its key too.
    QAction* only(QAction* action, std::function<bool()> when);
    void refreshMenus();
    /// A page on which the game at the table is meant, and there is one.
    [[nodiscard]] bool meansTableGame() const { return isOfTable() && m_desk.hasGame(); }
    [[nodiscard]] bool showsTableGame() const { return m_mode == Mode::Table && m_desk.hasGame(); }
    void makeStatusBar();
    void makeCameraMenu();
    void makeCameraDock(bool isShown, const QByteArray& docks);
    void turnCamera(bool on);
    void printMarkers();
    void refreshCamera();
    [[nodiscard]] bool hasKeyboard() const;
    void enter(Mode mode);
    /// The open game, or where one begins.
    [[nodiscard]] Mode home() const;
    /// Where a book that was just opened is gone on with: at its game of the board, else at what it was last used for.
    [[nodiscard]] Mode firstMode() const;
    void readRules(engine::CatalogueEntry entry);
    void speak(engine::Language language);
    void wear(LookWish wish);
    /// Makes all parts anew, later: what was pressed is among them.
    void rebuildLater();
    void forgetLayout();
    void keepLayout();
    /// The record that the page at hand goes on with.
    struct RecordSeen {
        db::GameId game;
        db::Head head;
        bool isWriting = false;
        /// Of the window.
        QString title;
    };
    [[nodiscard]] std::optional<RecordSeen> recordSeen() const;
    [[nodiscard]] bool isOfTable() const { return m_mode != Mode::Tournament && m_mode != Mode::DiceGame; }
    void refreshStatus();
    void showThrowState();
    /// The dispute about the entry chosen in the record, else the list of disputes.
    void dispute();
    void explain();
    void showHead();
    void startGame();
    void savePosition();
    /// The dispute about an entry of another game of the book; `game`: digits of its id.
    void disputeOf(const QString& game, qulonglong entry);
    // What goes to the director of a tournament (main_window_tournament.cpp).
    void makeSendActions(QMenu& menu);
    void sendWhatIsNew();
    void refreshSent();
    // The audience display and the clocks (main_window_audience.cpp).
    void makeAudienceActions(QMenu& menu);
    void showAudience(bool on);
    /// What it shows is drawn anew; while it is hidden only with `always`.
    void refreshAudience(bool always);
    void refreshClocks();
    // What leaves the window as a file (main_window_export.cpp).
    void makeExportActions(QMenu& menu);
    [[nodiscard]] bool canExport(ExportKind kind) const;
    void exportAs(ExportKind kind);
    void exportSheets(ExportKind kind, const QString& file);
    void exportTo(ExportKind kind, const QString& file);
    // Open games, other books, recent files (main_window_games.cpp).
    void bookOpened();
    void makeMergePage();
    /// Another book was merged: the lists are read anew.
    void bookMerged();
    void askForBranch(const db::GameId& game);
    void takeBranch(const db::GameId& game, const db::Head& end, const std::string& reason);
    void openGame(const db::GameId& game);
    void nextGame();
    /// Reads the open book's list of games anew.
    void listGames();
    void showGames();
    void remember(const QString& path);
    void fillRecent(QMenu& menu);

    StepGuard m_guard{*this};
    TableDesk m_desk;
    CameraDesk m_camera{m_desk};
    DiceDesk m_diceDesk;
    TournamentHall m_hall;
    HallAside m_aside{m_hall};
    WatchDesk m_watch{m_desk, m_camera};
    BookOpener m_opener;
    BookMerger m_merger;
    DiceWatch m_diceWatch{m_desk, m_camera};
    GameShelf m_shelf;
    GameClock m_clock;
    Exporter m_exporter;
    std::unique_ptr<AudienceWindow> m_audience;
    QAction* m_audienceOn = nullptr;
    GameDraft m_draft;
    /// How the board of each open game lies, in seats.
    std::map<db::GameId, int> m_boardSeats;
    Mode m_mode = Mode::Table;
    /// Where Escape leads from the rule book.
    Mode m_readFrom = Mode::Table;
    /// The page that asked which branch of a game counts, if it is to come back.
    std::optional<Mode> m_branchOf;
    QStackedWidget* m_pages = nullptr;
    TablePage* m_table = nullptr;
    NewGamePage* m_newGame = nullptr;
    CcmPage* m_ccm = nullptr;
    RulesPage* m_rules = nullptr;
    DisputePage* m_disputes = nullptr;
    DicePage* m_diceGame = nullptr;
    StatisticsPage* m_statistics = nullptr;
    TournamentPage* m_tournament = nullptr;
    SettlePage* m_settle = nullptr;
    SettingsPage* m_settings = nullptr;
    MergePage* m_merge = nullptr;
    std::vector<QAction*> m_modes;
    std::vector<std::pair<QAction*, std::function<bool()>>> m_onlyWhen;
    QLabel* m_saved = nullptr;
    DiceSign* m_dice = nullptr;
    QLabel* m_commitment = nullptr;
    QLabel* m_sent = nullptr;
    QLabel* m_cameraState = nullptr;
    QAction* m_cameraOn = nullptr;
    QLabel* m_file = nullptr;
    QPushButton* m_head = nullptr;
    QString m_problem;
};

}  // namespace ui
