// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/why_not.h"

#include <algorithm>

namespace ui {

namespace {

/// Acts without a place: asked as a whole why they are not possible.
bool needsNoPlace(Act act) {
    return act == Act::Card || act == Act::Boycott || act == Act::Capitulate || act == Act::Choose ||
           act == Act::Discard;
}

/// A free crossing at the end of a route of whoever is on turn.
bool isReached(const engine::Position& position, engine::CornerId corner) {
    return !position.ownerAt(corner) &&
           std::ranges::any_of(position.topology().sidesOf(corner), [&](engine::SideId side) {
               return position.routes[side] && position.routes[side]->owner == position.turn.player;
           });
}

}  // namespace

std::optional<WhyNot> whyNot(Act act, const engine::Position& position) {
    // Where only the cards are wanting, that is the reason; else own buildings speak before any other place, for a
    // settlement the free ends of own routes.
    constexpr int kCards = 2;
    constexpr int kOwn = 1;
    const engine::Topology& topology = position.topology();
    std::optional<WhyNot> best;
    int bestTells = -1;
    const auto probe = [&](const engine::Place& place, int tells) {
        std::vector<engine::Place> places{place};
        if (act == Act::Fire) {
            places.emplace_back(engine::HexId{});
        }
        const auto action = actionFor(act, position, places);
        const auto decided = action ? std::optional(engine::decide(position, *action)) : std::nullopt;
        if (!decided || decided->has_value()) {
            return;
        }
        const int told = decided->error().why == engine::Why::CannotPay ? kCards : tells;
        if (told > bestTells) {
            best = WhyNot{*action, decided->error()};
            bestTells = told;
        }
    };
    if (needsNoPlace(act)) {
        probe(engine::HexId{}, 0);
    } else if (wantedFor(act, 0) == Wanted::Hex) {
        for (const engine::HexId hex : topology.hexes()) {
            probe(hex, 0);
        }
    } else if (wantedFor(act, 0) == Wanted::Side) {
        for (const engine::SideId side : topology.sides()) {
            probe(side, 0);
        }
    } else {
        for (const engine::CornerId corner : topology.corners()) {
            const bool speaks =
                act == Act::Settlement ? isReached(position, corner) : position.ownerAt(corner) == position.turn.player;
            probe(corner, speaks ? kOwn : 0);
        }
    }
    return best;
}

}  // namespace ui
