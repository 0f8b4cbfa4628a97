// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/hand_row.h"

#include <QPainter>

#include "ui/board/artwork.h"
#include "ui/kit/kit.h"
#include "ui/text/units_text.h"
#include "ui/theme/colours.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr int kHandRowHigh = 48;
constexpr int kButton = 44;
constexpr int kNumber = 30;
constexpr int kRowGap = 2;

}  // namespace

HandRow::HandRow(engine::Resource resource, QWidget* parent) : QWidget(parent), m_resource(resource) {
    constexpr int kPictureWide = 36;
    setFixedHeight(kHandRowHigh);
    setMinimumWidth(kPictureWide + 2 * kButton + kNumber + 2 * kRowGap);
    setToolTip(resourceWord(resource));
    auto* row = kit::row(this, kRowGap, {0, 0, 2, 0});
    const auto step = [this](const QString& text) {
        // A click leaves the keyboard where it is: Enter must not add another one.
        auto* button = kit::button(text, this, {.kind = "stepper", .focus = Qt::TabFocus});
        button->setFixedSize(kButton, kButton);
        return button;
    };
    m_less = step(QStringLiteral("−"));
    m_number = kit::label(QStringLiteral("0"), this, {.align = Qt::AlignCenter, .pixels = 26, .weight = QFont::Bold});
    m_number->setFixedWidth(kNumber);
    m_more = step(QStringLiteral("+"));
    kit::fill(*row, {kit::stretch(), m_less, m_number, m_more});
}

void HandRow::setCount(int count) {
    m_count = count;
    m_number->setText(QString::number(count));
    m_number->setAccessibleName(QStringLiteral("%1 %2").arg(count).arg(resourceWord(m_resource)));
    update();
}

void HandRow::setNote(const QString& note) {
    m_note = note;
    update();
}

void HandRow::setFault(const QString& fault) {
    m_fault = fault;
    update();
}

void HandRow::setKey(const QString& key) {
    m_key = key;
    update();
}

void HandRow::paintEvent(QPaintEvent*) {
    constexpr int kPicture = 24;
    constexpr int kCap = 15;
    const Colours& c = colours();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const bool isWrong = !m_fault.isEmpty();
    p.setPen(QPen(isWrong ? c.bad : m_count > 0 ? c.accent : c.hairline, isWrong ? 2.0 : 1.0));
    p.setBrush(isWrong ? c.badFill : m_count > 0 ? c.selection : c.base);
    p.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    const bool hasKey = !m_key.isEmpty();
    p.save();
    p.translate(4 + kPicture / 2.0, hasKey ? 16 : height() / 2.0);
    artwork::paintResource(p, m_resource, kPicture);
    p.restore();
    if (hasKey) {
        const QRectF cap(4 + (kPicture - kCap) / 2.0, height() - kCap - 4, kCap, kCap);
        p.setPen(QPen(c.border, 1));
        p.setBrush(c.base);
        p.drawRoundedRect(cap, 3, 3);
        p.setPen(c.text);
        p.setFont(sized(font(), 11, QFont::DemiBold));
        p.drawText(cap, Qt::AlignCenter, m_key);
    }
    paintNote(p, QRect(4 + kPicture + 4, 2, m_less->x() - kPicture - 10, height() - 4));
}

/// In two lines, the second one larger; what is too wide stands in smaller type.
void HandRow::paintNote(QPainter& p, const QRect& room) const {
    const Colours& c = colours();
    const bool isWrong = !m_fault.isEmpty();
    const QStringList lines = (isWrong ? m_fault : m_note).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    const int high = lines.isEmpty() ? 0 : room.height() / static_cast<int>(lines.size());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool isLarge = i + 1 == lines.size();
        QFont type = sized(font(), isLarge ? 17 : 12, isLarge || isWrong ? QFont::DemiBold : QFont::Normal);
        while (type.pixelSize() > 10 && QFontMetrics(type).horizontalAdvance(lines[i]) > room.width()) {
            type.setPixelSize(type.pixelSize() - 1);
        }
        p.setFont(type);
        p.setPen(isWrong ? c.bad : m_count > 0 ? c.onSelection : isLarge ? c.text : c.dim);
        const Qt::Alignment side = lines.size() == 1 ? Qt::AlignVCenter : isLarge ? Qt::AlignTop : Qt::AlignBottom;
        p.drawText(room.x(), room.y() + static_cast<int>(i) * high, room.width(), high,
                   static_cast<int>(Qt::AlignLeft | side), lines[i]);
    }
}

}  // namespace ui
