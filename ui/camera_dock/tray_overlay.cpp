// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera_dock/tray_overlay.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "ui/theme/type.h"

namespace ui {

TrayOverlay::TrayOverlay(DiceWatch& watch, std::function<QRectF()> picture, QWidget* parent)
    : QWidget(parent), m_watch(watch), m_picture(std::move(picture)) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAccessibleName(tr("Dice tray in the camera’s picture"));
    parent->installEventFilter(this);
    resize(parent->size());
    connect(&m_watch, &DiceWatch::changed, this, [this] { update(); });
}

bool TrayOverlay::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) {
        resize(parentWidget()->size());
    }
    return QWidget::eventFilter(watched, event);
}

void TrayOverlay::setDrawing(bool on) {
    if (m_isDrawing == on) {
        return;
    }
    m_isDrawing = on;
    setProperty("ownKeys", on);
    setAttribute(Qt::WA_TransparentForMouseEvents, !on);
    setFocusPolicy(on ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(on ? Qt::CrossCursor : Qt::ArrowCursor);
    if (on) {
        m_tray = m_watch.tray();
        setFocus();
    }
    update();
}

QPointF TrayOverlay::fractionAt(QPointF pixel) const {
    const QRectF target = m_picture();
    if (target.isEmpty()) {
        return {};
    }
    return {qBound(0.0, (pixel.x() - target.left()) / target.width(), 1.0),
            qBound(0.0, (pixel.y() - target.top()) / target.height(), 1.0)};
}

void TrayOverlay::finish(bool keep) {
    if (keep) {
        m_watch.setTray(m_tray);
    }
    setDrawing(false);
    Q_EMIT drawn();
}

void TrayOverlay::mousePressEvent(QMouseEvent* event) {
    m_from = fractionAt(event->position());
    m_tray = QRectF(m_from, m_from);
    update();
}

void TrayOverlay::mouseMoveEvent(QMouseEvent* event) {
    m_tray = QRectF(m_from, fractionAt(event->position())).normalized();
    update();
}

void TrayOverlay::mouseReleaseEvent(QMouseEvent* event) {
    m_tray = QRectF(m_from, fractionAt(event->position())).normalized();
    finish(true);
}

void TrayOverlay::keyPressEvent(QKeyEvent* event) {
    constexpr double kStep = 0.01;
    const bool corner = event->modifiers().testFlag(Qt::ShiftModifier);
    const auto nudge = [&](double x, double y) {
        if (corner) {
            m_tray.setBottomRight(m_tray.bottomRight() + QPointF(x, y));
        } else {
            m_tray.translate(x, y);
        }
        m_tray = m_tray.normalized() & QRectF(0, 0, 1, 1);
        update();
    };
    switch (event->key()) {
        case Qt::Key_Left:
            return nudge(-kStep, 0);
        case Qt::Key_Right:
            return nudge(kStep, 0);
        case Qt::Key_Up:
            return nudge(0, -kStep);
        case Qt::Key_Down:
            return nudge(0, kStep);
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return finish(true);
        case Qt::Key_Escape:
            return finish(false);
        default:
            QWidget::keyPressEvent(event);
    }
}

void TrayOverlay::paintEvent(QPaintEvent*) {
    const QRectF target = m_picture();
    const QRectF tray = m_isDrawing ? m_tray : m_watch.tray();
    const bool isPart = tray != QRectF(0, 0, 1, 1);
    if (target.isEmpty() || (!m_isDrawing && (!m_watch.isOn() || !isPart))) {
        return;
    }
    QPainter painter(this);
    const QRectF shown(target.left() + tray.x() * target.width(), target.top() + tray.y() * target.height(),
                       tray.width() * target.width(), tray.height() * target.height());
    painter.setPen(QPen(QColor(0x14, 0x17, 0x19, 200), 5));
    painter.drawRect(shown);
    painter.setPen(QPen(QColor(0xff, 0xff, 0xff), 2, Qt::DashLine));
    painter.drawRect(shown);
    const QString words = m_isDrawing ? tr("Draw the tray with the mouse. Enter keeps it, Esc leaves it.") : tr("Dice");
    painter.setFont(sized(font(), 14));
    const QRect text = painter.fontMetrics().boundingRect(words).adjusted(-8, -4, 8, 4);
    QRectF badge(shown.left(), shown.top() - text.height(), text.width(), text.height());
    badge.moveTop(qMax(target.top(), badge.top()));
    badge.moveLeft(qMax(target.left(), qMin(badge.left(), target.right() - badge.width())));
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x14, 0x17, 0x19, 225));
    painter.drawRect(badge);
    painter.setPen(QColor(0xff, 0xff, 0xff));
    painter.drawText(badge, Qt::AlignCenter, words);
}

}  // namespace ui
