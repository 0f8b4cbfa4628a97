// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "ui/dice_game/dice_desk.h"
#include "ui/kit/page.h"

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace ui {

class DiceReferee;
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
    [[nodiscard]] bool takeKey(int key);
    /// The game that is open, where names for another one are being typed.
    void showGame();
    [[nodiscard]] adjudicator::GameKind gameKind() const override { return adjudicator::GameKind::Dice; }
    bool undo() override;
    bool redo() override;
    bool enterHappened() override;
    /// The referee's entries come in place of the dice, or go.
    void turnReferee(bool on);
    [[nodiscard]] bool hasReferee() const;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] QWidget* makeBegin();
    [[nodiscard]] QWidget* makePlay();
    static void emptyLayout(QLayout& layout);
    void refresh();
    void refreshSheet();
    void refreshPlayers();
    void refreshDice();
    void refreshBuild();
    /// The button whose place Enter takes says so.
    void hintEnter();
    void choose(const engine::dice_game::SheetPart& part);
    void explainPart(const std::optional<engine::dice_game::SheetPart>& part);
    void next();
    void keepDie(int index);
    void typeFace(int value);
    void begin();
    void say(const QString& text, std::optional<engine::ClauseId> clause);
    [[nodiscard]] std::vector<engine::dice_game::Face> dice() const;
    [[nodiscard]] engine::dice_game::Faces kept() const;
    /// Another game, with the players of this one unless others are typed; this one stays open behind it.
    void prepare();
    [[nodiscard]] int diceToThrow() const;
    [[nodiscard]] bool canThrow() const;

    DiceDesk& m_desk;
    QStackedWidget* m_pages = nullptr;
    // Before a game.
    std::vector<QLineEdit*> m_names;
    QComboBox* m_sheet = nullptr;
    QPushButton* m_begin = nullptr;
    QPushButton* m_back = nullptr;
    // The game.
    QLabel* m_head = nullptr;
    QLabel* m_under = nullptr;
    QPushButton* m_next = nullptr;
    QPushButton* m_end = nullptr;
    QPushButton* m_fresh = nullptr;
    QWidget* m_players = nullptr;
    QVBoxLayout* m_playerLayout = nullptr;
    SheetView* m_view = nullptr;
    std::unique_ptr<KeyboardOwner> m_keyboard;
    QStackedWidget* m_sides = nullptr;
    DiceReferee* m_referee = nullptr;
    QPushButton* m_refereeOn = nullptr;
    QLabel* m_diceHead = nullptr;
    QWidget* m_diceRow = nullptr;
    QHBoxLayout* m_diceLayout = nullptr;
    QCheckBox* m_real = nullptr;
    QWidget* m_build = nullptr;
    QVBoxLayout* m_buildLayout = nullptr;
    std::vector<std::pair<engine::dice_game::PlaceId, QPushButton*>> m_canBuild;
    QWidget* m_said = nullptr;
    QHBoxLayout* m_saidLayout = nullptr;
    /// Whose sheet is seen; empty: that of the player whose turn it is.
    std::optional<engine::PlayerId> m_shown;
    /// Indexes of dice that stay.
    std::set<int> m_keep;
    /// Faces of real dice, as far as they were typed.
    std::vector<engine::Die> m_typed;
    /// What was seen last: with another throw nothing is kept.
    std::uint64_t m_seen = 0;
    std::optional<db::GameId> m_game;
    std::optional<engine::dice_game::JokerId> m_joker;
};

}  // namespace ui
