// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace adjudicator {

/// When an open book is due for its next backup. Knows no clock: time is given, and must not run backwards.
class BackupPlan {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// At most one every so often while games are played.
    BackupPlan(std::chrono::minutes every, Time opened) : m_every(every), m_last(opened) {}

    /// An entry came on disk.
    void written() { m_hasNews = true; }
    /// A game was ended or sealed, or somebody asked: the next backup need not wait.
    void hurry() { m_hasNews = m_isUrgent = true; }
    [[nodiscard]] bool isDue(Time now) const;
    /// The book holds what no backup was begun with.
    [[nodiscard]] bool isDueAtClose() const { return m_hasNews; }
    void begun(Time now);
    /// After a failure the next try waits its time.
    void ended(bool succeeded);

private:
    std::chrono::minutes m_every;
    Time m_last;
    bool m_hasNews = false;
    bool m_isUrgent = false;
    bool m_isRunning = false;
};

/// "records-7f3a91c2-2026-11-21T18-04-05.123Z.db": the book's name, eight digits of where it lies, and the UTC time
/// ("2026-11-21T18:04:05.123Z"). Two books of one name, or copies made by hand, are never taken for one another.
[[nodiscard]] std::string backupName(const std::filesystem::path& book, std::string_view utc);
/// Whether backupName gave this name to a backup of the book.
[[nodiscard]] bool isBackupOf(const std::filesystem::path& book, std::string_view name);
/// Of the names in a folder those that go, so that with `fresh`, the one just written, `keep` are left: the oldest by
/// their names, never `fresh` and never a file that is no backup of this book.
[[nodiscard]] std::vector<std::string> backupsToRemove(const std::filesystem::path& book,
                                                       const std::vector<std::string>& names, std::string_view fresh,
                                                       std::size_t keep);

}  // namespace adjudicator
