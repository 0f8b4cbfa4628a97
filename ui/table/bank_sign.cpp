// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/bank_sign.h"

#include <QPainter>

#include "adjudicator/desk/bank_ledger.h"
#include "ui/board/artwork.h"
#include "ui/text/units_text.h"
#include "ui/theme/colours.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr int kBankHead = 28;
constexpr int kBankHigh = 64;

/// "14", "12–14", "?".
QString rangeText(const engine::Range& range) {
    if (range.most >= engine::kUnlimited) {
        return QStringLiteral("?");
    }
    return range.isExact() ? QString::number(range.least) : QStringLiteral("%1–%2").arg(range.least).arg(range.most);
}

}  // namespace

BankSign::BankSign(QWidget* parent) : QWidget(parent) {
    setFixedHeight(kBankHigh);
}

void BankSign::show(const engine::Position& position) {
    QStringList words;
    // A position need not say what the bank holds.
    const adjudicator::BankLedger bank = adjudicator::bankOf(position);
    m_isCounted = bank.isKnown();
    m_isDerived = bank.isDerived;
    for (const engine::Resource resource : engine::kResources) {
        m_counts[resource] = rangeText(bank.cards.cards[resource]);
        words.append(m_counts[resource] + QLatin1Char(' ') + resourceWord(resource));
    }
    const engine::Range deck = position.deck.size();
    m_deck = deck.most >= engine::kUnlimited || deck.most == 0
                 ? QString()
                 : tr("%n dev. card(s)", nullptr, deck.isExact() ? deck.least : deck.most);
    QString all = tr("Bank: %1").arg(m_isCounted ? words.join(QStringLiteral(", ")) : tr("nobody has counted it"));
    if (m_isDerived) {
        all += QLatin1Char('\n') + tr("Nobody has counted it: what the box holds without the hands.");
    }
    setAccessibleName(all);
    setToolTip(all);
    update();
}

void BankSign::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    p.fillRect(rect(), c.base);
    p.fillRect(QRect(0, 0, width(), kBankHead), c.window);
    p.fillRect(QRect(0, 0, width(), 1), c.hairline);
    const QRect head(12, 0, width() - 24, kBankHead);
    p.setFont(sized(font(), 13, QFont::DemiBold));
    p.setPen(c.text);
    const QString word = m_isDerived ? tr("Bank, from the hands") : tr("Bank");
    p.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, word);
    const int bankWide = QFontMetrics(p.font()).horizontalAdvance(word) + 10;
    p.setFont(sized(font(), 12));
    p.setPen(c.dim);
    if (head.width() - bankWide > QFontMetrics(p.font()).horizontalAdvance(m_deck)) {
        p.drawText(head, Qt::AlignRight | Qt::AlignVCenter, m_deck);
    }
    if (!m_isCounted) {
        p.drawText(QRect(12, kBankHead, width() - 24, kBankHigh - kBankHead), Qt::AlignLeft | Qt::AlignVCenter,
                   tr("nobody has counted it"));
        return;
    }
    const qreal step = (width() - 12.0) / 5;
    const int middle = kBankHead + (kBankHigh - kBankHead) / 2;
    qreal x = 6;
    for (const engine::Resource resource : engine::kResources) {
        const QString& count = m_counts[resource];
        QFont type = sized(font(), 17, QFont::DemiBold);
        constexpr qreal kIcon = 17;
        constexpr qreal kApart = 4;
        while (type.pixelSize() > 11 && kIcon + 3 + QFontMetrics(type).horizontalAdvance(count) + kApart > step) {
            type.setPixelSize(type.pixelSize() - 1);
        }
        p.save();
        p.translate(x + kIcon / 2, middle);
        artwork::paintResource(p, resource, kIcon);
        p.restore();
        p.setFont(type);
        p.setPen(c.text);
        p.drawText(QRectF(x + kIcon + 3, kBankHead, step - kIcon - 3, kBankHigh - kBankHead),
                   Qt::AlignLeft | Qt::AlignVCenter, count);
        x += step;
    }
}

}  // namespace ui
