// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace ui {

class Coach;
class TableDesk;

/// The lesson in a window of its own (Help, A first game): begins the lesson's game in the window's book as soon as
/// that is open, and then coaches. The window's book must be one that nobody needs.
class FirstGame : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    FirstGame(TableDesk& desk, QWidget& window);
    /// Null until the game has begun.
    [[nodiscard]] Coach* coach() const { return m_coach; }

    /// Opens that window in a process of its own, beside the one that is open; false when it cannot be started.
    [[nodiscard]] static bool openBeside();

Q_SIGNALS:
    void ended();

private:
    void begin();

    TableDesk& m_desk;
    QWidget& m_window;
    bool m_asked = false;
    Coach* m_coach = nullptr;
};

}  // namespace ui
