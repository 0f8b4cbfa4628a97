// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/work_sign.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include "ui/desk/side_work.h"

namespace ui {

WorkSign::WorkSign(SideWork& work, const QString& text, QWidget* parent) : QWidget(parent), m_work(work) {
    constexpr int kNoticedMs = 200;
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(4, 0, 4, 0);
    row->setSpacing(6);
    row->addWidget(new QLabel(text, this));
    m_bar = new QProgressBar(this);
    m_bar->setObjectName(QStringLiteral("workBar"));
    m_bar->setRange(0, 100);
    m_bar->setFixedSize(120, 16);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(text);
    row->addWidget(m_bar);
    auto* stop = new QPushButton(tr("Stop"), this);
    stop->setObjectName(QStringLiteral("workStop"));
    stop->setProperty("kind", QStringLiteral("link"));
    stop->setFocusPolicy(Qt::NoFocus);
    connect(stop, &QPushButton::clicked, &m_work, &SideWork::cancel);
    row->addWidget(stop);
    m_soon.setSingleShot(true);
    m_soon.setInterval(kNoticedMs);
    connect(&m_soon, &QTimer::timeout, this, [this] { setVisible(m_work.isBusy()); });
    connect(&m_work, &SideWork::progressed, this, [this](int percent) {
        m_bar->setValue(percent);
        if (isHidden() && m_work.isBusy() && !m_soon.isActive()) {
            m_soon.start();
        }
    });
    connect(&m_work, &SideWork::ended, this, &QWidget::hide);
    hide();
}

}  // namespace ui
