// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/paper/paper_preview.h"

#include <QPainter>

#include "ui/theme/colours.h"

namespace ui {

namespace {

constexpr QSizeF kPreviewPaper(210 * paper::kMm, 297 * paper::kMm);
constexpr qreal kPreviewMargin = 12 * paper::kMm;

}  // namespace

PaperPreview::PaperPreview(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setMinimumSize(120, 170);
    setAccessibleName(tr("How the page will look"));
}

QSize PaperPreview::sizeHint() const {
    return {280, 396};
}

void PaperPreview::show(const std::optional<paper::PaperContent>& content) {
    m_pages.clear();
    if (content) {
        m_pages = paper::pagesOf(*content, kPreviewPaper - QSizeF(2 * kPreviewMargin, 2 * kPreviewMargin));
    }
    m_page = qBound(0, m_page, qMax(0, pages() - 1));
    update();
}

void PaperPreview::setPage(int page) {
    m_page = qBound(0, page, qMax(0, pages() - 1));
    update();
}

void PaperPreview::paintEvent(QPaintEvent*) {
    if (m_pages.empty()) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    const qreal scale = qMin((width() - 2) / kPreviewPaper.width(), (height() - 2) / kPreviewPaper.height());
    const QSizeF shown = kPreviewPaper * scale;
    painter.translate((width() - shown.width()) / 2, (height() - shown.height()) / 2);
    painter.fillRect(QRectF(QPointF(), shown), Qt::white);
    painter.setPen(colours().border);
    painter.drawRect(QRectF(QPointF(), shown));
    painter.scale(scale, scale);
    painter.translate(kPreviewMargin, kPreviewMargin);
    m_pages[static_cast<std::size_t>(m_page)].paint(painter);
}

}  // namespace ui
