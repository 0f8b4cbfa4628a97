// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace adjudicator {

/// Which hub a desk shares through, kept in the file `hub` among its own: without the password, which is the business
/// of libpq's own places (`~/.pgpass`, `PGPASSWORD`).
class HubSetting {
public:
    explicit HubSetting(const std::filesystem::path& folder) : m_file(folder / "hub") {}

    /// Empty: none.
    [[nodiscard]] std::string load() const;
    /// An empty address forgets it. False where the file cannot be written; then the old setting stays.
    [[nodiscard]] bool keep(const std::string& address) const;

private:
    std::filesystem::path m_file;
};

}  // namespace adjudicator
