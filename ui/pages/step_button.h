// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace ui {

class TableDesk;
class TableSide;
class TurnBar;

/// What the one strong button of the table says and does, in a combat too: the step of the panel in sight where that
/// has one, else what the turn waits for. Where a table throws real dice, virtual ones are a plain button.
class StepButton {
    Q_DECLARE_TR_FUNCTIONS(ui::StepButton)

public:
    /// All three must outlive this.
    StepButton(TableDesk& desk, TableSide& side, TurnBar& bar) : m_desk(desk), m_side(side), m_bar(bar) {}

    /// Of the game at the table as it stands now.
    void show();
    void take();

private:
    /// The dice of a combat are due, and this table types its own.
    [[nodiscard]] bool throwsVirtual() const;
    [[nodiscard]] bool asksForWord() const;

    TableDesk& m_desk;
    TableSide& m_side;
    TurnBar& m_bar;
};

}  // namespace ui
