// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/backup_plan.h"

#include <algorithm>
#include <iterator>

#include "db/chain.h"
#include "db/codes.h"

namespace adjudicator {

namespace {

/// A digit stands for any digit.
constexpr std::string_view kTimeShape = "0000-00-00T00-00-00.000Z";
constexpr std::string_view kEnding = ".db";

std::string prefixOf(const std::filesystem::path& book) {
    constexpr std::size_t kDigits = 8;
    return book.stem().string() + '-' + db::toHex(db::sha256(book.string())).substr(0, kDigits) + '-';
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

}  // namespace

bool BackupPlan::isDue(Time now) const {
    return m_hasNews && !m_isRunning && (m_isUrgent || now - m_last >= m_every);
}

void BackupPlan::begun(Time now) {
    m_last = now;
    m_hasNews = m_isUrgent = false;
    m_isRunning = true;
}

void BackupPlan::ended(bool succeeded) {
    m_isRunning = false;
    m_hasNews = m_hasNews || !succeeded;
}

std::string backupName(const std::filesystem::path& book, std::string_view utc) {
    std::string time(utc);
    std::ranges::replace(time, ':', '-');
    return prefixOf(book) + time + std::string(kEnding);
}

bool isBackupOf(const std::filesystem::path& book, std::string_view name) {
    const std::string prefix = prefixOf(book);
    if (!name.starts_with(prefix) || !name.ends_with(kEnding) ||
        name.size() != prefix.size() + kTimeShape.size() + kEnding.size()) {
        return false;
    }
    const std::string_view time = name.substr(prefix.size(), kTimeShape.size());
    return std::ranges::equal(time, kTimeShape,
                              [](char is, char shape) { return isDigit(shape) ? isDigit(is) : is == shape; });
}

std::vector<std::string> backupsToRemove(const std::filesystem::path& book, const std::vector<std::string>& names,
                                         std::string_view fresh, std::size_t keep) {
    std::vector<std::string> older;
    std::ranges::copy_if(names, std::back_inserter(older),
                         [&](const std::string& name) { return name != fresh && isBackupOf(book, name); });
    // The time in the name sorts as text.
    std::ranges::sort(older);
    const std::size_t left = std::max<std::size_t>(keep, 1) - 1;
    older.resize(older.size() - std::min(older.size(), left));
    return older;
}

}  // namespace adjudicator
