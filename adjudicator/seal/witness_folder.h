// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "adjudicator/seal/receipt.h"

namespace adjudicator {

/// A second folder or a stick to which a desk's heads go by themselves, as signed receipts in the desk's file there. A
/// folder that is not there, or hangs, holds nothing up.
class WitnessFolder {
public:
    WitnessFolder(const std::filesystem::path& folder, const DeskKey& key);
    /// Waits for what is to be written, two seconds at most.
    ~WitnessFolder();
    WitnessFolder(const WitnessFolder&) = delete;
    WitnessFolder& operator=(const WitnessFolder&) = delete;

    void note(const SeenHead& head, const std::string& seen);

private:
    struct Shared;
    DeskKey m_key;
    std::shared_ptr<Shared> m_shared;
};

/// Which folder that is, kept among the desk's own files.
class WitnessSetting {
public:
    explicit WitnessSetting(std::filesystem::path file) : m_file(std::move(file)) {}

    /// Empty: none.
    [[nodiscard]] std::filesystem::path load() const;
    /// False where the file cannot be written; then the old setting stays.
    [[nodiscard]] bool keep(const std::filesystem::path& folder) const;

private:
    std::filesystem::path m_file;
};

}  // namespace adjudicator
