// SPDX-License-Identifier: GPL-3.0-or-later
// Players, kinds and words.
#include "ui/parts/act_rows.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QIcon>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <algorithm>

#include "engine/clauses/catalogue.h"
#include "ui/desk/act_chooser.h"
#include "ui/desk/act_fields.h"
#include "ui/parts/act_form.h"
#include "ui/parts/flow_layout.h"
#include "ui/text/act_text.h"
#include "ui/text/language.h"
#include "ui/text/rules_text.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

template <class T>
Answer answerOf(const T& value) {
    return Answer(value);
}
template <class T>
Answer answerOf(const std::optional<T>& value) {
    return value ? Answer(*value) : Answer();
}

/// These acts are not listed as they can be said: everything of them is asked for.
bool isOpen(const engine::Action& action) {
    return std::holds_alternative<engine::Rule>(action) || std::holds_alternative<engine::EndGame>(action) ||
           std::holds_alternative<engine::Discard>(action) || std::holds_alternative<engine::MoveArmy>(action);
}

}  // namespace

std::vector<PlacesField> ActRows::build(const ActRowsOf& of, QBoxLayout& layout, QWidget* body) {
    ActRows rows(of, layout, body);
    std::visit([&](const auto& act) { act.fields(act, rows); }, of.action);
    return std::move(rows.m_places);
}

QString ActRows::fieldName(engine::Field name, const QString& rest) {
    return QStringLiteral("%1-%2").arg(QLatin1String(name), rest);
}

/// Optional fields are asked for where somebody may say anything in them.
bool ActRows::isAsked(engine::Field field) const {
    if (const auto* trade = std::get_if<engine::Trade>(&m_of.action)) {
        const bool more = trade->with && m_of.position.inForce(engine::clause::SA_D2);
        return field == engine::field::kWith || field == engine::field::kGive || field == engine::field::kTake ||
               more || isFieldUsed(m_of.legal, *trade, field);
    }
    if (const auto* move = std::get_if<engine::MoveArmy>(&m_of.action)) {
        const auto& hexes = m_of.position.hexes;
        if (field == engine::field::kCarried) {
            return move->carried || std::ranges::any_of(hexes, [](const auto& hex) { return !hex.isLand(); });
        }
        return field != engine::field::kNuke || move->nuke || m_of.position.nukes[move->from] == move->by;
    }
    if (const auto* discard = std::get_if<engine::Discard>(&m_of.action);
        discard != nullptr && field == engine::field::kHeld) {
        return discard->held || !m_of.position.hands[discard->by].total;
    }
    return isOpen(m_of.action) || isFieldUsed(m_of.legal, m_of.action, field);
}

void ActRows::caption(engine::Field name) {
    auto* label = new QLabel(fieldText(name, m_of.action), m_body);
    label->setProperty("kind", QStringLiteral("dim"));
    label->setWordWrap(true);
    m_layout.addWidget(label);
}

template <class T>
void ActRows::choice(engine::Field name, const std::vector<T>& values, const T& now) {
    caption(name);
    auto* row = new QWidget(m_body);
    auto* flow = new FlowLayout(row, 5);
    const auto sayer = m_of.say;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const T value = values[i];
        const Answer answer = answerOf(value);
        const bool isNone = std::holds_alternative<std::monostate>(answer);
        const bool isNobody = isNone && name != engine::field::kVictim && name != engine::field::kResource;
        const QString text = isNone && name == engine::field::kWith ? ActForm::tr("Bank, harbour")
                             : isNobody                             ? ActForm::tr("nobody")
                                        : answerText({name, {}, false}, answer, m_of.action, m_of.position);
        auto* button = new QPushButton(text, row);
        button->setProperty("kind", QStringLiteral("small"));
        button->setCheckable(true);
        button->setChecked(value == now);
        button->setObjectName(fieldName(name, QString::number(i)));
        button->setAccessibleName(QStringLiteral("%1 %2").arg(fieldText(name, m_of.action), text));
        if (const auto* player = std::get_if<engine::PlayerId>(&answer)) {
            button->setIcon(QIcon(badge(lookOf(m_of.position, *player), 18, button->devicePixelRatioF())));
        }
        QObject::connect(
            button, &QPushButton::clicked, m_body,
            [sayer, name, value] {
                sayer([=](const engine::Action& act) { return withField(act, name, value); }, name, true);
            },
            Qt::QueuedConnection);
        flow->addWidget(button);
    }
    m_layout.addWidget(row);
}

QPushButton* ActRows::toggle(const QString& text, const QString& name, bool on, const ActRowsOf::Edit& edit,
                             engine::Field field) {
    auto* button = new QPushButton(text, m_body);
    button->setProperty("kind", QStringLiteral("small"));
    button->setCheckable(true);
    button->setChecked(on);
    button->setObjectName(name);
    const auto sayer = m_of.say;
    QObject::connect(
        button, &QPushButton::clicked, m_body, [sayer, edit, field] { sayer(edit, field, true); },
        Qt::QueuedConnection);
    m_layout.addWidget(button, 0, Qt::AlignLeft);
    return button;
}

void ActRows::operator()(engine::Field name, engine::PlayerId value) {
    std::vector<engine::PlayerId> players;
    for (const engine::PlayerId player : m_of.position.seats()) {
        players.push_back(player);
    }
    choice(name, players, value);
}

