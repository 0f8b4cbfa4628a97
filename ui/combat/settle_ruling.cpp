// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/combat/settle_ruling.h"

#include <QSignalBlocker>
#include <algorithm>

#include "ui/kit/kit.h"
#include "ui/rules/ruling_form.h"
#include "ui/text/combat_typed.h"
#include "ui/text/language.h"
#include "ui/theme/colours.h"
#include "ui/theme/icons.h"
#include "ui/theme/style_sheet.h"

namespace ui {

namespace {

constexpr int kMostOffered = 12;

bool allowed(const adjudicator::SideJudged& side) {
    return side.claim && side.judged && side.judged->allowed;
}

/// What the rules leave no doubt about: the only result, or the only claim that they allow.
std::string certain(const adjudicator::Settlement& settlement) {
    if (settlement.results.size() == 1) {
        return adjudicator::toText(settlement.results.front().result);
    }
    if (allowed(settlement.attacker) != allowed(settlement.defender)) {
        return adjudicator::toText(allowed(settlement.attacker) ? *settlement.attacker.claim
                                                                : *settlement.defender.claim);
    }
    return {};
}

std::vector<engine::ClauseId> clausesOf(const adjudicator::Settlement* settlement) {
    std::vector<engine::ClauseId> clauses;
    if (settlement != nullptr) {
        for (const auto& line : adjudicator::linesOf(*settlement, {}, {}, language())) {
            for (const engine::ClauseId clause : line.clauses) {
                if (std::find(clauses.begin(), clauses.end(), clause) == clauses.end()) {
                    clauses.push_back(clause);
                }
            }
        }
    }
    if (clauses.empty()) {
        clauses = {engine::clause::SA_K8, engine::clause::SA_K7, engine::clause::SA_K6};
    }
    return clauses;
}

}  // namespace

SettleRuling::SettleRuling(QWidget* parent) : QWidget(parent) {
    kit::ground(*this);
    auto* rows = kit::column(this, 6, {14, 10, 14, 12});
    auto* holds = kit::dim(tr("What holds"), this);
    m_result = kit::dressed(new QComboBox(this), {.spoken = tr("What holds")});
    m_result->setEditable(true);
    m_result->setInsertPolicy(QComboBox::NoInsert);
    m_result->setMinimumHeight(38);
    kit::narrow(*m_result, 12);
    m_result->lineEdit()->setPlaceholderText(tr("2C:destroyed"));
    holds->setBuddy(m_result);
    const auto chosen = [this] {
        m_chosen = !m_result->currentText().trimmed().isEmpty();
        Q_EMIT edited();
    };
    connect(m_result, &QComboBox::activated, this, chosen);
    connect(m_result->lineEdit(), &QLineEdit::textEdited, this, chosen);
    m_form = new RulingForm(this);
    connect(m_form, &RulingForm::edited, this, &SettleRuling::edited);
    m_alone = kit::dressed(new QCheckBox(tr("As a game of its own"), this),
                           {.name = "alone", .tip = tr("The ruling is not about the game at the table")});
    m_alone->setChecked(true);
    m_alone->setEnabled(false);
    connect(m_alone, &QCheckBox::clicked, this, &SettleRuling::aloneChanged);
    m_becomes = kit::note({}, this);
    m_told = kit::label({}, this, {.wraps = true});
    m_told->setTextFormat(Qt::PlainText);
    m_told->hide();
    m_record =
        kit::press(tr("Record the ruling   [Ctrl+Enter]"), this, {.kind = "next"}, this, &SettleRuling::recordPressed);
    kit::fill(*rows, {holds, m_result, m_form, m_alone, kit::stretch(), m_told, m_becomes, m_record});
}

void SettleRuling::offer(const adjudicator::Settlement* settlement) {
    const QString kept = m_result->currentText();
    m_result->clear();
    if (settlement != nullptr) {
        offerResults(*settlement);
    }
    const QString result = m_chosen || settlement == nullptr ? kept : withLocalForms(certain(*settlement));
    // By its index, so that the sign before it is its own.
    m_result->setCurrentIndex(m_result->findText(result));
    m_result->setCurrentText(result);
    auto clauses = clausesOf(settlement);
    // The same list again would undo the referee's choice.
    if (clauses != m_clauses) {
        m_clauses = std::move(clauses);
        const QSignalBlocker quiet(m_form);
        m_form->offerClauses(m_clauses);
    }
}

void SettleRuling::offerResults(const adjudicator::Settlement& settlement) {
    const QIcon yes(drawn(Icon::Check, colours().good, 18, devicePixelRatioF()));
    const QIcon no(drawn(Icon::Cross, colours().bad, 18, devicePixelRatioF()));
    const auto add = [&](const std::string& text, bool can) {
        const QString result = withLocalForms(text);
        if (m_result->findText(result) < 0) {
            m_result->addItem(can ? yes : no, result);
        }
    };
    for (const adjudicator::SideJudged* side : {&settlement.attacker, &settlement.defender}) {
        if (side->claim) {
            add(adjudicator::toText(*side->claim), allowed(*side));
        }
    }
    for (const engine::ResultChance& chance : settlement.results) {
        if (m_result->count() < kMostOffered) {
            add(adjudicator::toText(chance.result), true);
        }
    }
}

void SettleRuling::offerPlayers(const engine::Position& position, const std::vector<engine::PlayerId>& heard) {
    m_form->offerPlayers(position, heard);
}

void SettleRuling::setGame(bool open) {
    if (!open) {
        m_alone->setChecked(true);
    } else if (!m_alone->isEnabled()) {
        m_alone->setChecked(false);
    }
    m_alone->setEnabled(open);
}

bool SettleRuling::alone() const {
    return m_alone->isChecked();
}

void SettleRuling::setBecomes(const QString& text) {
    m_becomes->setText(text);
}

void SettleRuling::clear() {
    m_form->clear();
    m_result->setCurrentText({});
    m_chosen = false;
    tell({}, "dim");
}

std::string SettleRuling::result() const {
    return claimFromTyped(m_result->currentText());
}

void SettleRuling::fill(adjudicator::RulingGiven& ruling) const {
    m_form->fill(ruling);
}

bool SettleRuling::hasReason() const {
    return m_form->hasReason();
}

void SettleRuling::focusResult() {
    m_result->setFocus();
}

void SettleRuling::focusReason() {
    m_form->focusReason();
}

void SettleRuling::tell(const QString& text, const char* kind) {
    m_told->setText(text);
    m_told->setVisible(!text.isEmpty());
    wearKind(*m_told, kind);
}

QString SettleRuling::told() const {
    return m_told->text();
}

void SettleRuling::setReady(bool ready) {
    m_record->setEnabled(ready);
}

}  // namespace ui
