// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "adjudicator/web/site.h"

namespace adjudicator::web {

/// A site as files in a folder that some web space shows: each written whole and put in its place at once, those that
/// were there and are no more taken away, nothing else touched.
class StaticSite {
public:
    explicit StaticSite(std::filesystem::path folder) : m_folder(std::move(folder)) {}
    /// Writes what has changed; the pages first, so that what they fetch is never newer than they. Empty, or the file
    /// that could not be written.
    [[nodiscard]] std::optional<std::filesystem::path> write(const Site& site);

private:
    std::filesystem::path m_folder;
    /// By path, what was written last.
    std::map<std::string, std::string> m_written;
};

}  // namespace adjudicator::web
