// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menu_maker.h"

#include <QMenuBar>

namespace ui {

MenuEntries joined(const std::vector<MenuEntries>& groups) {
    MenuEntries all;
    for (const MenuEntries& group : groups) {
        if (!all.empty()) {
            all.emplace_back();
        }
        all.insert(all.end(), group.begin(), group.end());
    }
    return all;
}

void MenuMaker::add(const QString& title, const MenuEntries& entries) {
    fill(*m_bar.addMenu(title), entries);
}

void MenuMaker::fill(QMenu& menu, const MenuEntries& entries) {
    menu.setToolTipsVisible(true);
    for (const MenuEntry& entry : entries) {
        if (entry.text.isEmpty()) {
            menu.addSeparator();
        } else if (!entry.sub.empty()) {
            fill(*menu.addMenu(entry.text), entry.sub);
        } else if (entry.fill) {
            QMenu* inside = menu.addMenu(entry.text);
            inside->setToolTipsVisible(true);
            QObject::connect(inside, &QMenu::aboutToShow, inside, [inside, fill = entry.fill] {
                inside->clear();
                fill(*inside);
            });
        } else {
            addTo(menu, entry);
        }
    }
}

void MenuMaker::addTo(QMenu& menu, const MenuEntry& entry) {
    QAction* action = menu.addAction(entry.text);
    action->setShortcuts(entry.keys);
    if (!entry.tip.isEmpty()) {
        action->setToolTip(entry.tip);
    }
    QObject::connect(action, &QAction::triggered, action, entry.press);
    if (entry.when) {
        m_onlyWhen.emplace_back(action, entry.when);
    }
    if (entry.ticked) {
        action->setCheckable(true);
        m_ticked.emplace_back(action, entry.ticked);
    }
    if (entry.says) {
        QObject::connect(&menu, &QMenu::aboutToShow, action, [action, says = entry.says] { action->setText(says()); });
    }
    if (entry.ticked) {
        const auto tick = [action, ticked = entry.ticked] { action->setChecked(ticked()); };
        QObject::connect(&menu, &QMenu::aboutToShow, action, tick);
        // Pressing it turned the tick, whatever came of it.
        QObject::connect(action, &QAction::triggered, action, tick);
    }
    if (entry.offered) {
        QObject::connect(&menu, &QMenu::aboutToShow, action,
                         [action, offered = entry.offered] { action->setEnabled(offered()); });
        // A pale one would keep its keys quiet, also once the menu is gone and it could be chosen again.
        QObject::connect(&menu, &QMenu::aboutToHide, action, [action] { action->setEnabled(true); });
    }
}

void MenuMaker::refresh() {
    for (const auto& [action, holds] : m_onlyWhen) {
        action->setEnabled(holds());
    }
    for (const auto& [action, holds] : m_ticked) {
        action->setChecked(holds());
    }
}

}  // namespace ui
