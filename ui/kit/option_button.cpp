// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/option_button.h"

#include <QFontMetrics>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <algorithm>

namespace ui {

namespace {

/// The key stays beside the last word.
QString labelOf(const QString& text, const QString& key) {
    return key.isEmpty() ? text : text + QString(3, QChar::Nbsp) + QLatin1Char('[') + key + QLatin1Char(']');
}

}  // namespace

OptionButton::OptionButton(const QString& text, const QString& key, QWidget* parent)
    : QPushButton(labelOf(text, key), parent), m_words(text) {
    setProperty("kind", QStringLiteral("option"));
    setAccessibleName(text);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed, QSizePolicy::PushButton);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void OptionButton::keepRoomFor(const QString& key) {
    ensurePolished();
    setMinimumWidth(around().width() + fontMetrics().size(Qt::TextShowMnemonic, labelOf(m_words, key)).width());
}

QSize OptionButton::around() const {
    return QPushButton::sizeHint() - fontMetrics().size(Qt::TextShowMnemonic, text());
}

QString OptionButton::inLines(int width) const {
    const int room = width - around().width();
    const QFontMetrics metrics = fontMetrics();
    const auto widthOf = [&metrics](const QString& line) { return metrics.size(Qt::TextShowMnemonic, line).width(); };
    QStringList lines;
    for (const QString& word : text().split(QLatin1Char(' '))) {
        if (!lines.isEmpty() && widthOf(lines.last() + QLatin1Char(' ') + word) <= room) {
            lines.last() += QLatin1Char(' ') + word;
        } else {
            lines.append(word);
        }
    }
    return lines.join(QLatin1Char('\n'));
}

QSize OptionButton::minimumSizeHint() const {
    int widest = 0;
    for (const QString& word : text().split(QLatin1Char(' '))) {
        widest = std::max(widest, fontMetrics().size(Qt::TextShowMnemonic, word).width());
    }
    return {widest + around().width(), QPushButton::minimumSizeHint().height()};
}

int OptionButton::heightForWidth(int width) const {
    const int more = static_cast<int>(inLines(width).count(QLatin1Char('\n')));
    return QPushButton::sizeHint().height() + more * fontMetrics().lineSpacing();
}

void OptionButton::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text = inLines(width());
    painter.drawControl(QStyle::CE_PushButton, option);
}

}  // namespace ui
