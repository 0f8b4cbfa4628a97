// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QString>
#include <functional>
#include <vector>

#include "adjudicator/tournament/paper_facts.h"

namespace ui::paper {

/// Lengths on paper are in fortieths of a millimetre, so that type set in them is as fine as the eye can tell.
inline constexpr qreal kMm = 40;

[[nodiscard]] QFont typeOf(qreal points, QFont::Weight weight = QFont::Normal, bool mono = false);
[[nodiscard]] inline QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}
/// How high a text is in this width, wrapped; a word that is too long is broken.
[[nodiscard]] qreal heightOf(const QString& text, const QFont& font, qreal width);
/// Draws a text that is never cut: what does not go into the box is set smaller.
void drawFitted(QPainter& painter, const QRectF& box, const QString& text, QFont font,
                Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter, const QColor& ink = Qt::black);
/// The code with its quiet zone, filling the square.
void drawCode(QPainter& painter, const QRectF& square, const std::string& content);

/// Draws a part of a page into the place that it was given.
using Draw = std::function<void(QPainter&, const QRectF&)>;

/// One page: parts at their places.
struct PaperPage {
    std::vector<std::pair<QRectF, Draw>> parts;
    void paint(QPainter& painter) const;
};

/// A cell of a table: a line, and a smaller one under it.
struct Cell {
    QString text;
    QString under;
    bool isStrong = false;
};

struct Column {
    QString head;
    /// Share of the width.
    qreal width = 1;
    bool isNumber = false;
};

/// Sets blocks one under the other, page by page; no block is parted but a table, between two rows.
class Flow {
public:
    /// `size`: what can be printed on. With a head every page begins with it.
    Flow(QSizeF size, std::optional<Draw> head, qreal headHeight);

    [[nodiscard]] qreal width() const { return m_size.width(); }
    /// What is left on this page.
    [[nodiscard]] qreal room() const { return m_bottom - m_y; }
    [[nodiscard]] qreal wholePage() const { return m_bottom - m_top; }
    [[nodiscard]] bool isAtTop() const { return m_y <= m_top; }
    void newPage();
    /// The block goes where it has room, on the next page if it must.
    void place(qreal height, const Draw& draw);
    void skip(qreal height) { m_y += isAtTop() ? 0 : height; }
    void heading(const QString& words, qreal points = 13);
    void paragraph(const QString& words, qreal points = 10.5, QFont::Weight weight = QFont::Normal);
    /// The head is repeated on each page that the table goes on.
    void table(const std::vector<Column>& columns, const std::vector<std::vector<Cell>>& rows, qreal points = 10);
    /// As `table`, one line a row, in columns side by side as a list on the wall: down the first, then the next.
    void listInColumns(int count, const std::vector<Column>& columns, const std::vector<std::vector<Cell>>& rows,
                       qreal points = 10.5);
    /// Boxes of one size in so many columns.
    void boxes(int columns, qreal height, qreal gap, const std::vector<Draw>& all);

    /// The pages with the foot and their numbers.
    [[nodiscard]] std::vector<PaperPage> pages(const QString& foot) const;
    /// What the foot takes.
    static constexpr qreal kFoot = 5 * kMm;

private:
    QSizeF m_size;
    std::optional<Draw> m_head;
    qreal m_headHeight;
    qreal m_top;
    qreal m_bottom;
    qreal m_y;
    std::vector<PaperPage> m_pages;
};

}  // namespace ui::paper
