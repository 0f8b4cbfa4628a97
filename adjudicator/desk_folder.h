// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

#include "adjudicator/backup_settings.h"
#include "adjudicator/dice/secret_store.h"
#include "adjudicator/seal/desk_key.h"
#include "adjudicator/seal/head_store.h"

namespace adjudicator {

/// What a desk keeps for itself, outside every book: the secrets of open throws, its key, the newest heads, where
/// backups go.
class DeskFolder {
public:
    explicit DeskFolder(const std::filesystem::path& folder)
        : m_secrets(folder / "secrets"),
          m_heads(folder / "heads"),
          m_backups(folder / "backup.json"),
          m_key(DeskKey::keptIn(folder / "desk.key")) {}

    [[nodiscard]] const SecretStore& secrets() const { return m_secrets; }
    [[nodiscard]] const HeadStore& heads() const { return m_heads; }
    [[nodiscard]] const BackupStore& backups() const { return m_backups; }
    /// Empty where the folder cannot hold one.
    [[nodiscard]] const std::optional<DeskKey>& key() const { return m_key; }

private:
    SecretStore m_secrets;
    HeadStore m_heads;
    BackupStore m_backups;
    std::optional<DeskKey> m_key;
};

}  // namespace adjudicator
