// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/field_widgets.h"

#include <QRegularExpression>
#include <algorithm>
#include <array>

#include "ui/acting/act_form.h"
#include "ui/acting/card_stepper.h"
#include "ui/acting/row_parts.h"
#include "ui/acts/act_text.h"
#include "ui/acts/acts.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/text/place_text.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

constexpr int kMostCounted = 99;

QString seatId(const engine::Position& position, engine::PlayerId player) {
    return QString::fromStdString(position.table->idOf(player));
}

bool isNothing(const Answer& answer) {
    return std::holds_alternative<std::monostate>(answer);
}

template <class T>
T valueOr(const Answer& answer, const T& otherwise) {
    const T* value = std::get_if<T>(&answer);
    return value != nullptr ? *value : otherwise;
}

}  // namespace

std::vector<FieldWidgets::FieldRow> FieldWidgets::build(const FieldsOf& of, QBoxLayout& layout, QWidget* body) {
    FieldWidgets widgets(of, layout, body);
    for (const FieldRow& row : of.editor.rows()) {
        widgets.add(row);
    }
    return std::move(widgets.m_places);
}

void FieldWidgets::add(const FieldRow& row) {
    using adjudicator::saying::How;
    switch (row.how) {
        case How::Choice:
            return addChoice(row);
        case How::Several:
            return addSeveral(row);
        case How::Cards:
            return addCards(row);
        case How::Units:
            return addUnits(row);
        case How::Count:
            return counter(row, {}, words(row), valueOr(row.now, 0), 0, [](int count) { return Answer(count); });
        case How::Counts:
            return addCounts(row);
        case How::Places:
            return addPlaces(row);
        case How::Clause: {
            caption(row);
            const auto* now = std::get_if<engine::ClauseId>(&row.now);
            auto* box = clauseBox(now != nullptr ? std::optional(*now) : std::nullopt, row.optional, m_body,
                                  [put = m_of.put, field = row.field](std::optional<engine::ClauseId> clause) {
                                      put(field, clause ? Answer(*clause) : Answer());
                                  });
            box->setObjectName(QLatin1String(row.field));
            box->setAccessibleName(words(row));
            m_layout.addWidget(box);
            return;
        }
        case How::Words:
            return addWords(row);
        case How::Numbers:
            return addNumbers(row);
        case How::Dice:
            return addDice(row);
        case How::Facts:
            return addFacts(row);
    }
}

QString FieldWidgets::words(const FieldRow& row) const {
    return fieldText(row.field, m_of.editor.action());
}

QString FieldWidgets::partName(const FieldRow& row, const QString& part) {
    return QStringLiteral("%1-%2").arg(QLatin1String(row.field), part);
}

void FieldWidgets::note(const QString& text) {
    m_layout.addWidget(kit::note(text, m_body));
}

void FieldWidgets::caption(const FieldRow& row) {
    note(words(row));
}

void FieldWidgets::addChoice(const FieldRow& row) {
    caption(row);
    auto* line = new QWidget(m_body);
    auto* flow = new FlowLayout(line, 5);
    for (std::size_t i = 0; i < row.choices.size(); ++i) {
        const Answer& answer = row.choices[i];
        const bool isNobody =
            isNothing(answer) && row.field != engine::field::kVictim && row.field != engine::field::kResource;
        const QString text = isNobody && row.field == engine::field::kWith ? ActForm::tr("Bank, harbour")
                             : isNobody                                    ? ActForm::tr("nobody")
                                        : answerText({row.field, {}, false}, answer, m_of.editor.action(), position());
        const auto* player = std::get_if<engine::PlayerId>(&answer);
        flow->addWidget(smallPick(
            {text, partName(row, QString::number(i)), answer == row.now, QStringLiteral("%1 %2").arg(words(row), text),
             player != nullptr ? std::optional(*player) : std::nullopt, &position()},
            line, [say = m_of.say, field = row.field, answer] { say(field, answer); }));
    }
    m_layout.addWidget(line);
}

