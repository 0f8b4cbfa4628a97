// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QProgressBar;

namespace ui {

class BookOpener;

/// How far a book being opened is, and a way to stop it. There only while it takes long enough to be seen.
class BookSign : public QWidget {
    Q_OBJECT

public:
    BookSign(BookOpener& opener, QWidget* parent);

private:
    BookOpener& m_opener;
    QProgressBar* m_bar = nullptr;
    QTimer m_soon;
};

}  // namespace ui
