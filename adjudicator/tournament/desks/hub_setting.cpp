// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/desks/hub_setting.h"

#include <fstream>
#include <system_error>

#include "db/hub/hub_address.h"

namespace adjudicator {

namespace fs = std::filesystem;

std::string HubSetting::load() const {
    std::ifstream file(m_file);
    std::string line;
    std::getline(file, line);
    return db::isHubAddress(line) ? line : std::string();
}

bool HubSetting::keep(const std::string& address) const {
    std::error_code error;
    if (address.empty()) {
        fs::remove(m_file, error);
        return !error;
    }
    fs::create_directories(m_file.parent_path(), error);
    fs::path fresh = m_file;
    fresh += ".new";
    {
        std::ofstream file(fresh, std::ios::trunc);
        file << db::shownAddress(address) << '\n';
        if (!file.flush()) {
            return false;
        }
    }
    fs::rename(fresh, m_file, error);
    return !error;
}

}  // namespace adjudicator
