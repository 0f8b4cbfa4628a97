// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "adjudicator/record/game_kind.h"
#include "adjudicator/seal/release.h"

namespace ui {

/// A page of the window, and all that the window asks of one. Where a page answers false the table is meant.
class Page : public QWidget {
    Q_OBJECT

public:
    /// As much as a screen of 1920×1080 has where everything is drawn twice as large.
    static constexpr QSize kSmallRoom{860, 440};

    explicit Page(QWidget* parent) : QWidget(parent) {}

    /// The page came into sight: it shows what is new and takes the keyboard.
    virtual void enter() { setFocus(); }
    /// The least room in which nothing of it is cut; where there is less it scrolls. A screen of 1280×720 has it beside
    /// the frame of a window.
    [[nodiscard]] virtual QSize leastSize() const { return {1160, 600}; }
    /// Of which kind the record is that it goes on with.
    [[nodiscard]] virtual adjudicator::GameKind gameKind() const { return adjudicator::GameKind::Table; }
    /// F1: shows the clause of what is being said. False: the nearest one on the page is meant.
    virtual bool explain() { return false; }
    /// Ctrl+F.
    virtual bool focusSearch() { return false; }
    /// Ctrl+Z and Ctrl+Shift+Z.
    virtual bool undo() { return false; }
    virtual bool redo() { return false; }
    /// F2: the referee enters what happened.
    virtual bool enterHappened() { return false; }
    /// The page's own game moves to another desk, or to this one: with the release of the desk before, where it is at
    /// hand. False: the table's game is meant.
    virtual bool handOver(const std::optional<adjudicator::Release>&) { return false; }
    /// The page goes, or its window does: `leftOff` lets its maker keep what it shows for the one in its place.
    void leaveOff() { Q_EMIT leftOff(); }

Q_SIGNALS:
    /// Escape, with nothing left on the page to leave.
    void leaveRequested();
    void leftOff();
    /// `leastSize` is another one.
    void leastSizeTurned();

protected:
    void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace ui
