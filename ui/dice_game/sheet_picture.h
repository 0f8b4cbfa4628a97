// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/dice_game/sheet_view.h"

namespace ui {

/// An empty sheet to look at before a game begins.
class SheetPicture : public QWidget {
    Q_OBJECT

public:
    explicit SheetPicture(QWidget* parent);
    /// One of the shipped sheets, by its name in files.
    void show(const char* sheet);
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, 200}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Never seen itself: it paints the sheet.
    SheetView m_sheet;
};

}  // namespace ui
