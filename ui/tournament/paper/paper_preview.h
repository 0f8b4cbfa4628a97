// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "ui/tournament/paper/paper_pages.h"

namespace ui {

/// One of the pages as it will be on A4, small.
class PaperPreview : public QWidget {
    Q_OBJECT

public:
    explicit PaperPreview(QWidget* parent);
    void show(const std::optional<paper::PaperContent>& content);
    void setPage(int page);
    [[nodiscard]] int page() const { return m_page; }
    [[nodiscard]] int pages() const { return static_cast<int>(m_pages.size()); }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<paper::PaperPage> m_pages;
    int m_page = 0;
};

}  // namespace ui
