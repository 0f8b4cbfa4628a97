// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/page_maker.h"

#include <QSettings>

#include "ui/board/board_view.h"
#include "ui/dice_game/dice_page.h"
#include "ui/help/about_page.h"
#include "ui/help/keys_page.h"
#include "ui/new_game/game_list.h"
#include "ui/pages/board_docks.h"
#include "ui/pages/ccm_page.h"
#include "ui/pages/dispute_page.h"
#include "ui/pages/merge_page.h"
#include "ui/pages/settings_page.h"
#include "ui/pages/statistics_page.h"
#include "ui/pages/table_page.h"
#include "ui/pages/what_if_page.h"
#include "ui/record/record_panel.h"
#include "ui/tournament/phones/phones_page.h"
#include "ui/window/appearance.h"
#include "ui/window/audience_display.h"
#include "ui/window/backstage.h"
#include "ui/window/camera_switch.h"
#include "ui/window/rule_reader.h"
#include "ui/window/window_games.h"

namespace ui {

PageMaker::PageMaker(Backstage& backstage, PageStack& pages, Doers doers)
    : m_backstage(backstage), m_pages(pages), m_do(doers) {
    pages.add<TablePage>([this] { return makeTable(); });
    pages.add<NewGamePage>([this] { return makeNewGame(); });
    pages.add<CcmPage>([this] { return makeCcm(); });
    pages.add<RulesPage>([this] { return makeRules(); });
    pages.add<DisputePage>([this] { return makeDispute(); });
    pages.add<WhatIfPage>([this] { return makeWhatIf(); });
    pages.add<DicePage>([this] { return new DicePage(m_backstage.dice, &m_pages); });
    pages.add<StatisticsPage>([this] { return makeStatistics(); });
    pages.add<TournamentPage>([this] { return makeTournament(); });
    pages.add<PhonesPage>([this] { return makePhones(); });
    pages.add<SettlePage>([this] { return makeSettle(); });
    pages.add<SettingsPage>([this] { return makeSettings(); });
    pages.add<MergePage>([this] { return makeMerge(); });
    pages.add<GuidePage>([this] { return makeGuide(); });
    pages.add<KeysPage>([this] { return makeHelp<KeysPage>(); });
    pages.add<AboutPage>([this] { return makeHelp<AboutPage>(); });
}

template <class P>
void PageMaker::keep(P& page, std::optional<typename P::Shown>& shown) {
    if (shown) {
        page.restore(*shown);
    }
    connect(&page, &Page::leftOff, this, [&page, &shown] { shown = page.shown(); });
}

void PageMaker::leadsHome(Page& page) {
    connect(&page, &Page::leaveRequested, this, [this] { m_do.games.goHome(); });
}

template <class P>
P* PageMaker::makeHelp() {
    auto* page = new P(&m_pages);
    leadsHome(*page);
    return page;
}

GuidePage* PageMaker::makeGuide() {
    auto* page = makeHelp<GuidePage>();
    keep(*page, m_kept.guide);
    return page;
}

TablePage* PageMaker::makeTable() {
    auto* page = new TablePage(m_backstage.table, &m_pages);
    page->addClocks(m_backstage.clock);
    m_do.camera.serve(*page);
    page->board().setSeats(m_backstage.seats.now);
    connect(&page->board(), &BoardView::turned, this, [this](int seats) { m_backstage.seats.now = seats; });
    connect(page, &Page::leftOff, this,
            [page] { QSettings().setValue(QStringLiteral("docks"), page->docks().saveState()); });
    connect(page, &TablePage::newGameRequested, this, [this] { m_pages.go<NewGamePage>(); });
    connect(page, &TablePage::statisticsRequested, this, [this] { m_pages.go<StatisticsPage>(); });
    connect(&page->record(), &RecordPanel::correctionAsked, this,
            [this](qulonglong entry) { (void)m_pages.go<DisputePage>().openCorrection(entry); });
    connect(&page->record(), &RecordPanel::whatIfAsked, this,
            [this](qulonglong entry) { (void)m_pages.go<WhatIfPage>().open(entry); });
    return page;
}

NewGamePage* PageMaker::makeNewGame() {
    auto* page = new NewGamePage(m_backstage.draft, &m_pages);
    keep(*page, m_kept.newGame);
    m_do.camera.serve(*page);
    const auto showGames = [this, page] { page->games().show(m_backstage.shelf.games(), m_backstage.table.gameId()); };
    showGames();
    connect(&m_backstage.shelf, &GameShelf::listed, page, showGames);
    connect(&m_pages, &PageStack::entered, page,
            [this, page](const Page* entered) { m_backstage.lookAtGames(entered == page); });
    connect(&page->games(), &GameList::unreadSeen, &m_backstage.shelf, &GameShelf::readFurther);
    connect(&page->games(), &GameList::gameChosen, this, [this](const db::GameId& game) { m_do.games.open(game); });
    connect(page, &NewGamePage::diceGameRequested, this, [this] { m_pages.go<DicePage>(); });
    connect(page, &NewGamePage::startRequested, this, [this, page] {
        if (m_backstage.table.isOpen()) {
            m_do.games.begin(page->shown().seats);
            page->showStep(NewGamePage::Step::Game);
        }
    });
    return page;
}

CcmPage* PageMaker::makeCcm() {
    auto* page = new CcmPage(m_backstage.table, &m_pages);
    connect(&page->game(), &CcmGame::voteRequested, this, [this] {
        m_pages.go<TablePage>();
        m_backstage.table.saying().choose(Act::Vote);
    });
    return page;
}

RulesPage* PageMaker::makeRules() {
    auto* page = new RulesPage(m_backstage.table, &m_pages);
    keep(*page, m_kept.rules);
    connect(page, &Page::leaveRequested, this, [this] { m_do.reader.leave(); });
    return page;
}

DisputePage* PageMaker::makeDispute() {
    auto* page = new DisputePage(m_backstage.table, &m_pages);
    page->setSeats(m_backstage.seats.now);
    connect(&m_pages, &PageStack::entered, page, [this, page] { page->setSeats(m_backstage.seats.now); });
    connect(page, &Page::leaveRequested, this, [this] { m_pages.go<TablePage>(); });
    return page;
}

WhatIfPage* PageMaker::makeWhatIf() {
    auto* page = new WhatIfPage(m_backstage.table, &m_pages);
    page->setSeats(m_backstage.seats.now);
    connect(&m_pages, &PageStack::entered, page, [this, page] { page->setSeats(m_backstage.seats.now); });
    connect(page, &Page::leaveRequested, this, [this] { m_pages.go<TablePage>(); });
    return page;
}

StatisticsPage* PageMaker::makeStatistics() {
    auto* page = new StatisticsPage(m_backstage.table, &m_pages);
    leadsHome(*page);
    return page;
}

TournamentPage* PageMaker::makeTournament() {
    auto* page = new TournamentPage(m_backstage.hall, &m_pages);
    m_backstage.aside.addPages(*page);
    keep(*page, m_kept.tournament);
    leadsHome(*page);
    return page;
}

PhonesPage* PageMaker::makePhones() {
    if (m_backstage.table.isOpen()) {
        m_backstage.hall.openBook(m_backstage.table.book());
    }
    auto* page = new PhonesPage(m_backstage.hall, m_backstage.table, m_backstage.phones, &m_pages);
    leadsHome(*page);
    return page;
}

SettlePage* PageMaker::makeSettle() {
    auto* page = new SettlePage(m_backstage.table, &m_pages);
    keep(*page, m_kept.settle);
    leadsHome(*page);
    return page;
}

SettingsPage* PageMaker::makeSettings() {
    auto* page = new SettingsPage(m_backstage.table, m_backstage.camera, &m_pages);
    connect(page, &SettingsPage::languageChosen, &m_do.appearance, &Appearance::speak);
    connect(page, &SettingsPage::lookChosen, &m_do.appearance, [this] { m_do.appearance.wear(preferences::look()); });
    connect(page, &SettingsPage::scaleChosen, &m_do.appearance, &Appearance::rescale);
    connect(page, &SettingsPage::audienceChanged, &m_do.audience, &AudienceDisplay::renew);
    connect(page, &SettingsPage::layoutForgotten, this, &PageMaker::layoutForgotten);
    leadsHome(*page);
    return page;
}

MergePage* PageMaker::makeMerge() {
    auto* page = new MergePage(m_backstage.table, m_backstage.merger, &m_pages);
    connect(page, &MergePage::branchChosen, this,
            [this](const db::GameId& game, const db::Head& end, const std::string& reason) {
                m_do.games.takeBranch(game, end, reason);
            });
    connect(page, &Page::leaveRequested, this, [this] { m_do.games.leaveBranches(); });
    return page;
}

}  // namespace ui
