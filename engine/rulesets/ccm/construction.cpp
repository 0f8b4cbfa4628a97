// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/construction.h"

namespace engine {

Judgement buildBridge(const Position&, const Build&) {
    return refuse(clause::CC_12, Why::NotInDocuments);
}

Judgement upgradeToCapital(const Position&, const Upgrade&) {
    return refuse(clause::CC_13, Why::NotInDocuments);
}

}  // namespace engine
