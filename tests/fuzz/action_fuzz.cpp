// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/action/decide.h"
#include "engine/action/evolve.h"
#include "engine/check.h"
#include "engine/notation/action_json.h"
#include "engine/state/layouts.h"
#include "engine/state/to_position.h"

namespace {

engine::Position table(const char* phase) {
    engine::Setup setup = engine::dealt(engine::layoutForFour(), {});
    setup.documents = {"base", "soldiers"};
    setup.players = {{"red", {}, {}}, {"blue", {}, {}}};
    setup.buildings = {{*engine::cornerFromText("0,0:N"), engine::BuildingKind::City, "blue", 1, false},
                       {*engine::cornerFromText("0,-2:N"), engine::BuildingKind::Settlement, "red", 0, false}};
    setup.routes = {{*engine::sideFromText("0,-2:NE"), engine::RouteKind::Road, "red"}};
    setup.armies = {{*engine::cornerFromText("1,-2:S"), "red", {1, 2, 3}}};
    setup.nukes = {{*engine::cornerFromText("0,-2:N"), "red"}};
    setup.turn = engine::TurnSetup{2, "red", phase, {}, std::nullopt};
    return *engine::toPosition(setup);
}

}  // namespace

/// Whatever is decided applies, and whatever applies can be written.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const char* phase : {"roll", "build", "move", "combat"}) {
        const engine::Position position = table(phase);
        const auto action = engine::actionFromJson(text, *position.table);
        if (!action) {
            return 0;
        }
        const auto again = engine::actionFromJson(engine::toJson(*action, *position.table), *position.table);
        ADJ_CHECK(again && *again == *action, "an action survives writing and reading");
        const auto decision = engine::decide(position, *action);
        if (!decision) {
            continue;
        }
        engine::Position now = position;
        for (const engine::Event& event : decision->events) {
            ADJ_CHECK(engine::fits(now, event), "what is decided applies");
            engine::evolve(now, event);
        }
        const auto stored = engine::eventsFromJson(engine::toJson(decision->events, *position.table), *position.table);
        ADJ_CHECK(stored && *stored == decision->events, "events survive writing and reading");
    }
    return 0;
}
