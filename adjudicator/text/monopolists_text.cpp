// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/monopolists_text.h"

namespace adjudicator {

using engine::Why;

std::string tell(const Telling&, const engine::TakeOver& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::Claim& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::Relocate& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::ChooseHarbour& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::MonopolistMoved& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::ExchangeReached& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::HarbourOffered& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::HarbourPlaced& it) {
    return std::string(it.kName);
}

std::optional<std::string> monopolistsRefusal(const RefusalWords&, Why why) {
    switch (why) {
        default:
            return std::nullopt;
    }
}

}  // namespace adjudicator
