// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/shadow_text.h"

namespace adjudicator {

using engine::Why;

std::string tell(const Telling&, const engine::NumberSides& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::AcceptSides& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::Bid& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::Pass& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::SidesNumbered& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::HexRemoved& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::SidesRemoved& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::FictionalTurn& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::CardReturned& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::BidMade& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::BidPassed& it) {
    return std::string(it.kName);
}

std::optional<std::string> shadowRefusal(const RefusalWords&, Why why) {
    switch (why) {
        default:
            return std::nullopt;
    }
}

}  // namespace adjudicator
