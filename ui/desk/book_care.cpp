// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/book_care.h"

#include <QPointer>
#include <algorithm>
#include <iterator>

#include "adjudicator/desk.h"
#include "adjudicator/kept_outlines.h"
#include "ui/text/language.h"
#include "ui/text/sentences.h"

namespace ui {

BookCare::BookCare(const TableGameDesk& game, Attempt& attempt) : m_game(game), m_attempt(attempt) {
    connect(&m_backups, &BackupKeeper::failed, this, [this](const db::BookError& error) {
        // What the table has to say comes first.
        if (!m_attempt.said().message) {
            warn(tr("The backup failed; the game itself is saved."),
                 QStringLiteral("%1: %2").arg(QString::fromStdString(error.file.string()), sentence(error)),
                 {again([this] { setBackupFolder(backupFolder()); }), otherPlace(Aim::Backups)});
        }
    });
}

Message BookCare::warning(const QString& lead, const QString& text, std::vector<Message::Button> ways) {
    return {.kind = Message::Kind::Warn, .icon = Icon::Warning, .lead = lead, .text = text, .buttons = std::move(ways)};
}

void BookCare::warn(const QString& lead, const QString& text, std::vector<Message::Button> ways) {
    m_attempt.say(warning(lead, text, std::move(ways)));
}

/// What is tried again takes away what said that it failed.
Message::Button BookCare::again(std::function<void()> work) const {
    return {tr("Try again"), [this, work = std::move(work)] {
                m_attempt.clear();
                work();
            }};
}

Message::Button BookCare::otherPlace(Aim aim) {
    return {aim == Aim::Copy ? tr("Another file…") : tr("Another folder…"),
            [this, aim] { Q_EMIT otherPlaceWanted(aim); }};
}

void BookCare::written(bool isSeal) {
    // The end of a game is backed up with its seal, where it gets one.
    const bool isOver = adjudicator::TableGame::isOver(m_game.position()) && !m_game.book()->own().key();
    m_backups.written(isSeal || isOver);
}

void BookCare::setBackupFolder(const std::filesystem::path& folder) {
    if (m_backups.setFolder(folder)) {
        Q_EMIT changed();
        return;
    }
    warn(tr("The backup folder is set for now only."), tr("The desk's own folder cannot be written."),
         {again([this, folder] { setBackupFolder(folder); })});
}

std::filesystem::path BookCare::witnessFolder() const {
    return m_game.book() ? m_game.book()->own().witnessFolder() : std::filesystem::path();
}

void BookCare::setWitnessFolder(const std::filesystem::path& folder) {
    if (!m_game.book()) {
        return;
    }
    const bool isKept = m_game.book()->own().witness().keep(folder);
    m_game.book()->followWitnessFolder();
    if (!isKept) {
        warn(tr("The witness folder could not be set."), tr("The desk's own folder cannot be written."),
             {again([this, folder] { setWitnessFolder(folder); })});
    } else if (!folder.empty()) {
        m_attempt.say({.kind = Message::Kind::Guide,
                       .icon = Icon::Check,
                       .lead = tr("Receipts go to:"),
                       .text = QString::fromStdString(folder.string())});
    }
    Q_EMIT changed();
}

void BookCare::handOver(const std::filesystem::path& target) {
    if (m_game.book() == nullptr) {
        return;
    }
    const auto told = [this, alive = QPointer(this), target](const engine::Expected<void, db::BookError>& answer) {
        if (!alive) {
            return;
        }
        const Message outcome =
            answer ? Message{.kind = Message::Kind::Guide,
                             .icon = Icon::Check,
                             .lead = tr("The copy is whole:"),
                             .text = QString::fromStdString(target.string())}
                   : warning(tr("The copy failed; the game itself is saved."), sentence(answer.error()),
                             {again([this, target] { handOver(target); }), otherPlace(Aim::Copy)});
        m_attempt.say(outcome);
        Q_EMIT copied(outcome);
    };
    m_game.book()->handOver(target, told);
}

void BookCare::checkRecord(const std::vector<std::filesystem::path>& witnesses) {
    if (!m_game.hasGame() || m_checking.isBusy()) {
        return;
    }
    m_attempt.say({.icon = Icon::Search, .lead = tr("Checking the record …")});
    (void)start(m_checking, witnesses, [this, witnesses, game = m_game.line().game()](const Judged& checked) {
        // Of a game that was left meanwhile nothing is said here.
        if (game != m_game.game()) {
            return;
        }
        if (checked) {
            recordChecked(*checked);
        } else {
            notChecked(checked.error(), witnesses);
        }
    });
}

void BookCare::judge(std::function<void(const std::optional<adjudicator::VerdictWords>&)> told) {
    const auto words = [told](const Judged& checked) {
        told(checked ? std::optional(adjudicator::wordsOf(checked->verdict, language())) : std::nullopt);
    };
    if (!m_game.hasGame() || !start(m_judging, {}, words)) {
        told(std::nullopt);
    }
}

/// Verifies the open game beside it.
bool BookCare::start(SideWork& side, const std::vector<std::filesystem::path>& files,
                     std::function<void(const Judged&)> told) {
    return side.start([file = m_game.book()->file(), game = m_game.line().game(), files,
                       told = std::move(told)](const SideWork::GoesOn& goesOn) -> SideWork::Finish {
        const auto inPercent = [&](std::size_t done, std::size_t all) {
            constexpr std::size_t kWhole = 100;
            return goesOn(static_cast<int>(done * kWhole / std::max<std::size_t>(all, 1)));
        };
        adjudicator::Witnesses witnesses;
        for (const std::filesystem::path& each : files) {
            if (const auto read = witnesses.read(each); !read) {
                return [told, error = read.error()] { told(engine::unexpected(error)); };
            }
        }
        const db::DeskMemory memory(adjudicator::dataFolder());
        auto verdict = adjudicator::verdictOn(file, game, memory, &witnesses, inPercent);
        auto receipts = witnesses.empty() ? engine::Expected<adjudicator::BookReceipts, db::BookError>()
                                          : adjudicator::compare(file, game, memory, witnesses, inPercent);
        if (verdict && verdict->checked.reason == adjudicator::VerdictReason::ListedOtherwise) {
            // It was told; from now on lists say what the entries do.
            adjudicator::renewOutlines(file, game);
        }
        const auto checked =
            std::make_shared<Judged>(!verdict    ? Judged(engine::unexpected(verdict.error()))
                                     : !receipts ? Judged(engine::unexpected(receipts.error()))
                                                 : Judged(Check{std::move(*verdict), std::move(*receipts)}));
        return [told, checked] { told(*checked); };
    });
}

void BookCare::notChecked(const db::BookError& error, const std::vector<std::filesystem::path>& witnesses) {
    const Message::Button more = again([this, witnesses] { checkRecord(witnesses); });
    if (error.problem == db::BookProblem::Cancelled) {
        m_attempt.say(
            {.icon = Icon::Search, .lead = tr("The check was stopped; nothing is known yet."), .buttons = {more}});
    } else {
        warn(tr("The record was not checked."),
             QStringLiteral("%1: %2").arg(QString::fromStdString(error.file.filename().string()), sentence(error)),
             {more});
    }
}

void BookCare::recordChecked(const Check& checked) {
    adjudicator::VerdictWords words = adjudicator::wordsOf(checked.verdict, language());
    std::ranges::move(adjudicator::rowsOf(checked.receipts, language()), std::back_inserter(words.rows));
    if (checked.verdict.isSound() && !checked.receipts.holds()) {
        words.tone = adjudicator::VerdictTone::Bad;
        words.headline = tr("This game holds, but the book is not as others saw it").toStdString();
        words.reason = tr("Below stands which game is missing or was changed.").toStdString();
    }
    const bool holds = words.tone != adjudicator::VerdictTone::Bad;
    m_attempt.say({.kind = holds ? Message::Kind::Guide : Message::Kind::Refuse,
                   .icon = holds ? Icon::Shield : Icon::Warning,
                   .lead = said(words.headline) + QLatin1Char('.'),
                   .text = said(words.reason)});
    Q_EMIT judged(words);
}

}  // namespace ui
