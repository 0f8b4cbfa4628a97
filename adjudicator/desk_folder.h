// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "adjudicator/backup_settings.h"
#include "adjudicator/dice/secret_store.h"
#include "adjudicator/dice/word_store.h"
#include "adjudicator/seal/desk_key.h"
#include "adjudicator/seal/witness_folder.h"
#include "db/desk_memory.h"

namespace adjudicator {

/// What a desk keeps for itself, outside every book: the secrets of open throws, words that
/// phones gave for them, its key, what it remembers of its games, where backups and receipts go.
class DeskFolder {
public:
    explicit DeskFolder(const std::filesystem::path& folder)
        : m_secrets(folder / "secrets"),
          m_words(folder / "words"),
          m_backups(folder / "backup.json"),
          m_witness(folder / "witness-folder"),
          m_keyFile(folder / "desk.key"),
          m_memory(std::make_unique<db::DeskMemory>(folder)) {
        if (auto key = DeskKey::keptIn(m_keyFile)) {
            m_key = *key;
        } else {
            m_keyFault = key.error();
        }
    }

    [[nodiscard]] const SecretStore& secrets() const { return m_secrets; }
    [[nodiscard]] const WordStore& words() const { return m_words; }
    [[nodiscard]] const BackupStore& backups() const { return m_backups; }
    [[nodiscard]] const WitnessSetting& witness() const { return m_witness; }
    /// The folder to which heads go: for this run, else as set; empty: none.
    [[nodiscard]] std::filesystem::path witnessFolder() const {
        return m_witnessNow.empty() ? m_witness.load() : m_witnessNow;
    }
    void useWitnessFolder(std::filesystem::path folder) { m_witnessNow = std::move(folder); }
    [[nodiscard]] db::DeskMemory& memory() const { return *m_memory; }
    [[nodiscard]] const std::optional<DeskKey>& key() const { return m_key; }
    /// Why there is no key; empty where there is one.
    [[nodiscard]] const std::optional<KeyFault>& keyFault() const { return m_keyFault; }
    [[nodiscard]] const std::filesystem::path& keyFile() const { return m_keyFile; }

private:
    SecretStore m_secrets;
    WordStore m_words;
    BackupStore m_backups;
    WitnessSetting m_witness;
    std::filesystem::path m_witnessNow;
    std::filesystem::path m_keyFile;
    std::unique_ptr<db::DeskMemory> m_memory;
    std::optional<DeskKey> m_key;
    std::optional<KeyFault> m_keyFault;
};

}  // namespace adjudicator