void ActRows::operator()(engine::Field name, const std::optional<engine::PlayerId>& value) {
    if (!isAsked(name)) {
        return;
    }
    std::vector<std::optional<engine::PlayerId>> players{std::nullopt};
    for (const engine::PlayerId player : m_of.position.seats()) {
        players.emplace_back(player);
    }
    choice(name, players, value);
}

void ActRows::operator()(engine::Field name, const std::vector<engine::PlayerId>& value) {
    caption(name);
    auto* row = new QWidget(m_body);
    auto* flow = new FlowLayout(row, 5);
    const auto sayer = m_of.say;
    for (const engine::PlayerId player : m_of.position.seats()) {
        auto* button = new QPushButton(nameOf(m_of.position, player), row);
        button->setProperty("kind", QStringLiteral("small"));
        button->setIcon(QIcon(badge(lookOf(m_of.position, player), 18, button->devicePixelRatioF())));
        button->setCheckable(true);
        button->setChecked(std::ranges::find(value, player) != value.end());
        button->setObjectName(fieldName(name, QString::fromStdString(m_of.position.table->idOf(player))));
        auto players = value;
        if (std::erase(players, player) == 0) {
            players.push_back(player);
        }
        QObject::connect(
            button, &QPushButton::clicked, m_body,
            [sayer, field = name, players] {
                sayer([=](const engine::Action& act) { return withField(act, field, players); }, field, true);
            },
            Qt::QueuedConnection);
        flow->addWidget(button);
    }
    m_layout.addWidget(row);
}

void ActRows::operator()(engine::Field name, bool value) {
    if (isAsked(name)) {
        choice<bool>(name, {true, false}, value);
    }
}

void ActRows::operator()(engine::Field name, const std::optional<bool>& value) {
    if (isAsked(name)) {
        choice<std::optional<bool>>(name, {true, false}, value);
    }
}

void ActRows::operator()(engine::Field name, const std::optional<engine::Resource>& value) {
    const auto* card = std::get_if<engine::PlayCard>(&m_of.action);
    if (card != nullptr ? card->card != engine::DevelopmentCard::Monopoly : !isAsked(name)) {
        return;
    }
    std::vector<std::optional<engine::Resource>> resources(engine::kResources.begin(), engine::kResources.end());
    if (card == nullptr) {
        resources.emplace_back(std::nullopt);
    }
    choice(name, resources, value);
}

void ActRows::operator()(engine::Field name, const std::optional<engine::UnitKind>& value) {
    if (isAsked(name)) {
        choice<std::optional<engine::UnitKind>>(name, {engine::UnitKind::Infantry, engine::UnitKind::Cavalry}, value);
    }
}

void ActRows::operator()(engine::Field name, engine::DevelopmentCard value) {
    choice<engine::DevelopmentCard>(name, {engine::kDevelopmentCards.begin(), engine::kDevelopmentCards.end()}, value);
}

/// What is built is its kind already.
void ActRows::operator()(engine::Field name, engine::Piece value) {
    using engine::Piece;
    if (std::holds_alternative<engine::TakeOver>(m_of.action)) {
        choice<Piece>(name, {Piece::Road, Piece::Ship, Piece::Settlement, Piece::City, Piece::Factory, Piece::Bridge},
                      value);
    }
}

void ActRows::clauses(engine::Field name, std::optional<engine::ClauseId> now, bool optional) {
    caption(name);
    auto* box = new QComboBox(m_body);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(fieldText(name, m_of.action));
    box->setMinimumHeight(34);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
    if (optional) {
        box->addItem(ActForm::tr("no clause"), -1);
    }
    for (const engine::ClauseInfo& info : engine::allClauses()) {
        box->addItem(QStringLiteral("%1  %2").arg(idText(info.id), said(info.title)), static_cast<int>(info.id));
    }
    box->setCurrentIndex(qMax(0, box->findData(now ? static_cast<int>(*now) : -1)));
    const auto sayer = m_of.say;
    QObject::connect(box, &QComboBox::activated, m_body, [sayer, box, field = name] {
        const int chosen = box->currentData().toInt();
        const auto clause = chosen < 0 ? std::nullopt : std::optional(static_cast<engine::ClauseId>(chosen));
        sayer(
            [=](const engine::Action& act) {
                return withField(clause ? withField(act, field, *clause) : act, field, clause);
            },
            field, false);
    });
    m_layout.addWidget(box);
}

void ActRows::operator()(engine::Field name, engine::ClauseId value) {
    clauses(name, value, false);
}

void ActRows::operator()(engine::Field name, const std::optional<engine::ClauseId>& value) {
    clauses(name, value, true);
}

void ActRows::operator()(engine::Field name, const std::string& value) {
    caption(name);
    auto* edit = new QLineEdit(QString::fromStdString(value), m_body);
    edit->setObjectName(QLatin1String(name));
    edit->setAccessibleName(fieldText(name, m_of.action));
    const auto sayer = m_of.say;
    QObject::connect(edit, &QLineEdit::textEdited, m_body, [sayer, field = name](const QString& text) {
        const std::string words = text.trimmed().toStdString();
        sayer([=](const engine::Action& act) { return withField(act, field, words); }, field, false);
    });
    m_layout.addWidget(edit);
}

}  // namespace ui
