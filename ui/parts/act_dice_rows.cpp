// SPDX-License-Identifier: GPL-3.0-or-later
// Dice, numbers and facts of an act that is said field by field.
#include <QBoxLayout>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>

#include "engine/action/decide.h"
#include "ui/desk/act_fields.h"
#include "ui/parts/act_form.h"
#include "ui/parts/act_rows.h"
#include "ui/parts/card_stepper.h"
#include "ui/parts/die_art.h"
#include "ui/text/act_text.h"
#include "ui/theme/players.h"

namespace ui {

void ActRows::operator()(engine::Field name, const std::vector<int>& value) {
    caption(name);
    QStringList digits;
    for (const int number : value) {
        digits.append(QString::number(number));
    }
    auto* edit = new QLineEdit(digits.join(QLatin1Char(' ')), m_body);
    edit->setObjectName(QLatin1String(name));
    edit->setAccessibleName(fieldText(name, m_of.action));
    QObject::connect(edit, &QLineEdit::textEdited, m_body, [sayer = m_of.say, field = name](const QString& text) {
        std::vector<int> numbers;
        for (const QChar& digit : text) {
            if (digit.isDigit()) {
                numbers.push_back(digit.digitValue());
            }
        }
        sayer([=](const engine::Action& act) { return withField(act, field, numbers); }, field, false);
    });
    m_layout.addWidget(edit);
}

void ActRows::operator()(engine::Field name, const engine::Dice& value) {
    std::vector<int> sides;
    for (const engine::Die& die : value.dice) {
        sides.push_back(die.sides);
    }
    if (sides.empty()) {
        sides = engine::diceNeeded(m_of.position, m_of.action).value_or(std::vector<int>());
    }
    if (sides.empty()) {
        return;
    }
    caption(name);
    if (m_of.fixedDice && !value.dice.empty()) {
        auto* row = new DiceRow(40, m_body);
        row->setDice(value.dice, false);
        m_layout.addWidget(row, 0, Qt::AlignLeft);
        auto* words = new QLabel(ActForm::tr("Thrown by the desk and proved: not to be changed."), m_body);
        words->setProperty("kind", QStringLiteral("dim"));
        words->setWordWrap(true);
        m_layout.addWidget(words);
        return;
    }
    faces(name, value, sides);
}

/// All faces typed in their order, or each die stepped; before they are said there are none.
void ActRows::faces(engine::Field name, const engine::Dice& now, const std::vector<int>& sides) {
    constexpr int kDieSize = 34;
    QStringList said;
    for (const engine::Die& die : now.dice) {
        said.append(QString::number(die.value));
    }
    auto* edit = new QLineEdit(said.join(QLatin1Char(' ')), m_body);
    edit->setObjectName(QLatin1String(name));
    edit->setPlaceholderText(ActForm::tr("faces in order: 5 4"));
    edit->setAccessibleName(fieldText(name, m_of.action));
    m_layout.addWidget(edit);
    auto* wrong = new QLabel(
        ActForm::tr("%n dice were thrown, each within its sides.", nullptr, static_cast<int>(sides.size())), m_body);
    wrong->setProperty("kind", QStringLiteral("bad"));
    wrong->setWordWrap(true);
    wrong->hide();
    m_layout.addWidget(wrong);
    const engine::Field field = name;
    const auto put = [field](const engine::Action& act, const std::vector<engine::Die>& dice) {
        return withField(act, field, engine::Dice{dice, engine::DiceSource::Entered});
    };
    QObject::connect(
        edit, &QLineEdit::textEdited, m_body, [sayer = m_of.say, put, wrong, sides, field](const QString& text) {
            static const QRegularExpression kBetween(QStringLiteral("[ ,;:]+"));
            const QStringList typed = text.split(kBetween, Qt::SkipEmptyParts);
            std::vector<engine::Die> dice;
            for (qsizetype i = 0; i < typed.size() && i < static_cast<qsizetype>(sides.size()); ++i) {
                const engine::Die die{sides[static_cast<std::size_t>(i)], typed[i].toInt()};
                if (die.value >= 1 && die.value <= die.sides) {
                    dice.push_back(die);
                }
            }
            const bool isRight = dice.size() == sides.size() && typed.size() == static_cast<qsizetype>(sides.size());
            wrong->setHidden(isRight);
            const auto read = isRight ? dice : std::vector<engine::Die>();
            sayer([=](const engine::Action& act) { return put(act, read); }, field, false);
        });
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const bool known = now.dice.size() == sides.size();
        auto* row = new QHBoxLayout;
        auto* picture = new QLabel(m_body);
        picture->setPixmap(diePixmap(sides[i], known ? now.dice[i].value : 0, kDieSize, picture->devicePixelRatioF()));
        const QString words = ActForm::tr("Die %1").arg(i + 1);
        for (const int by : {-1, 1}) {
            auto* step = new QPushButton(by < 0 ? QStringLiteral("−") : QStringLiteral("+"), m_body);
            step->setProperty("kind", QStringLiteral("stepper"));
            step->setMinimumWidth(40);
            step->setObjectName(
                QStringLiteral("die%1-%2").arg(i).arg(by < 0 ? QStringLiteral("less") : QStringLiteral("more")));
            step->setAccessibleName((by < 0 ? ActForm::tr("%1: one less") : ActForm::tr("%1: one more")).arg(words));
            std::vector<engine::Die> dice = now.dice;
            if (!known) {
                dice.clear();
                for (const int each : sides) {
                    dice.push_back({each, 1});
                }
            } else {
                // Round: the lowest face comes after the highest.
                dice[i].value = (dice[i].value - 1 + by + sides[i]) % sides[i] + 1;
            }
            QObject::connect(
                step, &QPushButton::clicked, m_body,
                [sayer = m_of.say, put, dice, field] {
                    sayer([=](const engine::Action& act) { return put(act, dice); }, field, true);
                },
                Qt::QueuedConnection);
            row->addWidget(step);
            if (by < 0) {
                row->addWidget(picture);
            }
        }
        row->addStretch(1);
        m_layout.addLayout(row);
    }
}

