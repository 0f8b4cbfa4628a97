// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <utility>

namespace adjudicator {

/// Where backups of the book in use go by themselves.
struct BackupSettings {
    /// Empty: nowhere.
    std::filesystem::path folder;
    /// At most one in this time while games are played.
    std::chrono::minutes every{10};
    /// So many of each book are kept.
    std::size_t keep = 10;
    bool operator==(const BackupSettings&) const = default;
};

/// Keeps the settings among the desk's own files.
class BackupStore {
public:
    explicit BackupStore(std::filesystem::path file) : m_file(std::move(file)) {}

    /// False where the file cannot be written; then the old settings stay.
    [[nodiscard]] bool keep(const BackupSettings& settings) const;
    /// No backups where nothing, or nothing that makes sense, is kept.
    [[nodiscard]] BackupSettings load() const;

private:
    std::filesystem::path m_file;
};

/// Removes older backups of the book from the folder, so that with `fresh` no more than the settings say are left. Only
/// files are removed, and none that is no backup of this book. What cannot be removed stays: never an error.
void tidyBackups(const BackupSettings& settings, const std::filesystem::path& book, const std::filesystem::path& fresh);

}  // namespace adjudicator
