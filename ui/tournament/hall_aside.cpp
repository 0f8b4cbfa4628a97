// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall_aside.h"

#include "ui/tournament/desks/desks_page.h"
#include "ui/tournament/projector/projector_page.h"
#include "ui/tournament/standings/standings_page.h"
#include "ui/tournament/tournament_page.h"

namespace ui {

HallAside::HallAside(TournamentHall& hall, QObject* parent)
    : QObject(parent), m_hall(hall), m_projector(hall), m_watch(hall) {
    // The director's own acts go to who watches him.
    connect(&m_hall, &TournamentHall::written, &m_sender, &DeskSender::sendSoon);
}

void HallAside::addPages(TournamentPage& page) {
    auto* standings = new StandingsPage(m_hall, &page);
    auto* projector = new ProjectorPage(m_hall, m_projector, &page);
    auto* desks = new DesksPage(m_hall, m_watch, m_sender, &page);
    using Tab = TournamentPage::Tab;
    page.addPage(Tab::Standings, TournamentPage::tr("Standings"), standings, [standings] { standings->focusFirst(); });
    page.addPage(Tab::Projector, TournamentPage::tr("Projector"), projector, [projector] { projector->focusFirst(); });
    connect(&page, &TournamentPage::printRequested, standings, [&page, standings](auto paper, auto round) {
        page.showTab(Tab::Standings);
        standings->openPrint(paper, round);
    });
    page.addPage(Tab::Desks, TournamentPage::tr("Desks"), desks, [desks] { desks->focusFirst(); });
}

}  // namespace ui
