// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPixmap>
#include <QRegion>

#include "ui/board/board_picture.h"

namespace ui {

/// The board as it was last drawn. What is still to be seen is moved along; only what came into sight and what changed
/// is drawn anew, so that moving a large board keeps up with the hand.
class BoardCache {
public:
    /// The board in a viewport of `size` at `ratio` device pixels to the pixel. Valid until the next call.
    [[nodiscard]] const QPixmap& drawn(QSize size, qreal ratio, const QFont& font, const BoardPicture& picture,
                                       const HexLayout& layout);
    /// All is drawn anew the next time: other colours, another style.
    void forget() { m_pixmap = {}; }

private:
    /// Moves what is drawn to where the layout has it now; the parts that nothing is drawn in, or nothing if it cannot
    /// be moved by whole device pixels.
    [[nodiscard]] std::optional<QRegion> moved(const HexLayout& layout);

    QPixmap m_pixmap;
    QSize m_size;
    BoardPicture m_picture;
    HexLayout m_layout;
};

}  // namespace ui
