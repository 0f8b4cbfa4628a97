// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/paper/paper_flow.h"

#include <QFontMetricsF>
#include <QTextLayout>
#include <cmath>
#include <memory>

#include "adjudicator/report/qr_svg.h"

namespace ui::paper {

namespace {

constexpr qreal kInch = 25.4;
constexpr qreal kPointsOfInch = 72;
constexpr qreal kUnderShare = 0.68;
const QColor kRule(0x99, 0x99, 0x99);
const QColor kDim(0x44, 0x44, 0x44);

/// Wraps at words, and within a word that is too long by itself.
qreal laidOut(QTextLayout& layout, qreal width, Qt::Alignment alignment) {
    QTextOption option(alignment & Qt::AlignHorizontal_Mask);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    qreal y = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, y});
        y += line.height();
    }
    layout.endLayout();
    return y;
}

void drawWrapped(QPainter& painter, const QRectF& box, const QString& words, const QFont& font, Qt::Alignment alignment,
                 const QColor& ink) {
    QTextLayout layout(words, font);
    const qreal height = laidOut(layout, box.width(), alignment);
    qreal y = box.top();
    if ((alignment & Qt::AlignVCenter) != 0) {
        y += (box.height() - height) / 2;
    } else if ((alignment & Qt::AlignBottom) != 0) {
        y += box.height() - height;
    }
    painter.setPen(ink);
    layout.draw(&painter, {box.left(), y});
}

/// A table set into a width: where its columns lie and how high its rows are.
class Set {
public:
    Set(const std::vector<Column>& columns, qreal width, qreal points)
        : m_columns(columns),
          m_font(typeOf(points)),
          m_strong(typeOf(points, QFont::DemiBold)),
          m_under(typeOf(points * kUnderShare)),
          m_headFont(typeOf(points * 0.85, QFont::DemiBold)) {
        qreal all = 0;
        for (const Column& column : columns) {
            all += column.width;
        }
        qreal x = 0;
        for (const Column& column : columns) {
            const qreal wide = width * column.width / all;
            m_boxes.emplace_back(x, wide);
            x += wide;
        }
        // No word of the head is broken.
        constexpr qreal kSmaller = 0.95;
        constexpr int kLeast = 60;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            for (const QString& word : m_columns[i].head.split(QLatin1Char(' '))) {
                while (m_headFont.pixelSize() > kLeast &&
                       QFontMetricsF(m_headFont).horizontalAdvance(word) > inner(i)) {
                    m_headFont.setPixelSize(qRound(m_headFont.pixelSize() * kSmaller));
                }
            }
        }
    }

    [[nodiscard]] qreal headHeight() const {
        qreal height = 0;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            height = std::max(height, heightOf(m_columns[i].head, m_headFont, inner(i)));
        }
        return height + 1.4 * kMm;
    }
    /// Of a row whose cells have one line each, set smaller where they are long.
    [[nodiscard]] qreal lineHeight() const { return heightOf(QStringLiteral("Ag"), m_strong, 100 * kMm) + 1.6 * kMm; }
    void drawLine(QPainter& painter, const QRectF& box, const std::vector<Cell>& row) const {
        for (std::size_t i = 0; i < row.size() && i < m_columns.size(); ++i) {
            drawFitted(painter, cell(box, i), row[i].text, row[i].isStrong ? m_strong : m_font,
                       side(i) | Qt::AlignVCenter);
        }
        painter.setPen(QPen(kRule, 0.2 * kMm));
        painter.drawLine(box.bottomLeft(), box.bottomRight());
    }
    [[nodiscard]] qreal rowHeight(const std::vector<Cell>& row) const {
        qreal height = 0;
        for (std::size_t i = 0; i < row.size() && i < m_columns.size(); ++i) {
            qreal cell = heightOf(row[i].text, row[i].isStrong ? m_strong : m_font, inner(i));
            cell += row[i].under.isEmpty() ? 0 : heightOf(row[i].under, m_under, inner(i));
            height = std::max(height, cell);
        }
        return height + 1.6 * kMm;
    }
    void drawHead(QPainter& painter, const QRectF& box) const {
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            drawWrapped(painter, cell(box, i), m_columns[i].head, m_headFont, side(i) | Qt::AlignBottom, Qt::black);
        }
        painter.setPen(QPen(Qt::black, 0.4 * kMm));
        painter.drawLine(box.bottomLeft(), box.bottomRight());
    }
    void drawRow(QPainter& painter, const QRectF& box, const std::vector<Cell>& row) const {
        for (std::size_t i = 0; i < row.size() && i < m_columns.size(); ++i) {
            QRectF place = cell(box, i);
            const QFont& font = row[i].isStrong ? m_strong : m_font;
            if (row[i].under.isEmpty()) {
                drawWrapped(painter, place, row[i].text, font, side(i) | Qt::AlignVCenter, Qt::black);
                continue;
            }
            const qreal first = heightOf(row[i].text, font, place.width());
            const qreal second = heightOf(row[i].under, m_under, place.width());
            place.setTop(place.top() + (place.height() - first - second) / 2);
            drawWrapped(painter, place, row[i].text, font, side(i) | Qt::AlignTop, Qt::black);
            place.setTop(place.top() + first);
            drawWrapped(painter, place, row[i].under, m_under, side(i) | Qt::AlignTop, kDim);
        }
        painter.setPen(QPen(kRule, 0.2 * kMm));
        painter.drawLine(box.bottomLeft(), box.bottomRight());
    }

