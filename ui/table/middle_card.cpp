// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/middle_card.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QtMath>
#include <utility>

#include "ui/acting/public_card_art.h"
#include "ui/text/language.h"

namespace ui {

bool liesInTheMiddle(const adjudicator::PublicCard& card) {
    return card.state == adjudicator::PublicCard::State::Due || card.kind == adjudicator::PublicCard::Kind::Offer;
}

std::vector<PlayerLook> looksOf(const engine::Position& position) {
    std::vector<PlayerLook> looks;
    for (const engine::PlayerId player : position.seats()) {
        looks.push_back(lookOf(position, player));
    }
    return looks;
}

MiddleCard::MiddleCard(QWidget& board) : QWidget(&board), m_board(board) {
    setObjectName(QStringLiteral("middleCard"));
    setFocusPolicy(Qt::NoFocus);
    setToolTip(tr("A click puts it away"));
    setCursor(Qt::PointingHandCursor);
    board.installEventFilter(this);
    hide();
}

void MiddleCard::show(std::optional<adjudicator::PublicCard> card, const engine::Position& position) {
    m_isPutAway = m_isPutAway && card == m_card;
    m_card = std::move(card);
    if (!m_card) {
        hide();
        return;
    }
    m_looks = looksOf(position);
    setAccessibleName(said(adjudicator::told(*m_card)));
    lay();
    setVisible(!m_isPutAway);
    raise();
    update();
}

void MiddleCard::clear() {
    m_card.reset();
    m_isPutAway = false;
    hide();
}

void MiddleCard::lay() {
    if (!m_card) {
        return;
    }
    // The tools of the board stay free, at its top and in a column at its right.
    constexpr int kBeside = 116;
    constexpr int kTools = 52;
    constexpr int kBelow = 8;
    constexpr int kWidest = 760;
    constexpr qreal kWideAtUnit = 680;
    constexpr qreal kLeastUnit = 0.4;
    const int width = qBound(200, m_board.width() - kBeside, kWidest);
    const auto highAt = [&](qreal unit) { return heightOf({*m_card, m_looks, font(), unit}, width); };
    m_unit = width / kWideAtUnit;
    while (m_unit > kLeastUnit && highAt(m_unit) > m_board.height() - kTools - kBelow) {
        m_unit *= 0.95;
    }
    const int high = qCeil(highAt(m_unit));
    setGeometry((m_board.width() - width) / 2, qMax(kTools, (m_board.height() - high) / 2), width, high);
}

bool MiddleCard::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_board && event->type() == QEvent::Resize) {
        lay();
    }
    return QWidget::eventFilter(watched, event);
}

void MiddleCard::paintEvent(QPaintEvent*) {
    if (m_card) {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintPublicCard(painter, {*m_card, m_looks, font(), m_unit}, rect());
    }
}

void MiddleCard::mousePressEvent(QMouseEvent* event) {
    event->accept();
    m_isPutAway = true;
    hide();
}

}  // namespace ui
