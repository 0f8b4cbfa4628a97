// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QWidget>
#include <vector>

#include "engine/action/dice.h"

class QTimer;

namespace ui {

/// One die in a square: pips on a six-sided one, the face as a numeral in its outline on the others. Value 0: not
/// thrown.
void paintDie(QPainter& painter, const QRectF& square, int sides, int value, bool pale = false);
[[nodiscard]] QPixmap diePixmap(int sides, int value, int size, qreal pixelRatio);

/// Dice in a row that tumble for a moment when new faces come.
class DiceRow : public QWidget {
    Q_OBJECT

public:
    /// So long they tumble.
    static constexpr int kTumbleMs = 450;
    explicit DiceRow(int size, QWidget* parent = nullptr);
    /// Values of 0 are dice not thrown yet. With `tumble` the faces show after 450 ms.
    void setDice(const std::vector<engine::Die>& dice, bool tumble);
    /// Of each die.
    void setSize(int size);
    [[nodiscard]] const std::vector<engine::Die>& dice() const { return m_dice; }
    [[nodiscard]] bool tumbling() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void settled();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_size;
    std::vector<engine::Die> m_dice;
    QTimer* m_timer;
    int m_ticks = 0;
};

}  // namespace ui
