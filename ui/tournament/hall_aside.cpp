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
    using Tab = TournamentPage::Tab;
    page.addPage<StandingsPage>(Tab::Standings, TournamentPage::tr("Standings"),
                                [this](QWidget* in) { return new StandingsPage(m_hall, in); });
    page.addPage<ProjectorPage>(Tab::Projector, TournamentPage::tr("Projector"),
                                [this](QWidget* in) { return new ProjectorPage(m_hall, m_projector, in); });
    page.addPage<DesksPage>(Tab::Desks, TournamentPage::tr("Desks"),
                            [this](QWidget* in) { return new DesksPage(m_hall, m_watch, m_sender, in); });
    connect(&page, &TournamentPage::printRequested, &page, [&page](adjudicator::Paper paper, std::optional<int> round) {
        page.showTab(Tab::Standings);
        static_cast<StandingsPage&>(page.pageOf(Tab::Standings)).openPrint(paper, round);
    });
}

}  // namespace ui
