// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace ui {

class PageStack;

/// Gives the table its keys while its page is shown, whatever part of it has the keyboard. Its owner installs it as an
/// event filter of the application.
class TableKeyFilter : public QObject {
    Q_OBJECT

public:
    TableKeyFilter(QWidget& window, PageStack& pages) : m_window(window), m_pages(pages) {}

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] bool isInFront() const;

    QWidget& m_window;
    PageStack& m_pages;
};

}  // namespace ui
