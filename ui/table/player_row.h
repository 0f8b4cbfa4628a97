// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>

#include "ui/table/player_content.h"

namespace ui {

/// One player's row, painted in four lines: name and points, pieces, cards and units, marks; in three where it is low,
/// and without the pieces where it is lower still.
class PlayerCard : public QWidget {
    Q_OBJECT

public:
    /// How high it is with four lines, with four that lie closer, and with three.
    static constexpr int kHigh = 128;
    static constexpr int kMiddle = 108;
    static constexpr int kLow = 86;
    /// With name, points, cards and marks alone.
    static constexpr int kLeast = 50;
    /// Below this width it has badge and points, and the name beneath them.
    static constexpr int kNarrow = 170;

    PlayerCard(PlayerContent content, QWidget* parent);
    /// Its hand lies open beside the board.
    void setOpen(bool open);
    [[nodiscard]] const PlayerContent& content() const { return m_content; }

Q_SIGNALS:
    void pressed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QFont smallFont(bool bold = false) const;
    void paintHead(QPainter& painter, const QColor& ink) const;
    void paintPieces(QPainter& painter, int y, const QColor& ink) const;
    /// Ends there.
    int paintHolding(QPainter& painter, int y, const QColor& ink) const;
    void paintMarks(QPainter& painter, int x, int y) const;

    PlayerContent m_content;
    QPixmap m_badge;
    bool m_isOpen = false;
};

}  // namespace ui
