// SPDX-License-Identifier: GPL-3.0-or-later
// Cards, units and counts of an act that is said field by field.
#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <array>

#include "ui/desk/act_fields.h"
#include "ui/parts/act_form.h"
#include "ui/parts/act_rows.h"
#include "ui/parts/card_stepper.h"
#include "ui/text/act_text.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

constexpr int kMostCounted = 99;

}  // namespace

void ActRows::operator()(engine::Field name, const engine::Cards& value) {
    caption(name);
    auto* stepper = new CardStepper(fieldText(name, m_of.action), m_body);
    stepper->setObjectName(QLatin1String(name));
    stepper->setCards(value);
    const auto sayer = m_of.say;
    QObject::connect(stepper, &CardStepper::changed, m_body, [sayer, stepper, field = name] {
        const engine::Cards cards = stepper->cards();
        sayer(
            [=](const engine::Action& act) {
                // Whichever of the two the field is; nothing at all is no part of a trade.
                const bool isNone = std::holds_alternative<engine::Trade>(act) && cards.none();
                return withField(withField(act, field, cards), field, isNone ? std::nullopt : std::optional(cards));
            },
            field, false);
    });
    m_layout.addWidget(stepper);
}

void ActRows::operator()(engine::Field name, const std::optional<engine::Cards>& value) {
    const auto* card = std::get_if<engine::PlayCard>(&m_of.action);
    const bool isTwoOfChoice = card != nullptr && card->card == engine::DevelopmentCard::YearOfPlenty;
    if (card != nullptr ? !isTwoOfChoice : !isAsked(name)) {
        return;
    }
    if (std::holds_alternative<engine::Trade>(m_of.action) || card != nullptr) {
        (*this)(name, value.value_or(engine::Cards{}));
        return;
    }
    if (value) {
        (*this)(name, *value);
    } else {
        caption(name);
    }
    const bool isSeen = value.has_value();
    const bool isDiscard = std::holds_alternative<engine::Discard>(m_of.action);
    toggle(
        isDiscard ? ActForm::tr("Nobody saw which") : ActForm::tr("Not named"), fieldName(name, QStringLiteral("none")),
        !isSeen,
        [isSeen, field = name](const engine::Action& act) {
            engine::Action now = withField(act, field, isSeen ? std::nullopt : std::optional(engine::Cards{}));
            if (auto* discard = std::get_if<engine::Discard>(&now)) {
                // The number speaks where the cards do not.
                const auto* was = std::get_if<engine::Discard>(&act);
                discard->count = isSeen ? std::optional(was->cards->total()) : std::nullopt;
            }
            return now;
        },
        name);
}

void ActRows::counter(engine::Field field, const QString& part, const QString& words, int now, int least, int most,
                      const Count& with) {
    const QString name = part.isEmpty() ? QString(QLatin1String(field)) : fieldName(field, part);
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(words, m_body);
    label->setWordWrap(true);
    label->setProperty("kind", QStringLiteral("dim"));
    row->addWidget(label, 1);
    auto* count = new QLabel(QString::number(now), m_body);
    count->setObjectName(name);
    count->setProperty("kind", QStringLiteral("title"));
    row->addWidget(count);
    const auto sayer = m_of.say;
    for (const int by : {-1, 1}) {
        auto* step = new QPushButton(by < 0 ? QStringLiteral("−") : QStringLiteral("+"), m_body);
        step->setProperty("kind", QStringLiteral("stepper"));
        step->setMinimumWidth(40);
        step->setEnabled(now + by >= least && now + by <= most);
        step->setObjectName(name + (by < 0 ? QStringLiteral("-less") : QStringLiteral("-more")));
        step->setAccessibleName((by < 0 ? ActForm::tr("%1: one less") : ActForm::tr("%1: one more")).arg(words));
        QObject::connect(
            step, &QPushButton::clicked, m_body,
            [sayer, with, field, value = now + by] {
                sayer([=](const engine::Action& act) { return with(act, value); }, field, true);
            },
            Qt::QueuedConnection);
        row->addWidget(step);
    }
    m_layout.addLayout(row);
}

