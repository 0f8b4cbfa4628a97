// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/action/refusal.h"

namespace engine {

const RefusalDetails& Refusal::more() const {
    static const RefusalDetails kNone;
    return details ? *details : kNone;
}

void Refusal::say(const std::function<void(RefusalDetails&)>& change) {
    auto changed = std::make_shared<RefusalDetails>(more());
    change(*changed);
    details = std::move(changed);
}

bool Refusal::operator==(const Refusal& other) const {
    return clause == other.clause && why == other.why && at == other.at && ruling == other.ruling &&
           player == other.player && price == other.price && more() == other.more();
}

}  // namespace engine
