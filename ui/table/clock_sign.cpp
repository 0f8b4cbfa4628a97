// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/clock_sign.h"

#include <QPainter>

#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr int kSign = 16;

QFont wordFont(const QFont& base) {
    return sized(base, 12);
}

QFont timeFont(const QFont& base) {
    return sized(base, 25, QFont::Bold);
}

}  // namespace

ClockSign::ClockSign(QWidget* parent) : QPushButton(parent) {
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setToolTip(tr("Press to set the clocks"));
    hide();
}

void ClockSign::show(const QString& word, const GameClock::Face& face) {
    const QSize before = sizeHint();
    m_word = word;
    m_face = face;
    setAccessibleName(QStringLiteral("%1 %2").arg(word, face.time));
    if (before != sizeHint()) {
        updateGeometry();
    }
    setVisible(face.isOn);
    update();
}

QSize ClockSign::sizeHint() const {
    const bool loud = m_face.level != GameClock::Face::Level::Calm;
    const int word = QFontMetrics(wordFont(font())).horizontalAdvance(m_word) + (loud ? kSign + 4 : 0);
    // As wide as its digits can be, so that nothing moves every second.
    QString widest = m_face.time;
    for (QChar& letter : widest) {
        letter = letter.isDigit() ? QLatin1Char('0') : letter;
    }
    const int time = QFontMetrics(timeFont(font())).horizontalAdvance(widest);
    return {qMax(word, time) + 18, 50};
}

void ClockSign::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    using Level = GameClock::Face::Level;
    const bool loud = m_face.level != Level::Calm;
    const QColor ink = m_face.level == Level::Over ? c.bad : m_face.level == Level::Warn ? c.warning : c.text;
    if (loud) {
        p.setPen(Qt::NoPen);
        p.setBrush(m_face.level == Level::Over ? c.badFill : c.warningFill);
        p.drawRoundedRect(rect(), 4, 4);
    }
    if (underMouse()) {
        p.setPen(c.accent);
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    }
    int x = 9;
    if (loud) {
        p.drawPixmap(x, 3, drawn(Icon::Warning, ink, kSign, devicePixelRatioF()));
        x += kSign + 4;
    }
    p.setFont(wordFont(font()));
    p.setPen(loud ? ink : c.dim);
    p.drawText(QRect(x, 2, width() - x, 18), Qt::AlignLeft | Qt::AlignVCenter, m_word);
    p.setFont(timeFont(font()));
    p.setPen(m_face.isPaused ? c.dim : ink);
    p.drawText(QRect(9, 18, width() - 18, 30), Qt::AlignLeft | Qt::AlignVCenter, m_face.time);
}

}  // namespace ui
