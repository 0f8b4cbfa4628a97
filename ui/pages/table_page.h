// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desk/table_desk.h"

class QKeyEvent;
class QLineEdit;
class QSplitter;
class QStackedWidget;

namespace ui {

class ActBar;
class BoardView;
class BrushBar;
class CombatPanel;
class MessageStrip;
class NukePanel;
class PlayersPanel;
class RecordPanel;
class ThrowPanel;
class TurnBar;

/// The table at play: turn, players, board, strip, acts, the panel of the moment, the record.
class TablePage : public QWidget {
    Q_OBJECT

public:
    TablePage(TableDesk& desk, QWidget* parent);

    /// Keys that mean something at the table while no text field has the keyboard; false for others.
    bool takeKey(const QKeyEvent& event);
    void refresh();
    [[nodiscard]] BoardView& board() { return *m_board; }
    [[nodiscard]] RecordPanel& record() { return *m_record; }
    void typePlace();
    bool explain();

Q_SIGNALS:
    void newGameRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* makeMiddle();
    [[nodiscard]] QWidget* makeRight();
    void placeChosen(const PlaceName& place);
    void tumble();
    [[nodiscard]] bool takeDieKey(int digit);
    [[nodiscard]] bool takeActKey(int key);
    void setColumns();

    TableDesk& m_desk;
    TurnBar* m_turn = nullptr;
    QSplitter* m_split = nullptr;
    PlayersPanel* m_players = nullptr;
    BoardView* m_board = nullptr;
    BrushBar* m_brushes = nullptr;
    QLineEdit* m_place = nullptr;
    MessageStrip* m_strip = nullptr;
    ActBar* m_acts = nullptr;
    QStackedWidget* m_panels = nullptr;
    ThrowPanel* m_throw = nullptr;
    CombatPanel* m_combat = nullptr;
    NukePanel* m_nuke = nullptr;
    RecordPanel* m_record = nullptr;
    QWidget* m_rightTop = nullptr;
    QSplitter* m_rightSplit = nullptr;
    /// The tens of a face of more than one digit, until the next digit or pause.
    int m_pendingDigit = -1;
    int m_shownPanel = -1;
};

}  // namespace ui
