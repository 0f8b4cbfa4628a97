// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

namespace ui {

class PageStack;

/// The buttons at the left of the window, each of which shows a page.
class Rail : public QToolBar {
    Q_OBJECT

public:
    Rail(PageStack& pages, QWidget* parent);
    /// Pictures alone, where the window is small; their tips say the rest.
    void setBrief(bool on);
};

}  // namespace ui
