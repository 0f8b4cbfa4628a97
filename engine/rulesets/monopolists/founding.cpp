// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/founding.h"

namespace engine {

std::optional<Refusal> continentRefusal(const Position&, PlayerId, CornerId) {
    return std::nullopt;
}

}  // namespace engine
