// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

#include "tests/ui/game_on_desk.h"
#include "ui/kit/message.h"

namespace test {

/// Red builds in the base game, with cards for everything.
inline engine::Setup redBuilds() {
    engine::Setup setup = battle();
    setup.documents = {"base"};
    setup.armies.clear();
    setup.nukes.clear();
    setup.turn->phase = "build";
    setup.holdings["red"].hand = engine::Hand::exactly(engine::Cards::of(4, 4, 4, 4, 4));
    return setup;
}

inline engine::Action boughtCard() {
    engine::BuyCard buy;
    buy.by = engine::PlayerId{0};
    return buy;
}

/// The button of a message with this text; null where it has none.
inline const ui::Message::Button* buttonNamed(const ui::Message& message, const char* text) {
    const auto found = std::ranges::find(message.buttons, QString::fromUtf8(text), &ui::Message::Button::text);
    return found == message.buttons.end() ? nullptr : &*found;
}

}  // namespace test
