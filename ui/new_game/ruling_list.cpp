// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/ruling_list.h"

#include <algorithm>
#include <iterator>

#include "adjudicator/text/rule_book.h"
#include "engine/clauses/catalogue.h"
#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/rules/ruling_row.h"
#include "ui/text/language.h"
#include "ui/text/rules_text.h"

namespace ui {

namespace {

/// All that is said of a ruling, for the search.
QString allWords(engine::RulingId ruling) {
    QString words = idText(ruling) + QLatin1Char(' ') + said(engine::info(ruling).question);
    for (std::uint8_t option = 0; option < engine::optionCount(ruling); ++option) {
        words += QLatin1Char(' ') + said(engine::textOf({ruling, option}));
    }
    return words;
}

/// What the documents leave open. Rulings of a combination stand at the right, where nobody misses them.
std::vector<engine::RulingId> openIn(const engine::Rules& rules) {
    std::vector<engine::RulingId> open;
    std::ranges::copy_if(engine::kRulingIds, std::back_inserter(open), [&](engine::RulingId ruling) {
        return adjudicator::concerns(ruling, rules.documents) && !adjudicator::isOfCombination(ruling);
    });
    return open;
}

}  // namespace

RulingList::RulingList(QWidget* parent) : QWidget(parent) {
    m_layout = kit::column(this, 8);
    m_fold = kit::press({}, this, {.kind = "link"}, this, [this] {
        setUnfolded(!m_unfolded);
        if (m_unfolded) {
            m_search->setFocus();
        }
    });
    m_layout->addWidget(m_fold, 0, Qt::AlignLeft);
    m_search = new QLineEdit(this);
    m_search->setPlaceholderText(tr("Search in rulings"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_search->hide();
    connect(m_search, &QLineEdit::textChanged, this, [this] { filter(); });
    m_layout->addWidget(m_search);
    m_nothing = kit::dim(tr("No ruling says that."), this);
    m_nothing->hide();
    m_layout->addWidget(m_nothing);
}

void RulingList::setUnfolded(bool unfolded) {
    m_unfolded = unfolded;
    m_search->setVisible(unfolded);
    rebuild();
}

void RulingList::show(const engine::Rules& rules) {
    if (rules.documents == m_rules.documents && rules.rulings == m_rules.rulings && !m_rulings.empty()) {
        return;
    }
    m_rules = rules;
    m_rulings = openIn(rules);
    rebuild();
}

QString RulingList::stateOf(const engine::Rules& rules) {
    const auto changed = static_cast<int>(
        std::ranges::count_if(openIn(rules), [&](engine::RulingId id) { return rules.rulings.option(id) != 0; }));
    return changed == 0 ? tr("all by default") : tr("%n not by default", nullptr, changed);
}

void RulingList::rebuild() {
    const QString open = tr("%n open point(s)", nullptr, static_cast<int>(m_rulings.size()));
    m_fold->setText(
        QStringLiteral("%1  %2: %3, %4")
            .arg(m_unfolded ? QStringLiteral("▾") : QStringLiteral("▸"), tr("Rulings"), open, stateOf(m_rules)));
    if (m_rows != nullptr) {
        // A button of the old rows may be what is being pressed.
        m_rows->hide();
        m_rows->deleteLater();
        m_rows = nullptr;
    }
    if (!m_unfolded) {
        m_nothing->hide();
        return;
    }
    m_rows = new QWidget(this);
    auto* rows = kit::column(m_rows, 10);
    for (const engine::RulingId ruling : m_rulings) {
        auto* row = new RulingRow(m_rules.rulings.choice(ruling), m_rows);
        row->setProperty("words", allWords(ruling));
        connect(row, &RulingRow::optionChosen, this, &RulingList::optionChosen);
        rows->addWidget(row);
    }
    m_layout->addWidget(m_rows);
    putInTabOrder(*m_search, *m_rows);
    filter();
}

void RulingList::filter() {
    if (m_rows == nullptr) {
        return;
    }
    bool any = false;
    for (auto* row : m_rows->findChildren<RulingRow*>()) {
        const bool found = row->property("words").toString().contains(m_search->text().trimmed(), Qt::CaseInsensitive);
        row->setVisible(found);
        any = any || found;
    }
    m_nothing->setVisible(!any);
}

}  // namespace ui
