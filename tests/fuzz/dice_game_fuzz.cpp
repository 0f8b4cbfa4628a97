// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/check.h"
#include "engine/dice_game/decide.h"
#include "engine/dice_game/evolve.h"
#include "engine/dice_game/legal_actions.h"
#include "engine/dice_game/scoring.h"
#include "engine/notation/dice_game_json.h"

namespace {

namespace game = engine::dice_game;

void judge(const game::Position& position, const game::Action& action) {
    const auto decision = game::decide(position, action);
    if (!decision) {
        return;
    }
    game::Position now = position;
    for (const game::Event& event : decision->events) {
        ADJ_CHECK(fits(now, event), "what is decided applies");
        evolve(now, event);
    }
    const auto stored = game::eventsFromJson(toJson(decision->events, *position.table), *position.table);
    ADJ_CHECK(stored && *stored == decision->events, "events survive writing and reading");
}

}  // namespace

/// The text is read as a position, on which everything that is legal is judged, and as an action on a known position.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto position = game::positionFromJson(text)) {
        const auto again = game::positionFromJson(toJson(*position));
        ADJ_CHECK(again && toJson(*again) == toJson(*position), "a position survives writing and reading");
        (void)irregularities(*position);
        (void)allPoints(*position);
        (void)longestRoadOwner(*position);
        for (const game::Action& action : game::legalActions(*position)) {
            judge(*position, action);
        }
    }
    for (const char* turn : {R"("throw","throws":1)", R"("build")"}) {
        const auto position = game::positionFromJson(
            R"({"format":"dice-game/1","players":["anna","ben"],"sheets":{"anna":{"built":["r1","K-ore"]}},"turn":)"
            R"({"round":3,"player":"anna","faces":["brick","lumber","wool","grain","gold","gold"],"phase":)" +
            std::string(turn) + "}}");
        ADJ_CHECK(position.has_value(), "the known position can be read");
        if (const auto action = game::actionFromJson(text, *position->table)) {
            const auto again = game::actionFromJson(toJson(*action, *position->table), *position->table);
            ADJ_CHECK(again && *again == *action, "an action survives writing and reading");
            judge(*position, *action);
        }
    }
    return 0;
}
