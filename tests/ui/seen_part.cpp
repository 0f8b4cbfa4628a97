// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/seen_part.h"

#include <QAbstractScrollArea>
#include <QScrollBar>

namespace test {

Seen seenOf(const QWidget& widget, const QWidget& window) {
    Seen seen{widget.rect(), false, false, false};
    QPoint offset;
    for (const QWidget* at = &widget; at != &window && at->parentWidget() != nullptr; at = at->parentWidget()) {
        offset += at->pos();
        const QWidget* parent = at->parentWidget();
        const QRect around = parent->rect().translated(-offset);
        const auto* area = qobject_cast<const QAbstractScrollArea*>(parent->parentWidget());
        if (area != nullptr && area->viewport() == parent) {
            const auto scrolls = [](const QScrollBar* bar, Qt::ScrollBarPolicy policy) {
                return bar->maximum() > bar->minimum() && policy != Qt::ScrollBarAlwaysOff;
            };
            seen.scrollsAcross |= scrolls(area->horizontalScrollBar(), area->horizontalScrollBarPolicy());
            seen.scrollsDown |= scrolls(area->verticalScrollBar(), area->verticalScrollBarPolicy());
            const bool isOutside = around.right() < 0 || around.left() > widget.width();
            // What a nearer one has put away, as Qt does with docks behind a tab, is not beside.
            seen.isBeside |= isOutside && !seen.scrollsAcross && !seen.rect.isEmpty();
        }
        seen.rect &= around;
    }
    return seen;
}

}  // namespace test
