// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "adjudicator/tournament/desks/carrier.h"

namespace adjudicator {

/// A folder, a stick or a share of a network: FOLDER/KEY/000001.jsonl, …, and receipts beside.
class FolderCarrier : public Carrier {
public:
    explicit FolderCarrier(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    [[nodiscard]] std::string shown() const override { return m_folder.string(); }
    [[nodiscard]] Answer<void> reach() override;
    [[nodiscard]] std::string identity() const override;
    [[nodiscard]] bool keepsAll() const override { return false; }
    [[nodiscard]] Answer<std::vector<std::string>> desks() override;
    [[nodiscard]] Answer<std::set<std::uint64_t>> numbers(const std::string& desk, std::uint64_t from) override;
    [[nodiscard]] Answer<std::optional<std::string>> text(const std::string& desk, std::uint64_t number) override;
    [[nodiscard]] Answer<std::string> sum(const std::string& desk, std::uint64_t number) override;
    [[nodiscard]] Answer<std::vector<EntryName>> namedIn(const std::string& desk, std::uint64_t from,
                                                         std::uint64_t to) override;
    [[nodiscard]] Answer<void> put(const std::string& desk, std::uint64_t number, const std::string& text) override;
    [[nodiscard]] std::filesystem::path placeOf(const std::string& desk, std::uint64_t number) const override;
    [[nodiscard]] Answer<void> leave(const PublicKey& by, const std::vector<Receipt>& receipts) override;
    bool wait(std::chrono::milliseconds most) override;

private:
    std::filesystem::path m_folder;
};

}  // namespace adjudicator
