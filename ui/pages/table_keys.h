// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QKeyEvent;
class QWidget;

namespace ui {

class BoardView;
class PlaceField;
class TableDesk;
class TableSide;

/// What keys mean at the table while no text field has the keyboard.
class TableKeys : public QObject {
    Q_OBJECT

public:
    /// All must outlive it. `page` has the keys of the way through the record (Alt and an arrow), too.
    TableKeys(TableDesk& desk, QWidget& page, BoardView& board, PlaceField& place, TableSide& side);

    /// False for keys that mean nothing here.
    bool take(const QKeyEvent& event);

private:
    void addStepKeys(QWidget& page);
    [[nodiscard]] bool takePast(const QKeyEvent& event);
    void takeSpace(bool isVirtual);
    [[nodiscard]] bool takeDigit(int digit);
    [[nodiscard]] bool takeLetter(int key);
    [[nodiscard]] bool takeAct(int key, bool shift);
    [[nodiscard]] bool digitsAnswer() const;
    bool leaveOff();

    TableDesk& m_desk;
    BoardView& m_board;
    PlaceField& m_place;
    TableSide& m_side;
    /// The tens of a face of more than one digit, until the next digit or pause.
    int m_pendingDigit = -1;
};

}  // namespace ui
