// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/ccm_text.h"

namespace adjudicator {

using engine::Why;

std::string tell(const Telling&, const engine::Vote& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::Repeal& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::Boycott& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::BuyOff& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::SpareFate& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::Avert& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::DrawToken& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::RuleVoted& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::SecondRoadMoved& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::SecondArmyMoved& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::BridgePlaced& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::BridgeChanged& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::BridgeRemoved& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::BoycottThreatened& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::BoycottOpened& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::BoycottChanged& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::CardLost& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::CatastropheBegan& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::CatastrophesEnded& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::TokenPlaced& it) {
    return std::string(it.kName);
}

std::optional<std::string> ccmRefusal(const RefusalWords&, Why why) {
    switch (why) {
        default:
            return std::nullopt;
    }
}

}  // namespace adjudicator
