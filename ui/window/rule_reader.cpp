// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/rule_reader.h"

#include "ui/pages/rules_page.h"
#include "ui/pages/table_page.h"
#include "ui/rules/clause_tag.h"
#include "ui/rules/nearest_clause.h"

namespace ui {

RuleReader::RuleReader(const TableDesk& desk, PageStack& pages) : m_desk(desk), m_pages(pages) {
    connect(&pages, &PageStack::entered, this, [this] {
        if (!m_pages.shows<RulesPage>()) {
            m_from = nullptr;
        }
    });
}

void RuleReader::read(engine::CatalogueEntry entry) {
    if (!m_pages.shows<RulesPage>()) {
        m_from = m_pages.kind();
    }
    m_pages.go<RulesPage>().open(entry);
}

/// The nearest clause of the page that is seen; at the table what is being said comes first, the phase last.
void RuleReader::explain() {
    if (m_pages.page()->explain()) {
        return;
    }
    if (ClauseTag* tag = nearestTag(*m_pages.page())) {
        tag->click();
    } else if (m_pages.shows<TablePage>() && m_desk.hasGame()) {
        read(clauseOfPhase(m_desk.position().turn.phase));
    } else {
        m_pages.go<RulesPage>();
    }
}

void RuleReader::leave() {
    m_pages.go(m_from != nullptr ? m_from : &TablePage::staticMetaObject);
}

MenuEntries RuleReader::entries() {
    return {{tr("&Clause in front of you"), [this] { explain(); }, {QKeySequence(Qt::Key_F1)}},
            {tr("&Rulings of this game"),
             [this] {
                 using Kind = RulesFilter::Kind;
                 m_pages.go<RulesPage>().restore({{}, {m_desk.hasGame() ? Kind::GameRulings : Kind::Rulings}, {}});
             },
             {QKeySequence(Qt::Key_F4)}}};
}

}  // namespace ui
