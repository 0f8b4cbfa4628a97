// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/inline_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/kit/tab_order.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"

namespace ui {

InlinePanel::InlinePanel(const QString& title, QWidget* parent) : QFrame(parent) {
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    auto* line = new QFrame(this);
    line->setObjectName(QStringLiteral("line"));
    m_layout->addWidget(line);
    m_head = new QHBoxLayout;
    m_head->setContentsMargins(14, 4, 6, 4);
    m_title = new QLabel(title, this);
    QFont font = m_title->font();
    font.setPixelSize(14);
    font.setWeight(QFont::DemiBold);
    m_title->setFont(font);
    auto* close = new QPushButton(this);
    close->setIcon(QIcon(drawn(Icon::Cross, colours().text, 16, devicePixelRatioF())));
    close->setProperty("kind", QStringLiteral("small"));
    close->setFixedWidth(34);
    close->setToolTip(tr("Close   [Esc]"));
    close->setAccessibleName(tr("Close"));
    close->setFocusPolicy(Qt::NoFocus);
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    m_head->addWidget(m_title, 1);
    m_head->addWidget(close);
    m_layout->addLayout(m_head);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void InlinePanel::setTitle(const QString& title) {
    m_title->setText(title);
}

void InlinePanel::addToHead(QWidget* part) {
    m_head->insertWidget(m_head->count() - 1, part);
}

void InlinePanel::setFolded(bool folded) {
    m_folded = folded;
    if (m_body != nullptr) {
        m_body->setVisible(!folded);
    }
}

void InlinePanel::setBody(QWidget* body) {
    if (m_body != nullptr) {
        // A button of it may be what was pressed.
        m_layout->removeWidget(m_body);
        m_body->hide();
        m_body->deleteLater();
    }
    m_body = body;
    m_layout->addWidget(body);
    putInTabOrder(*m_title, *body);
    body->setVisible(!m_folded);
}

}  // namespace ui
