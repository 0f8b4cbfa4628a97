// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "engine/dice_game/decide.h"
#include "engine/state/names.h"

namespace engine::dice_game {

namespace {

constexpr std::array<std::string_view, 22> kWhys{
    "game-over",        "not-your-turn",    "must-throw-first", "throwing-over", "nothing-to-keep", "kept-not-there",
    "nothing-to-throw", "dice-missing",     "dice-wrong",       "joker-used-up", "knight-missing",  "die-not-there",
    "wrong-resource",   "resource-missing", "nothing-turned",   "wrong-piece",   "already-built",   "not-connected",
    "cannot-pay",       "wrong-payment",    "reason-missing",   "cannot-stand"};

}  // namespace

std::string_view toText(Why why) {
    return engine::nameOf(why, kWhys);
}

std::string_view nameOf(const Action& action) {
    return std::visit([](const auto& act) { return std::string_view(act.kName); }, action);
}

std::string_view nameOf(const Event& event) {
    return std::visit([](const auto& body) { return std::string_view(body.kName); }, event.body);
}

std::optional<PlayerId> actorOf(const Action& action) {
    return std::visit(
        [](const auto& act) -> std::optional<PlayerId> {
            if constexpr (requires { act.by; }) {
                return act.by;
            } else {
                return std::nullopt;
            }
        },
        action);
}

const Dice* diceOf(const Action& action) {
    const auto* thrown = std::get_if<Throw>(&action);
    return thrown != nullptr ? &thrown->dice : nullptr;
}

Dice* diceOf(Action& action) {
    auto* thrown = std::get_if<Throw>(&action);
    return thrown != nullptr ? &thrown->dice : nullptr;
}

}  // namespace engine::dice_game
