// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/sentences.h"

#include <QCoreApplication>
#include <QDateTime>
#include <algorithm>

#include "adjudicator/desk_text.h"
#include "adjudicator/record/log_text.h"
#include "adjudicator/text/action_text.h"
#include "adjudicator/text/event_text.h"
#include "adjudicator/text/refusals/refusal_text.h"
#include "adjudicator/text/words.h"
#include "ui/text/language.h"

namespace ui {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ui::Text)
};

}  // namespace

QString sentence(const engine::Refusal& refusal, const engine::Position& position) {
    return said(adjudicator::sentence(refusal, position, language())) + QLatin1Char('.');
}

QString said(const std::vector<adjudicator::Heard>& heard) {
    QStringList sentences;
    for (const adjudicator::Heard& it : heard) {
        sentences.append(capital(said(it.text)));
    }
    return sentences.join(QLatin1Char(' '));
}

QString sentence(const engine::Action& action, const engine::Position& position) {
    return said(adjudicator::sentence(action, *position.table, language()));
}

QString sentence(const engine::Event& event, const engine::Position& position) {
    return said(adjudicator::sentence(event, *position.table, language()));
}

QString sentence(const adjudicator::LogLine& line, const engine::Position& position) {
    using namespace adjudicator;
    const EntryBody& body = line.entry.body;
    if (const auto* act = std::get_if<ActDone>(&body)) {
        return said(adjudicator::summary(act->action, act->events, *position.table, language()));
    }
    if (std::holds_alternative<Genesis>(body)) {
        return Text::tr("The game begins");
    }
    if (const auto* shown = std::get_if<CommitmentShown>(&body)) {
        return Text::tr("Commitment for throw %1 shown").arg(shown->number);
    }
    if (const auto* declared = std::get_if<ThrowDeclared>(&body)) {
        return Text::tr("Declared: %1").arg(sentence(declared->action, position));
    }
    if (const auto* word = std::get_if<WordGiven>(&body)) {
        const QString text = QString::fromStdString(word->said.text);
        const auto speaker = position.table->find(word->said.by);
        return speaker ? Text::tr("Word of %1: “%2”")
                             .arg(said(adjudicator::displayName(*speaker, *position.table, language())), text)
                       : Text::tr("Witness word: “%1”").arg(text);
    }
    if (const auto* lost = std::get_if<ThrowVoid>(&body)) {
        return Text::tr("Throw %1 is void: its secret is lost").arg(lost->number);
    }
    if (const auto* taken = std::get_if<TakenBack>(&body)) {
        return Text::tr("Taken back: entry %1 and what followed").arg(taken->from);
    }
    if (const auto* restored = std::get_if<Restored>(&body)) {
        return Text::tr("Restored: what entry %1 took back").arg(restored->of);
    }
    return said(adjudicator::summaryOf(line, *position.table, language()));
}

QString sentence(adjudicator::TableRefusal refusal) {
    return said(adjudicator::sentence(refusal, language())) + QLatin1Char('.');
}

QString sentence(const db::BookError& error) {
    return QString::fromStdString(error.file.string()) + QStringLiteral(": ") +
           said(adjudicator::sentence(error, language()));
}

QString word(adjudicator::DiceLevel level) {
    return said(adjudicator::wordFor(level, language()));
}

std::vector<engine::ClauseId> clausesOf(const engine::Events& events) {
    std::vector<engine::ClauseId> clauses;
    for (const engine::Event& event : events) {
        for (const engine::ClauseId clause : event.clauses) {
            if (std::find(clauses.begin(), clauses.end(), clause) == clauses.end()) {
                clauses.push_back(clause);
            }
        }
    }
    return clauses;
}

std::vector<engine::RulingChoice> rulingsOf(const engine::Events& events) {
    std::vector<engine::RulingChoice> rulings;
    for (const engine::Event& event : events) {
        for (const engine::RulingChoice& ruling : event.rulings) {
            if (std::find(rulings.begin(), rulings.end(), ruling) == rulings.end()) {
                rulings.push_back(ruling);
            }
        }
    }
    return rulings;
}

QString clockTime(const std::string& utc) {
    const QDateTime time = QDateTime::fromString(QString::fromStdString(utc), Qt::ISODateWithMs);
    return time.toLocalTime().toString(QStringLiteral("HH:mm:ss"));
}

}  // namespace ui
