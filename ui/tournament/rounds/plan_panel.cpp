// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/rounds/plan_panel.h"

#include <QSpinBox>
#include <algorithm>

#include "ui/kit/kit.h"
#include "ui/theme/colours.h"
#include "ui/tournament/hall/tournament_words.h"

namespace ui {

namespace cup = engine::tournament;

PlanPanel::PlanPanel(TournamentHall& hall, QWidget* parent) : QWidget(parent), m_hall(hall) {
    auto* column = kit::column(this, 8);
    column->addWidget(kit::heading(tr("Plan seats"), this));
    m_what = kit::dressed(new QComboBox(this), {.name = "planWhat", .spoken = tr("What to plan")});
    column->addWidget(m_what);
    auto* form = new QFormLayout;
    m_seed = kit::dressed(new QSpinBox(this), {.name = "planSeed", .tip = tr("The same seed gives the same plan.")});
    m_seed->setRange(1, 999'999'999);
    form->addRow(tr("Random seed"), m_seed);
    column->addLayout(form);
    m_plan = kit::press(tr("Plan"), this, {.name = "planStart", .kind = "next"}, this, &PlanPanel::plan);
    column->addWidget(m_plan);
    m_done = kit::note({}, this, "planDone");
    column->addWidget(m_done);

    m_planned = kit::heading({}, this, "planReady");
    column->addWidget(m_planned);
    m_reason = kit::field(tr("Reason, where the plan needs one"), this, "planReason");
    column->addWidget(m_reason);
    m_seat = kit::press(tr("Seat them so"), this, {.name = "planSeat", .kind = "next"}, this, &PlanPanel::seat);
    column->addWidget(m_seat);
    auto* more = new QHBoxLayout;
    m_other = kit::button(tr("Another plan"), this, {.name = "planOther", .kind = "small"});
    m_drop = kit::button(tr("Drop the plan"), this, {.name = "planDrop", .kind = "small"});
    kit::fill(*more, {m_other, m_drop});
    kit::fill(*column, {more, kit::hairline(this)});
    m_qualityTitle = kit::heading({}, this);
    column->addWidget(m_qualityTitle);
    m_quality = kit::column(nullptr, 6);
    kit::fill(*column, {m_quality, kit::stretch()});
    connect(m_reason, &QLineEdit::returnPressed, this, &PlanPanel::seat);
    connect(m_other, &QPushButton::clicked, this, [this] {
        m_seed->setValue(m_seed->value() + 1);
        plan();
    });
    connect(m_drop, &QPushButton::clicked, &m_hall.works(), &HallWorks::dropPlan);
    refresh();
}

void PlanPanel::fillChoices() {
    const int chosen = m_what->currentIndex();
    const std::vector<Choice> before = std::exchange(m_choices, {});
    const QSignalBlocker quiet(m_what);
    m_what->clear();
    const cup::Position& position = m_hall.position();
    const cup::Settings& settings = position.settings;
    const int seated = static_cast<int>(position.rounds.size());
    const int next = seated + 1;
    const auto add = [&](const QString& text, Choice choice) {
        m_what->addItem(text);
        m_choices.push_back(choice);
    };
    if (next <= settings.rounds) {
        if (next < settings.rounds) {
            add(next == 1 ? tr("All %1 rounds in advance").arg(settings.rounds)
                          : tr("Rounds %1 to %2 in advance").arg(next).arg(settings.rounds),
                {next, settings.rounds - next + 1, false});
        }
        add(tr("%1 alone").arg(roundWord(settings, next)), {next, 1, false});
        if (next > 1) {
            add(tr("%1 by score").arg(roundWord(settings, next)), {next, 1, true});
        }
    } else if (next <= lastRoundOf(settings)) {
        add(roundWord(settings, next), {next, 1, false});
    }
    int fresh = seated + 1;
    while (fresh > 1 && stateOf(position.rounds[static_cast<std::size_t>(fresh - 2)]).results == 0) {
        --fresh;
    }
    for (int round = fresh; round <= seated; ++round) {
        const bool byScore = position.rounds[static_cast<std::size_t>(round - 1)].byScore;
        const int last = qMin(seated, settings.rounds);
        if (round < last) {
            add(tr("Rounds %1 to %2 anew").arg(round).arg(last), {round, last - round + 1, false});
        } else {
            add(tr("%1 anew").arg(roundWord(settings, round)), {round, 1, byScore});
        }
    }
    if (before == m_choices) {
        m_what->setCurrentIndex(chosen);
    }
}

void PlanPanel::refresh() {
    const bool has = m_hall.hasTournament();
    if (!has) {
        return;
    }
    fillChoices();
    const cup::Position& position = m_hall.position();
    const bool isPlanning = m_hall.works().now() == HallWorks::Work::Planning;
    const auto& plan = m_hall.works().seats();
    const auto enough = cup::tableSizes(position.playing(static_cast<int>(position.rounds.size()) + 1).size());
    m_what->setEnabled(!m_choices.empty() && !isPlanning);
    m_seed->setEnabled(m_what->isEnabled());
    m_plan->setVisible(!plan);
    m_plan->setEnabled(m_what->isEnabled() && !position.hasEnded && m_hall.works().now() == HallWorks::Work::None);
    m_plan->setText(isPlanning ? tr("Planning …") : tr("Plan"));
    m_done->setVisible(m_choices.empty() || position.table->players.empty() || !enough);
    m_done->setText(position.table->players.empty() ? tr("Enter players first.")
                    : m_choices.empty()             ? tr("All rounds are seated.")
                                                    : tr("So many players do not fill tables of four and three."));
    for (QWidget* widget : std::initializer_list<QWidget*>{m_planned, m_reason, m_seat, m_other, m_drop}) {
        widget->setVisible(plan.has_value());
    }
    if (plan) {
        const int first = plan->acts.front().round;
        const int last = plan->acts.back().round;
        m_planned->setText(first == last ? tr("Plan for %1, not seated yet").arg(roundWord(position.settings, first))
                                         : tr("Plan for rounds %1 to %2, not seated yet").arg(first).arg(last));
        m_qualityTitle->setText(tr("How good the plan is"));
        showQuality(plan->quality);
    } else {
        m_qualityTitle->setText(tr("How good the seats are"));
        const bool any = !position.rounds.empty();
        m_qualityTitle->setVisible(any);
        if (any) {
            showQuality(qualityOf(position));
        } else {
            kit::empty(*m_quality);
        }
    }
    m_qualityTitle->setVisible(plan || !position.rounds.empty());
}

void PlanPanel::focusSeat() {
    if (m_seat->isVisible()) {
        m_seat->setFocus();
    }
}

void PlanPanel::showQuality(const cup::SeatingQuality& quality) {
    kit::empty(*m_quality);
    for (const QualityLine& line : qualityLines(quality)) {
        auto* row = new QWidget(this);
        auto* layout = kit::row(row, 8);
        auto* sign = new QLabel(row);
        sign->setPixmap(drawn(line.isBest ? Icon::Check : Icon::Warning,
                              line.isBest ? colours().good : colours().warning, 18, devicePixelRatioF()));
        auto* what = kit::label(line.what, row, {.wraps = true});
        auto* value = kit::label(QStringLiteral("<b>%1</b>").arg(line.value.toHtmlEscaped()), row,
                                 {.wraps = true, .align = Qt::AlignRight | Qt::AlignVCenter});
        layout->addWidget(sign, 0, Qt::AlignTop);
        constexpr qsizetype kShort = 6;
        kit::fill(*layout, {{what, 3}, {value, line.value.size() > kShort ? 2 : 0}});
        row->setAccessibleName(line.what + QStringLiteral(": ") + line.value);
        m_quality->addWidget(row);
    }
}

void PlanPanel::plan() {
    const int at = m_what->currentIndex();
    if (at < 0 || at >= static_cast<int>(m_choices.size())) {
        return;
    }
    const Choice choice = m_choices[static_cast<std::size_t>(at)];
    cup::PlanWish wish;
    wish.round = choice.round;
    wish.count = choice.count;
    wish.byScore = choice.byScore;
    wish.seed = static_cast<std::uint32_t>(m_seed->value());
    m_hall.works().plan(wish);
    refresh();
}

void PlanPanel::seat() {
    if (!m_hall.works().seats()) {
        return;
    }
    std::vector<cup::Action> acts;
    for (cup::SeatRound act : m_hall.works().seats()->acts) {
        act.reason = m_reason->text().simplified().toStdString();
        acts.emplace_back(std::move(act));
    }
    m_hall.playAll(acts);
}

}  // namespace ui
