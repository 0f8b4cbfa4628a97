// SPDX-License-Identifier: GPL-3.0-or-later
// The size of everything. Qt takes it once, before it makes the application: so another size means another window.
#include <QApplication>
#include <QMenu>
#include <QScreen>

#include "ui/audience/audience_window.h"
#include "ui/board/board_view.h"
#include "ui/pages/table_page.h"
#include "ui/theme/screen_scale.h"
#include "ui/window/main_window.h"

namespace ui {

namespace {

constexpr int kOnePixel = 100;

QRect scaledBy(const QRect& place, int numerator, int denominator) {
    return {place.topLeft() * numerator / denominator, place.size() * numerator / denominator};
}

}  // namespace

void MainWindow::makeScaleActions(QMenu& menu) {
    const auto step = [this](bool larger) {
        if (const auto now = currentScale()) {
            if (const auto next = nextScale(*now, larger, ownScreen())) {
                wishScale(*next);
            }
        }
    };
    QAction* larger = menu.addAction(tr("&Larger"), this, [step] { step(true); });
    // Where + stands above another sign it comes with Shift, or is meant without.
    larger->setShortcuts({QKeySequence(QStringLiteral("Ctrl++")), QKeySequence(QStringLiteral("Ctrl+="))});
    QAction* smaller = menu.addAction(tr("&Smaller"), this, [step] { step(false); });
    smaller->setShortcut(QKeySequence(QStringLiteral("Ctrl+-")));
    QAction* own = menu.addAction(tr("Size as the screen &needs"), this, [this] { wishScale(std::nullopt); });
    own->setShortcut(QKeySequence(QStringLiteral("Ctrl+0")));
    connect(&menu, &QMenu::aboutToShow, this, [larger, smaller, own] {
        const auto now = currentScale();
        larger->setEnabled(now && nextScale(*now, true, ownScreen()));
        smaller->setEnabled(now && nextScale(*now, false, ownScreen()));
        own->setEnabled(now.has_value());
    });
    // A greyed entry keeps its keys quiet, also once the menu is gone.
    connect(&menu, &QMenu::aboutToHide, this, [larger, smaller, own] {
        for (QAction* each : {larger, smaller, own}) {
            each->setEnabled(true);
        }
    });
}

void MainWindow::wishScale(std::optional<int> percent) {
    preferences::setScale(percent);
    rescale();
}

void MainWindow::rescale() {
    const auto now = currentScale();
    if (!now || scaleInForce(preferences::scale(), ownScreen()) == *now) {
        return;
    }
    // What is being written as a file goes on with this window.
    if (m_exporter.isBusy()) {
        constexpr auto kOnce = static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection);
        connect(&m_exporter, &Exporter::written, this, &MainWindow::rescale, kOnce);
        connect(&m_exporter, &Exporter::failed, this, &MainWindow::rescale, kOnce);
        return;
    }
    if (m_opener.isBusy()) {
        constexpr auto kOnce = static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection);
        connect(&m_opener, &BookOpener::opened, this, &MainWindow::rescale, kOnce);
        connect(&m_opener, &BookOpener::failed, this, &MainWindow::rescale, kOnce);
        return;
    }
    if (m_merger.isBusy()) {
        constexpr auto kOnce = static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection);
        connect(&m_merger, &BookMerger::merged, this, &MainWindow::rescale, kOnce);
        return;
    }
    QMetaObject::invokeMethod(
        this, [] { QApplication::exit(kAgain); }, Qt::QueuedConnection);
}

MainWindow::Handover MainWindow::handOver() {
    Handover now;
    now.place = scaledBy(normalGeometry(), currentScale().value_or(kOnePixel), kOnePixel);
    now.states = windowState();
    now.book = m_desk.bookFile();
    now.game = m_desk.gameId();
    now.mode = static_cast<int>(m_mode);
    now.draft = std::move(m_draft);
    now.step = m_newGame->step();
    now.draftSeats = m_newGame->seats();
    now.boardSeats = m_boardSeats;
    if (now.game) {
        now.boardSeats[*now.game] = m_table->board().seats();
    }
    now.read = m_rules->shown();
    now.settled = m_settle->shown();
    now.areClocksPaused = m_clock.isPaused();
    now.hasAudience = m_audience != nullptr && m_audience->isVisible();
    now.hasCamera = m_table->isCameraShown();
    keepLayout();
    return now;
}

void MainWindow::takeOver(Handover before) {
    const QRect room = screen()->availableGeometry();
    QRect place = scaledBy(before.place, kOnePixel, currentScale().value_or(kOnePixel));
    place.setSize(place.size().expandedTo(minimumSize()).boundedTo(room.size()));
    setGeometry(place);
    setWindowState(before.states);
    m_draft = std::move(before.draft);
    m_newGame->refresh();
    m_newGame->showStep(before.step);
    m_newGame->setSeats(before.draftSeats);
    m_boardSeats = std::move(before.boardSeats);
    m_rules->restore(before.read);
    m_settle->restore(before.settled);
    show();
    if (!before.book.empty()) {
        openBook(before.book);
    }
    if (before.game) {
        openGame(*before.game);
    }
    m_clock.setPaused(before.areClocksPaused);
    if (before.hasCamera) {
        turnCamera(true);
    }
    if (before.hasAudience) {
        showAudience(true);
    }
    enter(static_cast<Mode>(before.mode));
}

}  // namespace ui
