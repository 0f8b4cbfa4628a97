// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/files/preferences.h"

class QComboBox;
class QSpinBox;

namespace ui {

/// Both clocks of a game, to be set: off, counting up, or down from a time, and how early to warn.
class ClockForm : public QWidget {
    Q_OBJECT

public:
    explicit ClockForm(QWidget* parent = nullptr);
    void show(const ClockSettings& settings);
    [[nodiscard]] ClockSettings settings() const;

Q_SIGNALS:
    /// Something was chosen or typed.
    void edited();

private:
    void refresh();

    QComboBox* m_turn = nullptr;
    QSpinBox* m_turnSeconds = nullptr;
    QComboBox* m_game = nullptr;
    QSpinBox* m_gameMinutes = nullptr;
    QSpinBox* m_warn = nullptr;
};

}  // namespace ui
