// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/tab_walk.h"

#include <QAbstractButton>
#include <QMainWindow>
#include <QSplitter>
#include <QStackedWidget>
#include <vector>

#include "ui/kit/page.h"

namespace test {

namespace {

bool isStop(const QWidget& widget, const QWidget& window) {
    return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.focusProxy() == nullptr && widget.isEnabled() &&
           widget.isVisibleTo(&window) && !widget.isWindow();
}

/// The ancestor of `widget` right below `above`, or the widget itself.
const QWidget* branchOf(const QWidget* widget, const QWidget* above) {
    while (widget->parentWidget() != above) {
        widget = widget->parentWidget();
    }
    return widget;
}

QString stopName(const QWidget& widget) {
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const QString words = button != nullptr ? button->text() : widget.accessibleName();
    return QStringLiteral("%1 \"%2\"")
        .arg(QString::fromLatin1(widget.metaObject()->className()), words.isEmpty() ? widget.objectName() : words);
}

/// Parts of it stand beside each other as panels do.
bool partsPanels(const QWidget& widget) {
    return qobject_cast<const QSplitter*>(&widget) != nullptr || qobject_cast<const QMainWindow*>(&widget) != nullptr ||
           qobject_cast<const ui::Page*>(&widget) != nullptr ||
           qobject_cast<const QStackedWidget*>(widget.parentWidget()) != nullptr;
}

bool isBack(const QRect& from, const QRect& to) {
    // The top of a further column is the way to go.
    const bool isAbove = to.bottom() <= from.top() && to.left() < from.right();
    const bool isSameRow = to.top() < from.bottom() && from.top() < to.bottom();
    return isAbove || (isSameRow && to.right() <= from.left());
}

}  // namespace

QStringList tabJumpsIn(QWidget& window) {
    std::vector<QWidget*> stops;
    for (QWidget* each = window.nextInFocusChain(); each != &window; each = each->nextInFocusChain()) {
        if (isStop(*each, window) && window.isAncestorOf(each)) {
            stops.push_back(each);
        }
    }
    QStringList jumps;
    for (std::size_t i = 1; i < stops.size(); ++i) {
        const QWidget* common = stops[i - 1]->parentWidget();
        // A part may stand on the one that comes next: neither of the two is what both stand on.
        while (common == stops[i] || !common->isAncestorOf(stops[i])) {
            common = common->parentWidget();
        }
        if (partsPanels(*common)) {
            continue;
        }
        const QRect from = branchOf(stops[i - 1], common)->geometry();
        const QRect to = branchOf(stops[i], common)->geometry();
        if (isBack(from, to)) {
            jumps.append(QStringLiteral("Tab goes back from %1 to %2 in %3")
                             .arg(stopName(*stops[i - 1]), stopName(*stops[i]), stopName(*common)));
        }
    }
    return jumps;
}

}  // namespace test
