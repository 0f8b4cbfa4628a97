// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/replay/shared_parts.h"

#include <algorithm>

namespace adjudicator::replay {

namespace {

/// A drawing cut before each of its groups: what an act changes is in groups of its own.
std::vector<std::string_view> cut(std::string_view drawing) {
    constexpr std::string_view kGroup = "<g";
    std::vector<std::string_view> parts;
    while (!drawing.empty()) {
        const std::size_t end = std::min(drawing.find(kGroup, 1), drawing.size());
        parts.push_back(drawing.substr(0, end));
        drawing.remove_prefix(end);
    }
    return parts;
}

}  // namespace

nlohmann::ordered_json SharedParts::next(const std::string& drawing) {
    std::vector<std::size_t> now;
    for (const std::string_view part : cut(drawing)) {
        auto known = m_numbers.find(part);
        if (known == m_numbers.end()) {
            known = m_numbers.emplace(std::string(part), m_parts.size()).first;
            m_parts.emplace_back(part);
        }
        now.push_back(known->second);
    }
    const auto most = static_cast<std::ptrdiff_t>(std::min(now.size(), m_last.size()));
    const auto begin = std::mismatch(now.begin(), now.begin() + most, m_last.begin()).first - now.begin();
    const auto end = std::mismatch(now.rbegin(), now.rbegin() + (most - begin), m_last.rbegin()).first - now.rbegin();
    nlohmann::ordered_json between = nlohmann::ordered_json::array();
    for (auto at = now.begin() + begin; at != now.end() - end; ++at) {
        between.push_back(*at);
    }
    m_last = std::move(now);
    return {begin, end, std::move(between)};
}

}  // namespace adjudicator::replay
