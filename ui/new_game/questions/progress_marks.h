// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace ui {

/// A row of marks, one for each question: those that are done filled, the present one framed.
class ProgressMarks : public QWidget {
public:
    explicit ProgressMarks(QWidget* parent);
    void setDone(std::size_t done, std::size_t count);
    [[nodiscard]] QSize sizeHint() const override { return {260, 14}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {90, 14}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::size_t m_done = 0;
    std::size_t m_count = 0;
};

}  // namespace ui
