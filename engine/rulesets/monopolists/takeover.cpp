// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/takeover.h"

namespace engine {

Judgement judge(const Position&, const TakeOver&) {
    return refuse(clause::MO_8, Why::NotYet);
}

Judgement judge(const Position&, const Claim&) {
    return refuse(clause::MO_9, Why::NotYet);
}

Judgement judge(const Position&, const Relocate&) {
    return refuse(clause::MO_12, Why::NotYet);
}

}  // namespace engine
