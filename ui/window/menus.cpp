// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus.h"

#include <QCoreApplication>

#include "ui/board/board_view.h"
#include "ui/help/about_page.h"
#include "ui/help/guide_page.h"
#include "ui/help/keys_page.h"
#include "ui/pages/table_page.h"
#include "ui/pages/table_side.h"
#include "ui/teach/first_game.h"
#include "ui/tournament/phones/phones_page.h"
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
        return MenuEntry{text,
                         [&, act] {
                             pages.go<TablePage>();
                             desk.saying().choose(act);
                         },
                         {},
                         meant};
    };
    return {{Menus::tr("&Next step\tSpace"), [&] { desk.nextStep().take(); }, {}, shown},
            {Menus::tr("&Leave the act\tEsc"), [&] { desk.cancel(); }, {}, shown},
            {},
            {Menus::tr("Cloc&ks of the game…"), [&] { pages.go<TablePage>().side().turnClocks(); }, {}, meant},
            // They run on, whatever page is seen.
            {Menus::tr("Pause the cl&ocks"),
             [&] { backstage.clock.setPaused(!backstage.clock.isPaused()); },
             {QKeySequence(Qt::Key_F12)},
             [&] { return desk.hasGame(); }},
            {},
            chooses(Menus::tr("&Vote, put a rule out of force…\tV"), Act::Vote),
            chooses(Menus::tr("&Capitulate…\tQ"), Act::Capitulate),
            chooses(Menus::tr("Leaving, &time, end of the game…\tP"), Act::Referee)};
}

MenuEntries boardMenu(Backstage& backstage, PageStack& pages) {
    TableDesk& desk = backstage.table;
    const auto shown = [&] { return pages.shows<TablePage>() && desk.hasGame(); };
    const auto looks = [&](const QString& text, void (*look)(BoardView&)) {
        return MenuEntry{text, [&, look] { look(pages.go<TablePage>().board()); }, {}, shown};
    };
    return {{Menus::tr("&Enter what happened…"),
             [&] {
                 if (!pages.page()->enterHappened() && desk.hasGame()) {
                     pages.go<TablePage>();
                     desk.saying().setCorrecting(!desk.saying().correcting());
                 }
             },
             {QKeySequence(Qt::Key_F2)},
             [&] {
                 return pages.gameKind() == GameKind::Dice ? backstage.dice.hasGame()
                                                           : pages.gameKind() == GameKind::Table && desk.hasGame();
             }},
            {Menus::tr("Type a &place…\t/"), [&] { pages.go<TablePage>().typePlace(); }, {}, shown},
            {},
            looks(Menus::tr("Turn &clockwise\t]"), [](BoardView& board) { board.setSeats(board.seats() + 1); }),
            looks(Menus::tr("Turn c&ounter-clockwise\t["), [](BoardView& board) { board.setSeats(board.seats() + 5); }),
            looks(Menus::tr("&Whole board\t0"), [](BoardView& board) { board.fitBoard(); })};
}

MenuEntry phonesEntry(PageStack& pages) {
    return {Menus::tr("Pages for p&hones"), [&] { pages.go<PhonesPage>(); }};
}

MenuEntries tournamentMenu(PageStack& pages) {
    using Tab = TournamentPage::Tab;
    const auto shows = [&](const QString& text, Tab tab) {
        return MenuEntry{text, [&, tab] {
                             auto& page = pages.go<TournamentPage>();
                             page.showTab(tab);
                             page.enter();
                         }};
    };
    return {{Menus::tr("&New tournament"),
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
            phonesEntry(pages),
            shows(Menus::tr("Re&cord"), Tab::Record)};
}

MenuEntries helpMenu(PageStack& pages) {
    return {{Menus::tr("G&uide"), [&] { pages.go<GuidePage>(); }},
            {Menus::tr("A first &game…"), [&] { (void)FirstGame::openBeside(); }},
            {Menus::tr("&Keys"), [&] { pages.go<KeysPage>(); }, {QKeySequence(Qt::SHIFT | Qt::Key_F1)}},
            {Menus::tr("&About the Adjudicator"), [&] { pages.go<AboutPage>(); }}};
}

}  // namespace ui
