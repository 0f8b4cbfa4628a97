// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <random>
#include <string>

class QComboBox;
class QPushButton;
class QSpinBox;

namespace ui {

class GameDraft;

/// What is done to a drawn board as a whole: undone, filled in, emptied, made round.
class BoardTools : public QWidget {
    Q_OBJECT

public:
    BoardTools(GameDraft& draft, QWidget* parent);
    /// The draft's board is another. `areContinents`: its rules have round worlds and continents.
    void refresh(bool areContinents);
    /// That the brush paints; empty: none.
    [[nodiscard]] std::string continent() const;
    void undo();
    void redo();

Q_SIGNALS:
    void edited();

private:
    GameDraft& m_draft;
    std::mt19937 m_random{std::random_device{}()};
    QPushButton* m_undo = nullptr;
    QPushButton* m_redo = nullptr;
    QPushButton* m_clear = nullptr;
    QSpinBox* m_wrap = nullptr;
    QComboBox* m_continent = nullptr;
    QWidget* m_world = nullptr;
};

}  // namespace ui
