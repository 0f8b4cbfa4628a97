// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/sentences.h"

#include <QCoreApplication>
#include <QDateTime>
#include <algorithm>

#include "ui/text/language.h"

namespace ui {

namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ui::Text)
};

QString latin(std::string_view text) {
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace

QString sentence(const engine::Refusal& refusal, const engine::Position&) {
    return latin(engine::toText(refusal.why));
}

QString sentence(const engine::Action& action, const engine::Position&) {
    return latin(engine::nameOf(action));
}

QString sentence(const engine::Event& event, const engine::Position&) {
    return latin(engine::nameOf(event));
}

QString sentence(const adjudicator::LogLine& line, const engine::Position& position) {
    using namespace adjudicator;
    const EntryBody& body = line.entry.body;
    if (const auto* act = std::get_if<ActDone>(&body)) {
        return sentence(act->action, position);
    }
    if (std::holds_alternative<Genesis>(body)) {
        return Text::tr("The game begins");
    }
    if (const auto* shown = std::get_if<CommitmentShown>(&body)) {
        return Text::tr("Commitment for throw %1 shown").arg(shown->number + 1);
    }
    if (const auto* declared = std::get_if<ThrowDeclared>(&body)) {
        return Text::tr("Declared: %1").arg(sentence(declared->action, position));
    }
    if (const auto* word = std::get_if<WordGiven>(&body)) {
        return Text::tr("Witness word: “%1”").arg(QString::fromStdString(word->word));
    }
    if (const auto* lost = std::get_if<ThrowVoid>(&body)) {
        return Text::tr("Throw %1 is void: its secret is lost").arg(lost->number + 1);
    }
    if (const auto* taken = std::get_if<TakenBack>(&body)) {
        return Text::tr("Taken back: entry %1 and what followed").arg(taken->from);
    }
    return Text::tr("Restored: what entry %1 took back").arg(std::get<Restored>(body).of);
}

QString sentence(adjudicator::TableRefusal refusal) {
    using adjudicator::TableRefusal;
    switch (refusal) {
        case TableRefusal::NothingToTakeBack: return Text::tr("There is nothing to take back.");
        case TableRefusal::NothingToRestore: return Text::tr("There is nothing to restore: something followed the take-back.");
        case TableRefusal::NotOnLine: return Text::tr("That entry was taken back before.");
        case TableRefusal::ThrowIsDeclared: return Text::tr("A throw is declared: throw first.");
        case TableRefusal::NoThrowDeclared: return Text::tr("No throw is declared.");
    }
    return {};
}

QString sentence(const db::BookError& error) {
    using db::BookProblem;
    const QString file = QString::fromStdString(error.file.string());
    switch (error.problem) {
        case BookProblem::NotFound: return Text::tr("There is no file %1.").arg(file);
        case BookProblem::FolderMissing: return Text::tr("The folder of %1 does not exist.").arg(file);
        case BookProblem::NotReadable: return Text::tr("%1 cannot be read.").arg(file);
        case BookProblem::NotWritable: return Text::tr("%1 or its folder is read-only.").arg(file);
        case BookProblem::NotABook: return Text::tr("%1 is no record book.").arg(file);
        case BookProblem::Newer: return Text::tr("%1 was written by a newer program (version %2); it stays untouched.").arg(file).arg(error.fileVersion);
        case BookProblem::SchemaDiffers: return Text::tr("%1 has other tables than a record book.").arg(file);
        case BookProblem::FileDamaged: return Text::tr("%1 is damaged.").arg(file);
        case BookProblem::Busy: return Text::tr("Another program holds %1.").arg(file);
        case BookProblem::DiskFull: return Text::tr("The disk is full.");
        case BookProblem::Io: return Text::tr("The disk does not answer as it should (%1).").arg(error.systemCode);
        case BookProblem::AlreadyExists: return Text::tr("%1 is there already.").arg(file);
        case BookProblem::UnknownGame: return Text::tr("The book has no such game.");
        case BookProblem::HeadMoved: return Text::tr("Another program wrote into this game.");
        case BookProblem::Forked: return Text::tr("The game has several branches.");
        case BookProblem::ChainDamaged: return Text::tr("The chain of entries is damaged at entry %1.").arg(error.seq.value_or(0));
        case BookProblem::BodyNotJson: return Text::tr("An entry is not readable.");
        case BookProblem::Dropped: return Text::tr("An entry before it was not saved.");
    }
    return {};
}

QString word(adjudicator::DiceLevel level) {
    using adjudicator::DiceLevel;
    switch (level) {
        case DiceLevel::Witnessed: return Text::tr("witnessed");
        case DiceLevel::Desk: return Text::tr("without a word");
        case DiceLevel::Entered: return Text::tr("entered");
        case DiceLevel::Camera: return Text::tr("camera");
    }
    return {};
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
