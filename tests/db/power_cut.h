// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "tests/db/recording_vfs.h"

namespace test {

/// A disk that promises no more than it must: what was synced stays; of what was not, any part may be there.
class Disk {
public:
    void take(const DiskStep& step);

    /// Leaves in the folder, instead of all that was there, what a power cut after the last step could leave: all
    /// synced steps, any of the others, and of each file's last write only parts.
    void cutPower(const std::filesystem::path& folder, std::mt19937& random) const;

private:
    struct File {
        std::string synced;
        std::vector<DiskStep> waiting;  ///< Writes and truncations since.
    };

    void sync(FileNumber file);

    std::vector<File> m_files;
    std::map<std::string, FileNumber> m_names;
    std::vector<DiskStep> m_waitingNames;
};

}  // namespace test
