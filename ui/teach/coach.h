// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>
#include <vector>

#include "ui/teach/lesson.h"

class QLabel;
class QPushButton;

namespace ui {

/// Leads through a lesson: a card that lies over the window, says what to do next and points at where. It never takes
/// the keyboard. An act that was not asked for is to be taken back before the lesson goes on; what is asked for it can
/// do itself.
class Coach : public QFrame {
    Q_OBJECT

public:
    /// Both must outlive it; the desk's game is the lesson's. `steps` as well.
    Coach(TableDesk& desk, const std::vector<LessonStep>& steps, QWidget& window);

    /// Counted from 0.
    [[nodiscard]] std::size_t step() const { return m_step; }
    /// What is pointed at; null: nothing.
    [[nodiscard]] QWidget* target() const;
    /// Where it hides neither what is pointed at nor, where there is room, what the window says.
    void place();

Q_SIGNALS:
    /// All was seen, or the newcomer has enough.
    void ended();

private:
    void onChanged(const TableDesk::Change& change);
    void goOn();
    void showStep();

    TableDesk& m_desk;
    const std::vector<LessonStep>& m_steps;
    QWidget& m_window;
    std::size_t m_step = 0;
    /// Something else was done than what was asked.
    bool m_strayed = false;
    /// Round what is pointed at; it lets every press through.
    QWidget* m_ring = nullptr;
    QLabel* m_head = nullptr;
    QLabel* m_text = nullptr;
    QPushButton* m_show = nullptr;
    QPushButton* m_next = nullptr;
    QTimer m_follow;
};

}  // namespace ui
