// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "adjudicator/record/throwing_way.h"
#include "ui/dice_game/dice_desk.h"

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ui {

/// The dice of the turn: which stay, which are thrown here or typed, and what they can build.
class DiceTurn : public QWidget {
    Q_OBJECT

public:
    DiceTurn(DiceDesk& desk, QWidget* parent);
    /// With another throw nothing is kept.
    void take(const DiceDesk::Change& change);
    void refresh();

    /// The next throw's dice; 0 where none is due.
    [[nodiscard]] int toThrow() const;
    /// Real dice are offered first: as the table threw before, as the settings have it, or as was wished here since.
    [[nodiscard]] bool typesDice() const;
    void throwVirtual();
    /// A joker was chosen: which die does it turn, and to what?
    void askForTurn(engine::dice_game::JokerId joker);
    /// Keys that mean something among the dice.
    [[nodiscard]] bool takeKey(int key);
    /// The button whose place Enter takes says so.
    void hintEnter(const std::optional<engine::dice_game::SheetPart>& taken);

Q_SIGNALS:
    /// Of what is being said, not of the record.
    void changed();

private:
    void refreshDice();
    void refreshBuild();
    void setTypesDice(bool types);
    void keepDie(int index);
    void typeFace(int value);
    void goOn();
    [[nodiscard]] bool canThrow() const;
    [[nodiscard]] std::vector<engine::dice_game::Face> lying() const;
    [[nodiscard]] engine::dice_game::Faces kept() const;
    [[nodiscard]] adjudicator::ThrowingWay way() const;

    DiceDesk& m_desk;
    QLabel* m_head = nullptr;
    QHBoxLayout* m_diceLayout = nullptr;
    QCheckBox* m_real = nullptr;
    QWidget* m_build = nullptr;
    QVBoxLayout* m_buildLayout = nullptr;
    std::vector<std::pair<engine::dice_game::PlaceId, QPushButton*>> m_canBuild;
    /// Indexes of dice that stay.
    std::set<int> m_keep;
    /// Faces of real dice, as far as they were typed.
    std::vector<engine::Die> m_typed;
    std::optional<engine::dice_game::JokerId> m_joker;
    /// How the next dice are thrown, while the table goes on to throw as it did then.
    struct Wish {
        bool types = false;
        adjudicator::ThrowingWay since{};
    };
    std::optional<Wish> m_wish;
};

}  // namespace ui
