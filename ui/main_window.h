// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <filesystem>
#include <map>

#include "engine/clauses/language.h"
#include "engine/clauses/search.h"
#include "ui/desk/camera_desk.h"
#include "ui/desk/game_shelf.h"
#include "ui/desk/table_desk.h"
#include "ui/desk/watch_desk.h"
#include "ui/pages/game_draft.h"
#include "ui/theme/colours.h"

class QLabel;
class QMenu;
class QPushButton;
class QStackedWidget;

namespace ui {

class CcmPage;
class DiceSign;
class DisputePage;
class NewGamePage;
class RulesPage;
class SettlePage;
class StatisticsPage;
class TablePage;

/// The one window: modes at the left, a page for each, the state of the record at the bottom.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow();

    /// Goes on with the newest game of a book; a problem is shown in the window.
    void openBook(const std::filesystem::path& file);
    /// A record book, a position file or a photo.
    void openFile(const QString& path);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    /// Settle has no button of its own: it comes last.
    enum class Mode { Table, NewGame, Ccm, Rules, Dispute, Statistics, Settle };

    /// Makes all parts in the language and look in force; what is shown stays.
    void build();
    void makeModeBar();
    void makeMenus();
    void makeStatusBar();
    void makeCameraMenu();
    void makeCameraDock(bool isShown, const QByteArray& docks);
    void turnCamera(bool on);
    void refreshCamera();
    [[nodiscard]] bool hasKeyboard() const;
    void enter(Mode mode);
    void readRules(engine::CatalogueEntry entry);
    void speak(engine::Language language);
    void wear(Look look);
    void refreshStatus();
    /// The dispute about the entry chosen in the record, else the list of disputes.
    void dispute();
    void showHead();
    void startGame();
    void savePosition();
    // Open games and recent files (main_window_games.cpp).
    void openGame(const db::GameId& game);
    void nextGame();
    /// Reads the open book's list of games anew.
    void listGames();
    void showGames();
    void remember(const QString& path);
    void fillRecent(QMenu& menu);

    TableDesk m_desk;
    CameraDesk m_camera{m_desk};
    WatchDesk m_watch{m_desk, m_camera};
    GameShelf m_shelf;
    /// The game that was open when the book was last listed.
    std::optional<db::GameId> m_listedFor;
    GameDraft m_draft;
    /// How the board of each open game lies, in seats.
    std::map<db::GameId, int> m_boardSeats;
    Mode m_mode = Mode::Table;
    /// Where Escape leads from the rule book.
    Mode m_readFrom = Mode::Table;
    QStackedWidget* m_pages = nullptr;
    TablePage* m_table = nullptr;
    NewGamePage* m_newGame = nullptr;
    CcmPage* m_ccm = nullptr;
    RulesPage* m_rules = nullptr;
    DisputePage* m_disputes = nullptr;
    StatisticsPage* m_statistics = nullptr;
    SettlePage* m_settle = nullptr;
    std::vector<QAction*> m_modes;
    QLabel* m_saved = nullptr;
    DiceSign* m_dice = nullptr;
    QLabel* m_commitment = nullptr;
    QLabel* m_cameraState = nullptr;
    QAction* m_cameraOn = nullptr;
    QLabel* m_file = nullptr;
    QPushButton* m_head = nullptr;
    QString m_problem;
};

}  // namespace ui
