// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>
#include <map>

#include "ui/board/hex_layout.h"

namespace ui {

class BoardView;

/// The board for who cannot see it: a list of its places, hexes first, then corners, then sides. Each says its name,
/// what stands there and, while an act is being said, that it may be taken and by which letter; pressing it takes it.
/// Where the cursor goes the screen reader follows.
class BoardAccessible : public QAccessibleWidget {
public:
    explicit BoardAccessible(BoardView& board);
    ~BoardAccessible() override;

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;

    /// Of a place of this board; made when it is first asked for.
    [[nodiscard]] QAccessibleInterface* of(const PlaceName& place) const;

    /// From now on every board is spoken so. Once for the program.
    static void install();

private:
    BoardView& m_board;
    mutable std::map<PlaceName, QAccessible::Id> m_made;
};

}  // namespace ui
