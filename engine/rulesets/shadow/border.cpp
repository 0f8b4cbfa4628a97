// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/shadow/border.h"

#include <algorithm>

namespace engine {

namespace {

bool isRemoved(const Position& position, HexId hex) {
    return position.hexes[hex].removed;
}

/// R-SW-EDGE: the corners and sides of the removed hexes themselves, or all those of the hexes beside them too.
bool closes(const Position& position, HexId hex) {
    if (isRemoved(position, hex)) {
        return true;
    }
    const auto& neighbours = position.topology().neighboursOf(hex);
    return position.rules().rulings.get<RSwEdge>() == RSwEdge::Adjoining &&
           std::ranges::any_of(neighbours, [&](const auto& next) { return next && isRemoved(position, *next); });
}

template <class Id>
std::optional<Refusal> refusalAt(const Position& position, Id at) {
    if (std::ranges::none_of(position.topology().hexesOf(at), [&](HexId hex) { return closes(position, hex); })) {
        return std::nullopt;
    }
    return Refusal{clause::SW_3, Why::AtTheGap, {at}, position.rules().rulings.choice(ruling::R_SW_EDGE)};
}

}  // namespace

std::optional<Refusal> borderRefusal(const Position& position, CornerId at) {
    return refusalAt(position, at);
}

std::optional<Refusal> borderRefusal(const Position& position, SideId at) {
    return refusalAt(position, at);
}

bool harbourIsOut(const Position& position, const Harbour& harbour) {
    return std::ranges::all_of(position.topology().endsOf(harbour.side),
                               [&](CornerId end) { return borderRefusal(position, end).has_value(); });
}

bool bordersRemoved(const Position& position, SideId at) {
    return std::ranges::any_of(position.topology().hexesOf(at), [&](HexId hex) { return isRemoved(position, hex); });
}

}  // namespace engine
