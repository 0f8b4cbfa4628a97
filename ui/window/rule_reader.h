// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "engine/clauses/search.h"
#include "ui/window/menu_maker.h"
#include "ui/window/page_stack.h"

namespace ui {

class TableDesk;

/// Leads to the rule book and back: to what was asked for, to the clause in front of the referee, to the game's
/// rulings.
class RuleReader : public QObject {
    Q_OBJECT

public:
    RuleReader(const TableDesk& desk, PageStack& pages);

    void read(engine::CatalogueEntry entry);
    /// Back to the page on which a clause was pressed, else to the table.
    void leave();
    [[nodiscard]] MenuEntries entries();

private:
    void explain();

    const TableDesk& m_desk;
    PageStack& m_pages;
    PageStack::Kind m_from = nullptr;
};

}  // namespace ui
