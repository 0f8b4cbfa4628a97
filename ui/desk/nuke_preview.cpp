// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk/nuke_preview.h"

#include "engine/action/evolve.h"

namespace ui {

engine::Expected<NukePreview, engine::Refusal> previewOf(const engine::Position& position, engine::CornerId from,
                                                         engine::HexId hex, bool fixed) {
    const engine::FireNuke fire{position.turn.player, from, hex};
    auto decided = engine::decide(position, fire);
    if (!decided) {
        return engine::unexpected(decided.error());
    }
    engine::Position after = position;
    engine::evolve(after, decided->events);
    return NukePreview{fire, std::move(*decided), std::move(after), fixed};
}

}  // namespace ui
