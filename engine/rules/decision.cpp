// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/decision.h"

#include <algorithm>

#include "engine/action/evolve.h"
#include "engine/rules/longest_road.h"
#include "engine/rules/points.h"

namespace engine {

namespace {

/// Events after which routes may join or part otherwise than before.
bool touchesRoutes(const Event& event) {
    return std::visit(
        [](const auto& body) {
            using Body = std::remove_cvref_t<decltype(body)>;
            return std::is_same_v<Body, PiecePlaced> || std::is_same_v<Body, PieceRemoved> ||
                   std::is_same_v<Body, RouteChanged> || std::is_same_v<Body, BuildingChanged>;
        },
        event.body);
}

}  // namespace

tl::unexpected<Refusal> refuse(ClauseId clause, Why why, std::vector<Place> at, std::optional<RulingChoice> ruling) {
    return tl::unexpected<Refusal>(Refusal{clause, why, std::move(at), ruling});
}

void Deciding::add(EventBody body, std::initializer_list<ClauseId> clauses,
                   std::initializer_list<RulingChoice> rulings) {
    add(std::move(body), std::vector<ClauseId>(clauses), std::vector<RulingChoice>(rulings));
}

void Deciding::add(EventBody body, std::vector<ClauseId> clauses, std::vector<RulingChoice> rulings) {
    m_decision.events.push_back({std::move(body), std::move(clauses), std::move(rulings)});
    evolve(m_now, m_decision.events.back());
}

bool Deciding::fellAt(CornerId corner) const {
    return std::any_of(m_decision.events.begin(), m_decision.events.end(), [&](const Event& event) {
        const auto* removed = std::get_if<PieceRemoved>(&event.body);
        const auto* at = removed != nullptr ? std::get_if<CornerId>(&removed->at) : nullptr;
        return at != nullptr && *at == corner && removed->piece != Piece::Nuke && removed->piece != Piece::Army;
    });
}

std::optional<Refusal> Deciding::pay(PlayerId player, const Cards& price, ClauseId clause,
                                     std::initializer_list<RulingChoice> rulings) {
    if (price.none()) {
        return std::nullopt;
    }
    if (!m_now.hands[player].mayHold(price)) {
        return Refusal{
            clause, Why::CannotPay, {}, rulings.size() == 0 ? std::nullopt : std::optional(*rulings.begin())};
    }
    if (!m_now.hands[player].surelyHolds(price)) {
        trust({player, price});
    }
    add(CardsPaid{player, price}, {clause}, rulings);
    return std::nullopt;
}

Decision Deciding::effects() && {
    if (std::any_of(m_decision.events.begin(), m_decision.events.end(), touchesRoutes)) {
        moveLongestRoad();
    }
    return std::move(m_decision);
}

Decision Deciding::done() && {
    if (std::any_of(m_decision.events.begin(), m_decision.events.end(), touchesRoutes)) {
        moveLongestRoad();
    }
    endIfWon();
    return std::move(m_decision);
}

void Deciding::moveLongestRoad() {
    PerPlayer<int> lengths;
    for (const PlayerId player : m_now.seats()) {
        lengths[player] = longestRoad(m_now, player);
    }
    const int needed = m_now.rules().number(Number::RoadLengthNeeded);
    const auto owner = longestRoadOwner(lengths, m_now.table->players.size(), m_now.longestRoadHolder, needed);
    if (owner != m_now.longestRoadHolder) {
        add(LongestRoadMoved{owner, owner ? lengths[*owner] : 0}, {m_now.rules().clauseOf(Number::RoadLengthNeeded)});
    }
}

void Deciding::endIfWon() {
    const Turn& turn = m_now.turn;
    const bool playing = turn.phase != Phase::Found && turn.phase != Phase::Ended;
    if (!playing || !std::holds_alternative<std::monostate>(turn.pending)) {
        return;
    }
    if (points(m_now, turn.player) < m_now.rules().number(Number::WinningScore)) {
        return;
    }
    GameEnded ended{turn.player, {}, {}};
    for (const PlayerId player : m_now.seats()) {
        ended.points[player] = points(m_now, player);
    }
    add(ended, {m_now.rules().clauseOf(Number::WinningScore)});
}

}  // namespace engine
