// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/monopolists/factory.h"

namespace engine {

Judgement buildFactory(const Position&, const Build&) {
    return refuse(clause::MO_5, Why::NotInDocuments);
}

void payFactories(Deciding&, int) {}

}  // namespace engine
