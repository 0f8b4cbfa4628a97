// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "adjudicator/tournament/desks/desk_files.h"
#include "db/book.h"
#include "engine/tournament/position.h"

namespace adjudicator {

/// One folder, or hub, as it was looked at last.
struct FolderLook {
    std::filesystem::path folder;
    /// False where the folder is not there (a stick that is not in) or the hub not reached: it is looked for again.
    bool isThere = false;
    /// Why not, or why only some desks were looked at.
    std::optional<CarrierFault> fault;
    std::vector<DeskReport> desks;
};

/// What looking through all folders found.
struct WatchLook {
    std::vector<FolderLook> folders;
    /// Something is otherwise than at the last look: a folder, a desk's state, new files.
    bool hasChanged = false;
    /// Entries that are new in the book.
    std::uint64_t entries = 0;
};

/// Looks through folders of desks' files and hubs (`postgresql://…`) again and again and imports what is whole, each
/// file once. It knows no clock: whoever owns it says when.
class FolderWatch {
public:
    /// `notes`: where it is kept which files were imported.
    explicit FolderWatch(std::filesystem::path notes) : m_notes(std::move(notes)) {}

    /// `unlisted` and errors: those of receiveEntries.
    [[nodiscard]] engine::Expected<WatchLook, db::BookError> look(const db::Book& reader, const BookWrites& writes,
                                                                  const engine::tournament::Position& position,
                                                                  const std::vector<std::filesystem::path>& folders,
                                                                  const UnlistedDesks& unlisted = {});
    /// The carrier of a folder or hub; it stays until the next look.
    [[nodiscard]] Carrier& carrierOf(const std::filesystem::path& folder);

private:
    std::map<std::filesystem::path, std::unique_ptr<Carrier>> m_carriers;
    std::filesystem::path m_notes;
    std::vector<FolderLook> m_before;
};

/// One desk over all folders: the state that needs a person most, and the newest file.
struct DeskSummary {
    DeskReport report;
    std::filesystem::path folder;
};
/// By name, then key; desks that are listed and have sent nothing come with an empty time.
[[nodiscard]] std::vector<DeskSummary> summaryOf(const WatchLook& look, const engine::tournament::Position& position);

}  // namespace adjudicator
