// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "ui/board/board_picture.h"

namespace ui {

/// A still picture of a part of a board: what lies around some places, with a ring around others. It takes no mouse and
/// no keys.
class BoardDetail : public QWidget {
    Q_OBJECT

public:
    explicit BoardDetail(QWidget* parent = nullptr);

    /// Without places to show around it is the whole board. `seats` turns it as the board at the table is turned.
    void show(BoardPicture picture, std::vector<PlaceName> around, std::vector<PlaceName> ringed, int seats);

    /// What lies around some places, each in a ring with its number from 1 on.
    void showNumbered(BoardPicture picture, std::vector<PlaceName> places, int seats);

    [[nodiscard]] QSize minimumSizeHint() const override { return {150, 130}; }
    [[nodiscard]] QSize sizeHint() const override { return {300, 210}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    BoardPicture m_picture;
    std::vector<PlaceName> m_around;
    std::vector<PlaceName> m_ringed;
    bool m_numbered = false;
    int m_seats = 0;
};

}  // namespace ui
