// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ships.h"

namespace engine {

Judgement judge(const Position&, const MoveShip&) {
    return refuse(clause::B_14, Why::NotYet);
}

Judgement judge(const Position&, const MovePirate&) {
    return refuse(clause::B_14, Why::NotYet);
}

}  // namespace engine
