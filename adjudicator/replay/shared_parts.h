// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace adjudicator::replay {

/// Drawings that hardly differ from one to the next, as one list of their different parts and what changes of it: a
/// board of three hundred parts of which an act changes three takes three numbers.
class SharedParts {
public:
    /// What changes from the drawing before to this one: how many parts stay at the beginning, how many at the end, and
    /// the numbers of those between. Put together, the parts are the drawing to the last byte.
    [[nodiscard]] nlohmann::ordered_json next(const std::string& drawing);
    /// All parts by their numbers.
    [[nodiscard]] const std::vector<std::string>& parts() const { return m_parts; }

private:
    std::vector<std::string> m_parts;
    std::map<std::string, std::size_t, std::less<>> m_numbers;
    std::vector<std::size_t> m_last;
};

}  // namespace adjudicator::replay
