// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draft/drawn_places.h"

#include <utility>

#include "engine/state/to_position.h"
#include "ui/draft/board_choice.h"

namespace ui {

std::optional<engine::Position> bareBoard(const engine::Setup& setup) {
    engine::Setup bare;
    putBoard(bare, setup);
    clearPieces(bare);
    bare.robber.reset();
    bare.pirate.reset();
    bare.pirateOwner.reset();
    bare.documents = {"base"};
    for (const char* id : {"red", "blue"}) {
        bare.players.push_back({id, {}, {}});
    }
    auto position = engine::toPosition(bare);
    return position ? std::optional(std::move(*position)) : std::nullopt;
}

}  // namespace ui
