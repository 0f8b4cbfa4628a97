// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/face_reading.h"

#include <QRegularExpression>
#include <QStringList>

namespace ui {

namespace {

constexpr int kTen = 10;

/// Finds all ways in which the digits of some words are the faces of some dice; no face goes beyond a gap.
class Ways {
public:
    Ways(const QStringList& words, const std::vector<int>& sides) : m_words(words), m_sides(sides) {}

    /// Each way that takes all digits as the faces of the first `count` dice; with noughts in front of faces only where
    /// there is no way without, so that "107" is ten and seven.
    [[nodiscard]] std::vector<std::vector<int>> of(std::size_t count) {
        m_found.clear();
        m_count = count;
        for (const bool withNoughts : {false, true}) {
            m_withNoughts = withNoughts;
            if (m_found.empty()) {
                std::vector<int> faces;
                follow(0, 0, faces);
            }
        }
        return m_found;
    }

private:
    void follow(qsizetype word, qsizetype at, std::vector<int>& faces) {
        if (word == m_words.size()) {
            if (faces.size() == m_count) {
                m_found.push_back(faces);
            }
            return;
        }
        if (faces.size() == m_count) {
            return;
        }
        const QString& digits = m_words[word];
        const int sides = m_sides[faces.size()];
        for (const qsizetype length : {1, 2}) {
            if (at + length > digits.size()) {
                break;
            }
            const int face = faceOf(QStringView(digits).mid(at, length), sides);
            if (face == 0) {
                continue;
            }
            faces.push_back(face);
            const bool ends = at + length == digits.size();
            follow(ends ? word + 1 : word, ends ? 0 : at + length, faces);
            faces.pop_back();
        }
    }

    /// 0: none of the die's.
    [[nodiscard]] int faceOf(QStringView digits, int sides) const {
        int face = 0;
        for (const QChar digit : digits) {
            face = face * kTen + digit.digitValue();
        }
        if (digits.size() == 1 && face == 0 && sides == kTen) {
            return kTen;
        }
        // Dice of more than ten sides may be typed with two digits each, as in the throw's own panel.
        const bool isPadded = digits.size() > 1 && digits.front() == QLatin1Char('0');
        return face >= 1 && face <= sides && !(isPadded && (sides <= kTen || !m_withNoughts)) ? face : 0;
    }

    const QStringList& m_words;
    const std::vector<int>& m_sides;
    std::size_t m_count = 0;
    bool m_withNoughts = false;
    std::vector<std::vector<int>> m_found;
};

}  // namespace

FaceReading facesRead(const QString& typed, const std::vector<int>& sides) {
    static const QRegularExpression kBetween(QStringLiteral("[ ,;:+]+"));
    static const QRegularExpression kDigits(QStringLiteral("^[0-9]+$"));
    const QStringList words = typed.split(kBetween, Qt::SkipEmptyParts);
    for (const QString& word : words) {
        if (!kDigits.match(word).hasMatch()) {
            return {};
        }
    }
    Ways ways(words, sides);
    // With a gap after each face nothing is in doubt; else all dice at once come first, then those typed so far.
    for (std::size_t count = sides.size(); count > 0; --count) {
        const auto found = ways.of(count);
        if (found.size() == 1) {
            return {found.front(), count == sides.size(), false};
        }
        if (!found.empty()) {
            return {{}, false, count == sides.size()};
        }
    }
    return {};
}

}  // namespace ui
