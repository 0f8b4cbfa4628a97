// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "engine/dice_game/decide.h"
#include "engine/state/names.h"

namespace engine::dice_game {

namespace {

constexpr std::array kWhyWords{
#define ADJ_NAME(name) kebabOf(#name),
    ADJ_DICE_GAME_WHYS(ADJ_NAME)
#undef ADJ_NAME
};

}  // namespace

std::string_view toText(Why why) {
    return kWhyWords[static_cast<std::size_t>(why)].text();
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
