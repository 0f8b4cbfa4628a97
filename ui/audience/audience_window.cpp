// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/audience/audience_window.h"

#include <QCloseEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QSettings>
#include <QStyle>
#include <QtMath>
#include <utility>

#include "ui/audience/audience_paint.h"
#include "ui/files/preferences.h"
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

AudienceWindow::AudienceWindow(QWidget* parent)
    : QWidget(parent, Qt::Window), m_scene([this] { return mayMove(); }, this) {
    setObjectName(QStringLiteral("audience"));
    setWindowTitle(tr("Audience display"));
    setMinimumSize(640, 360);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAttribute(Qt::WA_QuitOnClose, false);
    // The referee's keyboard stays where it is.
    setAttribute(Qt::WA_ShowWithoutActivating);
    connect(&m_scene, &BoardScene::changed, this, qOverload<>(&QWidget::update));
    constexpr qreal kEdge = 0.55;
    m_scene.camera().setMargin(kEdge);
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
        // Some window managers put what is shown without the keyboard below what has it.
        raise();
    }
}

void AudienceWindow::show(std::optional<adjudicator::PublicView> view) {
    m_before = std::exchange(m_view, std::move(view));
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
        m_scene.forget();
        update();
    }
}

void AudienceWindow::setPhones(const QString& url) {
    if (url != m_phones) {
        m_phones = url;
        describe();
        update();
    }
}

void AudienceWindow::tumble() {
    m_ticks = 1;
    m_scene.tumble(kRollTickMs * kRollTicks);
    m_tumbling.start();
    update();
}

bool AudienceWindow::mayMove() const {
    return isVisible() && preferences::movesCards() && style()->styleHint(QStyle::SH_Widget_Animation_Duration) > 0;
}

void AudienceWindow::renewBoard() {
    if (!m_view || size().isEmpty()) {
        return;
    }
    const audience::Areas areas = audience::areasOf(size());
    m_scene.camera().setRoom(areas.board.size(), audience::placeArea(areas).height());
    m_scene.setPicture(pictureOf(m_view->board));
    Markers markers;
    markers.target = m_view->target;
    markers.attackers.assign(m_view->attackers.begin(), m_view->attackers.end());
    if (m_view->target && m_view->combat && !m_view->combat->isOver) {
        markers.stage = {*m_view->target, m_view->attackers, m_view->allies, {}};
    }
    m_scene.setMarkers(std::move(markers));
}

adjudicator::PublicView AudienceWindow::told() const {
    adjudicator::PublicView view = *m_view;
    if (m_ticks > 0 && view.combat && m_before && m_before->combat) {
        view.combat->attacker.fighters = m_before->combat->attacker.fighters;
        view.combat->defender.fighters = m_before->combat->defender.fighters;
    }
    return view;
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
    words.append(m_phones);
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
    const adjudicator::PublicView view = told();
    p.save();
    p.setClipRect(areas.board);
    p.translate(areas.board.topLeft());
    // Whole pixels, so that none of the picture is left as the memory was.
    m_scene.paint(p, QSize(qCeil(areas.board.width()), qCeil(areas.board.height())), devicePixelRatioF(), font());
    p.restore();
    p.save();
    audience::paintPhones(p, areas, m_phones);
    p.restore();
    if (audience::showsPlace(view)) {
        audience::paintPlace(p, areas, view);
    }
    audience::paintSide(p, areas, view, m_turnClock, m_gameClock, {m_ticks, kRollTicks});
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
