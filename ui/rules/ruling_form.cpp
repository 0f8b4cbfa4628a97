// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/ruling_form.h"

#include <QCompleter>
#include <QPlainTextEdit>
#include <algorithm>

#include "engine/clauses/catalogue.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"
#include "ui/kit/tab_order.h"
#include "ui/text/language.h"
#include "ui/text/rules_text.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

QString wordsOf(engine::ClauseId clause) {
    const std::string_view title = engine::info(clause).title.in(language());
    return QStringLiteral("%1  %2").arg(idText(clause),
                                        QString::fromUtf8(title.data(), static_cast<qsizetype>(title.size())));
}

}  // namespace

RulingForm::RulingForm(QWidget* parent) : QWidget(parent) {
    auto* layout = kit::column(this, 6);
    const auto caption = [&](const QString& text, QWidget* of) {
        auto* label = kit::dim(text, this);
        label->setBuddy(of);
        layout->addWidget(label);
    };
    m_clause = kit::dressed(new QComboBox(this), {.spoken = tr("Clause")});
    m_clause->setEditable(true);
    m_clause->setInsertPolicy(QComboBox::NoInsert);
    m_clause->setMinimumHeight(36);
    kit::narrow(*m_clause, 12);
    caption(tr("Clause"), m_clause);
    layout->addWidget(m_clause);
    m_reason = kit::dressed(new QPlainTextEdit(this), {.spoken = tr("Reason")});
    m_reason->setTabChangesFocus(true);
    m_reason->setMinimumHeight(76);
    m_reason->setMaximumHeight(120);
    m_reason->setPlaceholderText(tr("Without a reason nothing is recorded."));
    caption(tr("Reason, read out to both"), m_reason);
    layout->addWidget(m_reason);
    m_heard = new QWidget(this);
    m_players = new FlowLayout(m_heard, 14);
    caption(tr("Heard"), m_heard);
    layout->addWidget(m_heard);
    offerClauses({});
    connect(m_reason, &QPlainTextEdit::textChanged, this, &RulingForm::edited);
    connect(m_clause, &QComboBox::currentTextChanged, this, &RulingForm::edited);
}

void RulingForm::offerClauses(const std::vector<engine::ClauseId>& clauses) {
    m_clause->clear();
    m_clause->addItem(QString());
    const auto add = [this](engine::ClauseId clause) { m_clause->addItem(wordsOf(clause), idText(clause)); };
    std::for_each(clauses.begin(), clauses.end(), add);
    for (const engine::ClauseInfo& info : engine::allClauses()) {
        if (std::find(clauses.begin(), clauses.end(), info.id) == clauses.end()) {
            add(info.id);
        }
    }
    m_clause->completer()->setFilterMode(Qt::MatchContains);
    m_clause->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_clause->setCurrentIndex(clauses.empty() ? 0 : 1);
}

void RulingForm::offerPlayers(const engine::Position& position, const std::vector<engine::PlayerId>& heard) {
    for (QCheckBox* box : m_boxes) {
        delete box;
    }
    m_boxes.clear();
    for (const engine::PlayerId player : position.table->seats()) {
        auto* box = new QCheckBox(nameOf(position, player), m_heard);
        box->setIcon(QIcon(badge(lookOf(position, player), 18, devicePixelRatioF())));
        box->setProperty("player", QString::fromStdString(position.table->idOf(player)));
        box->setChecked(std::find(heard.begin(), heard.end(), player) != heard.end());
        m_players->addWidget(box);
        m_boxes.push_back(box);
    }
    putInTabOrder(*m_reason, *m_heard);
}

void RulingForm::clear() {
    m_reason->clear();
}

void RulingForm::focusReason() {
    m_reason->setFocus();
}

void RulingForm::fill(adjudicator::RulingGiven& ruling) const {
    ruling.reason = m_reason->toPlainText().trimmed().toStdString();
    const QString typed = m_clause->currentText().section(QLatin1Char(' '), 0, 0).trimmed();
    ruling.clause = engine::clauseFromText(typed.toStdString());
    ruling.heard.clear();
    for (const QCheckBox* box : m_boxes) {
        if (box->isChecked()) {
            ruling.heard.push_back(box->property("player").toString().toStdString());
        }
    }
}

bool RulingForm::hasReason() const {
    return !m_reason->toPlainText().trimmed().isEmpty();
}

}  // namespace ui