private:
    static constexpr qreal kSide = 1.1 * kMm;
    [[nodiscard]] qreal inner(std::size_t i) const { return m_boxes[i].second - 2 * kSide; }
    [[nodiscard]] QRectF cell(const QRectF& row, std::size_t i) const {
        return {row.left() + m_boxes[i].first + kSide, row.top() + 0.5 * kMm, inner(i), row.height() - kMm};
    }
    [[nodiscard]] Qt::Alignment side(std::size_t i) const {
        return m_columns[i].isNumber ? Qt::AlignRight : Qt::AlignLeft;
    }

    std::vector<Column> m_columns;
    QFont m_font;
    QFont m_strong;
    QFont m_under;
    QFont m_headFont;
    std::vector<std::pair<qreal, qreal>> m_boxes;
};

}  // namespace

QFont typeOf(qreal points, QFont::Weight weight, bool mono) {
    QFont font(mono ? QStringLiteral("Noto Sans Mono") : QStringLiteral("Noto Sans"));
    font.setStyleHint(mono ? QFont::Monospace : QFont::SansSerif);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPixelSize(qMax(1, qRound(points / kPointsOfInch * kInch * kMm)));
    font.setWeight(weight);
    return font;
}

qreal heightOf(const QString& words, const QFont& font, qreal width) {
    if (words.isEmpty()) {
        return 0;
    }
    QTextLayout layout(words, font);
    return laidOut(layout, width, Qt::AlignLeft);
}

void drawFitted(QPainter& painter, const QRectF& box, const QString& words, QFont font, Qt::Alignment alignment,
                const QColor& ink) {
    constexpr qreal kSmaller = 0.94;
    // Smaller in one line first, while it can still be read well; then in as many lines as go into the box.
    constexpr qreal kReadable = 0.72;
    const int whole = font.pixelSize();
    const auto fits = [&] {
        return QFontMetricsF(font).horizontalAdvance(words) <= box.width() &&
               QFontMetricsF(font).height() <= box.height() * 1.1;
    };
    while (!fits() && font.pixelSize() > whole * kReadable) {
        font.setPixelSize(qMax(1, qRound(font.pixelSize() * kSmaller)));
    }
    if (!fits()) {
        font.setPixelSize(whole);
        while (heightOf(words, font, box.width()) > box.height() * 1.05 && font.pixelSize() > 4) {
            font.setPixelSize(qRound(std::floor(font.pixelSize() * kSmaller)));
        }
    }
    drawWrapped(painter, box, words, font, alignment, ink);
}

void drawCode(QPainter& painter, const QRectF& square, const std::string& content) {
    const auto code = adjudicator::qrCode(content);
    if (!code) {
        return;
    }
    constexpr int kQuiet = 4;
    const qreal module = square.width() / (code->size + 2 * kQuiet);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(square, Qt::white);
    for (int row = 0; row < code->size; ++row) {
        for (int column = 0; column < code->size; ++column) {
            int run = 0;
            while (column + run < code->size && code->isDark(row, column + run)) {
                ++run;
            }
            if (run > 0) {
                // A hair higher, so that no white line shows between two rows.
                painter.fillRect(QRectF(square.left() + (column + kQuiet) * module,
                                        square.top() + (row + kQuiet) * module, run * module, module * 1.03),
                                 Qt::black);
                column += run;
            }
        }
    }
    painter.restore();
}

void PaperPage::paint(QPainter& painter) const {
    for (const auto& [box, draw] : parts) {
        painter.save();
        draw(painter, box);
        painter.restore();
    }
}

Flow::Flow(QSizeF size, std::optional<Draw> head, qreal headHeight)
    : m_size(size),
      m_head(std::move(head)),
      m_headHeight(headHeight),
      m_top(m_head ? headHeight : 0),
      m_bottom(size.height() - kFoot),
      m_y(m_top) {
    newPage();
}

void Flow::newPage() {
    PaperPage& page = m_pages.emplace_back();
    if (m_head) {
        page.parts.emplace_back(QRectF(0, 0, m_size.width(), m_headHeight), *m_head);
    }
    m_y = m_top;
}

void Flow::place(qreal height, const Draw& draw) {
    if (height > room() && !isAtTop()) {
        newPage();
    }
    m_pages.back().parts.emplace_back(QRectF(0, m_y, m_size.width(), height), draw);
    m_y += height;
}

void Flow::heading(const QString& words, qreal points) {
    const QFont font = typeOf(points, QFont::DemiBold);
    const qreal high = heightOf(words, font, width());
    // A heading never stands alone at the foot of a page.
    constexpr qreal kBelow = 22 * kMm;
    skip(4 * kMm);
    if (high + kBelow > room() && !isAtTop()) {
        newPage();
    }
    place(high + 1.5 * kMm, [=](QPainter& painter, const QRectF& box) {
        drawWrapped(painter, box, words, font, Qt::AlignLeft | Qt::AlignTop, Qt::black);
    });
}

