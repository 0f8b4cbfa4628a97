// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "engine/action/alternative.h"
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
    return kindOf(action);
}

std::string_view nameOf(const Event& event) {
    return kindOf(event.body);
}

std::optional<PlayerId> actorOf(const Action& action) {
    return byWhom(action);
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