/// Of the facts entered those that are asked for most: hands, and points that nothing shows. The rest is said by hand.
void ActRows::operator()(engine::Field name, const engine::Setup& value) {
    const engine::Field field = name;
    for (const engine::PlayerId player : m_of.position.seats()) {
        const std::string id = m_of.position.table->idOf(player);
        const auto found = value.holdings.find(id);
        const engine::HoldingSetup holding = found != value.holdings.end() ? found->second : engine::HoldingSetup{};
        const auto with = [field, id](const engine::Action& act, const auto& change) {
            const auto* adjust = std::get_if<engine::Adjust>(&act);
            engine::Setup set = adjust != nullptr ? *adjust->set : engine::Setup{};
            change(set.holdings[id]);
            if (set.holdings[id] == engine::HoldingSetup{}) {
                set.holdings.erase(id);
            }
            return withField(act, field, set);
        };
        const bool isSaid = holding.hand.has_value();
        auto* button = toggle(
            ActForm::tr("Hand of %1").arg(nameOf(m_of.position, player)),
            QStringLiteral("hand-") + QString::fromStdString(id), isSaid,
            [with, isSaid, now = m_of.position.hands[player]](const engine::Action& act) {
                return with(act,
                            [&](engine::HoldingSetup& of) { of.hand = isSaid ? std::nullopt : std::optional(now); });
            },
            field);
        button->setIcon(QIcon(badge(lookOf(m_of.position, player), 18, button->devicePixelRatioF())));
        if (isSaid) {
            auto* stepper = new CardStepper(nameOf(m_of.position, player), m_body);
            stepper->setObjectName(QStringLiteral("cards-") + QString::fromStdString(id));
            engine::Cards certain;
            for (const engine::Resource resource : engine::kResources) {
                certain[resource] = holding.hand->cards[resource].least;
            }
            stepper->setCards(certain);
            QObject::connect(stepper, &CardStepper::changed, m_body, [sayer = m_of.say, with, stepper, field] {
                const auto hand = engine::Hand::exactly(stepper->cards());
                sayer(
                    [=](const engine::Action& act) {
                        return with(act, [&](engine::HoldingSetup& of) { of.hand = hand; });
                    },
                    field, false);
            });
            m_layout.addWidget(stepper);
        }
        if (holding.extraPoints) {
            counter(field, QStringLiteral("points-") + QString::fromStdString(id),
                    ActForm::tr("Points of %1").arg(nameOf(m_of.position, player)), *holding.extraPoints, -99, 99,
                    [with](const engine::Action& act, int points) {
                        return with(act, [&](engine::HoldingSetup& of) { of.extraPoints = points; });
                    });
        }
    }
}

}  // namespace ui
