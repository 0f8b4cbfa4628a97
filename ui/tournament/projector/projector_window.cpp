// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/projector/projector_window.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QSettings>
#include <utility>

#include "ui/audience/audience_window.h"
#include "ui/files/preferences.h"
#include "ui/theme/look_scope.h"
#include "ui/tournament/projector/projector_paint.h"
#include "ui/tournament/projector/projector_show.h"

namespace ui {

namespace {

const QString kGeometry = QStringLiteral("projector/geometry");

}  // namespace

ProjectorCanvas::ProjectorCanvas(ProjectorShow& show, QWidget* parent)
    : QWidget(parent), m_show(show), m_look(lookWished(preferences::audienceLook())) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    connect(&show, &ProjectorShow::changed, this, [this] {
        describe();
        update();
    });
    connect(&show.clock(), &RoundClock::ticked, this, qOverload<>(&QWidget::update));
    describe();
}

void ProjectorCanvas::setLook(Look look) {
    m_look = look;
    update();
}

void ProjectorCanvas::describe() {
    setAccessibleName(ProjectorWindow::tr("Projector"));
    setAccessibleDescription(projectorWords(m_show.view(), m_show.page()));
}

void ProjectorCanvas::paintEvent(QPaintEvent*) {
    const LookScope look(m_look);
    QPainter painter(this);
    paintProjector(painter, rect(), m_show.view(), m_show.page(), m_show.index(), m_show.pages().size(),
                   m_show.choice(), m_show.clock().face());
}

ProjectorWindow::ProjectorWindow(ProjectorShow& show) : ProjectorCanvas(show, nullptr) {
    setWindowFlag(Qt::Window);
    setObjectName(QStringLiteral("projector"));
    setWindowTitle(tr("Projector"));
    setMinimumSize(640, 360);
    setAttribute(Qt::WA_QuitOnClose, false);
    // The director's keyboard stays where it is.
    setAttribute(Qt::WA_ShowWithoutActivating);
}

void ProjectorWindow::open(QWidget* beside) {
    m_beside = beside;
    m_hasJustOpened = true;
    if (QScreen* screen = audienceScreen(beside)) {
        setGeometry(screen->geometry());
        showFullScreen();
        return;
    }
    constexpr QSize kUsual(1280, 720);
    if (!restoreGeometry(QSettings().value(kGeometry).toByteArray())) {
        resize(kUsual);
    }
    show();
    // Some window managers put what is shown without the keyboard below what has it.
    raise();
}

void ProjectorWindow::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
        case Qt::Key_Escape:
            close();
            break;
        case Qt::Key_F11:
            setWindowState(windowState() ^ Qt::WindowFullScreen);
            break;
        case Qt::Key_Left:
            source().turn(-1);
            break;
        case Qt::Key_Right:
            source().turn(1);
            break;
        case Qt::Key_Space:
            source().setHeld(!source().isHeld());
            break;
        default:
            QWidget::keyPressEvent(event);
    }
}

void ProjectorWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::WindowStateChange) {
        setCursor(isFullScreen() ? Qt::BlankCursor : Qt::ArrowCursor);
    }
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && std::exchange(m_hasJustOpened, false) &&
        m_beside) {
        m_beside->activateWindow();
    }
    QWidget::changeEvent(event);
}

void ProjectorWindow::closeEvent(QCloseEvent* event) {
    if (audienceScreen(this) == nullptr) {
        QSettings().setValue(kGeometry, saveGeometry());
    }
    event->accept();
    Q_EMIT closed();
}

}  // namespace ui