/// Players, each of which is among those said or not.
void FieldWidgets::addSeveral(const FieldRow& row) {
    caption(row);
    auto* line = new QWidget(m_body);
    auto* flow = new FlowLayout(line, 5);
    const auto now = valueOr<std::vector<engine::PlayerId>>(row.now, {});
    for (const Answer& choice : row.choices) {
        const auto player = std::get<engine::PlayerId>(choice);
        auto players = now;
        const bool isAmong = std::erase(players, player) > 0;
        if (!isAmong) {
            players.push_back(player);
        }
        flow->addWidget(smallPick(
            {nameOf(position(), player), partName(row, seatId(position(), player)), isAmong, {}, player, &position()},
            line, [say = m_of.say, field = row.field, players] { say(field, players); }));
    }
    m_layout.addWidget(line);
}

void FieldWidgets::toggle(const FieldRow& row, const QString& text, const QString& name, bool on, const Answer& said) {
    auto* button = smallPick({text, name, on}, m_body, [say = m_of.say, field = row.field, said] { say(field, said); });
    m_layout.addWidget(button, 0, Qt::AlignLeft);
}

void FieldWidgets::addCards(const FieldRow& row) {
    caption(row);
    const bool isSeen = !isNothing(row.now);
    if (isSeen) {
        auto* stepper = kit::dressed(new CardStepper(words(row), m_body), {.name = QLatin1String(row.field)});
        stepper->setCards(std::get<engine::Cards>(row.now));
        QObject::connect(stepper, &CardStepper::changed, m_body,
                         [put = m_of.put, stepper, field = row.field] { put(field, stepper->cards()); });
        m_layout.addWidget(stepper);
    }
    if (row.optional) {
        const bool isDiscard = std::holds_alternative<engine::Discard>(m_of.editor.action());
        toggle(row, isDiscard ? ActForm::tr("Nobody saw which") : ActForm::tr("Not named"),
               partName(row, QStringLiteral("none")), !isSeen, isSeen ? Answer() : Answer(engine::Cards{}));
    }
}

void FieldWidgets::counter(const FieldRow& row, const QString& part, const QString& text, int now, int least,
                           const std::function<Answer(int)>& said) {
    const QString name = part.isEmpty() ? QString(QLatin1String(row.field)) : partName(row, part);
    auto* line = new QHBoxLayout;
    kit::fill(*line, {{kit::note(text, m_body), 1}, kit::title(QString::number(now), m_body, name)});
    for (const int by : {-1, 1}) {
        line->addWidget(
            stepButton({by, name + (by < 0 ? QStringLiteral("-less") : QStringLiteral("-more")),
                        (by < 0 ? ActForm::tr("%1: one less") : ActForm::tr("%1: one more")).arg(text),
                        now + by >= least && now + by <= kMostCounted},
                       m_body, [say = m_of.say, field = row.field, said, next = now + by] { say(field, said(next)); }));
    }
    m_layout.addLayout(line);
}

void FieldWidgets::addUnits(const FieldRow& row) {
    caption(row);
    if (!isNothing(row.now)) {
        const std::array<std::pair<int engine::Units::*, QString>, 3> kinds{
            {{&engine::Units::artillery, ActForm::tr("Artillery")},
             {&engine::Units::cavalry, ActForm::tr("Cavalry")},
             {&engine::Units::infantry, ActForm::tr("Infantry")}}};
        const auto now = std::get<engine::Units>(row.now);
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            const auto kind = kinds[i].first;
            counter(row, QString::number(i), kinds[i].second, now.*kind, 0, [kind, now](int count) {
                engine::Units said = now;
                said.*kind = count;
                return Answer(said);
            });
        }
    }
    if (row.optional) {
        const auto* move = std::get_if<engine::MoveArmy>(&m_of.editor.action());
        const auto& army = move != nullptr ? position().armies[move->from] : std::optional<engine::Army>();
        const bool isAll = isNothing(row.now);
        toggle(row, ActForm::tr("All of them"), partName(row, QStringLiteral("all")), isAll,
               isAll ? Answer(army ? army->units : engine::Units{}) : Answer());
    }
}

