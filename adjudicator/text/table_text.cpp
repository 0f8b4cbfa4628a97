// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/table_text.h"

namespace adjudicator {

using engine::Why;

std::string tell(const Telling&, const engine::BuyCard& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::PlayCard& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::Trade& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::Choose& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::MoveShip& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::MovePirate& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::KeepRobber& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::Leave& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::TimeUp& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::CardDrawn& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::CardPlayed& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::CardsGiven& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::CardsCollected& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::CardsChosen& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::HandTaken& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::DevelopmentGiven& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::RoadsFreed& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::ShipMoved& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::PirateMoved& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::Awaiting& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::Settled& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::LargestArmyMoved& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::PlayerLeft& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::LastRound& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::SpecialBuilder& it) {
    return std::string(it.kName);
}

std::string tell(const Telling&, const engine::ExtraPointsGiven& it) {
    return std::string(it.kName);
}

std::optional<std::string> tableRefusal(const RefusalWords&, Why why) {
    switch (why) {
        default:
            return std::nullopt;
    }
}

}  // namespace adjudicator
