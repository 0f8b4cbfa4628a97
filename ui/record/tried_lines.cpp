// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/tried_lines.h"

#include <QComboBox>
#include <QTabBar>
#include <algorithm>
#include <utility>

#include "ui/kit/kit.h"

namespace ui {

namespace {

constexpr std::size_t kMostLines = 9;

}  // namespace

TriedLines::TriedLines(QWidget* page) : QObject(page) {
    m_with = kit::dressed(new QComboBox(page), {.name = "against", .spoken = tr("Compared with")});
    m_tabs = kit::dressed(new QTabBar(page), {.name = "lines", .spoken = tr("Lines that are tried")});
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    connect(m_tabs, &QTabBar::currentChanged, this,
            [this](int tab) { Q_EMIT lineChosen(static_cast<std::size_t>(std::max(tab, 0))); });
    connect(m_with, &QComboBox::activated, this, &TriedLines::againstChosen);
    refresh();
}

void TriedLines::begin() {
    m_lines.assign(1, {});
    m_shown = 0;
    refresh();
}

bool TriedLines::add() {
    if (m_lines.size() >= kMostLines) {
        return false;
    }
    m_lines.emplace_back();
    m_shown = m_lines.size() - 1;
    refresh();
    return true;
}

bool TriedLines::show(std::size_t line) {
    if (line >= m_lines.size() || line == m_shown) {
        return false;
    }
    m_shown = line;
    refresh();
    return true;
}

void TriedLines::keep(Tried tried) {
    m_lines[m_shown] = std::move(tried);
    refresh();
}

const adjudicator::WhatIf* TriedLines::against() const {
    const QVariant with = m_with->currentData();
    return with.isValid() ? &*m_lines[static_cast<std::size_t>(with.toInt())].whatIf : nullptr;
}

QString TriedLines::nameOf(std::size_t line) const {
    return m_lines.size() < 2 ? tr("What if") : tr("What if %1").arg(line + 1);
}

void TriedLines::refresh() {
    const QSignalBlocker quiet(m_tabs);
    while (m_tabs->count() > static_cast<int>(m_lines.size())) {
        m_tabs->removeTab(m_tabs->count() - 1);
    }
    const QVariant with = m_with->currentData();
    m_with->clear();
    m_with->addItem(tr("As recorded"));
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const int tab = static_cast<int>(i);
        tab < m_tabs->count() ? m_tabs->setTabText(tab, nameOf(i)) : void(m_tabs->addTab(nameOf(i)));
        if (i != m_shown && m_lines[i].whatIf) {
            m_with->addItem(nameOf(i), tab);
        }
    }
    m_tabs->setCurrentIndex(static_cast<int>(m_shown));
    m_with->setCurrentIndex(with.isValid() ? std::max(0, m_with->findData(with)) : 0);
    m_with->setEnabled(m_with->count() > 1);
}

}  // namespace ui
