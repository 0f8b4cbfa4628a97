// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desk/table_desk.h"

class QSplitter;
class QStackedWidget;
class QVBoxLayout;

namespace ui {

class CardRow;
class ClockPanel;
class DiceProposal;
class DiceSign;
class DiceWatch;
class GameClock;
class HandOverPanel;
class HeadCard;
class VerdictCard;
class InlinePanel;
class LastDice;
class MomentPanels;
class PageRoom;
class RecordPanel;
class TakeBackBar;
class ThrowTable;
class WatchDesk;
class WatchPanel;
class WordField;

/// What stands at the right of the board: the panel of the moment, under it what somebody opened and the record. Who
/// has how much room follows from the height of the page alone.
class TableSide : public QWidget {
    Q_OBJECT

public:
    TableSide(TableDesk& desk, QWidget* parent);
    /// What hides for the last time moves nothing any more.
    ~TableSide() override;

    [[nodiscard]] MomentPanels& panels() { return *m_panels; }
    [[nodiscard]] RecordPanel& record() { return *m_record; }
    /// The clocks' settings can be opened. The clocks must outlive it. Once only.
    void addClocks(GameClock& clock);
    /// What the camera proposes stands right under the panel of the moment. Once only.
    void addProposals(WatchDesk& watch, DiceWatch& dice);

    /// Dice that came on disk tumble where they are shown.
    void tumble();
    /// Shows the game; where one looks back, its record alone.
    void refresh(const TableDesk::Change& change);
    void refreshSign();

    /// Puts the keyboard into the field for the witness word that is asked for.
    void focusWord();
    /// Throws with what stands in that field.
    void throwWithWord();
    /// Whether that is a field of the panel of the moment, or of its word.
    [[nodiscard]] bool isTypedInto(const QWidget* field) const;

    // Each is closed where it is open, and closes the others where it is not.
    void turnThrows();
    void turnClocks();
    /// The chain head as a QR code; it goes with the next act.
    void showHead();
    /// How the game goes on at another desk, or here; with the release of the desk before, where it was opened.
    void showHandOver(const std::optional<adjudicator::Release>& release = {});
    /// False where nothing was open.
    bool closeInline();

    /// Keys of what the camera proposes; false for others.
    bool takeProposalKey(int key);
    bool takeDiceProposalKey(int key);
    /// Closes the hand that lies open; false where none does.
    bool closeHand();

    /// Gives everything its room in a page of that height; `setRows` after its columns have theirs.
    void fit(int pageHeight);
    /// Whether the panel of the moment scrolls where the page is too low for it.
    void setScrolls(bool on);
    void setRows();

Q_SIGNALS:
    /// Another panel needs other room.
    void turned();

private:
    [[nodiscard]] bool isLookingBack() const;
    /// In a lower page a panel that comes takes the place of the record.
    [[nodiscard]] bool isLow() const;
    /// On a low screen a combat lists its rounds where the record has its entries; taking back stays.
    [[nodiscard]] bool isBrief() const;
    [[nodiscard]] bool hasOpenBelow() const;
    [[nodiscard]] int openBelow() const;
    [[nodiscard]] int panelHeight() const;
    void addInline(InlinePanel* panel);
    void refreshPanels();
    void showTrust();
    void makeRoom();
    void refreshCards();
    void handOutHead(const TableDesk::Change& change);

    TableDesk& m_desk;
    int m_pageHeight = 0;
    /// A combat is under way, or its conquest due.
    bool m_isFighting = false;
    /// What the dice prove; while a combat's throw asks for its word, the field for it.
    QStackedWidget* m_trust = nullptr;
    DiceSign* m_sign = nullptr;
    CardRow* m_cards = nullptr;
    WordField* m_word = nullptr;
    QSplitter* m_split = nullptr;
    /// The panel of the moment; a 7 is settled below its dice.
    QWidget* m_above = nullptr;
    LastDice* m_lastDice = nullptr;
    MomentPanels* m_panels = nullptr;
    /// Holds them in a page too low for them.
    PageRoom* m_room = nullptr;
    QWidget* m_scrolled = nullptr;
    /// The record, and all that opens and closes.
    QVBoxLayout* m_below = nullptr;
    RecordPanel* m_record = nullptr;
    HeadCard* m_headCard = nullptr;
    VerdictCard* m_verdict = nullptr;
    HandOverPanel* m_handOver = nullptr;
    ThrowTable* m_throws = nullptr;
    ClockPanel* m_clocks = nullptr;
    WatchPanel* m_proposals = nullptr;
    DiceProposal* m_diceProposal = nullptr;
    TakeBackBar* m_takeBack = nullptr;
};

}  // namespace ui
