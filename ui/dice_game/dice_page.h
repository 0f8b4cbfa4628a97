// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "ui/dice_game/dice_desk.h"
#include "ui/kit/page.h"

class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace ui {

class DiceBegin;
class DicePlayers;
class DiceReferee;
class DiceTurn;
class HandOverPanel;
class KeyboardOwner;
class SheetView;

/// The Dice Game Plus: whose turn, points, the sheets to be filled, dice that are thrown here or typed, what they can
/// build and with which clause not.
class DicePage : public Page {
    Q_OBJECT

public:
    explicit DicePage(DiceDesk& desk, QWidget* parent);
    ~DicePage() override;

    /// Keys that mean something here while no text field has the keyboard.
    [[nodiscard]] bool takeKey(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// The game that is open, where names for another one are being typed.
    void showGame();
    void enter() override;
    [[nodiscard]] adjudicator::GameKind gameKind() const override { return adjudicator::GameKind::Dice; }
    bool undo() override;
    bool redo() override;
    bool enterHappened() override;
    bool handOver(const std::optional<adjudicator::Release>& release) override;
    /// The referee's entries come in place of the dice, or go.
    void turnReferee(bool on);
    [[nodiscard]] bool hasReferee() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* makePlay();
    [[nodiscard]] QWidget* makeBar(QWidget* parent);
    [[nodiscard]] bool isPlaying() const;
    void take(const DiceDesk::Change& change);
    void refresh();
    void refreshBar();
    void refreshSheet();
    void choose(const engine::dice_game::SheetPart& part);
    void explainPart(const std::optional<engine::dice_game::SheetPart>& part);
    void next();
    void endTurn();
    void say(const QString& text, std::optional<engine::ClauseId> clause,
             const std::vector<Message::Button>& ways = {});
    /// Another game, with the players of this one unless others are typed; this one stays open behind it.
    void prepare();

    DiceDesk& m_desk;
    QStackedWidget* m_pages = nullptr;
    DiceBegin* m_begin = nullptr;
    QLabel* m_head = nullptr;
    QLabel* m_under = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_end = nullptr;
    QPushButton* m_fresh = nullptr;
    QPushButton* m_refereeOn = nullptr;
    DicePlayers* m_players = nullptr;
    SheetView* m_view = nullptr;
    std::unique_ptr<KeyboardOwner> m_keyboard;
    QStackedWidget* m_sides = nullptr;
    DiceTurn* m_turn = nullptr;
    DiceReferee* m_referee = nullptr;
    HandOverPanel* m_handOver = nullptr;
    QHBoxLayout* m_said = nullptr;
    /// Whose sheet is seen; empty: that of the player whose turn it is.
    std::optional<engine::PlayerId> m_shown;
};

}  // namespace ui
