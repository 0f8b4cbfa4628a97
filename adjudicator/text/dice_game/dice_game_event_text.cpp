// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "adjudicator/text/dice_game/dice_game_telling.h"
#include "adjudicator/text/dice_game/dice_game_text.h"

namespace adjudicator {

namespace game = engine::dice_game;

namespace {

/// Tells each kind of event. A new kind does not compile until it is told.
struct DiceEventTeller : DiceTelling {
    std::string operator()(const game::TurnStarted& e) const {
        return in("Round {}: it is the turn of {}, number of dice: {}", e.round, name(e.player), e.dice);
    }
    std::string operator()(const game::DiceThrown& e) const {
        const std::string kept = e.kept.empty() ? std::string() : in(", kept {}", faces(e.kept));
        return in("{} throws {}{}", name(e.player), faces(game::Faces::of(e.dice)), kept);
    }
    std::string operator()(const game::ThrowingEnded& e) const { return in("{} has done throwing", name(e.player)); }
    std::string operator()(const game::DieTurned& e) const {
        return in("{} turns a die from {} to {}", name(e.player), face(e.from), face(e.to));
    }
    std::string operator()(const game::JokerStruckOut& e) const {
        return in("{} strikes out {}", name(e.player), part(e.at));
    }
    std::string operator()(const game::JokerFreed& e) const {
        return in("{} has {} again", name(e.player), part(e.at));
    }
    std::string operator()(const game::DiceSpent& e) const {
        return in("{} pays with {}", name(e.player), faces(e.faces));
    }
    std::string operator()(const game::DiceSet& e) const { return in("On the table lie {}", faces(e.faces)); }
    std::string operator()(const game::PlaceBuilt& e) const { return in("{} builds {}", name(e.player), part(e.at)); }
    std::string operator()(const game::PlaceErased& e) const {
        return in("Erased for {}: {}", name(e.player), part(e.at));
    }
    std::string operator()(const game::LongestRoadMoved& e) const {
        return e.holder ? in("{} now holds the longest road ({})", name(*e.holder), e.length)
                        : in({"dice game", "Nobody holds the longest road any more"});
    }
    std::string operator()(const game::LargestArmyMoved& e) const {
        return e.holder ? in("{} now holds the largest army ({})", name(*e.holder), e.knights)
                        : in("Nobody holds the largest army any more");
    }
    std::string operator()(const game::PointsLost& e) const {
        return in("{} has built nothing and loses {}", name(e.player), countedPoints(e.points, language()));
    }
    std::string operator()(const game::Ruled& e) const {
        const std::string about = e.player ? fmt::format(" ({})", name(*e.player)) : std::string();
        return in("Ruling{}{}", about, because(e.reason));
    }
    std::string operator()(const game::GameEnded& e) const {
        const std::string reason = because(e.reason);
        return e.winner ? in("The game is over, {} wins{} – {}", name(*e.winner), reason, counts(e.points))
                        : in("The game is over without a winner{} – {}", reason, counts(e.points));
    }
};

/// The events that a log line tells after the act itself.
struct IsAftermath {
    bool byReferee = false;

    bool operator()(const game::TurnStarted&) const { return true; }
    bool operator()(const game::LongestRoadMoved&) const { return true; }
    bool operator()(const game::LargestArmyMoved&) const { return true; }
    bool operator()(const game::PointsLost&) const { return true; }
    bool operator()(const game::GameEnded&) const { return true; }
    bool operator()(const game::Ruled&) const { return false; }
    /// What an act does to dice and ticks is said by the act itself, but an adjustment names only its reason.
    template <class Other>
    bool operator()(const Other&) const {
        return byReferee;
    }
};

}  // namespace

std::string sentence(const game::Event& event, const game::Table& table, engine::Language language) {
    return std::visit(DiceEventTeller{{table, language}}, event.body);
}

std::string summary(const game::Action& action, std::span<const game::Event> events, const game::Table& table,
                    engine::Language language) {
    const DiceEventTeller tell{{table, language}};
    std::string line = sentence(action, table, language);
    if (std::holds_alternative<game::EndGame>(action)) {
        return line;
    }
    if (std::holds_alternative<game::Build>(action)) {
        for (const game::Event& event : events) {
            if (const auto* spent = std::get_if<game::DiceSpent>(&event.body)) {
                line += tell.in(" for {}", tell.faces(spent->faces));
            }
        }
    }
    const bool adjusts = std::holds_alternative<game::Adjust>(action);
    for (const game::Event& event : events) {
        if (std::visit(IsAftermath{adjusts}, event.body)) {
            line += "; " + sentence(event, table, language);
        }
    }
    return line;
}

}  // namespace adjudicator
