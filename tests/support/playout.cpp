// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/playout.h"

#include <catch2/catch.hpp>

#include "engine/action/decide.h"
#include "engine/action/evolve.h"
#include "engine/action/legal_actions.h"
#include "engine/notation/action_json.h"
#include "engine/notation/position_json.h"
#include "engine/state/to_position.h"

namespace engine::test {

namespace {

class PlayOut {
public:
    PlayOut(Position position, unsigned seed) : m_now(std::move(position)), m_random(seed) {}

    [[nodiscard]] bool ended() const { return m_now.turn.phase == Phase::Ended; }
    [[nodiscard]] const Position& now() const { return m_now; }

    Played step() {
        std::vector<Played> sure;
        std::vector<Played> onTrust;
        const LegalActs legal = legalActs(m_now);
        for (const Action& action : legal.actions) {
            const Action whole = withDice(action);
            const auto decision = decide(m_now, whole);
            INFO(toJson(whole, *m_now.table) << "\n" << toJson(toSetup(m_now)));
            REQUIRE(decision.has_value());
            (decision->trusted.empty() ? sure : onTrust).push_back({whole, decision->events});
        }
        for (const ActFamily& family : legal.families) {
            const Action action = sampleOf(family, [this](std::size_t count) { return m_random() % count; });
            if (const auto decision = decide(m_now, action); decision && decision->trusted.empty()) {
                sure.push_back({action, decision->events});
            }
        }
        INFO(toJson(toSetup(m_now)));
        REQUIRE_FALSE((sure.empty() && onTrust.empty()));
        Played chosen = choose(sure.empty() ? onTrust : sure);
        for (const Event& event : chosen.events) {
            INFO(toJson(event, *m_now.table));
            REQUIRE(fits(m_now, event));
            evolve(m_now, event);
        }
        return chosen;
    }

private:
    Action withDice(Action action) {
        if (Dice* dice = diceOf(action); dice != nullptr && dice->asksForThrow()) {
            const auto sides = diceNeeded(m_now, action);
            INFO(toJson(action, *m_now.table) << "\n" << toJson(toSetup(m_now)));
            REQUIRE(sides.has_value());
            for (const int side : *sides) {
                dice->dice.push_back({side, 1 + static_cast<int>(m_random() % static_cast<unsigned>(side))});
            }
            dice->source = DiceSource::Entered;
        }
        return action;
    }

    static unsigned weightOf(const Action& action) {
        if (std::holds_alternative<Upgrade>(action)) {
            return 4000;
        }
        if (const auto* build = std::get_if<Build>(&action)) {
            return build->piece == Piece::Settlement ? 3000 : build->piece == Piece::Bridge ? 600 : 25;
        }
        if (std::holds_alternative<Capitulate>(action)) {
            return 0;
        }
        if (std::holds_alternative<Attack>(action)) {
            return 200;
        }
        if (std::holds_alternative<MoveArmy>(action)) {
            return 4;
        }
        if (std::holds_alternative<Vote>(action)) {
            return 1;
        }
        if (std::holds_alternative<Repeal>(action) || std::holds_alternative<Trade>(action)) {
            return 1;
        }
        return std::holds_alternative<Roll>(action) || std::holds_alternative<Throw>(action) ||
                       std::holds_alternative<AcceptSides>(action)
                   ? 80
                   : 20;
    }

    const Played& choose(const std::vector<Played>& open) {
        unsigned total = 0;
        for (const Played& played : open) {
            total += weightOf(played.action);
        }
        unsigned at = static_cast<unsigned>(m_random() % total);
        for (const Played& played : open) {
            const unsigned weight = weightOf(played.action);
            if (at < weight) {
                return played;
            }
            at -= weight;
        }
        return open.back();
    }

    Position m_now;
    std::mt19937 m_random;
};

}  // namespace

std::vector<Played> playOut(Position position, unsigned seed, int most,
                            const std::function<void(const Position&)>& after) {
    PlayOut game(std::move(position), seed);
    std::vector<Played> played;
    for (int i = 0; i < most && !game.ended(); ++i) {
        played.push_back(game.step());
        if (after) {
            after(game.now());
        }
    }
    return played;
}

}  // namespace engine::test
