// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_player.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <numeric>

#include "engine/action/evolve.h"
#include "engine/notation/action_json.h"
#include "engine/notation/position_json.h"
#include "engine/rules/placement.h"
#include "engine/state/to_position.h"

namespace engine::test {

namespace {

/// Turns and fights would end at once if every offer were as likely as the next.
struct RestlessWeights {
    double operator()(const EndTurn&) const { return 0.4; }
    double operator()(const Attack&) const { return 20; }
    double operator()(const Upgrade&) const { return 20; }
    double operator()(const Throw&) const { return 12; }
    double operator()(const FireNuke&) const { return 2; }
    double operator()(const Build& act) const { return act.piece == Piece::Settlement ? 30 : 1; }
    double operator()(const TakeOver& act) const { return act.piece == Piece::Road ? 1 : 20; }
    double operator()(const Capitulate&) const { return 0.02; }
    double operator()(const MoveArmy&) const { return 0.2; }
    double operator()(const auto&) const { return 1; }
};

/// How much each kind of act brings.
struct EagerWeights {
    const Position& now;
    const TrueCards& cards;

    double operator()(const Upgrade&) const { return 4000; }
    double operator()(const Build& act) const {
        switch (act.piece) {
            case Piece::Settlement:
                return 2000;
            case Piece::Bridge:
                return 600;
            case Piece::Factory:
                return 60;
            case Piece::Wall:
                return 2;
            default:
                return now.rules().armies ? 20 : leadsToOthers(act) ? 200 : act.piece == Piece::Ship ? 25 : 3;
        }
    }
    /// A route beside a foreign building opens the way to take it over (MO-10).
    bool leadsToOthers(const Build& act) const {
        const auto* side = std::get_if<SideId>(&act.at);
        return side != nullptr && now.inForce(clause::MO_8) &&
               std::ranges::any_of(now.topology().endsOf(*side),
                                   [&](CornerId end) { return now.ownerAt(end).value_or(act.by) != act.by; });
    }
    double operator()(const TakeOver& act) const {
        const auto* corner = std::get_if<CornerId>(&act.at);
        if (corner == nullptr || !now.buildings[*corner]) {
            return 1;
        }
        return now.buildings[*corner]->kind == BuildingKind::City ? 1500 : 300;
    }
    double operator()(const Claim& act) const { return act.resource ? 10 : 1; }
    double operator()(const Relocate& act) const { return act.at ? 10 : 1; }
    double operator()(const MoveRobber& act) const { return act.victim && *act.victim != now.turn.player ? 20 : 1; }
    double operator()(const Trade& act) const {
        // What is plenty for what is missing.
        if (act.with || !act.give || !act.take) {
            return 1;
        }
        const Cards& hand = cards.handOf(act.by);
        for (const Resource resource : kResources) {
            if (((*act.give)[resource] > 0 && hand[resource] <= (*act.give)[resource]) ||
                ((*act.take)[resource] > 0 && hand[resource] > 0)) {
                return 0.1;
            }
        }
        return 10;
    }
    double operator()(const EndTurn&) const { return 20; }
    double operator()(const Attack&) const { return 200; }
    double operator()(const Roll&) const { return 80; }
    double operator()(const Throw&) const { return 80; }
    double operator()(const AcceptSides&) const { return 80; }
    double operator()(const MoveArmy&) const { return 4; }
    double operator()(const Vote&) const { return 1; }
    double operator()(const Repeal&) const { return 1; }
    double operator()(const MoveShip&) const { return 0.001; }
    double operator()(const Capitulate&) const { return 0.001; }
    double operator()(const auto&) const { return 8; }
};

/// Whether everybody can found whatever the others do, once the thrown sides have left. R-SW-EDGE=adjoining leaves four
/// corners when opposite sides go; players see that and throw again (SW-4).
bool leavesRoom(const Position& now) {
    constexpr std::size_t kFoundings = 4;
    constexpr std::size_t kTakenByOne = 4;
    Position after = now;
    if (const auto decision = decide(now, AcceptSides{})) {
        evolve(after, decision->events);
    }
    std::size_t free = 0;
    for (const CornerId corner : after.topology().corners()) {
        free += settlementSiteRefusal(after, after.turn.player, corner) ? 0U : 1U;
    }
    return free > (kFoundings - 1) * kTakenByOne;
}

}  // namespace

void failAt(const Position& now, const std::string& what, const Action* action) {
    FAIL(what << (action != nullptr ? "\n" + toJson(*action, *now.table) : "") << "\n" << toJson(toSetup(now)));
    std::abort();
}

RandomPlayer::RandomPlayer(Position start, unsigned seed, Manner manner)
    : m_now(std::move(start)), m_cards(m_now), m_random(seed), m_manner(manner) {}

Action RandomPlayer::withDice(Action action) {
    Dice* dice = diceOf(action);
    if (dice == nullptr || !dice->asksForThrow()) {
        return action;
    }
    if (const auto sides = diceNeeded(m_now, action)) {
        for (const int side : *sides) {
            dice->dice.push_back({side, 1 + static_cast<int>(below(static_cast<std::size_t>(side)))});
        }
        dice->source = below(2) == 0 ? DiceSource::Virtual : DiceSource::Entered;
    }
    return action;
}

std::optional<Played> RandomPlayer::tried(const Action& listed) {
    // The desk may believe that the bank or a hand can pay when it cannot: the table would say so. Other dice then.
    constexpr int kThrows = 200;
    for (int i = 0; i < kThrows; ++i) {
        Action action = withDice(listed);
        auto decision = decide(m_now, action);
        if (!decision) {
            failAt(m_now, "a listed action is refused: " + std::string(toText(decision.error().why)), &action);
        }
        if (m_cards.allows(decision->events)) {
            return Played{std::move(action), std::move(*decision)};
        }
        if (diceOf(action) == nullptr) {
            break;
        }
    }
    return std::nullopt;
}

std::optional<Played> RandomPlayer::tried(const ActFamily& family) {
    const Action sample = sampleOf(family, [this](std::size_t count) { return below(count); });
    auto decision = decide(m_now, sample);
    // What is given and what is taken hang together; everything else within the bounds is allowed.
    if (!decision && family.open.size() == 1 && decision.error().why != Why::CannotPay) {
        failAt(m_now, "a sample of a family is refused: " + std::string(toText(decision.error().why)), &sample);
    }
    if (!decision || !m_cards.allows(decision->events)) {
        return std::nullopt;
    }
    return Played{sample, std::move(*decision)};
}

/// The true name of what somebody took unseen.
std::optional<Action> RandomPlayer::naming() const {
    for (const PlayerId player : m_now.seats()) {
        if (m_now.marks.toChoose[player] > 0 && !m_cards.unnamedOf(player).none()) {
            const Action choose = Choose{player, m_cards.unnamedOf(player)};
            if (decide(m_now, choose)) {
                return choose;
            }
        }
    }
    return std::nullopt;
}

double RandomPlayer::weightOf(const Action& action) const {
    // Named at once, or never: see play.
    if (std::holds_alternative<Choose>(action)) {
        return 0;
    }
    if (std::holds_alternative<AcceptSides>(action) && !leavesRoom(m_now)) {
        return 0;
    }
    return m_manner == Manner::Eager ? std::visit(EagerWeights{m_now, m_cards}, action)
                                     : std::visit(RestlessWeights{}, action);
}

Played RandomPlayer::play(const LegalActs& legal) {
    if (legal.actions.empty() && legal.families.empty()) {
        failAt(m_now, "nothing can be done");
    }
    // Cards taken unseen are named at once, or never.
    if (const std::optional<Action> name = naming(); name && below(4) != 0) {
        Played named = *tried(*name);
        make(named);
        return named;
    }
    m_cards.leaveUnnamed();
    std::vector<double> weights;
    for (const Action& action : legal.actions) {
        weights.push_back(weightOf(action));
    }
    for (const ActFamily& family : legal.families) {
        weights.push_back(weightOf(family.action));
    }
    while (std::accumulate(weights.begin(), weights.end(), 0.0) > 0) {
        const std::size_t at = std::discrete_distribution<std::size_t>(weights.begin(), weights.end())(m_random);
        const std::size_t listed = legal.actions.size();
        std::optional<Played> played = at < listed ? tried(legal.actions[at]) : tried(legal.families[at - listed]);
        if (played) {
            make(*played);
            return std::move(*played);
        }
        weights[at] = 0;
    }
    failAt(m_now, "everything on offer costs more than the player holds");
}

std::vector<Played> playedOut(Position start, unsigned seed, int most) {
    RandomPlayer player(std::move(start), seed, Manner::Eager);
    std::vector<Played> game;
    while (!player.ended() && static_cast<int>(game.size()) < most) {
        game.push_back(player.play(legalActs(player.now())));
    }
    return game;
}

void RandomPlayer::make(const Played& played) {
    const auto follow = [&](const Event& event) {
        if (!m_cards.follow(event, m_random)) {
            failAt(m_now, "cards move that nobody has: " + toJson(event, *m_now.table), &played.action);
        }
    };
    // What is of choice, from a factory or a gold field, is taken when all else of the throw is dealt.
    std::vector<const Event*> chosen;
    for (const Event& event : played.decision.events) {
        if (!fits(m_now, event)) {
            failAt(m_now, "an event does not fit: " + toJson(event, *m_now.table), &played.action);
        }
        if (std::holds_alternative<GoldDealt>(event.body) || std::holds_alternative<FactoryPaid>(event.body)) {
            chosen.push_back(&event);
        } else {
            follow(event);
        }
        evolve(m_now, event);
    }
    std::ranges::for_each(chosen, [&](const Event* event) { follow(*event); });
}

}  // namespace engine::test
