// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/backup_keeper.h"

#include <QPointer>
#include <chrono>
#include <utility>

#include "adjudicator/desk.h"

namespace ui {

namespace {

using BackupClock = std::chrono::steady_clock;

}  // namespace

BackupKeeper::BackupKeeper(QObject* parent) : QObject(parent) {
    constexpr int kMinute = 60'000;
    m_timer.setInterval(kMinute);
    connect(&m_timer, &QTimer::timeout, this, &BackupKeeper::backUpIfDue);
}

BackupKeeper::~BackupKeeper() {
    backUpAtClose();
}

void BackupKeeper::setBook(std::shared_ptr<adjudicator::OpenBook> book) {
    backUpAtClose();
    m_book = std::move(book);
    m_settings = m_book->own().backups().load();
    m_plan = std::make_shared<adjudicator::BackupPlan>(m_settings.every, BackupClock::now());
    m_timer.start();
}

bool BackupKeeper::setFolder(const std::filesystem::path& folder) {
    // Without a book the settings are this user's all the same.
    const adjudicator::DeskFolder own = adjudicator::ownDesk();
    adjudicator::BackupSettings settings = own.backups().load();
    settings.folder = folder;
    const bool isKept = own.backups().keep(settings);
    m_settings = settings;
    if (m_book) {
        m_plan = std::make_shared<adjudicator::BackupPlan>(settings.every, BackupClock::now());
        m_plan->hurry();
        m_timer.start();
        backUpIfDue();
    }
    return isKept;
}

void BackupKeeper::written(bool isEnd) {
    m_plan->written();
    if (isEnd) {
        m_plan->hurry();
    }
    backUpIfDue();
}

void BackupKeeper::backUpIfDue() {
    if (m_book && !m_settings.folder.empty() && m_plan->isDue(BackupClock::now())) {
        backUp();
    }
}

void BackupKeeper::backUpAtClose() {
    if (m_book && !m_settings.folder.empty() && m_plan->isDueAtClose()) {
        backUp();
    }
}

void BackupKeeper::backUp() {
    const std::filesystem::path target =
        m_settings.folder / adjudicator::backupName(m_book->file(), adjudicator::utcNow());
    m_plan->begun(BackupClock::now());
    auto tidy = [settings = m_settings, book = m_book->file(), target] {
        adjudicator::tidyBackups(settings, book, target);
    };
    const auto answered = [alive = QPointer(this),
                           plan = m_plan](const engine::Expected<std::vector<db::GameId>, db::BookError>& answer) {
        plan->ended(answer.has_value());
        if (!answer && alive) {
            Q_EMIT alive->failed(answer.error());
        }
    };
    m_book->backUp(target, std::move(tidy), answered);
}

}  // namespace ui