void ActRows::operator()(engine::Field name, int value) {
    counter(name, {}, fieldText(name, m_of.action), value, 0, kMostCounted,
            [field = name](const engine::Action& act, int count) { return withField(act, field, count); });
}

void ActRows::operator()(engine::Field name, const std::optional<int>& value) {
    const auto* discard = std::get_if<engine::Discard>(&m_of.action);
    const bool isCount = name == engine::field::kCount;
    if (!isAsked(name) || (discard != nullptr && isCount && discard->cards)) {
        return;
    }
    counter(name, {}, fieldText(name, m_of.action), value.value_or(0), 0, kMostCounted,
            [field = name, isCount](const engine::Action& act, int count) {
                // Nothing is said where nothing is counted.
                const auto said = count > 0 || isCount ? std::optional(count) : std::nullopt;
                engine::Action now = withField(act, field, said);
                if (auto* told = std::get_if<engine::Discard>(&now); told != nullptr && !isCount && !told->cards) {
                    told->count = count / 2;
                }
                return now;
            });
}

void ActRows::operator()(engine::Field name, const std::optional<engine::PerPlayer<int>>& value) {
    const auto* card = std::get_if<engine::PlayCard>(&m_of.action);
    if (card == nullptr || card->card != engine::DevelopmentCard::Monopoly) {
        return;
    }
    caption(name);
    const engine::Field field = name;
    for (const engine::PlayerId player : m_of.position.seats()) {
        if (value && player != card->by && !m_of.position.isOut(player)) {
            counter(field, QString::fromStdString(m_of.position.table->idOf(player)), nameOf(m_of.position, player),
                    (*value)[player], 0, kMostCounted,
                    [field, player, now = *value](const engine::Action& act, int count) {
                        auto given = now;
                        given[player] = count;
                        return withField(act, field, std::optional(given));
                    });
        }
    }
    toggle(
        ActForm::tr("Nobody saw how many"), fieldName(field, QStringLiteral("none")), !value,
        [field, isSeen = value.has_value()](const engine::Action& act) {
            return withField(act, field, isSeen ? std::nullopt : std::optional<engine::PerPlayer<int>>(std::in_place));
        },
        field);
}

void ActRows::units(engine::Field name, const engine::Units& now, bool optional) {
    const std::array<std::pair<int engine::Units::*, QString>, 3> kinds{
        {{&engine::Units::artillery, ActForm::tr("Artillery")},
         {&engine::Units::cavalry, ActForm::tr("Cavalry")},
         {&engine::Units::infantry, ActForm::tr("Infantry")}}};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const auto kind = kinds[i].first;
        counter(name, QString::number(i), kinds[i].second, now.*kind, 0, kMostCounted,
                [field = name, kind, now, optional](const engine::Action& act, int count) {
                    engine::Units said = now;
                    said.*kind = count;
                    return optional ? withField(act, field, std::optional(said)) : withField(act, field, said);
                });
    }
}

void ActRows::operator()(engine::Field name, const engine::Units& value) {
    caption(name);
    units(name, value, false);
}

void ActRows::operator()(engine::Field name, const std::optional<engine::Units>& value) {
    caption(name);
    if (value) {
        units(name, *value, true);
    }
    const auto* move = std::get_if<engine::MoveArmy>(&m_of.action);
    const auto& army = move != nullptr ? m_of.position.armies[move->from] : std::optional<engine::Army>();
    const engine::Units all = army ? army->units : engine::Units{};
    toggle(
        ActForm::tr("All of them"), fieldName(name, QStringLiteral("all")), !value,
        [field = name, all, isPart = value.has_value()](const engine::Action& act) {
            return withField(act, field, isPart ? std::nullopt : std::optional(all));
        },
        name);
}

}  // namespace ui
