// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/draft/joined_game.h"

#include <algorithm>

namespace ui {

int knightsOf(const engine::Setup& setup, const std::string& player) {
    const auto holding = setup.holdings.find(player);
    const bool isSaid = holding != setup.holdings.end() && holding->second.playedDevelopment;
    return isSaid ? (*holding->second.playedDevelopment)[engine::DevelopmentCard::Knight] : 0;
}

void JoinedGame::setUnderWay(bool underWay) {
    m_byPieces = false;
    if (underWay == m_setup.turn.has_value()) {
        return;
    }
    if (underWay) {
        engine::TurnSetup turn;
        turn.player = m_setup.players.empty() ? std::string() : m_setup.players.front().id;
        turn.phase = engine::toText(engine::Phase::Roll);
        m_setup.turn = std::move(turn);
        return;
    }
    m_setup.turn.reset();
    m_setup.marks = {};
    m_setup.holdings.clear();
    m_setup.longestRoadHolder.reset();
    m_setup.largestArmyHolder.reset();
    m_setup.secondRoadHolder.reset();
    m_setup.secondArmyHolder.reset();
}

void JoinedGame::setTurn(int round, const std::string& player, const std::string& phase) {
    setUnderWay(true);
    engine::TurnSetup& turn = *m_setup.turn;
    // What a file says of the turn under way belongs to that turn.
    if (turn.player != player || turn.phase != phase) {
        turn.pending = {};
        turn.winner.reset();
    }
    turn.round = round;
    turn.player = player;
    turn.phase = phase;
}

void JoinedGame::setMarks(engine::MarksSetup marks) {
    m_setup.marks = std::move(marks);
}

void JoinedGame::setHolding(const std::string& player, const engine::HoldingSetup& holding) {
    if (holding == engine::HoldingSetup{}) {
        m_setup.holdings.erase(player);
    } else {
        m_setup.holdings[player] = holding;
    }
}

void JoinedGame::setHolder(std::optional<std::string> engine::Setup::*card, std::optional<std::string> player) {
    m_setup.*card = std::move(player);
    if (card == &engine::Setup::largestArmyHolder && m_setup.largestArmyHolder) {
        haveEarnedArmy(*m_setup.largestArmyHolder);
    }
}

/// B-12: who holds the largest army has played three knights, and nobody has played more.
void JoinedGame::haveEarnedArmy(const std::string& holder) {
    constexpr int kLeastKnights = 3;
    const auto rules = m_rules();
    int knights = rules ? std::min(kLeastKnights, rules->number(engine::Number::KnightsNeeded)) : kLeastKnights;
    for (const engine::PlayerSetup& player : m_setup.players) {
        knights = std::max(knights, knightsOf(m_setup, player.id));
    }
    auto& played = m_setup.holdings[holder].playedDevelopment;
    played = played.value_or(engine::DevelopmentCounts{});
    (*played)[engine::DevelopmentCard::Knight] = knights;
}

}  // namespace ui
