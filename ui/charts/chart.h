// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QWidget>
#include <functional>
#include <optional>

#include "ui/theme/players.h"

class QPainter;

namespace ui {

/// What all charts share: type that is read from the other side of the table, colours of the look in force, patterns
/// beside colours, and the whole content as words for those who do not see it.
class Chart : public QWidget {
    Q_OBJECT

public:
    explicit Chart(QWidget* parent = nullptr);
    /// Draws it into any painter of that size: what is on screen, and what leaves the program.
    virtual void draw(QPainter& painter, const QSizeF& size) const = 0;
    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 180}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] QFont typeOf(int pixels, bool isBold = false) const;
    /// One line of a legend behind its sign, which moves on to the next by the text's width and a gap.
    void drawLegend(QPainter& painter, QRectF& sign, const QString& text, qreal gap,
                    const std::function<void(const QRectF&)>& drawSign) const;
    /// Lines across a plot at about `count` round values up to `most`, with the values on their left.
    static void drawScale(QPainter& painter, const QRectF& plot, int most, int count, const QColor& ink, qreal gap);
    /// The head of a lying bar's row up to `left`: a line above, a player's badge, the label.
    void drawRowHead(QPainter& painter, const QRectF& row, qreal left, const QString& label,
                     const std::optional<PlayerLook>& look) const;
    /// The room that heads of rows need for the widest label, of this width in all.
    [[nodiscard]] qreal headWidth(const QStringList& labels, qreal width) const;

    static constexpr int kValueType = 20;
    static constexpr int kLabelType = 16;
    static constexpr int kSmallType = 14;
};

/// A player's colour under the pattern of its emblem.
[[nodiscard]] QBrush patternOf(const PlayerLook& look);
/// The n-th of some kinds of things, told apart by pattern and shade.
[[nodiscard]] QBrush patternOf(std::size_t kind);

}  // namespace ui
