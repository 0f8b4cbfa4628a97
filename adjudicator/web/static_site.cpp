// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/static_site.h"

#include <fstream>

namespace adjudicator::web {

std::optional<std::filesystem::path> StaticSite::write(const Site& site) {
    std::error_code error;
    std::filesystem::create_directories(m_folder, error);
    for (const bool isState : {false, true}) {
        for (const auto& [path, file] : site.files()) {
            if (path.ends_with(".json") != isState || m_written[path] == file->etag) {
                continue;
            }
            const std::filesystem::path target = m_folder / path;
            const std::filesystem::path fresh = m_folder / ('.' + path + ".new");
            {
                std::ofstream out(fresh, std::ios::binary | std::ios::trunc);
                out << file->body;
                if (!out.flush()) {
                    return target;
                }
            }
            std::filesystem::rename(fresh, target, error);
            if (error) {
                return target;
            }
            m_written[path] = file->etag;
        }
    }
    std::erase_if(m_written, [&](const auto& each) {
        const bool isGone = !site.find(each.first);
        if (isGone) {
            std::filesystem::remove(m_folder / each.first, error);
        }
        return isGone;
    });
    return std::nullopt;
}

}  // namespace adjudicator::web
