// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/soldiers_text.h"

namespace adjudicator {

using engine::Why;

std::string tell(const Telling&, const engine::DrawCard& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::TrainUnit& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::AttackRobber& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::Capitulate& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::RobberFought& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::TrackTurnedBack& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::CitiesWeakened& it) {
    return std::string(it.kName);
}

std::optional<std::string> soldiersRefusal(const RefusalWords&, Why why) {
    switch (why) {
        default:
            return std::nullopt;
    }
}

}  // namespace adjudicator
