// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <filesystem>
#include <vector>

#include "adjudicator/seal/desk_key.h"
#include "adjudicator/verify/book_receipts.h"
#include "ui/desk/attempt.h"
#include "ui/files/backup_keeper.h"
#include "ui/files/side_work.h"

namespace ui {

/// Copies, backups and the check of the record. Each answers in the strip.
class BookCare : public QObject {
    Q_OBJECT

public:
    /// What leaves the book's own file.
    enum class Aim { Backups, Receipts, Copy };

    /// Both must outlive it.
    BookCare(const TableGameDesk& game, Attempt& attempt);

    /// The book that is open now.
    void setBook(std::shared_ptr<adjudicator::OpenBook> book) { m_backups.setBook(std::move(book)); }
    /// Something was written; at the end of a game and with its seal the next backup is due at once.
    void written(bool isSeal);

    /// Writes a checked copy of the book there, while the game goes on; `copied` tells what came of it as well.
    void handOver(const std::filesystem::path& target);
    /// Verifies the game's whole record, beside the game, and compares the book with what others keep: files of
    /// receipts, or record books.
    void checkRecord(const std::vector<std::filesystem::path>& witnesses = {});
    /// That check: how far it is, and the way to stop it.
    [[nodiscard]] SideWork& checking() { return m_checking; }
    /// The same for whoever shows it, who must not outlive this; nothing is said in the strip. Not while another such
    /// check is under way: then `told` is called at once, without a verdict, as where nothing could be found.
    void judge(std::function<void(const std::optional<adjudicator::VerdictWords>&)> told);
    /// Where backups of the open book go by themselves; empty: nowhere. Setting it makes the first one at once.
    [[nodiscard]] const std::filesystem::path& backupFolder() const { return m_backups.folder(); }
    void setBackupFolder(const std::filesystem::path& folder);
    /// A second folder or a stick that keeps a receipt of every head that is written; empty: none.
    [[nodiscard]] std::filesystem::path witnessFolder() const;
    void setWitnessFolder(const std::filesystem::path& folder);

Q_SIGNALS:
    void changed();
    /// The record of the open game was checked.
    void judged(const adjudicator::VerdictWords& words);
    void copied(const ui::Message& outcome);
    /// Another folder or file is to be named for it.
    void otherPlaceWanted(ui::BookCare::Aim aim);

private:
    /// Of the open game, and of the others that receipts are about.
    struct Check {
        adjudicator::GameVerdict verdict;
        adjudicator::BookReceipts receipts;
    };
    using Judged = engine::Expected<Check, db::BookError>;
    [[nodiscard]] static Message warning(const QString& lead, const QString& text, std::vector<Message::Button> ways);
    void warn(const QString& lead, const QString& text, std::vector<Message::Button> ways);
    [[nodiscard]] Message::Button again(std::function<void()> work) const;
    [[nodiscard]] Message::Button otherPlace(Aim aim);
    bool start(SideWork& side, const std::vector<std::filesystem::path>& files,
               std::function<void(const Judged&)> told);
    void recordChecked(const Check& checked);
    void notChecked(const db::BookError& error, const std::vector<std::filesystem::path>& witnesses);

    const TableGameDesk& m_game;
    Attempt& m_attempt;
    BackupKeeper m_backups;
    SideWork m_checking;
    SideWork m_judging;
};

}  // namespace ui
