// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace engine::test {

using Documents = std::vector<std::string>;

/// Every set of documents that can be played: the base game, and it with each of the eleven that combine.
[[nodiscard]] inline const std::vector<Documents>& everySet() {
    static const std::vector<Documents> kSets{{"base"},
                                              {"base", "soldiers"},
                                              {"base", "monopolists"},
                                              {"base", "shadow"},
                                              {"base", "ccm"},
                                              {"base", "soldiers", "monopolists"},
                                              {"base", "soldiers", "shadow"},
                                              {"base", "soldiers", "ccm"},
                                              {"base", "monopolists", "ccm"},
                                              {"base", "shadow", "ccm"},
                                              {"base", "soldiers", "monopolists", "ccm"},
                                              {"base", "soldiers", "shadow", "ccm"}};
    return kSets;
}

/// `base+soldiers+ccm`.
[[nodiscard]] inline std::string nameOf(const Documents& documents) {
    std::string name;
    for (const std::string& document : documents) {
        name += (name.empty() ? "" : "+") + document;
    }
    return name;
}

}  // namespace engine::test
