// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/hall/escalation_form.h"

#include <algorithm>

#include "adjudicator/text/tournament_text.h"
#include "engine/tournament/escalation.h"
#include "ui/kit/kit.h"
#include "ui/text/language.h"
#include "ui/tournament/hall/tournament_words.h"

namespace ui {

namespace cup = engine::tournament;

namespace {

constexpr std::size_t kMostStepsHere = 10;
/// The director says of what and how much.
constexpr int kOpen = -1;

}  // namespace

EscalationForm::EscalationForm(QWidget* parent) : QWidget(parent) {
    auto* column = kit::column(this, 8);
    m_own = kit::check(tr("Steps of this tournament"), this, {.name = "cupOwnSteps"});
    m_default = kit::note({}, this, "cupDefaultSteps");
    kit::fill(*column, {kit::heading(tr("The same rule broken again"), this), m_own, m_default});
    m_lines = kit::column(nullptr, 6);
    column->addLayout(m_lines);
    m_more = kit::press(tr("One step more"), this, {.name = "cupStepMore", .kind = "small"}, this, [this] {
        add(m_steps.empty() ? cup::EscalationStep{}
                            : cup::EscalationStep{static_cast<cup::PenaltyKind>(m_steps.back().kind->currentIndex())});
        refresh();
        Q_EMIT edited();
    });
    m_fewer = kit::press(tr("One step fewer"), this, {.name = "cupStepFewer", .kind = "small"}, this, [this] {
        removeLast();
        refresh();
        Q_EMIT edited();
    });
    auto* row = kit::row(nullptr, 6);
    kit::fill(*row, {m_more, m_fewer, kit::stretch()});
    column->addLayout(row);
    connect(m_own, &QCheckBox::clicked, this, [this](bool own) {
        while (!m_steps.empty()) {
            removeLast();
        }
        // One's own begin as those that held.
        for (const cup::EscalationStep& step : own ? escalationSteps(m_settings) : std::vector<cup::EscalationStep>()) {
            add(step);
        }
        refresh();
        Q_EMIT edited();
    });
    refresh();
}

void EscalationForm::show(const cup::Settings& settings) {
    m_settings = settings;
    m_own->setChecked(!settings.escalation.empty());
    while (!m_steps.empty()) {
        removeLast();
    }
    for (const cup::EscalationStep& step : settings.escalation) {
        add(step);
    }
    m_settings.escalation.clear();
    refresh();
}

void EscalationForm::setScoring(const cup::Scoring& scoring) {
    m_settings.scoring = scoring;
    showDefault();
}

void EscalationForm::writeTo(cup::Settings& settings) const {
    settings.escalation.clear();
    for (const Step& step : m_steps) {
        cup::EscalationStep now{static_cast<cup::PenaltyKind>(step.kind->currentIndex())};
        const int criterion = step.criterion->currentData().toInt();
        if (now.kind == cup::PenaltyKind::Deduction && criterion != kOpen) {
            now.criterion = static_cast<cup::Criterion>(criterion);
            now.amount = amountIn(step.amount->text());
        }
        settings.escalation.push_back(now);
    }
}

void EscalationForm::add(const cup::EscalationStep& step) {
    const auto number = m_steps.size() + 1;
    Step line;
    line.whole = new QWidget(this);
    auto* row = kit::row(line.whole, 6);
    line.kind = kit::dressed(new QComboBox(line.whole), {.name = QStringLiteral("cupStepKind%1").arg(number),
                                                         .spoken = tr("Step %1").arg(number)});
    for (const cup::PenaltyKind kind :
         {cup::PenaltyKind::Warning, cup::PenaltyKind::Deduction, cup::PenaltyKind::Disqualification}) {
        line.kind->addItem(capital(said(adjudicator::wordFor(kind, language()))));
    }
    line.kind->setCurrentIndex(static_cast<int>(step.kind));
    line.criterion = kit::dressed(new QComboBox(line.whole), {.name = QStringLiteral("cupStepCriterion%1").arg(number),
                                                              .spoken = tr("Step %1 is taken from").arg(number)});
    line.criterion->addItem(tr("as the director says"), kOpen);
    for (std::size_t i = 0; i < cup::kCriteria; ++i) {
        line.criterion->addItem(capital(said(adjudicator::wordFor(static_cast<cup::Criterion>(i), language()))),
                                static_cast<int>(i));
    }
    line.criterion->setCurrentIndex(
        line.criterion->findData(step.criterion ? static_cast<int>(*step.criterion) : kOpen));
    line.amount = kit::field(tr("1, 1/2"), line.whole, QStringLiteral("cupStepAmount%1").arg(number));
    line.amount->setAccessibleName(tr("Amount of step %1").arg(number));
    line.amount->setText(step.amount ? QString::fromStdString(step.amount->text()) : QStringLiteral("1"));
    constexpr int kAmountWide = 70;
    line.amount->setFixedWidth(kAmountWide);
    for (QComboBox* box : {line.kind, line.criterion}) {
        kit::narrow(*box, 10);
        connect(box, &QComboBox::activated, this, [this] {
            refresh();
            Q_EMIT edited();
        });
    }
    connect(line.amount, &QLineEdit::textEdited, this, &EscalationForm::edited);
    constexpr int kNumberWide = 24;
    auto* label = kit::label(QStringLiteral("%1.").arg(number), line.whole);
    label->setFixedWidth(kNumberWide);
    kit::fill(*row, {label, {line.kind, 1}, {line.criterion, 1}, line.amount});
    m_lines->addWidget(line.whole);
    m_steps.push_back(line);
}

void EscalationForm::removeLast() {
    QWidget* whole = m_steps.back().whole;
    m_steps.pop_back();
    m_lines->removeWidget(whole);
    whole->hide();
    whole->deleteLater();
}

void EscalationForm::refresh() {
    for (const Step& step : m_steps) {
        const bool isDeduction = step.kind->currentIndex() == static_cast<int>(cup::PenaltyKind::Deduction);
        step.criterion->setEnabled(isDeduction);
        step.amount->setEnabled(isDeduction && step.criterion->currentData().toInt() != kOpen);
    }
    m_more->setVisible(m_own->isChecked());
    m_more->setEnabled(m_steps.size() < kMostStepsHere);
    m_fewer->setVisible(m_own->isChecked());
    m_fewer->setEnabled(m_steps.size() > 1);
    showDefault();
}

void EscalationForm::showDefault() {
    QStringList words;
    for (const cup::EscalationStep& step : escalationSteps(m_settings)) {
        words.append(said(adjudicator::wordFor(step.kind, language())));
    }
    m_default->setText(m_own->isChecked() ? tr("A proposal at each penalty; the director decides.")
                                          : tr("Proposed: %1. The director decides.").arg(words.join(tr(", then "))));
}

}  // namespace ui
