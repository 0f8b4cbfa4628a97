// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/decision.h"

#include <algorithm>

#include "engine/rules/hooks/consequences.h"

namespace engine {

tl::unexpected<Refusal> refuse(ClauseId clause, Why why, Places at, std::optional<RulingChoice> ruling) {
    return tl::unexpected<Refusal>(Refusal{clause, why, std::move(at), ruling});
}

Places placesOf(const Site& at) {
    return std::visit([](auto id) { return Places{id}; }, at);
}

Refusal cannotPay(PlayerId player, const Cards& price, ClauseId clause, std::optional<RulingChoice> ruling) {
    return {clause, Why::CannotPay, {}, ruling, player, price};
}

Shortage shortageOf(const Hand& hand, const Cards& price) {
    Shortage lacks;
    // A hand that holds other cards for certain has less room than its number says.
    int room = hand.total.value_or(kUnlimited);
    for (const Resource resource : kResources) {
        lacks.cards[resource] = std::max(price[resource] - hand.cards[resource].most, 0);
        room -= std::max(hand.cards[resource].least - price[resource], 0);
    }
    lacks.more = std::max(price.total() - lacks.cards.total() - std::max(room, 0), 0);
    if (lacks.cards.none() && lacks.more == 0) {
        // A price of choice (MO-5) lacks what is left open.
        lacks.more = 1;
    }
    return lacks;
}

bool canPay(const Position& position, PlayerId player, const Cards& price) {
    return price.none() || position.hands[player].mayHold(price);
}

void Deciding::add(EventBody body, Clauses clauses, RulingChoices rulings) {
    if (clauses.size() > 1) {
        clauses = citedOnce(clauses);
    }
    constexpr std::size_t kUsualEvents = 7;
    if (m_decision.events.empty()) {
        m_decision.events.reserve(kUsualEvents);
    }
    m_kinds.add(body);
    m_decision.events.emplace_back(std::move(body), std::move(clauses), std::move(rulings));
    if (m_now) {
        evolve(*m_now, m_decision.events.back());
    }
}

std::optional<Turn> Deciding::turnMoved() const {
    if (m_now || !m_kinds.within(kCourse)) {
        return now().turn;
    }
    std::optional<Turn> turn;
    if (!m_kinds.meets(kMoveTurn)) {
        return turn;
    }
    for (const Event& event : m_decision.events) {
        if (kMoveTurn(event)) {
            evolveTurn(turn ? *turn : turn.emplace(m_before->turn), event);
        }
    }
    return turn;
}

const Position& Deciding::now() const {
    if (m_kinds.within(kNothing)) {
        return *m_before;
    }
    if (!m_now) {
        m_now = std::make_unique<Position>(*m_before);
        evolve(*m_now, m_decision.events);
    }
    return *m_now;
}

bool Deciding::fellAt(CornerId corner) const {
    return std::any_of(m_decision.events.begin(), m_decision.events.end(), [&](const Event& event) {
        const auto* removed = std::get_if<PieceRemoved>(&event.body);
        const auto* at = removed != nullptr ? std::get_if<CornerId>(&removed->at) : nullptr;
        return at != nullptr && *at == corner && removed->piece != Piece::Nuke && removed->piece != Piece::Army;
    });
}

std::optional<Refusal> Deciding::pay(PlayerId player, const Cards& price, ClauseId clause,
                                     const RulingChoices& rulings) {
    if (price.none()) {
        return std::nullopt;
    }
    const Position& position = now();
    const Hand& hand = position.hands[player];
    if (!canPay(position, player, price)) {
        return cannotPay(player, price, clause, rulings.empty() ? std::nullopt : std::optional(rulings.front()));
    }
    if (!hand.surelyHolds(price)) {
        trust({player, price});
    }
    add(CardsPaid{player, price}, {clause}, rulings);
    return std::nullopt;
}

Decision Deciding::concluded() && {
    addConsequences(*this);
    if (m_victory) {
        endIfWon(*this);
    }
    return std::move(m_decision);
}

}  // namespace engine
