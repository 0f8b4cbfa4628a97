// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "ui/dice_game/dice_desk.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace ui {

class DiceHappened;
class RefereePage;

/// The referee's entries of the dice game: what happened and was noticed late, a ruling, the correction of an act. What
/// is entered as having happened stands without any rule being asked; everything says its reason.
class DiceReferee : public QWidget {
    Q_OBJECT

public:
    DiceReferee(DiceDesk& desk, QWidget* parent);

    /// Where the record went on, or another game was opened, what was said of it is forgotten.
    void take(const DiceDesk::Change& change);
    /// What happened is being entered: parts of the sheets can be pressed.
    [[nodiscard]] bool takesParts() const;
    /// Only while it takes parts.
    void takePart(engine::PlayerId player, const engine::dice_game::SheetPart& part);
    /// The sheets as they will be; empty when nothing is said that can be.
    [[nodiscard]] std::optional<engine::dice_game::Position> preview() const;

Q_SIGNALS:
    /// Something was said, or it is done: the sheets look otherwise.
    void changed();
    void leaveRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] RefereePage& page() const;
    void choose(std::size_t page);
    void renew();
    void judge();

    DiceDesk& m_desk;
    QStackedWidget* m_stack = nullptr;
    std::vector<RefereePage*> m_pages;
    std::vector<QPushButton*> m_kinds;
    DiceHappened* m_happened = nullptr;
    QLabel* m_said = nullptr;
    QPushButton* m_enter = nullptr;
    /// The record went on while nobody looked.
    bool m_isStale = true;
};

}  // namespace ui
