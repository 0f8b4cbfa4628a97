// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of desk files only: what a desk keeps of the files that it has imported.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace adjudicator {

/// Of one desk at one place: the last file imported, its sum and when it was written, its last entry, which a book that
/// was put back from an older copy lacks, and the highest number ever imported.
struct ReceivedNote {
    std::uint64_t file = 0;
    std::string sum;
    std::string time;
    std::string entry;
    std::uint64_t most = 0;
};

/// A desk's note about another at the place of that identity; each place has numbers of its own.
[[nodiscard]] std::filesystem::path noteFile(const std::filesystem::path& notes, const std::string& identity,
                                             const std::string& key);
/// An empty one where there is none.
[[nodiscard]] ReceivedNote readNote(const std::filesystem::path& file);
void keepNote(const std::filesystem::path& file, const ReceivedNote& note);
/// The desks of which there are notes about that place, in order.
[[nodiscard]] std::vector<std::string> desksNoted(const std::filesystem::path& notes, const std::string& identity);

}  // namespace adjudicator
