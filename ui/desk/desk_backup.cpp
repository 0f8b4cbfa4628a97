// SPDX-License-Identifier: GPL-3.0-or-later
// Backups that make themselves: when, where to, and what is said when one fails.
#include <QPointer>
#include <chrono>
#include <utility>

#include "adjudicator/desk.h"
#include "ui/desk/table_desk.h"
#include "ui/text/sentences.h"

namespace ui {

namespace {

using Clock = std::chrono::steady_clock;

}  // namespace

void TableDesk::setBackupFolder(const std::filesystem::path& folder) {
    // Without a book the settings are this user's all the same.
    const adjudicator::DeskFolder own = adjudicator::ownDesk();
    adjudicator::BackupSettings settings = own.backups().load();
    settings.folder = folder;
    const bool kept = own.backups().keep(settings);
    m_backupSettings = settings;
    if (isOpen()) {
        m_backupPlan = std::make_shared<adjudicator::BackupPlan>(settings.every, Clock::now());
        m_backupPlan->hurry();
        m_backupTimer.start();
        backUpIfDue();
    }
    if (!kept) {
        m_said = Message{Message::Kind::Warn,
                         Icon::Warning,
                         tr("The backup folder is set for now only."),
                         tr("The desk's own folder cannot be written."),
                         {},
                         {},
                         {}};
    }
    Q_EMIT changed();
}

void TableDesk::planBackups() {
    m_backupSettings = book()->own().backups().load();
    m_backupPlan = std::make_shared<adjudicator::BackupPlan>(m_backupSettings.every, Clock::now());
    m_backupTimer.start();
}

void TableDesk::noteForBackup(const Change& change) {
    m_backupPlan->written();
    // The end of a game is backed up with its seal, where it gets one.
    const bool isOver = adjudicator::TableGame::isOver(position()) && !book()->own().key();
    if (change.seal || isOver) {
        m_backupPlan->hurry();
    }
    backUpIfDue();
}

void TableDesk::backUpIfDue() {
    if (isOpen() && !m_backupSettings.folder.empty() && m_backupPlan->isDue(Clock::now())) {
        backUp();
    }
}

void TableDesk::backUp() {
    const std::filesystem::path target =
        m_backupSettings.folder / adjudicator::backupName(bookFile(), adjudicator::utcNow());
    m_backupPlan->begun(Clock::now());
    auto tidy = [settings = m_backupSettings, book = bookFile(), target] {
        adjudicator::tidyBackups(settings, book, target);
    };
    book()->backUp(target, std::move(tidy),
                   [this, alive = QPointer(this),
                    plan = m_backupPlan](const engine::Expected<std::vector<db::GameId>, db::BookError>& answer) {
                       plan->ended(answer.has_value());
                       // What the table has to say comes first.
                       if (!answer && alive && !m_said) {
                           m_said = Message{
                               Message::Kind::Warn,
                               Icon::Warning,
                               tr("The backup failed; the game itself is saved."),
                               QStringLiteral("%1: %2").arg(QString::fromStdString(answer.error().file.string()),
                                                            sentence(answer.error())),
                               {},
                               {},
                               {}};
                           Q_EMIT changed();
                       }
                   });
}

void TableDesk::backUpAtClose() {
    if (isOpen() && !m_backupSettings.folder.empty() && m_backupPlan->isDueAtClose()) {
        backUp();
    }
}

}  // namespace ui
