// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/book_sign.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include "ui/desk/book_opener.h"

namespace ui {

BookSign::BookSign(BookOpener& opener, QWidget* parent) : QWidget(parent), m_opener(opener) {
    constexpr int kNoticedMs = 200;
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4, 0, 4, 0);
    row->setSpacing(6);
    row->addWidget(new QLabel(tr("Opening the book …"), this));
    m_bar = new QProgressBar(this);
    m_bar->setObjectName(QStringLiteral("bookProgress"));
    m_bar->setRange(0, 100);
    m_bar->setFixedSize(120, 16);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("How much is read"));
    row->addWidget(m_bar);
    auto* stop = new QPushButton(tr("Stop"), this);
    stop->setObjectName(QStringLiteral("bookStop"));
    stop->setProperty("kind", QStringLiteral("link"));
    stop->setFocusPolicy(Qt::NoFocus);
    connect(stop, &QPushButton::clicked, &m_opener, &BookOpener::cancel);
    row->addWidget(stop);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kNoticedMs);
    connect(&m_soon, &QTimer::timeout, this, [this] { setVisible(m_opener.isBusy()); });
    connect(&m_opener, &BookOpener::progressed, this, [this](int percent) {
        m_bar->setValue(percent);
        if (isHidden() && !m_soon.isActive()) {
            m_soon.start();
        }
    });
    connect(&m_opener, &BookOpener::opened, this, &QWidget::hide);
    connect(&m_opener, &BookOpener::failed, this, &QWidget::hide);
    hide();
}

}  // namespace ui
