// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice_game/dice_correction.h"

#include <QListWidget>
#include <QRadioButton>
#include <algorithm>

#include "adjudicator/desk_text.h"
#include "adjudicator/text/dice_game/dice_game_text.h"
#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/text/language.h"

namespace ui {

namespace dg = engine::dice_game;

DiceCorrection::DiceCorrection(DiceDesk& desk, QWidget* parent) : RefereePage(desk, parent) {
    auto* layout = kit::column(this);
    layout->addWidget(words(tr("What was otherwise? The newest act stands first."), this, "dim"));
    m_acts = kit::dressed(new QListWidget(this), {.name = "refereeActs", .spoken = tr("Acts of this game")});
    m_acts->setWordWrap(true);
    m_acts->setMinimumHeight(120);
    m_acts->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_acts, &QListWidget::currentRowChanged, this, [this] {
        m_choices.clear();
        m_typed->clear();
        plan();
    });
    layout->addWidget(m_acts, 1);
    m_drop = new QRadioButton(tr("It did not happen"), this);
    m_drop->setChecked(true);
    m_otherDice = new QRadioButton(tr("The dice were:"), this);
    connect(m_drop, &QRadioButton::toggled, this, &DiceCorrection::plan);
    m_typed = kit::dressed(new QLineEdit(this), {.name = "refereeTyped", .spoken = tr("The dice were:")});
    m_typed->setPlaceholderText(tr("1 brick … 6 gold"));
    connect(m_typed, &QLineEdit::textEdited, this, [this] {
        m_otherDice->setChecked(true);
        plan();
    });
    layout->addWidget(m_drop);
    auto* dice = new QHBoxLayout;
    kit::fill(*dice, {m_otherDice, {m_typed, 1}});
    layout->addLayout(dice);
    auto* reason = makeReason();
    layout->addWidget(reason);
    connect(reason, &QLineEdit::textChanged, this, &DiceCorrection::plan);
    connect(&m_choices, &ConflictChoices::decided, this, &DiceCorrection::plan);
    m_result = new QWidget(this);
    layout->addWidget(m_result);
}

QString DiceCorrection::word() const {
    return tr("Correct the record");
}

void DiceCorrection::showEvent(QShowEvent* event) {
    RefereePage::showEvent(event);
    plan();
}

void DiceCorrection::renew() {
    RefereePage::renew();
    m_plan.reset();
    m_refused.clear();
    m_choices.clear();
    fillActs();
}

RefereePage::Judged DiceCorrection::judged() const {
    if (!m_refused.isEmpty()) {
        return {false, m_refused, true};
    }
    return m_plan && m_plan->conflicts.empty() ? missingReason() : Judged{};
}

void DiceCorrection::enter() {
    if (m_plan) {
        desk().correct(m_plan->corrected);
    }
}

std::optional<dg::Action> DiceCorrection::withTypedFaces(const adjudicator::ActPlace& place) const {
    const auto& line = desk().table().line();
    dg::Action action = line.actAt(line.acts()[*line.indexOf(place)].now).action;
    engine::Dice* dice = diceOf(action);
    const auto typed = typedFaces(m_typed->text());
    if (dice == nullptr || !typed || typed->size() != dice->dice.size()) {
        return std::nullopt;
    }
    dice->dice = *typed;
    return action;
}

void DiceCorrection::plan() {
    if (!isVisible()) {
        return;
    }
    m_plan.reset();
    m_refused.clear();
    const auto place = desk().hasGame() ? chosenAct() : std::nullopt;
    if (place) {
        const auto& line = desk().table().line();
        const auto& done = line.actAt(line.acts()[*line.indexOf(*place)].now);
        // Faces that were thrown by commitment are not to be changed.
        const bool isEntered = done.thrown && !done.thrown->number && diceOf(done.action) != nullptr;
        m_otherDice->setEnabled(isEntered);
        m_typed->setEnabled(isEntered);
        if (!isEntered && m_otherDice->isChecked()) {
            m_drop->setChecked(true);
        }
        adjudicator::CorrectionAskedOf<adjudicator::DiceGame> asked{*place, reason().toStdString(), {}, {}};
        // Shown before the reason is written; nothing is recorded without one.
        asked.reason = asked.reason.empty() ? "?" : asked.reason;
        adjudicator::CorrectionWishOf<adjudicator::DiceGame> wish;
        wish.of = *place;
        wish.drop = m_drop->isChecked();
        if (!wish.drop) {
            wish.action = withTypedFaces(*place);
        }
        if (wish.drop || wish.action) {
            asked.wishes.push_back(std::move(wish));
            m_choices.addTo(asked, line);
            auto planned = planCorrection(line, asked);
            if (planned) {
                m_plan = std::move(*planned);
            } else {
                m_refused = said(adjudicator::sentence(planned.error(), language()));
            }
        }
    }
    showPlan();
    Q_EMIT edited();
}

void DiceCorrection::showPlan() {
    auto* fresh = new QWidget(this);
    auto* layout = kit::column(fresh, 6);
    if (m_plan) {
        layout->addWidget(words(whatBecomes(m_plan->corrected), fresh, "dim"));
        // One after the other: what is decided of the first may settle the rest.
        if (!m_plan->conflicts.empty()) {
            addConflict(*layout, m_plan->conflicts.front());
        }
        if (m_plan->conflicts.size() > 1) {
            layout->addWidget(words(
                tr("and %n more to decide", nullptr, static_cast<int>(m_plan->conflicts.size()) - 1), fresh, "dim"));
        }
    }
    takeTabPlace(*m_result, *fresh);
    delete m_result->parentWidget()->layout()->replaceWidget(m_result, fresh);
    m_result->deleteLater();
    m_result = fresh;
}

void DiceCorrection::addConflict(QVBoxLayout& layout,
                                 const adjudicator::CorrectionConflictOf<adjudicator::DiceGame>& conflict) {
    if (!conflict.of) {
        return;
    }
    const dg::Position& position = desk().position();
    const QString act = said(adjudicator::sentence(conflict.action, *position.table, language()));
    const QString why = conflict.refusal ? said(adjudicator::sentence(*conflict.refusal, conflict.position, language()))
                                         : tr("It fits the sheets no more.");
    kit::fill(layout, {words(tr("Entry %1: %2").arg(conflict.of->entry).arg(act) + QLatin1Char('\n') + why,
                             layout.parentWidget(), "warn"),
                       m_choices.box(*conflict.of, conflict.refusal.has_value(),
                                     tr("Entry %1: %2").arg(conflict.of->entry).arg(act), layout.parentWidget())});
}

void DiceCorrection::fillActs() {
    m_acts->clear();
    const auto& line = desk().table().line();
    const auto& acts = line.acts();
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
        const auto& done = line.actAt(act->now);
        auto* item = new QListWidgetItem(QStringLiteral("%1  %2")
                                             .arg(act->now.entry)
                                             .arg(QString::fromStdString(adjudicator::summary(
                                                 done.action, done.events, *desk().position().table, language()))),
                                         m_acts);
        item->setToolTip(item->text());
        item->setData(Qt::UserRole, static_cast<int>(acts.rend() - act) - 1);
    }
    m_acts->setCurrentRow(acts.empty() ? -1 : 0);
}

std::optional<adjudicator::ActPlace> DiceCorrection::chosenAct() const {
    const QListWidgetItem* item = m_acts->currentItem();
    const auto& acts = desk().table().line().acts();
    const auto index = item == nullptr ? acts.size() : static_cast<std::size_t>(item->data(Qt::UserRole).toInt());
    return index < acts.size() ? std::optional(acts[index].origin) : std::nullopt;
}

}  // namespace ui
