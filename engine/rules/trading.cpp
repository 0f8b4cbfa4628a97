// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/trading.h"

namespace engine {

void proposeTrades(Proposals&) {}

Judgement judge(const Position&, const Trade&) {
    return refuse(clause::B_9, Why::NotYet);
}

Judgement judge(const Position&, const Choose&) {
    return refuse(clause::B_7, Why::NotYet);
}

}  // namespace engine
