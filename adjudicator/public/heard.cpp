// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/public/heard.h"

#include <variant>

#include "adjudicator/text/event_text.h"
#include "adjudicator/text/telling.h"

namespace adjudicator {

namespace {

/// Tells aloud what is of interest to all; the rest stays silent.
struct Herald : Telling {
    std::vector<Heard>& told;

    void add(HeardKind kind, std::string text) const { told.push_back({kind, std::move(text) + "."}); }

    [[nodiscard]] std::string faces(const engine::Dice& dice) const {
        std::vector<std::string> values;
        for (const engine::Die& die : dice.dice) {
            values.push_back(std::to_string(die.value));
        }
        return joinedAnd(values, language());
    }

    void operator()(const engine::TurnStarted& e) const {
        add(HeardKind::Turn, in({"said aloud", "It is the turn of {}"}, name(e.player)));
    }
    void operator()(const engine::SpecialBuilder& e) const { add(HeardKind::Turn, in("{} may build", name(e.player))); }
    void operator()(const engine::FictionalTurn& e) const {
        add(HeardKind::Turn, in("A fictional player's turn, played by {}", name(e.player)));
    }
    void operator()(const engine::DiceThrown& e) const {
        if (e.dice.asksForThrow()) {
            return;
        }
        const int sum = e.dice.sum();
        const std::string both = e.dice.dice.size() < 2 ? std::string() : ": " + faces(e.dice);
        add(sum == 7 && e.dice.dice.size() == 2 ? HeardKind::Seven : HeardKind::Throw,
            e.player ? in("{} throws {}{}", name(*e.player), sum, both) : in("Thrown: {}{}", sum, both));
    }
    void operator()(const engine::RobberStirred& e) const {
        if (const std::string due = counts(e.discards); !due.empty()) {
            add(HeardKind::Seven, in("To give up: {}", due));
        }
    }
    void operator()(const engine::AttackStarted& e) const {
        add(HeardKind::Combat, in("{} attacks {}", name(e.attacker), name(e.defender)));
    }
    void operator()(const engine::RoundFought& e) const {
        const std::string walls = e.walls > 0 ? in(" plus {}", e.walls) : std::string();
        const std::string loser =
            e.loser == engine::CombatSide::Attacker ? in("The attacker loses") : in("The defender loses");
        add(HeardKind::Combat,
            in("Round {}: {} against {}{}. {}", e.round, faces(e.attackerDice), faces(e.defenderDice), walls, loser));
    }
    void operator()(const engine::AttackEnded& e) const {
        switch (e.outcome) {
            case engine::CombatOutcome::Conquered:
                return add(HeardKind::Combat, in("The attacker wins the combat"));
            case engine::CombatOutcome::AttackerDestroyed:
                return add(HeardKind::Combat, in("The attacker is destroyed"));
            case engine::CombatOutcome::Stopped:
                return add(HeardKind::Combat, in("The attack is stopped"));
        }
    }
    void operator()(const engine::PlayerLeft& e) const {
        add(HeardKind::Award, in({"said aloud", "{} is out of the game"}, name(e.player)));
    }
    void operator()(const engine::GameEnded& e) const {
        add(HeardKind::End, e.winner
                                ? in("{} wins with {}", name(*e.winner), countedPoints(e.points[*e.winner], language()))
                                : in("The game ends without a winner"));
    }
    template <class Other>
    void operator()(const Other&) const {}
};

/// Whoever hears these words hears what the record tells, word for word.
std::optional<HeardKind> asRecorded(const engine::Event& event) {
    const auto isOne = [&]<class... Kinds>() { return (std::holds_alternative<Kinds>(event.body) || ...); };
    if (isOne.operator()<engine::ConquestSettled>()) {
        return HeardKind::Combat;
    }
    if (isOne.
        operator()<engine::CardPlayed, engine::LongestRoadMoved, engine::LargestArmyMoved, engine::SecondRoadMoved,
                   engine::SecondArmyMoved, engine::MonopolistMoved, engine::ExchangeReached, engine::BoycottChanged,
                   engine::CatastropheBegan, engine::LastRound>()) {
        return HeardKind::Award;
    }
    return std::nullopt;
}

}  // namespace

std::vector<Heard> heard(std::span<const engine::Event> events, const engine::Table& table, engine::Language language) {
    std::vector<Heard> told;
    const Herald herald{{table, language}, told};
    for (const engine::Event& event : events) {
        if (const auto kind = asRecorded(event)) {
            told.push_back({*kind, sentence(event, table, language) + "."});
        } else {
            std::visit(herald, event.body);
        }
    }
    return told;
}

}  // namespace adjudicator
