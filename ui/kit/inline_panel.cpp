// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/inline_panel.h"

#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"

namespace ui {

InlinePanel::InlinePanel(const QString& title, QWidget* parent) : QFrame(parent) {
    kit::ground(*this);
    m_layout = kit::column(this, 0);
    auto* line = new QFrame(this);
    line->setObjectName(QStringLiteral("line"));
    m_layout->addWidget(line);
    m_head = kit::row(nullptr, -1, {14, 4, 6, 4});
    m_title = kit::label(title, this, {.pixels = 14, .weight = QFont::DemiBold});
    auto* close = kit::button(
        {}, this, {.kind = "small", .spoken = tr("Close"), .tip = tr("Close   [Esc]"), .focus = Qt::NoFocus});
    close->setIcon(QIcon(drawn(Icon::Cross, colours().text, 16, devicePixelRatioF())));
    close->setFixedWidth(34);
    connect(close, &QPushButton::clicked, this, &QWidget::hide);
    kit::fill(*m_head, {{m_title, 1}, close});
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
