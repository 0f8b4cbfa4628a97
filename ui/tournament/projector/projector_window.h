// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include "ui/theme/colours.h"

namespace ui {

class ProjectorShow;

/// Draws the projector's page in its own look, as large as the widget is.
class ProjectorCanvas : public QWidget {
    Q_OBJECT

public:
    ProjectorCanvas(ProjectorShow& show, QWidget* parent);
    void setLook(Look look);

protected:
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] ProjectorShow& source() { return m_show; }

private:
    void describe();

    ProjectorShow& m_show;
    Look m_look;
};

/// The second screen of the hall: seats and standings in very large type. No controls; Esc closes it, F11 turns full
/// screen, arrows turn the page, Space holds it.
class ProjectorWindow : public ProjectorCanvas {
    Q_OBJECT

public:
    explicit ProjectorWindow(ProjectorShow& show);
    /// Fills a screen that does not show `beside`; where there is only one, a window of ordinary size opens. The
    /// keyboard stays with `beside` until somebody comes here for it.
    void open(QWidget* beside);

Q_SIGNALS:
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    QPointer<QWidget> m_beside;
    bool m_hasJustOpened = false;
};

}  // namespace ui
