// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

#include "ui/table/game_clock.h"

namespace ui {

/// One clock in the turn bar: a word over the time, with a sign where it is late. Pressed, it leads to the settings.
class ClockSign : public QPushButton {
    Q_OBJECT

public:
    explicit ClockSign(QWidget* parent);
    void show(const QString& word, const GameClock::Face& face);
    [[nodiscard]] const QString& word() const { return m_word; }
    [[nodiscard]] const GameClock::Face& face() const { return m_face; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_word;
    GameClock::Face m_face;
};

}  // namespace ui
