// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <utility>

#include "adjudicator/desk_folder.h"
#include "adjudicator/web/phone_door.h"
#include "adjudicator/web/site_maker.h"
#include "adjudicator/web/table_word.h"

namespace adjudicator::web {

/// The receipts that phones have brought to a desk, in a file of its own folder.
[[nodiscard]] std::filesystem::path phoneReceiptsIn(const std::filesystem::path& folder);

/// Hears what phones say at the table of the game that is shown. A seat's phone seals and opens a word for the coming
/// throw, which the desk's own files keep until the desk throws, and brings receipts: nothing is written into the
/// record here. Borrows all.
class TablePhones {
public:
    /// `folder` is the desk's own.
    TablePhones(const DeskFolder& own, SiteMaker& site, std::filesystem::path folder)
        : m_own(own), m_site(site), m_folder(std::move(folder)) {}

    /// Whether it is about the game that is shown.
    [[nodiscard]] bool isOfGame(const Admission& admission) const;
    [[nodiscard]] Answer carry(const TableWord& word, const Admission& admission);

private:
    [[nodiscard]] Answer seal(const SealsWord& word, const std::string& player);
    [[nodiscard]] Answer open(const OpensWord& word, const std::string& player);
    [[nodiscard]] Answer compare(const BringsReceipts& word, const Admission& admission);

    const DeskFolder& m_own;
    SiteMaker& m_site;
    std::filesystem::path m_folder;
};

}  // namespace adjudicator::web
