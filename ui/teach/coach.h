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
/// the keyboard. Acts that were not asked for are to be taken back, and what was taken back is to be restored, before
/// the lesson goes on; what is asked for it can do itself.
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
    /// What was done beside what the step asks for.
    enum class Astray { No, Further, Back };

    void onChanged(const TableDesk::Change& change);
    void goOn();
    void showStep();
    /// Does what the step asks for, or what leads back to it.
    void help();
    /// The acts that count now.
    [[nodiscard]] std::size_t acts() const;

    TableDesk& m_desk;
    const std::vector<LessonStep>& m_steps;
    QWidget& m_window;
    std::size_t m_step = 0;
    /// The acts that counted when the step began.
    std::size_t m_begun = 0;
    Astray m_astray = Astray::No;
    /// Round what is pointed at; it lets every press through.
    QWidget* m_ring = nullptr;
    QLabel* m_head = nullptr;
    QLabel* m_text = nullptr;
    QPushButton* m_show = nullptr;
    QPushButton* m_next = nullptr;
    QTimer m_follow;
};

}  // namespace ui