/// How many each of the others hands over.
void FieldWidgets::addCounts(const FieldRow& row) {
    caption(row);
    const bool isSeen = !isNothing(row.now);
    for (const engine::PlayerId player : position().seats()) {
        if (isSeen && player != engine::actorOf(m_of.editor.action()) && !position().isOut(player)) {
            const auto now = std::get<engine::PerPlayer<int>>(row.now);
            counter(row, seatId(position(), player), nameOf(position(), player), now[player], 0,
                    [now, player](int count) {
                        auto given = now;
                        given[player] = count;
                        return Answer(given);
                    });
        }
    }
    toggle(row, ActForm::tr("Nobody saw how many"), partName(row, QStringLiteral("none")), !isSeen,
           isSeen ? Answer() : Answer(engine::PerPlayer<int>()));
}

/// The names, to be typed, and the button that hands the board's places to this row.
void FieldWidgets::addPlaces(const FieldRow& row) {
    const std::size_t index = m_places.size();
    caption(row);
    auto* line = kit::row(nullptr, 6);
    QStringList names;
    for (const engine::Place& place : row.places) {
        names.append(placeLabel(position(), place));
    }
    auto* edit =
        kit::dressed(new QLineEdit(names.join(QStringLiteral("; ")), m_body),
                     {.name = index == 0 ? QString(QLatin1String(row.field)) : partName(row, QString::number(index)),
                      .spoken = words(row)});
    edit->setPlaceholderText(ActForm::tr("no place"));
    line->addWidget(edit, 1);
    auto* point = smallPick({ActForm::tr("Point"), QStringLiteral("point-%1").arg(index), m_of.pointing == index,
                             ActForm::tr("Point at it on the board: %1").arg(edit->accessibleName())},
                            m_body, [pointTo = m_of.point, index] { pointTo(index); });
    line->addWidget(point);
    m_layout.addLayout(line);
    auto* wrong = kit::label(ActForm::tr("The board has no such place."), m_body, {.kind = "bad", .wraps = true});
    wrong->hide();
    m_layout.addWidget(wrong);
    QObject::connect(
        edit, &QLineEdit::editingFinished, m_body,
        [say = m_of.say, edit, wrong, row, names, position = position()] {
            static const QRegularExpression kBetween(QStringLiteral(" *; *"));
            const QStringList typed = edit->text().trimmed().split(kBetween, Qt::SkipEmptyParts);
            std::vector<engine::Place> places;
            for (const QString& each : typed) {
                if (const auto place = placeTyped(each, row.wanted, position)) {
                    places.push_back(*place);
                }
            }
            const bool isRight = places.size() == static_cast<std::size_t>(typed.size());
            wrong->setHidden(isRight);
            if (isRight && typed != names) {
                say(row.field, answerOf(row, places));
            }
        },
        Qt::QueuedConnection);
    m_places.push_back(row);
}

void FieldWidgets::addWords(const FieldRow& row) {
    caption(row);
    auto* edit = kit::dressed(new QLineEdit(QString::fromStdString(valueOr<std::string>(row.now, {})), m_body),
                              {.name = QLatin1String(row.field), .spoken = words(row)});
    QObject::connect(edit, &QLineEdit::textEdited, m_body, [put = m_of.put, field = row.field](const QString& text) {
        put(field, text.trimmed().toStdString());
    });
    m_layout.addWidget(edit);
}

void FieldWidgets::addNumbers(const FieldRow& row) {
    caption(row);
    QStringList digits;
    for (const int number : valueOr<std::vector<int>>(row.now, {})) {
        digits.append(QString::number(number));
    }
    auto* edit = kit::dressed(new QLineEdit(digits.join(QLatin1Char(' ')), m_body),
                              {.name = QLatin1String(row.field), .spoken = words(row)});
    QObject::connect(edit, &QLineEdit::textEdited, m_body, [put = m_of.put, field = row.field](const QString& text) {
        std::vector<int> numbers;
        for (const QChar& digit : text) {
            if (digit.isDigit()) {
                numbers.push_back(digit.digitValue());
            }
        }
        put(field, numbers);
    });
    m_layout.addWidget(edit);
}

}  // namespace ui
