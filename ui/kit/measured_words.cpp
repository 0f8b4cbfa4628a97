// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/measured_words.h"

#include <QStringList>

namespace ui {

qreal WordWidths::of(const QString& word) {
    const auto known = m_known.constFind(word);
    return known != m_known.cend() ? *known : *m_known.insert(word, m_font.horizontalAdvance(word));
}

MeasuredWords::MeasuredWords(const QString& text, WordWidths& widths) : m_space(widths.of(QStringLiteral(" "))) {
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        m_words.push_back({word, widths.of(word)});
    }
}

/// `take` gets the first word of each line, the one after its last, and the line's width.
template <class Take>
void MeasuredWords::breakAt(qreal width, Take take) const {
    for (std::size_t first = 0; first < m_words.size();) {
        qreal wide = m_words[first].width;
        std::size_t end = first + 1;
        while (end < m_words.size() && wide + m_space + m_words[end].width <= width) {
            wide += m_space + m_words[end].width;
            ++end;
        }
        take(first, end, wide);
        first = end;
    }
}

MeasuredWords::Size MeasuredWords::sizeAt(qreal width) const {
    Size size;
    breakAt(width, [&](std::size_t, std::size_t, qreal wide) {
        ++size.lines;
        size.lastWidth = wide;
    });
    return size;
}

QStringList MeasuredWords::linesAt(qreal width) const {
    QStringList lines;
    breakAt(width, [&](std::size_t first, std::size_t end, qreal) {
        QStringList words;
        for (std::size_t at = first; at < end; ++at) {
            words.append(m_words[at].text);
        }
        lines.append(words.join(QLatin1Char(' ')));
    });
    return lines;
}

}  // namespace ui
