// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <filesystem>
#include <vector>

#include "adjudicator/verify/verdict.h"
#include "ui/desk/attempt.h"
#include "ui/files/backup_keeper.h"
#include "ui/files/side_work.h"

namespace ui {

/// Copies, backups and the check of the record. Each answers in the strip.
class BookCare : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    BookCare(const TableGameDesk& game, Attempt& attempt);

    /// The book that is open now.
    void setBook(std::shared_ptr<adjudicator::OpenBook> book) { m_backups.setBook(std::move(book)); }
    /// Something was written; at the end of a game and with its seal the next backup is due at once.
    void written(bool isSeal);

    /// Writes a checked copy of the book there, while the game goes on.
    void handOver(const std::filesystem::path& target);
    /// Verifies the game's whole record, beside the game, and compares it with what others keep: files of receipts, or
    /// record books.
    void checkRecord(const std::vector<std::filesystem::path>& witnesses = {});
    /// That check: how far it is, and the way to stop it.
    [[nodiscard]] SideWork& checking() { return m_checking; }
    /// Where backups of the open book go by themselves; empty: nowhere. Setting it makes the first one at once.
    [[nodiscard]] const std::filesystem::path& backupFolder() const { return m_backups.folder(); }
    void setBackupFolder(const std::filesystem::path& folder);
    /// A second folder or a stick that keeps a receipt of every head that is written; empty: none.
    [[nodiscard]] std::filesystem::path witnessFolder() const;
    void setWitnessFolder(const std::filesystem::path& folder);

Q_SIGNALS:
    void changed();

private:
    using Checked = engine::Expected<adjudicator::GameVerdict, db::BookError>;
    void recordChecked(const Checked& checked);

    const TableGameDesk& m_game;
    Attempt& m_attempt;
    BackupKeeper m_backups;
    SideWork m_checking;
};

}  // namespace ui
