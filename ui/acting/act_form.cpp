// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/acting/act_form.h"

#include <QApplication>
#include <algorithm>
#include <utility>

#include "ui/acting/field_widgets.h"
#include "ui/acts/act_text.h"
#include "ui/acts/acts.h"
#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/rules/clause_tag.h"
#include "ui/text/sentences.h"
#include "ui/theme/style_sheet.h"

namespace ui {

ActForm::ActForm(QWidget* parent) : QWidget(parent) {
    m_layout = kit::column(this, 6);
    m_kind = kit::dressed(new QComboBox(this), {.name = "kind", .spoken = tr("What kind of act")});
    m_kind->setMinimumHeight(34);
    kit::narrow(*m_kind, 12);
    m_layout->addWidget(m_kind);
    m_sentence = kit::label({}, this, {.name = "sentence", .kind = "title", .wraps = true});
    m_layout->addWidget(m_sentence);
    m_judgedRow = new QHBoxLayout;
    m_judged = kit::label({}, this, {.name = "judged"});
    // With a frame from the start: a label that gets one later keeps its text at the edge.
    m_judged->setProperty("kind", QStringLiteral("good"));
    m_judged->setWordWrap(true);
    m_judgedRow->addWidget(m_judged, 1);
    m_layout->addLayout(m_judgedRow);
    m_rows = new QWidget(this);
    m_layout->addWidget(m_rows);
    connect(m_kind, &QComboBox::activated, this, [this](int index) {
        // Whatever kind is chosen, what was said goes along as far as it can.
        setAction(m_kinds[static_cast<std::size_t>(index)]);
    });
}

void ActForm::start(engine::Position position, const engine::Action& act, bool fixedDice) {
    m_editor.emplace(std::move(position), act, fixedDice);
    m_pointing = 0;
    makeAnew();
}

void ActForm::setAction(const engine::Action& act) {
    m_editor->set(act);
    m_pointing = 0;
    makeAnew();
    Q_EMIT edited();
}

void ActForm::makeAnew() {
    m_kinds = m_editor->kinds();
    m_kind->clear();
    for (const engine::Action& kind : m_kinds) {
        m_kind->addItem(kindWord(kind, position()));
    }
    m_kind->setCurrentIndex(0);
    renewRows();
    judge();
}

void ActForm::renewRows() {
    const QWidget* focused = QApplication::focusWidget();
    const QString name = focused != nullptr && m_rows->isAncestorOf(focused) ? focused->objectName() : QString();
    // What goes has nothing to say any more, and is not found in place of what comes.
    for (QWidget* old : m_rows->findChildren<QWidget*>()) {
        old->setObjectName(QString());
        if (qobject_cast<QLineEdit*>(old) != nullptr) {
            old->blockSignals(true);
        }
    }
    auto* fresh = new QWidget(this);
    auto* layout = kit::column(fresh, 5);
    const FieldsOf of{*m_editor,
                      [this](engine::Field field, const Answer& answer) {
                          m_editor->say(field, answer);
                          makeAnew();
                          Q_EMIT edited();
                      },
                      [this](engine::Field field, const Answer& answer) {
                          m_editor->put(field, answer);
                          judge();
                          Q_EMIT edited();
                      },
                      [this](std::size_t row) {
                          m_pointing = row;
                          renewRows();
                          Q_EMIT pointed();
                      },
                      m_pointing};
    m_places = FieldWidgets::build(of, *layout, fresh);
    m_pointing = std::min(m_pointing, m_places.empty() ? 0 : m_places.size() - 1);
    kit::replace(m_rows, fresh);
    if (QWidget* again = name.isEmpty() ? nullptr : m_rows->findChild<QWidget*>(name)) {
        again->setFocus();
    }
}

void ActForm::judge() {
    m_sentence->setText(sentence(action(), position()));
    const bool isAllowed = !refusal();
    wearKind(*m_judged, !isAllowed ? "bad" : isComplete() ? "good" : "warn");
    // The frame of its kind belongs to the room that the text takes.
    m_judged->setText(!isAllowed     ? sentence(*refusal(), position())
                      : isComplete() ? tr("✓ The rules allowed it then.")
                                     : tr("Its dice are still to be said."));
    delete m_clause;
    m_clause = nullptr;
    if (!isAllowed) {
        m_clause = new ClauseTag(refusal()->clause, this);
        m_judgedRow->addWidget(m_clause, 0, Qt::AlignTop);
        putInTabOrder(*m_judged, *m_clause);
    }
}

Wanted ActForm::wanted() const {
    return m_places.empty() ? Wanted::Any : m_places[m_pointing].wanted;
}

/// Of the row that is pointed for: where the act would be allowed, the rest as it is or as it can be.
Markers ActForm::markers() const {
    Markers markers;
    const engine::Topology& topology = position().topology();
    for (const auto& row : m_places) {
        for (const engine::Place& place : row.places) {
            markers.chosen.push_back(nameOf(topology, place));
        }
    }
    if (!m_places.empty()) {
        for (const engine::Place& place : m_editor->placesAllowed(m_places[m_pointing])) {
            markers.legal.push_back({nameOf(topology, place), {}});
        }
    }
    return markers;
}

void ActForm::takePlace(const PlaceName& name) {
    const auto place = placeOf(position().topology(), name);
    if (!place || m_places.empty()) {
        return;
    }
    const adjudicator::saying::FieldRow row = m_places[m_pointing];
    if (!row.many && m_pointing + 1 < m_places.size() && !m_places[m_pointing + 1].many) {
        ++m_pointing;
    }
    m_editor->say(row, *place);
    makeAnew();
    Q_EMIT edited();
}

}  // namespace ui
