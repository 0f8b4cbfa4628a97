// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/standing_text.h"

#include <algorithm>

#include "adjudicator/text/telling.h"

namespace adjudicator {

namespace {

/// Tells what stands at each kind of place.
struct Standing : Telling {
    const engine::Position& position;

    std::vector<std::string> operator()(engine::HexId hex) const {
        const engine::HexState& state = position.hexes[hex];
        std::vector<std::string> things;
        if (state.removed) {
            things.push_back(in("off the board"));
        } else if (state.faceDown || !state.terrain) {
            things.push_back(in({"a hex that nobody has seen", "face down"}));
        } else {
            const std::string terrain(word(*state.terrain, language()));
            things.push_back(state.number ? fmt::format("{} {}", terrain, *state.number) : terrain);
        }
        if (position.robber == hex) {
            things.push_back(in("the robber"));
        }
        if (position.pirate == hex) {
            things.push_back(in("the pirate"));
        }
        return things;
    }
    std::vector<std::string> operator()(engine::CornerId corner) const {
        std::vector<std::string> things;
        if (const auto& building = position.buildings[corner]) {
            const std::string upside = building->upsideDown ? in(", upside down") : std::string();
            things.push_back(owned(pieceOf(building->kind), name(building->owner), language()) + upside +
                             walls(building->walls));
        }
        if (const auto& army = position.armies[corner]) {
            things.push_back(in("army of {}: {}", name(army->owner), unitsText(army->units, language())));
        }
        if (const auto nuke = position.nukes[corner]) {
            things.push_back(owned(engine::Piece::Nuke, name(*nuke), language()));
        }
        return things;
    }
    std::vector<std::string> operator()(engine::SideId side) const {
        std::vector<std::string> things;
        if (const auto& route = position.routes[side]) {
            things.push_back(owned(pieceOf(route->kind), name(route->owner), language()));
        }
        const auto harbour = std::ranges::find(position.harbours, side, &engine::Harbour::side);
        if (harbour != position.harbours.end()) {
            things.push_back(harbour->faceDown ? in("a harbour, face down")
                             : harbour->trade  ? in("harbour 2:1 for {}", word(*harbour->trade, language()))
                                               : in("harbour 3:1"));
        }
        return things;
    }
};

}  // namespace

std::string standing(const engine::Position& position, const engine::Place& place, engine::Language language) {
    const Standing tells{{*position.table, language}, position};
    const std::vector<std::string> things = std::visit(tells, place);
    return things.empty() ? say(language, "nothing") : joined(things);
}

}  // namespace adjudicator
