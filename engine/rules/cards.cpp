// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/cards.h"

namespace engine {

Judgement judge(const Position&, const BuyCard&) {
    return refuse(clause::B_10, Why::NotYet);
}

Judgement judge(const Position&, const PlayCard&) {
    return refuse(clause::B_10, Why::NotYet);
}

}  // namespace engine
