// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "ui/desk/table_desk.h"
#include "ui/kit/page.h"

class QSplitter;
class QStackedWidget;

namespace ui {

class ActBar;
class BoardDocks;
class BoardView;
class BrushBar;
class CardFlight;
class CombatBand;
class DiceWatch;
class EventLine;
class GameClock;
class HeldPiece;
class KeyboardOwner;
class MessageStrip;
class MiddleCard;
class PastBand;
class PlaceField;
class PlayersPanel;
class RecordPanel;
class StepButton;
class TableKeys;
class TableSide;
class TurnBar;
class WatchDesk;

/// The table at play: turn, players, board, strip, acts, and beside them the panel of the moment and the record.
class TablePage : public Page {
    Q_OBJECT

public:
    TablePage(TableDesk& desk, QWidget* parent);
    ~TablePage() override;

    /// Shows the clocks of the game in the turn bar; they must outlive the page. Once only.
    void addClocks(GameClock& clock);
    /// The camera's panel comes into a dock, not yet shown, and what the camera proposes beside the board. Once only.
    void addCamera(QWidget* panel, WatchDesk& watch, DiceWatch& dice);

    [[nodiscard]] QSize leastSize() const override;
    [[nodiscard]] BoardView& board();
    [[nodiscard]] BoardDocks& docks() { return *m_docks; }
    [[nodiscard]] TableSide& side() { return *m_side; }
    [[nodiscard]] RecordPanel& record();

    /// Keys that mean something at the table while no text field has the keyboard; false for others.
    bool takeKey(const QKeyEvent& event);
    void typePlace();
    /// The board has the keyboard, or the field of the word that is asked for.
    void enter() override;
    /// The record's search has the keyboard.
    bool focusSearch() override;
    /// Shows what else the camera's first proposal may be; false while nothing is proposed.
    bool enterHappened() override;
    bool explain() override;

Q_SIGNALS:
    /// From the turn bar of a game that is over.
    void newGameRequested();
    void statisticsRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* makeLeft();
    [[nodiscard]] QWidget* makeMiddle();
    void takePlace(const PlaceName& place);
    [[nodiscard]] bool isLookingBack() const;
    void refresh(const TableDesk::Change& change);
    void refreshNow();
    void showStep();
    void refreshPast();
    void tumble();
    void refreshMarkers();
    void setColumns();

    TableDesk& m_desk;
    TurnBar* m_turn = nullptr;
    PastBand* m_past = nullptr;
    /// The way through time has the place of the turn bar while one looks back.
    QStackedWidget* m_bars = nullptr;
    EventLine* m_events = nullptr;
    QSplitter* m_split = nullptr;
    QSplitter* m_leftSplit = nullptr;
    PlayersPanel* m_players = nullptr;
    BoardDocks* m_docks = nullptr;
    CombatBand* m_band = nullptr;
    BrushBar* m_brushes = nullptr;
    PlaceField* m_place = nullptr;
    HeldPiece* m_held = nullptr;
    MessageStrip* m_strip = nullptr;
    MiddleCard* m_middle = nullptr;
    CardFlight* m_flight = nullptr;
    ActBar* m_acts = nullptr;
    TableSide* m_side = nullptr;
    WatchDesk* m_watch = nullptr;
    std::unique_ptr<StepButton> m_step;
    std::unique_ptr<TableKeys> m_keys;
    std::unique_ptr<KeyboardOwner> m_keyboard;
    /// The field of this throw's word had the keyboard once: it does not take it again.
    bool m_wordAsked = false;
};

}  // namespace ui
