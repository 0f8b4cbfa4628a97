// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QHash>
#include <QString>
#include <vector>

namespace ui {

/// The widths of words in one font, each measured once: many sentences have the same words.
class WordWidths {
public:
    explicit WordWidths(const QFont& font) : m_font(font) {}
    [[nodiscard]] qreal of(const QString& word);

private:
    QFontMetricsF m_font;
    QHash<QString, qreal> m_known;
};

/// A sentence whose words were measured, so that it is broken into lines of any width at once. It is broken at spaces
/// alone: places and numbers stay whole.
class MeasuredWords {
public:
    MeasuredWords(const QString& text, WordWidths& widths);

    /// The lines of a sentence: how many, and how wide the last is.
    struct Size {
        int lines = 0;
        qreal lastWidth = 0;
    };
    /// At `width` pixels; a word that is wider stands in a line of its own, wider than asked.
    [[nodiscard]] Size sizeAt(qreal width) const;
    [[nodiscard]] QStringList linesAt(qreal width) const;

private:
    template <class Take>
    void breakAt(qreal width, Take take) const;

    struct Word {
        QString text;
        qreal width = 0;
    };
    std::vector<Word> m_words;
    qreal m_space = 0;
};

}  // namespace ui
