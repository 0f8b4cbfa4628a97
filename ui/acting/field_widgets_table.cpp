// SPDX-License-Identifier: GPL-3.0-or-later
// Dice, and facts of the table, of an act that is said field by field.
#include <algorithm>

#include "ui/acting/act_form.h"
#include "ui/acting/card_stepper.h"
#include "ui/acting/field_widgets.h"
#include "ui/acting/row_parts.h"
#include "ui/dice/die_art.h"
#include "ui/dice/face_reading.h"
#include "ui/kit/kit.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

constexpr int kFewestPoints = -99;

}  // namespace

void FieldWidgets::addDice(const FieldRow& row) {
    caption(row);
    if (!row.proved) {
        addFaces(row);
        return;
    }
    auto* dice = new DiceRow(40, m_body);
    dice->setDice(std::get<engine::Dice>(row.now).dice, false);
    m_layout.addWidget(dice, 0, Qt::AlignLeft);
    note(ActForm::tr("Thrown by the desk and proved: not to be changed."));
}

/// All faces typed in their order, or each die stepped; before they are said there are none.
void FieldWidgets::addFaces(const FieldRow& row) {
    constexpr int kDieSize = 34;
    const std::vector<int>& sides = row.sides;
    const std::vector<engine::Die> now = std::get<engine::Dice>(row.now).dice;
    QStringList said;
    for (const engine::Die& die : now) {
        said.append(QString::number(die.value));
    }
    auto* edit = kit::dressed(new QLineEdit(said.join(QLatin1Char(' ')), m_body),
                              {.name = QLatin1String(row.field), .spoken = words(row)});
    edit->setPlaceholderText(ActForm::tr("faces in order: 5 4"));
    m_layout.addWidget(edit);
    auto* wrong = kit::label({}, m_body, {.name = "wrongFaces", .kind = "bad", .wraps = true});
    wrong->hide();
    m_layout.addWidget(wrong);
    const auto entered = [](std::vector<engine::Die> dice) {
        return Answer(engine::Dice{std::move(dice), engine::DiceSource::Entered});
    };
    std::vector<QLabel*> pictures;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        auto* line = new QHBoxLayout;
        auto* picture = pictures.emplace_back(new QLabel(m_body));
        picture->setPixmap(
            diePixmap(sides[i], i < now.size() ? now[i].value : 0, kDieSize, picture->devicePixelRatioF()));
        const QString text = ActForm::tr("Die %1").arg(i + 1);
        for (const int by : {-1, 1}) {
            // The faces may have been typed since: they are what the editor says by then.
            const auto step = [&editor = m_of.editor, say = m_of.say, entered, sides, field = row.field, i, by] {
                auto dice = std::get<engine::Dice>(adjudicator::saying::saidIn(editor.action(), field)).dice;
                if (dice.size() == sides.size()) {
                    // Round: the lowest face comes after the highest.
                    dice[i].value = (dice[i].value - 1 + by + sides[i]) % sides[i] + 1;
                } else {
                    dice.clear();
                    std::ranges::transform(sides, std::back_inserter(dice), [](int of) { return engine::Die{of, 1}; });
                }
                say(field, entered(dice));
            };
            line->addWidget(stepButton(
                {by, QStringLiteral("die%1-%2").arg(i).arg(by < 0 ? QStringLiteral("less") : QStringLiteral("more")),
                 (by < 0 ? ActForm::tr("%1: one less") : ActForm::tr("%1: one more")).arg(text)},
                m_body, step));
            if (by < 0) {
                line->addWidget(picture);
            }
        }
        line->addStretch(1);
        m_layout.addLayout(line);
    }
    QObject::connect(edit, &QLineEdit::textEdited, m_body,
                     [put = m_of.put, entered, wrong, sides, pictures, field = row.field](const QString& text) {
                         const FaceReading read = facesRead(text, sides);
                         for (std::size_t i = 0; i < sides.size(); ++i) {
                             pictures[i]->setPixmap(diePixmap(sides[i], i < read.faces.size() ? read.faces[i] : 0,
                                                              kDieSize, pictures[i]->devicePixelRatioF()));
                         }
                         wrong->setText(read.isAmbiguous
                                            ? ActForm::tr("This can be read in two ways: put a gap between the faces.")
                                            : ActForm::tr("%n dice were thrown, each within its sides.", nullptr,
                                                          static_cast<int>(sides.size())));
                         wrong->setHidden(read.isWhole);
                         std::vector<engine::Die> dice;
                         for (std::size_t i = 0; read.isWhole && i < sides.size(); ++i) {
                             dice.push_back({sides[i], read.faces[i]});
                         }
                         put(field, entered(dice));
                     });
}

/// Of the facts entered those that are asked for most: hands, and points that nothing shows. The rest is said by hand.
void FieldWidgets::addFacts(const FieldRow& row) {
    // Two of them may change one after the other while the rows stay: each starts from what is said by then.
    const auto with = [&editor = m_of.editor, field = row.field](const std::string& id, const auto& change) {
        engine::Setup set =
            *std::get<engine::Boxed<engine::Setup>>(adjudicator::saying::saidIn(editor.action(), field));
        change(set.holdings[id]);
        if (set.holdings[id] == engine::HoldingSetup{}) {
            set.holdings.erase(id);
        }
        return Answer(engine::Boxed<engine::Setup>(set));
    };
    const engine::Setup& set = *std::get<engine::Boxed<engine::Setup>>(row.now);
    for (const engine::PlayerId player : position().seats()) {
        const std::string id = position().table->idOf(player);
        const QString name = QString::fromStdString(id);
        const auto found = set.holdings.find(id);
        const engine::HoldingSetup holding = found != set.holdings.end() ? found->second : engine::HoldingSetup{};
        const bool isSaid = holding.hand.has_value();
        auto* button = smallPick(
            {ActForm::tr("Hand of %1").arg(nameOf(position(), player)),
             QStringLiteral("hand-") + name,
             isSaid,
             {},
             player,
             &position()},
            m_body, [say = m_of.say, with, id, isSaid, now = position().hands[player], field = row.field] {
                say(field,
                    with(id, [&](engine::HoldingSetup& of) { of.hand = isSaid ? std::nullopt : std::optional(now); }));
            });
        m_layout.addWidget(button, 0, Qt::AlignLeft);
        if (isSaid) {
            auto* stepper = new CardStepper(nameOf(position(), player), m_body);
            stepper->setObjectName(QStringLiteral("cards-") + name);
            stepper->setCards(certainOf(*holding.hand));
            QObject::connect(
                stepper, &CardStepper::changed, m_body, [put = m_of.put, with, id, stepper, field = row.field] {
                    put(field,
                        with(id, [&](engine::HoldingSetup& of) { of.hand = engine::Hand::exactly(stepper->cards()); }));
                });
            m_layout.addWidget(stepper);
        }
        if (holding.extraPoints) {
            counter(row, QStringLiteral("points-") + name, ActForm::tr("Points of %1").arg(nameOf(position(), player)),
                    *holding.extraPoints, kFewestPoints, [with, id](int points) {
                        return with(id, [&](engine::HoldingSetup& of) { of.extraPoints = points; });
                    });
        }
    }
}

}  // namespace ui
