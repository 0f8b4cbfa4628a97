// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/shadow/border.h"

namespace engine {

std::optional<Refusal> borderRefusal(const Position&, CornerId) {
    return std::nullopt;
}

std::optional<Refusal> borderRefusal(const Position&, SideId) {
    return std::nullopt;
}

bool harbourIsOut(const Position&, const Harbour&) {
    return false;
}

Judgement judge(const Position&, const NumberSides&) {
    return refuse(clause::SW_2, Why::NotYet);
}

Judgement judge(const Position&, const AcceptSides&) {
    return refuse(clause::SW_2, Why::NotYet);
}

Judgement thrown(const Position&, const SidesDue&, const Throw&) {
    return refuse(clause::SW_2, Why::NotYet);
}

}  // namespace engine
