// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QProgressBar;

namespace ui {

class SideWork;

/// A work beside the window, in the status bar: what it is, how far it is, and the way to stop it. Gone when it has
/// ended; a work that ends at once is never seen.
class WorkSign : public QWidget {
    Q_OBJECT

public:
    WorkSign(SideWork& work, const QString& text, QWidget* parent);

private:
    SideWork& m_work;
    QProgressBar* m_bar = nullptr;
    QTimer m_soon;
};

}  // namespace ui
