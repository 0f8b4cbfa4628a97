// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/rail.h"

#include <QActionGroup>
#include <QToolButton>

#include "ui/dice_game/dice_page.h"
#include "ui/new_game/new_game_page.h"
#include "ui/pages/ccm_page.h"
#include "ui/pages/dispute_page.h"
#include "ui/pages/rules_page.h"
#include "ui/pages/statistics_page.h"
#include "ui/pages/table_page.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/theme/style_sheet.h"
#include "ui/tournament/tournament_page.h"
#include "ui/window/page_stack.h"

namespace ui {

Rail::Rail(PageStack& pages, QWidget* parent) : QToolBar(tr("Workplaces"), parent) {
    struct Button {
        PageStack::Kind page;
        Icon icon;
        QString text;
    };
    // In this order their keys are Ctrl+1, Ctrl+2 and so on. Settle, Settings and Merge have no button.
    const Button buttons[]{{&TablePage::staticMetaObject, Icon::Table, tr("Table")},
                           {&NewGamePage::staticMetaObject, Icon::NewGame, tr("New game")},
                           {&CcmPage::staticMetaObject, Icon::Ccm, tr("CCM")},
                           {&RulesPage::staticMetaObject, Icon::Rules, tr("Rules")},
                           {&DisputePage::staticMetaObject, Icon::Ruling, tr("Disputes")},
                           {&DicePage::staticMetaObject, Icon::Dice, tr("Dice game")},
                           {&StatisticsPage::staticMetaObject, Icon::Chart, tr("Statistics")},
                           {&TournamentPage::staticMetaObject, Icon::Trophy, tr("Tournament")}};
    setMovable(false);
    setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    setIconSize(QSize(24, 24));
    setContextMenuPolicy(Qt::PreventContextMenu);
    auto* group = new QActionGroup(this);
    int place = 0;
    for (const auto& [page, icon, text] : buttons) {
        const QString key = QStringLiteral("Ctrl+%1").arg(++place);
        QIcon picture(drawn(icon, colours().text, 24, devicePixelRatioF()));
        picture.addPixmap(drawn(icon, colours().onAccent, 24, devicePixelRatioF()), QIcon::Normal, QIcon::On);
        QAction* action = addAction(picture, text, &pages, [&pages, page = page] { pages.go(page); });
        action->setCheckable(true);
        action->setShortcut(QKeySequence(key));
        action->setToolTip(tr("%1 (Ctrl+%2)").arg(text).arg(place));
        group->addAction(action);
        const auto tick = [action, &pages, page = page] { action->setChecked(pages.kind() == page); };
        connect(&pages, &PageStack::entered, action, tick);
        tick();
    }
}

void Rail::setBrief(bool on) {
    const Qt::ToolButtonStyle wanted = on ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextUnderIcon;
    if (toolButtonStyle() == wanted) {
        return;
    }
    setToolButtonStyle(wanted);
    for (QToolButton* button : findChildren<QToolButton*>()) {
        wearKind(*button, on ? "brief" : "");
    }
}

}  // namespace ui
