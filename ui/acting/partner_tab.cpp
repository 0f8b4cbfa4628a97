// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/partner_tab.h"

#include <QPainter>
#include <utility>

#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr int kMark = 22;
constexpr int kCap = 17;
constexpr int kLeft = 8 + kMark + 6;
constexpr int kType = 15;

}  // namespace

PartnerTab::PartnerTab(const QString& name, const QString& letter, QWidget* parent)
    : QPushButton(parent), m_name(name), m_letter(letter) {
    setCheckable(true);
    // A click leaves the keyboard where it is.
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFixedHeight(kHigh);
}

void PartnerTab::setLook(const std::optional<PlayerLook>& look) {
    if (std::exchange(m_look, look) != look) {
        update();
    }
}

QSize PartnerTab::sizeHint() const {
    return {kLeft + QFontMetrics(sized(font(), kType, QFont::DemiBold)).horizontalAdvance(m_name) + kCap + 8, kHigh};
}

void PartnerTab::paintEvent(QPaintEvent*) {
    const Colours& c = colours();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const bool isOn = isChecked() || isDown();
    p.setPen(QPen(isOn || hasFocus() || underMouse() ? c.accent : c.border, isOn || hasFocus() ? 2.0 : 1.0));
    p.setBrush(isOn ? c.selection : c.button);
    p.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    const QRectF mark(8, (height() - kMark) / 2.0, kMark, kMark);
    if (m_look) {
        paintBadge(p, mark, *m_look);
    } else {
        p.drawPixmap(mark.topLeft(), drawn(Icon::Trade, isOn ? c.onSelection : c.text, kMark, devicePixelRatioF()));
    }
    const QRectF cap(width() - kCap - 5, 5, kCap, kCap);
    p.setPen(QPen(c.border, 1));
    p.setBrush(c.base);
    p.drawRoundedRect(cap, 3, 3);
    p.setPen(c.text);
    p.setFont(sized(font(), 11, QFont::DemiBold));
    p.drawText(cap, Qt::AlignCenter, m_letter);
    QFont type = sized(font(), kType, isOn ? QFont::DemiBold : QFont::Normal);
    const int room = width() - kLeft - kCap - 7;
    while (type.pixelSize() > 12 && QFontMetrics(type).horizontalAdvance(m_name) > room) {
        type.setPixelSize(type.pixelSize() - 1);
    }
    p.setFont(type);
    p.setPen(isOn ? c.onSelection : c.text);
    p.drawText(QRect(kLeft, 0, room, height()), Qt::AlignLeft | Qt::AlignVCenter,
               QFontMetrics(type).elidedText(m_name, Qt::ElideRight, room));
}

}  // namespace ui
