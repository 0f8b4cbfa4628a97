// SPDX-License-Identifier: GPL-3.0-or-later
// The second window, for the audience, and the clocks that both show.
#include <QMenu>

#include "ui/audience/audience_window.h"
#include "ui/desk/preferences.h"
#include "ui/text/language.h"
#include "ui/window/main_window.h"

namespace ui {

void MainWindow::makeAudienceActions(QMenu& menu) {
    m_audienceOn = menu.addAction(tr("&Audience display"), this, &MainWindow::showAudience);
    m_audienceOn->setCheckable(true);
    m_audienceOn->setShortcut(QKeySequence(QStringLiteral("F9")));
    m_audienceOn->setChecked(m_audience != nullptr && m_audience->isVisible());
}

void MainWindow::showAudience(bool on) {
    if (!on) {
        if (m_audience) {
            m_audience->close();
        }
        return;
    }
    if (!m_audience) {
        m_audience = std::make_unique<AudienceWindow>();
        connect(m_audience.get(), &AudienceWindow::closed, this, [this] { m_audienceOn->setChecked(false); });
    }
    refreshAudience(true);
    m_audience->open(this);
    m_audienceOn->setChecked(true);
}

void MainWindow::refreshAudience(bool always) {
    if (!m_audience || (!always && !m_audience->isVisible())) {
        return;
    }
    m_audience->setLook(lookWished(preferences::audienceLook()));
    m_audience->setClocks(m_clock.turnFace(), m_clock.gameFace());
    m_audience->show(m_desk.hasGame() ? std::optional(adjudicator::publicViewOf(m_desk.table().line(), language(),
                                                                                preferences::audienceOdds()))
                                      : std::nullopt);
}

void MainWindow::refreshClocks() {
    if (!m_desk.hasGame()) {
        m_clock.followNothing();
        return;
    }
    const engine::Turn& turn = m_desk.position().turn;
    m_clock.follow(m_desk.table().line().game(),
                   {turn.round, static_cast<int>(engine::index(turn.player)), turn.phase == engine::Phase::Ended});
}

}  // namespace ui
