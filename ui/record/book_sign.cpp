// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/book_sign.h"

#include <QProgressBar>

#include "ui/files/book_opener.h"
#include "ui/kit/kit.h"

namespace ui {

BookSign::BookSign(BookOpener& opener, QWidget* parent) : QWidget(parent), m_opener(opener) {
    constexpr int kNoticedMs = 200;
    auto* row = kit::row(this, 6, {4, 0, 4, 0});
    row->addWidget(new QLabel(tr("Opening the book …"), this));
    m_bar = kit::dressed(new QProgressBar(this), {.name = "bookProgress", .spoken = tr("How much is read")});
    m_bar->setRange(0, 100);
    m_bar->setFixedSize(120, 16);
    m_bar->setTextVisible(false);
    row->addWidget(m_bar);
    auto* stop = kit::press(tr("Stop"), this, {.name = "bookStop", .kind = "link"}, &m_opener, &BookOpener::cancel);
    stop->setFocusPolicy(Qt::NoFocus);
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
