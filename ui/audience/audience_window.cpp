// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/audience/audience_window.h"

#include <QCloseEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QSettings>
#include <QtMath>
#include <utility>

#include "ui/audience/audience_paint.h"
#include "ui/board/board_painter.h"
#include "ui/board/mark_painter.h"
#include "ui/text/language.h"
#include "ui/theme/look_scope.h"
#include "ui/theme/type.h"

namespace ui {

namespace {

constexpr int kRollTickMs = 50;
constexpr int kRollTicks = 9;

}  // namespace

QScreen* audienceScreen(const QWidget* beside) {
    const QScreen* own = beside != nullptr ? beside->screen() : QGuiApplication::primaryScreen();
    QScreen* found = nullptr;
    for (QScreen* screen : QGuiApplication::screens()) {
        // A mirrored screen shows the same place of the desktop.
        if (screen == own || screen->geometry() == own->geometry()) {
            continue;
        }
        const auto size = [](const QScreen* of) { return of->geometry().width() * of->geometry().height(); };
        if (found == nullptr || size(screen) > size(found)) {
            found = screen;
        }
    }
    return found;
}

AudienceWindow::AudienceWindow(QWidget* parent) : QWidget(parent, Qt::Window) {
    setObjectName(QStringLiteral("audience"));
    setWindowTitle(tr("Audience display"));
    setMinimumSize(640, 360);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAttribute(Qt::WA_QuitOnClose, false);
    // The referee's keyboard stays where it is.
    setAttribute(Qt::WA_ShowWithoutActivating);
    m_tumbling.setInterval(kRollTickMs);
    connect(&m_tumbling, &QTimer::timeout, this, [this] {
        if (++m_ticks >= kRollTicks) {
            m_tumbling.stop();
            m_ticks = 0;
        }
        update();
    });
}

void AudienceWindow::open(QWidget* beside) {
    m_beside = beside;
    m_hasJustOpened = true;
    if (QScreen* screen = audienceScreen(beside)) {
        setGeometry(screen->geometry());
        showFullScreen();
    } else {
        constexpr QSize kUsual(1280, 720);
        if (!restoreGeometry(QSettings().value(QStringLiteral("audience/geometry")).toByteArray())) {
            resize(kUsual);
        }
        QWidget::show();
    }
}

void AudienceWindow::show(std::optional<adjudicator::PublicView> view) {
    m_view = std::move(view);
    renewBoard();
    describe();
    update();
}

void AudienceWindow::setClocks(const GameClock::Face& turn, const GameClock::Face& game) {
    if (turn != m_turnClock || game != m_gameClock) {
        m_turnClock = turn;
        m_gameClock = game;
        update();
    }
}

void AudienceWindow::setLook(Look look) {
    if (look != m_look) {
        m_look = look;
        renewBoard();
        update();
    }
}

void AudienceWindow::tumble() {
    m_ticks = 1;
    m_tumbling.start();
    update();
}

/// The board is drawn when it changes, not with every tick of a clock.
void AudienceWindow::renewBoard() {
    m_board = QPixmap();
    if (!m_view || size().isEmpty()) {
        return;
    }
    const LookScope look(m_look);
    const QRectF area = audience::areasOf(size()).board;
    const qreal ratio = devicePixelRatioF();
    // Whole pixels: paintBoard grounds all it is given, so that none of the picture is left as the memory was.
    const QSize pixels(qCeil(area.width() * ratio), qCeil(area.height() * ratio));
    m_board = QPixmap(pixels);
    m_board.setDevicePixelRatio(ratio);
    QPainter painter(&m_board);
    HexLayout layout;
    constexpr qreal kEdge = 0.55;
    const BoardPicture board = pictureOf(m_view->board);
    layout.fit(board.hexNames(), area.size(), kEdge);
    const QRectF all(QPointF(), QSizeF(pixels) / ratio);
    paintBoard(painter, all, board, layout);
    Markers markers;
    markers.target = m_view->target;
    markers.attackers.assign(m_view->attackers.begin(), m_view->attackers.end());
    paintMarkers(painter, markers, board, layout);
}

/// For people who hear the screen.
void AudienceWindow::describe() {
    QStringList words;
    if (m_view) {
        words.append(said(m_view->headline));
        for (const adjudicator::PublicView::Seat& seat : m_view->seats) {
            words.append(QStringLiteral("%1 %2").arg(said(seat.name)).arg(seat.points));
        }
        for (const adjudicator::PublicCard& card : m_view->cards) {
            // What stands among the warnings is told there.
            words.append(card.warning.empty() ? said(adjudicator::told(card)) : QString());
        }
        for (const std::string& warning : m_view->warnings) {
            words.append(said(warning));
        }
        words.append(said(m_view->result));
        for (const std::string& detail : m_view->details) {
            words.append(said(detail));
        }
    }
    words.removeAll(QString());
    setAccessibleName(tr("Audience display"));
    setAccessibleDescription(words.join(QStringLiteral(", ")));
}

void AudienceWindow::paintEvent(QPaintEvent*) {
    const LookScope look(m_look);
    const Colours& c = colours();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.fillRect(rect(), c.base);
    const audience::Areas areas = audience::areasOf(size());
    if (!m_view) {
        p.setFont(sized(this->font(), qMax(1, qRound(44 * areas.scale))));
        p.setPen(c.dim);
        p.drawText(rect(), Qt::AlignCenter, tr("No game yet"));
        return;
    }
    p.drawPixmap(areas.board.topLeft(), m_board);
    audience::paintSide(p, areas, *m_view, m_turnClock, m_gameClock, {m_ticks, kRollTicks});
    audience::paintSeats(p, areas, *m_view);
}

void AudienceWindow::resizeEvent(QResizeEvent*) {
    renewBoard();
}

void AudienceWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::WindowStateChange) {
        setCursor(isFullScreen() ? Qt::BlankCursor : Qt::ArrowCursor);
    }
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && std::exchange(m_hasJustOpened, false)) {
        giveBack();
    }
    QWidget::changeEvent(event);
}

/// The keyboard, to the window beside which this one was opened.
void AudienceWindow::giveBack() {
    if (m_beside) {
        m_beside->activateWindow();
    }
}

void AudienceWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_F9) {
        close();
    } else if (event->key() == Qt::Key_F11) {
        setWindowState(windowState() ^ Qt::WindowFullScreen);
    } else {
        // Nothing is typed here: the next key goes where acts are.
        giveBack();
    }
}

void AudienceWindow::closeEvent(QCloseEvent* event) {
    if (audienceScreen(this) == nullptr) {
        QSettings().setValue(QStringLiteral("audience/geometry"), saveGeometry());
    }
    event->accept();
    Q_EMIT closed();
}

}  // namespace ui
