// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QString>
#include <functional>
#include <utility>
#include <vector>

class QMenuBar;

namespace ui {

struct MenuEntry;
using MenuEntries = std::vector<MenuEntry>;

/// One entry of a menu; one without a text is the line between two groups.
struct MenuEntry {
    QString text = {};
    std::function<void()> press = {};
    QList<QKeySequence> keys = {};
    /// Only while this holds it can be chosen, and its keys do something; empty: always.
    std::function<bool()> when = {};
    /// While this does not hold it is pale in the open menu; its keys are heard all the same. Empty: it always holds.
    std::function<bool()> offered = {};
    /// It carries a tick while this holds; empty: never.
    std::function<bool()> ticked = {};
    QString tip = {};
    /// What it says in place of `text`, asked whenever the menu opens; empty: `text`.
    std::function<QString()> says = {};
    /// A menu of its own: of these, or filled anew whenever it opens.
    MenuEntries sub = {};
    std::function<void(QMenu&)> fill = {};
};

/// Groups of entries, with a line between each two.
[[nodiscard]] MenuEntries joined(const std::vector<MenuEntries>& groups);

/// Makes menus of tables of entries, and keeps what can be chosen and what is ticked true.
class MenuMaker {
public:
    explicit MenuMaker(QMenuBar& bar) : m_bar(bar) {}

    void add(const QString& title, const MenuEntries& entries);
    /// Something that entries hang on has changed.
    void refresh();

private:
    void fill(QMenu& menu, const MenuEntries& entries);
    void addTo(QMenu& menu, const MenuEntry& entry);

    QMenuBar& m_bar;
    std::vector<std::pair<QAction*, std::function<bool()>>> m_onlyWhen;
    std::vector<std::pair<QAction*, std::function<bool()>>> m_ticked;
};

}  // namespace ui
