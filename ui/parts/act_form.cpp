// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parts/act_form.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "engine/action/decide.h"
#include "ui/desk/act_chooser.h"
#include "ui/parts/clause_tag.h"
#include "ui/parts/tab_order.h"
#include "ui/text/sentences.h"

namespace ui {

ActForm::ActForm(QWidget* parent) : QWidget(parent) {
    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
    m_kind = new QComboBox(this);
    m_kind->setObjectName(QStringLiteral("kind"));
    m_kind->setAccessibleName(tr("What kind of act"));
    m_kind->setMinimumHeight(34);
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kind->setMinimumContentsLength(12);
    m_layout->addWidget(m_kind);
    m_sentence = new QLabel(this);
    m_sentence->setObjectName(QStringLiteral("sentence"));
    m_sentence->setProperty("kind", QStringLiteral("title"));
    m_sentence->setWordWrap(true);
    m_layout->addWidget(m_sentence);
    m_judgedRow = new QHBoxLayout;
    m_judged = new QLabel(this);
    m_judged->setObjectName(QStringLiteral("judged"));
    // With a frame from the start: a label that gets one later keeps its text at the edge.
    m_judged->setProperty("kind", QStringLiteral("good"));
    m_judged->setWordWrap(true);
    m_judgedRow->addWidget(m_judged, 1);
    m_layout->addLayout(m_judgedRow);
    m_rows = new QWidget(this);
    m_layout->addWidget(m_rows);
    connect(m_kind, &QComboBox::activated, this, [this](int index) {
        // Whatever kind is chosen, what was said goes along as far as it can.
        setAction(m_kinds[static_cast<std::size_t>(index)].example);
    });
}

void ActForm::start(engine::Position position, const engine::Action& act, bool fixedDice) {
    m_position = std::move(position);
    m_legal = engine::legalActs(*m_position);
    m_fixedDice = fixedDice;
    m_action = act;
    m_pointing = 0;
    fillKinds();
    renew();
    judge();
}

void ActForm::setAction(const engine::Action& act) {
    m_action = act;
    m_pointing = 0;
    fillKinds();
    renew();
    judge();
    Q_EMIT edited();
}

void ActForm::fillKinds() {
    m_kinds = kindsOffered(*m_position, m_legal, *m_action);
    m_kind->clear();
    for (const KindOffered& kind : m_kinds) {
        m_kind->addItem(kind.word);
    }
    m_kind->setCurrentIndex(0);
}

void ActForm::say(const ActRowsOf::Edit& edit, engine::Field field, bool renews) {
    const engine::Action said = edit(*m_action);
    if (renews) {
        m_action = settledOn(*m_position, m_legal, said, field);
        fillKinds();
        renew();
    } else {
        m_action = said;
    }
    judge();
    Q_EMIT edited();
}

void ActForm::renew() {
    const QWidget* focused = QApplication::focusWidget();
    const QString name = focused != nullptr && m_rows->isAncestorOf(focused) ? focused->objectName() : QString();
    // What goes has nothing to say any more.
    for (QLineEdit* edit : m_rows->findChildren<QLineEdit*>()) {
        edit->blockSignals(true);
    }
    auto* fresh = new QWidget(this);
    auto* layout = new QVBoxLayout(fresh);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(5);
    const ActRowsOf of{
        *m_position,
        m_legal,
        *m_action,
        m_fixedDice,
        [this](const ActRowsOf::Edit& edit, engine::Field field, bool renews) { say(edit, field, renews); },
        [this](std::size_t field) {
            m_pointing = field;
            renew();
            Q_EMIT pointed();
        },
        m_pointing};
    m_places = ActRows::build(of, *layout, fresh);
    m_pointing = std::min(m_pointing, m_places.empty() ? 0 : m_places.size() - 1);
    takeTabPlace(*m_rows, *fresh);
    delete m_layout->replaceWidget(m_rows, fresh);
    m_rows->hide();
    m_rows->deleteLater();
    m_rows = fresh;
    m_rows->show();
    if (QWidget* again = name.isEmpty() ? nullptr : m_rows->findChild<QWidget*>(name)) {
        again->setFocus();
    }
}

void ActForm::judge() {
    m_refusal = whyNot(*m_position, *m_action);
    m_sentence->setText(sentence(*m_action, *m_position));
    const bool isAllowed = !m_refusal;
    m_judged->setProperty("kind", QString::fromLatin1(!isAllowed ? "bad" : isComplete() ? "good" : "warn"));
    style()->unpolish(m_judged);
    style()->polish(m_judged);
    // The frame of its kind belongs to the room that the text takes.
    m_judged->setText(!isAllowed     ? sentence(*m_refusal, *m_position)
                      : isComplete() ? tr("✓ The rules allowed it then.")
                                     : tr("Its dice are still to be said."));
    delete m_clause;
    m_clause = nullptr;
    if (m_refusal) {
        m_clause = new ClauseTag(m_refusal->clause, this);
        m_judgedRow->addWidget(m_clause, 0, Qt::AlignTop);
        putInTabOrder(*m_judged, *m_clause);
    }
}

bool ActForm::isComplete() const {
    const engine::Dice* dice = diceOf(*m_action);
    if (dice == nullptr || !dice->asksForThrow()) {
        return true;
    }
    const auto needed = engine::diceNeeded(*m_position, *m_action);
    return needed && needed->empty();
}

Wanted ActForm::wanted() const {
    return m_places.empty() ? Wanted::Any : m_places[m_pointing].wanted;
}

/// Of the field that is pointed for: where the act would be allowed, the rest as it is or as it can be.
Markers ActForm::markers() const {
    Markers markers;
    const engine::Topology& topology = m_position->topology();
    for (const PlacesField& field : m_places) {
        for (const engine::Place& place : field.now) {
            markers.chosen.push_back(nameOf(topology, place));
        }
    }
    if (m_places.empty()) {
        return markers;
    }
    const PlacesField& field = m_places[m_pointing];
    if (field.wanted == Wanted::Any) {
        // What may be any place is no matter of the rules.
        return markers;
    }
    const std::vector<Answer> listed = answersIn(m_legal, *m_action, field.name);
    const auto probe = [&](const auto& place) {
        auto places = field.many ? field.now : std::vector<engine::Place>();
        if (std::ranges::find(field.now, engine::Place(place)) != field.now.end()) {
            return;
        }
        places.emplace_back(place);
        const bool isListed = std::ranges::find(listed, Answer(place)) != listed.end();
        if (isListed || !whyNot(*m_position, field.with(*m_action, places))) {
            markers.legal.push_back({nameOf(topology, engine::Place(place)), {}});
        }
    };
    const auto all = [&](auto ids) {
        for (const auto id : ids) {
            probe(id);
        }
    };
    if (field.wanted == Wanted::Hex) {
        all(topology.hexes());
    }
    if (field.wanted == Wanted::Corner) {
        all(topology.corners());
    }
    if (field.wanted == Wanted::Side) {
        all(topology.sides());
    }
    return markers;
}

void ActForm::takePlace(const PlaceName& name) {
    const auto place = placeOf(m_position->topology(), name);
    if (!place || m_places.empty()) {
        return;
    }
    const PlacesField field = m_places[m_pointing];
    std::vector<engine::Place> places{*place};
    if (field.many) {
        places = field.now;
        if (std::erase(places, *place) == 0) {
            places.push_back(*place);
        }
    } else if (m_pointing + 1 < m_places.size() && !m_places[m_pointing + 1].many) {
        ++m_pointing;
    }
    say([&](const engine::Action& act) { return field.with(act, places); }, field.name, true);
}

}  // namespace ui
