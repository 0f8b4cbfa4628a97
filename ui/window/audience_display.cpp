// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/audience_display.h"

#include "ui/audience/audience_window.h"
#include "ui/files/preferences.h"
#include "ui/text/language.h"
#include "ui/tournament/projector/projector_window.h"
#include "ui/window/backstage.h"
#include "ui/window/page_stack.h"

namespace ui {

AudienceDisplay::AudienceDisplay(Backstage& backstage, QWidget& window, const PageStack& pages)
    : m_backstage(backstage), m_beside(window), m_pages(pages) {
    connect(&backstage.table, &TableDesk::changed, this,
            [this](const adjudicator::ChangeOf<adjudicator::TableGame>& change) {
                if (isOn() && change.isOfRecord()) {
                    renew();
                }
            });
    connect(&backstage.table, &TableDesk::thrown, this, [this] {
        if (m_window) {
            m_window->tumble();
        }
    });
    connect(&backstage.phones, &PhoneServer::changed, this, [this] {
        if (isOn()) {
            renew();
        }
    });
    connect(&backstage.clock, &GameClock::ticked, this, [this] {
        if (m_window) {
            m_window->setClocks(m_backstage.clock.turnFace(), m_backstage.clock.gameFace());
        }
    });
}

AudienceDisplay::~AudienceDisplay() = default;

MenuEntry AudienceDisplay::entry() {
    return {.text = tr("&Audience display"),
            .press =
                [this] {
                    ProjectorShow& hall = m_backstage.aside.projector();
                    if (!isOfHall()) {
                        turn(!isOn());
                    } else if (hall.isProjecting()) {
                        hall.window().close();
                    } else {
                        hall.window().open(&m_beside);
                    }
                },
            .keys = {QKeySequence(Qt::Key_F9)},
            .ticked = [this] { return isOfHall() ? m_backstage.aside.projector().isProjecting() : isOn(); }};
}

bool AudienceDisplay::isOfHall() const {
    return m_pages.page() != nullptr && m_pages.gameKind() == adjudicator::GameKind::Tournament &&
           m_backstage.hall.hasTournament();
}

bool AudienceDisplay::isOn() const {
    return m_window != nullptr && m_window->isVisible();
}

void AudienceDisplay::turn(bool on) {
    if (!on) {
        close();
        return;
    }
    if (!m_window) {
        m_window = std::make_unique<AudienceWindow>();
        connect(m_window.get(), &AudienceWindow::closed, this, &AudienceDisplay::turned, Qt::QueuedConnection);
    }
    renew();
    m_window->open(&m_beside);
    Q_EMIT turned();
}

void AudienceDisplay::renew() {
    if (!m_window) {
        return;
    }
    m_window->setLook(lookWished(preferences::audienceLook()));
    m_window->setClocks(m_backstage.clock.turnFace(), m_backstage.clock.gameFace());
    m_window->setPhones(QString::fromStdString(m_backstage.phones.gameUrl()));
    const TableDesk& table = m_backstage.table;
    m_window->show(table.hasGame() ? std::optional(adjudicator::publicViewOf(table.table().line(), language(),
                                                                             preferences::audienceOdds()))
                                   : std::nullopt);
}

void AudienceDisplay::close() {
    if (m_window) {
        m_window->close();
    }
}

}  // namespace ui
