// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus.h"

#include <QCoreApplication>

#include "ui/board/board_view.h"
#include "ui/pages/table_page.h"
#include "ui/tournament/tournament_page.h"
#include "ui/tournament/tournament_settings_page.h"
#include "ui/window/backstage.h"
#include "ui/window/page_stack.h"

namespace ui {

using adjudicator::GameKind;

namespace {

struct Menus {
    Q_DECLARE_TR_FUNCTIONS(ui::Menus)
};

}  // namespace

MenuEntries turnMenu(Backstage& backstage, PageStack& pages) {
    TableDesk& desk = backstage.table;
    // What the table is told to do is seen there.
    const auto shown = [&] { return pages.shows<TablePage>() && desk.hasGame(); };
    const auto meant = [&] { return pages.gameKind() == GameKind::Table && desk.hasGame(); };
    const auto chooses = [&](const QString& text, Act act) {
        return MenuEntry{.text = text,
                         .press =
                             [&, act] {
                                 pages.go<TablePage>();
                                 desk.saying().choose(act);
                             },
                         .when = meant};
    };
    return {{.text = Menus::tr("&Next step\tSpace"), .press = [&] { desk.nextStep().take(); }, .when = shown},
            {.text = Menus::tr("&Leave the act\tEsc"), .press = [&] { desk.cancel(); }, .when = shown},
            {},
            {.text = Menus::tr("Cloc&ks of the game…"),
             .press = [&] { pages.go<TablePage>().showClockPanel(); },
             .when = meant},
            // They run on, whatever page is seen.
            {.text = Menus::tr("Pause the cl&ocks"),
             .press = [&] { backstage.clock.setPaused(!backstage.clock.isPaused()); },
             .keys = {QKeySequence(Qt::Key_F12)},
             .when = [&] { return desk.hasGame(); }},
            {},
            chooses(Menus::tr("&Vote, put a rule out of force…\tV"), Act::Vote),
            chooses(Menus::tr("&Capitulate…\tQ"), Act::Capitulate),
            chooses(Menus::tr("Leaving, &time, end of the game…\tP"), Act::Referee)};
}

MenuEntries boardMenu(Backstage& backstage, PageStack& pages) {
    TableDesk& desk = backstage.table;
    const auto shown = [&] { return pages.shows<TablePage>() && desk.hasGame(); };
    const auto looks = [&](const QString& text, void (*look)(BoardView&)) {
        return MenuEntry{.text = text, .press = [&, look] { look(pages.go<TablePage>().board()); }, .when = shown};
    };
    return {
        {.text = Menus::tr("&Enter what happened…"),
         .press =
             [&] {
                 if (!pages.page()->enterHappened() && desk.hasGame()) {
                     pages.go<TablePage>();
                     desk.saying().setCorrecting(!desk.saying().correcting());
                 }
             },
         .keys = {QKeySequence(Qt::Key_F2)},
         .when =
             [&] {
                 return pages.gameKind() == GameKind::Dice ? backstage.dice.hasGame()
                                                           : pages.gameKind() == GameKind::Table && desk.hasGame();
             }},
        {.text = Menus::tr("Type a &place…\t/"), .press = [&] { pages.go<TablePage>().typePlace(); }, .when = shown},
        {},
        looks(Menus::tr("Turn &clockwise\t]"), [](BoardView& board) { board.setSeats(board.seats() + 1); }),
        looks(Menus::tr("Turn c&ounter-clockwise\t["), [](BoardView& board) { board.setSeats(board.seats() + 5); }),
        looks(Menus::tr("&Whole board\t0"), [](BoardView& board) { board.fitBoard(); })};
}

MenuEntries tournamentMenu(PageStack& pages) {
    using Tab = TournamentPage::Tab;
    const auto shows = [&](const QString& text, Tab tab) {
        return MenuEntry{.text = text, .press = [&, tab] {
                             auto& page = pages.go<TournamentPage>();
                             page.showTab(tab);
                             page.enter();
                         }};
    };
    return {{.text = Menus::tr("&New tournament"),
             .press =
                 [&] {
                     auto& page = pages.go<TournamentPage>();
                     page.showTab(Tab::Tournament);
                     page.settings().beginNew();
                 }},
            {},
            shows(Menus::tr("&Players"), Tab::Players),
            shows(Menus::tr("&Rounds and seats"), Tab::Rounds),
            shows(Menus::tr("R&esults"), Tab::Results),
            shows(Menus::tr("&Standings, print and export"), Tab::Standings),
            shows(Menus::tr("Pro&jector"), Tab::Projector),
            shows(Menus::tr("&Desks"), Tab::Desks),
            shows(Menus::tr("Re&cord"), Tab::Record)};
}

}  // namespace ui
