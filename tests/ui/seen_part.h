// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace test {

/// The part of a widget that can be seen, in its own coordinates, and whether scrolling brings the rest.
struct Seen {
    QRect rect;
    bool scrollsAcross = false;
    bool scrollsDown = false;
    /// Wholly beside what an area shows that does not scroll that way.
    bool isBeside = false;
};
[[nodiscard]] Seen seenOf(const QWidget& widget, const QWidget& window);

}  // namespace test
