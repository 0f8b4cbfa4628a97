// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <vector>

namespace ui {

/// Items of one size side by side and below each other: as many in a row as find room, and the rows about equally full.
class EvenGrid : public QLayout {
public:
    /// No item becomes narrower than `least` where there is room for two.
    EvenGrid(QWidget* parent, int least, int gap);
    ~EvenGrid() override;

    void addItem(QLayoutItem* item) override { m_items.push_back(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& rect) override;

private:
    [[nodiscard]] std::vector<QLayoutItem*> shown() const;
    /// In each row, in a width without margins.
    [[nodiscard]] int columnsIn(int width, int items) const;
    [[nodiscard]] int cellWidth(int width, int columns) const { return (width - (columns - 1) * m_gap) / columns; }
    /// What the highest item needs in that width.
    [[nodiscard]] static int rowHeight(const std::vector<QLayoutItem*>& items, int width);

    std::vector<QLayoutItem*> m_items;
    int m_least;
    int m_gap;
};

}  // namespace ui
