// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "ui/desk/table_desk.h"
#include "ui/kit/page.h"

class QDockWidget;
class QKeyEvent;
class QLineEdit;
class QMainWindow;
class QSplitter;
class QStackedWidget;
class QVBoxLayout;

namespace ui {

class ActBar;
class BoardView;
class BrushBar;
class ClockPanel;
class CombatPanel;
class DiceSign;
class EventLine;
class GameClock;
class GuidePanel;
class HeadCard;
class KeyboardOwner;
class LastDice;
class MessageStrip;
class NukePanel;
class PastBand;
class PlayersPanel;
class QuestionPanel;
class RecordPanel;
class ThrowPanel;
class ThrowTable;
class TurnBar;
class DiceProposal;
class DiceWatch;
class WatchDesk;
class WatchPanel;

/// The table at play: turn, players, board, strip, acts, the panel of the moment, the record.
class TablePage : public Page {
    Q_OBJECT

public:
    TablePage(TableDesk& desk, QWidget* parent);
    ~TablePage() override;

    /// Keys that mean something at the table while no text field has the keyboard; false for others.
    bool takeKey(const QKeyEvent& event);
    void refresh();
    [[nodiscard]] BoardView& board() { return *m_board; }
    [[nodiscard]] RecordPanel& record() { return *m_record; }
    void typePlace();
    /// The board has the keyboard, or the field of the word that is asked for.
    void enter() override;
    /// The record's search has the keyboard.
    bool focusSearch() override;
    /// Shows what else the camera's first proposal may be; false while nothing is proposed.
    bool enterHappened() override;
    bool explain() override;
    /// The chain head as a QR code; it goes with the next act.
    void showHead();
    /// The throws of each player; shown already, they go.
    void showThrows();
    /// Shows the clocks of the game in the turn bar; they must outlive the page. Once only.
    void addClocks(GameClock& clock);
    /// The clocks' settings; shown already, they go.
    void showClockPanel();
    /// Puts the camera's panel into a dock of its own, behind the board as a tab, beside it, or in a window; not yet
    /// shown. Once only.
    void addCamera(QWidget* panel, WatchDesk& watch, DiceWatch& dice);
    /// Shown, it comes to the front.
    void showCamera(bool on);
    [[nodiscard]] bool isCameraShown() const;
    /// Where the docks are, to be put there again.
    [[nodiscard]] QByteArray dockState() const;
    void restoreDocks(const QByteArray& state);
    /// The docks lie as in the beginning.
    void forgetDocks();

Q_SIGNALS:
    /// From the turn bar of a game that is over.
    void newGameRequested();
    void statisticsRequested();
    /// The camera's dock was closed by its own button.
    void cameraClosed();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* makeLeft();
    [[nodiscard]] QWidget* makeMiddle();
    [[nodiscard]] QWidget* makeRight();
    [[nodiscard]] QWidget* makeDocks(QWidget* parent);
    void placeChosen(const PlaceName& place);
    void tumble();
    [[nodiscard]] bool takeDieKey(int digit);
    [[nodiscard]] bool digitsAnswer() const;
    [[nodiscard]] bool takeActKey(int key, bool shift);
    [[nodiscard]] bool takePastKey(const QKeyEvent& event);
    void makeStepKeys();
    void refreshPast();
    [[nodiscard]] bool isLookingBack() const;
    void refreshMarkers();
    [[nodiscard]] bool takeProposalKey(int key);
    [[nodiscard]] bool takeDiceProposalKey(int key);
    [[nodiscard]] GuidePanel* guidePanel() const;
    [[nodiscard]] bool spaceGoesOn() const;
    void focusWord();
    void throwWithWord();
    bool leaveOff();
    /// The panels of a throw, a combat and a weapon come first in the stack, then the guided ones.
    enum Panel { kThrow, kCombat, kNuke, kFirstGuide };

    void setColumns();
    void setRows();
    void showPanel(int panel);
    void refreshSign();
    void handOutHead(bool fighting);
    bool closeInline();
    void makeRoom();
    [[nodiscard]] bool isBrief() const;
    [[nodiscard]] bool hasOpenBelow() const;
    [[nodiscard]] int openBelow() const;
    [[nodiscard]] int heightOf(int panel) const;

    TableDesk& m_desk;
    TurnBar* m_turn = nullptr;
    PastBand* m_past = nullptr;
    /// The way through time has the place of the turn bar while one looks back.
    QStackedWidget* m_bars = nullptr;
    EventLine* m_events = nullptr;
    /// Players, board, strip and acts at the left, panel and record at the right.
    QSplitter* m_split = nullptr;
    QSplitter* m_leftSplit = nullptr;
    PlayersPanel* m_players = nullptr;
    BoardView* m_board = nullptr;
    /// Holds the board and, where it is wanted, the camera: as tabs, side by side, or the camera in its own window.
    QMainWindow* m_docks = nullptr;
    QDockWidget* m_boardDock = nullptr;
    QDockWidget* m_cameraDock = nullptr;
    BrushBar* m_brushes = nullptr;
    QLineEdit* m_place = nullptr;
    MessageStrip* m_strip = nullptr;
    ActBar* m_acts = nullptr;
    QStackedWidget* m_panels = nullptr;
    ThrowPanel* m_throw = nullptr;
    CombatPanel* m_combat = nullptr;
    NukePanel* m_nuke = nullptr;
    QuestionPanel* m_questions = nullptr;
    /// By Guide, the first of them null.
    std::vector<GuidePanel*> m_guides;
    RecordPanel* m_record = nullptr;
    DiceSign* m_sign = nullptr;
    WatchDesk* m_watch = nullptr;
    DiceProposal* m_diceProposal = nullptr;
    WatchPanel* m_proposals = nullptr;
    HeadCard* m_headCard = nullptr;
    ThrowTable* m_throws = nullptr;
    ClockPanel* m_clocks = nullptr;
    QSplitter* m_rightSplit = nullptr;
    /// Above: the panel of the moment; a 7 is settled below its dice. Under it the record and all that opens and
    /// closes.
    QWidget* m_above = nullptr;
    LastDice* m_lastDice = nullptr;
    QVBoxLayout* m_below = nullptr;
    /// The tens of a face of more than one digit, until the next digit or pause.
    int m_pendingDigit = -1;
    int m_shownPanel = -1;
    /// What was seen of the game last: a combat that ends and a seal hand out the head.
    struct Seen {
        db::GameId game;
        std::uint64_t head = 0;
        std::uint64_t act = 0;
        bool fighting = false;
    };
    std::optional<Seen> m_seen;
    std::unique_ptr<KeyboardOwner> m_keyboard;
    /// The field of this throw's word had the keyboard once: it does not take it again.
    bool m_wordAsked = false;
};

}  // namespace ui
