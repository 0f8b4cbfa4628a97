// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "engine/action/action.h"
#include "tests/ui/game_on_desk.h"
#include "ui/pages/table_page.h"

class QPushButton;

namespace test {

/// Enters acts at the table page as a person does: presses buttons, points at places, types dice. Fails the test where
/// the window has no way to an act.
class TableHands {
public:
    explicit TableHands(Game& game);

    void enter(const engine::Action& action);
    /// A button of that name that can be seen and pressed.
    void press(const QString& name);
    [[nodiscard]] bool canPress(const QString& name) const;
    bool key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    /// At a place of the board.
    void point(const engine::Place& place);
    [[nodiscard]] ui::TablePage& page() { return m_page; }
    /// Called after each press, key and place of an act, when what it does is done.
    void onStep(std::function<void()> look) { m_look = std::move(look); }

private:
    void step();
    [[nodiscard]] QPushButton* seen(const QString& name) const;
    void begin(ui::Act act);
    void throwDice(const engine::Dice& dice);
    void count(const QString& stepper, const engine::Cards& cards);
    void nameCards(const engine::Cards& cards);
    void lead(ui::Act act, const engine::Action& action);
    void enterUnits(const engine::MoveArmy& move);
    /// The turn's next step, free routes or not.
    void goOn();
    void enterTrade(const engine::Trade& trade);
    void enterDiscard(const engine::Discard& discard);
    void enterPoll(engine::ClauseId rule, const std::vector<engine::PlayerId>& inFavour,
                   const std::vector<engine::PlayerId>& against);

    Game& m_game;
    ui::TablePage m_page;
    std::function<void()> m_look;
};

}  // namespace test