void Flow::paragraph(const QString& words, qreal points, QFont::Weight weight) {
    const QFont font = typeOf(points, weight);
    place(heightOf(words, font, width()) + 1 * kMm, [=](QPainter& painter, const QRectF& box) {
        drawWrapped(painter, box, words, font, Qt::AlignLeft | Qt::AlignTop, Qt::black);
    });
}

void Flow::table(const std::vector<Column>& columns, const std::vector<std::vector<Cell>>& rows, qreal points) {
    const auto set = std::make_shared<Set>(columns, width(), points);
    const auto head = [&] {
        place(set->headHeight(), [set](QPainter& painter, const QRectF& box) { set->drawHead(painter, box); });
    };
    bool isFirst = true;
    for (const auto& row : rows) {
        const qreal high = set->rowHeight(row);
        if (isFirst || high > room()) {
            if ((isFirst ? set->headHeight() : 0) + high > room() && !isAtTop()) {
                newPage();
            }
            head();
            isFirst = false;
        }
        place(high, [set, row](QPainter& painter, const QRectF& box) { set->drawRow(painter, box, row); });
    }
}

void Flow::listInColumns(int count, const std::vector<Column>& columns, const std::vector<std::vector<Cell>>& rows,
                         qreal points) {
    constexpr qreal kBetween = 6 * kMm;
    const qreal wide = (width() - kBetween * (count - 1)) / count;
    const auto set = std::make_shared<Set>(columns, wide, points);
    const qreal headHigh = set->headHeight();
    const qreal rowHigh = set->lineHeight();
    for (std::size_t first = 0; first < rows.size();) {
        const auto columnCount = static_cast<std::size_t>(count);
        auto fits = static_cast<std::size_t>(std::max<qreal>(0, std::floor((room() - headHigh) / rowHigh)));
        const std::size_t needed = (rows.size() - first + columnCount - 1) / columnCount;
        // A few lines at a foot are no list.
        constexpr std::size_t kFewest = 4;
        if (fits < std::min(needed, kFewest) && !isAtTop()) {
            newPage();
            continue;
        }
        fits = std::clamp<std::size_t>(fits, 1, needed);
        const std::size_t end = std::min(rows.size(), first + fits * columnCount);
        const std::vector<std::vector<Cell>> part(rows.begin() + static_cast<std::ptrdiff_t>(first),
                                                  rows.begin() + static_cast<std::ptrdiff_t>(end));
        place(headHigh + static_cast<qreal>(fits) * rowHigh, [=](QPainter& painter, const QRectF& box) {
            for (std::size_t i = 0; i < part.size(); ++i) {
                const std::size_t column = i / fits;
                const auto line = static_cast<qreal>(i % fits);
                const qreal x = box.left() + static_cast<qreal>(column) * (wide + kBetween);
                if (i % fits == 0) {
                    set->drawHead(painter, {x, box.top(), wide, headHigh});
                }
                set->drawLine(painter, {x, box.top() + headHigh + line * rowHigh, wide, rowHigh}, part[i]);
            }
        });
        first = end;
        if (first < rows.size()) {
            newPage();
        }
    }
}

void Flow::boxes(int columns, qreal height, qreal gap, const std::vector<Draw>& all) {
    const qreal wide = (width() - gap * (columns - 1)) / columns;
    const auto columnCount = static_cast<std::size_t>(columns);
    for (std::size_t first = 0; first < all.size(); first += columnCount) {
        const std::size_t end = std::min(all.size(), first + columnCount);
        const std::vector<Draw> row(all.begin() + static_cast<std::ptrdiff_t>(first),
                                    all.begin() + static_cast<std::ptrdiff_t>(end));
        place(height, [=](QPainter& painter, const QRectF& box) {
            for (std::size_t i = 0; i < row.size(); ++i) {
                painter.save();
                row[i](painter, {box.left() + static_cast<qreal>(i) * (wide + gap), box.top(), wide, height});
                painter.restore();
            }
        });
        skip(gap);
    }
}

std::vector<PaperPage> Flow::pages(const QString& foot) const {
    std::vector<PaperPage> all = m_pages;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const QRectF box(0, m_size.height() - kFoot, m_size.width(), kFoot);
        all[i].parts.emplace_back(box, [=, count = all.size()](QPainter& painter, const QRectF& place) {
            constexpr qreal kNumberWide = 20 * kMm;
            constexpr qreal kSmall = 7.5;
            drawFitted(painter, place.adjusted(0, 0, -kNumberWide, 0), foot, typeOf(kSmall),
                       Qt::AlignLeft | Qt::AlignBottom, kDim);
            drawFitted(painter, place.adjusted(place.width() - kNumberWide, 0, 0, 0),
                       QStringLiteral("%1 / %2").arg(i + 1).arg(count), typeOf(kSmall + 1),
                       Qt::AlignRight | Qt::AlignBottom);
        });
    }
    return all;
}

}  // namespace ui::paper
