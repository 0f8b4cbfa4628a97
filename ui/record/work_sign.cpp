// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/work_sign.h"

#include <QProgressBar>

#include "ui/files/side_work.h"
#include "ui/kit/kit.h"

namespace ui {

WorkSign::WorkSign(SideWork& work, const QString& text, QWidget* parent) : QWidget(parent), m_work(work) {
    constexpr int kNoticedMs = 200;
    auto* row = kit::row(this, 6, {4, 0, 4, 0});
    row->addWidget(new QLabel(text, this));
    m_bar = kit::dressed(new QProgressBar(this), {.name = "workBar", .spoken = text});
    m_bar->setRange(0, 100);
    m_bar->setFixedSize(120, 16);
    m_bar->setTextVisible(false);
    row->addWidget(m_bar);
    auto* stop = kit::press(tr("Stop"), this, {.name = "workStop", .kind = "link"}, &m_work, &SideWork::cancel);
    stop->setFocusPolicy(Qt::NoFocus);
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
