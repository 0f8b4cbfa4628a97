// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/results/chosen_bar.h"

#include "ui/kit/kit.h"

namespace ui {

QString tablesOf(const std::vector<int>& rows) {
    QStringList tables;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::size_t first = i;
        while (i + 1 < rows.size() && rows[i + 1] == rows[i] + 1) {
            ++i;
        }
        tables.append(first == i ? QString::number(rows[i] + 1)
                                 : QStringLiteral("%1–%2").arg(rows[first] + 1).arg(rows[i] + 1));
    }
    return tables.join(QStringLiteral(", "));
}

ChosenBar::ChosenBar(QWidget* parent) : QWidget(parent) {
    kit::ground(*this, "actBar");
    auto* row = kit::row(this, 8, {14, 4, 14, 4});
    m_chosen = kit::label({}, this, {.name = "resultsChosen", .kind = "dim", .wraps = true});
    constexpr int kTwoLines = 38;
    m_chosen->setFixedHeight(kTwoLines);
    const auto add = [this](const QString& text, const char* name, auto signal, const QString& tip = {}) {
        return kit::press(text, this, {.name = name, .kind = "small", .tip = tip}, this, signal);
    };
    m_sign = add(tr("All have signed"), "chosenSign", &ChosenBar::signAsked, tr("Shift+Enter"));
    m_official = add(tr("Make official"), "chosenOfficial", &ChosenBar::officialAsked);
    m_none = add(tr("None (Esc)"), "chosenNone", &ChosenBar::noneAsked);
    m_next = add(tr("Next to look at (F3)"), "resultsNext", &ChosenBar::nextAsked);
    kit::fill(*row, {{m_chosen, 1}, m_sign, m_official, m_none, m_next});
}

void ChosenBar::show(const std::vector<int>& rows, bool canSign, bool canBeOfficial) {
    const QString list = tablesOf(rows);
    constexpr int kShown = 24;
    m_chosen->setToolTip(list);
    m_chosen->setText(rows.empty() ? tr("Ctrl+click or Shift+arrows choose several.")
                                   : tr("%n table(s) chosen: %1", nullptr, static_cast<int>(rows.size()))
                                         .arg(list.size() > kShown ? list.left(kShown) + QStringLiteral("…") : list));
    m_sign->setEnabled(canSign);
    m_official->setEnabled(canBeOfficial);
    m_none->setEnabled(!rows.empty());
}

void ChosenBar::setNext(bool isThere) {
    m_next->setEnabled(isThere);
}

}  // namespace ui
