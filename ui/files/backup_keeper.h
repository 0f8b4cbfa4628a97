// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <filesystem>
#include <memory>

#include "adjudicator/backup_plan.h"
#include "adjudicator/backup_settings.h"
#include "adjudicator/desk/open_book.h"

namespace ui {

/// Backups of the open book that make themselves: when they are due, at the end of a game and when the book is left.
class BackupKeeper : public QObject {
    Q_OBJECT

public:
    explicit BackupKeeper(QObject* parent = nullptr);
    /// Makes the last one of its book, if it is due.
    ~BackupKeeper() override;

    /// The book that is open now; the one before gets its last backup, if it is due.
    void setBook(std::shared_ptr<adjudicator::OpenBook> book);
    /// Where they go; empty: nowhere.
    [[nodiscard]] const std::filesystem::path& folder() const { return m_settings.folder; }
    /// Makes the first one at once. False where the desk's own files cannot keep it: it is set for now only.
    [[nodiscard]] bool setFolder(const std::filesystem::path& folder);
    /// Something was written; at the end of a game the next backup is due at once.
    void written(bool isEnd);

Q_SIGNALS:
    /// A backup was not made.
    void failed(const db::BookError& error);

private:
    void backUpIfDue();
    void backUpAtClose();
    void backUp();

    std::shared_ptr<adjudicator::OpenBook> m_book;
    adjudicator::BackupSettings m_settings;
    /// Shared with the backup that runs: its answer may come when another book is open.
    std::shared_ptr<adjudicator::BackupPlan> m_plan;
    QTimer m_timer;
};

}  // namespace ui
