// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/event_text.h"

#include "adjudicator/text/documents/ccm_text.h"
#include "adjudicator/text/documents/guest_text.h"
#include "adjudicator/text/documents/monopolists_text.h"
#include "adjudicator/text/documents/shadow_text.h"
#include "adjudicator/text/documents/soldiers_text.h"
#include "adjudicator/text/referee_text.h"
#include "adjudicator/text/table_text.h"
#include "adjudicator/text/telling.h"

namespace adjudicator {

using engine::Piece;

namespace {

std::string facesOf(const engine::Dice& dice) {
    std::vector<std::string> faces;
    for (const engine::Die& die : dice.dice) {
        faces.push_back(std::to_string(die.value));
    }
    return faces.empty() ? "0" : joined(faces, " + ");
}

/// Tells each kind of event. A new kind does not compile until it is told.
struct EventTeller : Telling {
    std::string operator()(const engine::TurnStarted& e) const {
        return in("Round {}: it is the turn of {}", e.round, name(e.player));
    }
    std::string operator()(const engine::PhaseStarted& e) const { return in("Now: {}", word(e.phase, language())); }
    std::string operator()(const engine::FoundingMade& e) const {
        return in("{} has founded (number {} at the table)", name(e.player), e.count);
    }
    std::string operator()(const engine::DiceThrown& e) const {
        const std::string faces = e.dice.asksForThrow() ? in("the dice") : facesText(e.dice);
        return e.player ? in("{} throws {}", name(*e.player), faces) : in("Thrown: {}", faces);
    }
    std::string operator()(const engine::CardsDealt& e) const {
        return in("{} gets {}", name(e.player), cardsText(e.cards, language()));
    }
    std::string operator()(const engine::CardsPaid& e) const {
        return in("{} pays {}", name(e.player), cardsText(e.cards, language()));
    }
    std::string operator()(const engine::GoldDealt& e) const {
        return in("{} takes {} of choice for gold", name(e.player), countedCards(e.count, language()));
    }
    std::string operator()(const engine::CardsDiscarded& e) const {
        return in("{} discards {}", name(e.player),
                  e.cards ? cardsText(*e.cards, language()) : countedCards(e.count, language()));
    }
    std::string operator()(const engine::CardStolen& e) const {
        return in("{} takes a card from {}", name(e.to), name(e.from));
    }
    std::string operator()(const engine::PiecePlaced& e) const {
        return in("{} builds {} {}", name(e.owner), withArticle(e.piece, language()), at(e.at));
    }
    std::string operator()(const engine::PieceRemoved& e) const {
        return in("Removed: {} {}", owned(e.piece, name(e.owner), language()), at(e.at));
    }
    std::string operator()(const engine::BuildingChanged& e) const {
        const Piece piece = pieceOf(e.kind);
        if (e.upsideDown) {
            return in("Turned upside down: {} {}{}", owned(piece, name(e.owner), language()), at(e.at), walls(e.walls));
        }
        return in("{} now has {} {}{}", name(e.owner), withArticle(piece, language()), at(e.at), walls(e.walls));
    }
    std::string operator()(const engine::RouteChanged& e) const {
        return in("{} now has {} {}", name(e.owner), withArticle(pieceOf(e.kind), language()), at(e.at));
    }
    std::string operator()(const engine::UnitsChanged& e) const {
        if (e.units.empty()) {
            return in("The army of {} {} is gone", name(e.owner), at(e.at));
        }
        return in("The army of {} {} is now {}", name(e.owner), at(e.at), unitsText(e.units, language()));
    }
    std::string operator()(const engine::ArmyMoved& e) const {
        const std::string end = to(e.path.empty() ? e.from : e.path.back());
        if (e.steps == 0) {
            // A retreat, which is no part of the march.
            return in("{} moves {} {} {}", name(e.owner), party(e.units, e.nuke), away(e.from), end);
        }
        return in("{} moves {} {} {} (steps this turn: {})", name(e.owner), party(e.units, e.nuke), away(e.from), end,
                  e.steps);
    }
    std::string operator()(const engine::RobberStirred& e) const {
        const std::string due = counts(e.discards);
        return due.empty() ? in("The robber must move; nobody discards")
                           : in("The robber must move; first discard: {}", due);
    }
    std::string operator()(const engine::RobberMoved& e) const { return in("The robber goes {}", to(e.hex)); }
    std::string operator()(const engine::HexTurnedOver& e) const { return in("Turned over: {}", label(e.hex)); }
    std::string operator()(const engine::AttackStarted& e) const {
        const std::string allies = e.allies.empty() ? std::string() : in("; help{}", from(e.allies));
        return in("{} attacks {} {}{}{}", name(e.attacker), name(e.defender), at(e.at), from(e.from), allies);
    }
    std::string operator()(const engine::RoundFought& e) const {
        const std::string help = e.walls > 0 ? in(" + {} (walls)", e.walls) : std::string();
        const std::string loser = e.loser == engine::CombatSide::Attacker ? in({"behind dice", "the attacker loses"})
                                                                          : in({"behind dice", "the defender loses"});
        return in("Round {}: {} against {}{} – {}", e.round, facesOf(e.attackerDice), facesOf(e.defenderDice), help,
                  loser);
    }
    std::string operator()(const engine::AttackEnded& e) const {
        switch (e.outcome) {
            case engine::CombatOutcome::Conquered:
                return in("The combat {} is won by the attacker", at(e.at));
            case engine::CombatOutcome::AttackerDestroyed:
                return in("The combat {} is over: the attacker is destroyed", at(e.at));
            case engine::CombatOutcome::Stopped:
                return in("The attack {} is stopped", at(e.at));
        }
        return {};
    }
    std::string operator()(const engine::ConquestOffered& e) const {
        return in("{} may conquer {}", name(e.by), place(e.at));
    }
    std::string operator()(const engine::ConquestSettled& e) const {
        return e.conquered ? in("{} conquers {}", name(e.by), place(e.at))
                           : in("{} does not conquer {}", name(e.by), place(e.at));
    }
    std::string operator()(const engine::NukeBought& e) const {
        return in("{} has bought the one nuclear weapon of the game", name(e.player));
    }
    std::string operator()(const engine::LongestRoadMoved& e) const {
        if (!e.holder) {
            return in("Nobody holds the longest road any more");
        }
        const std::string length = e.length > 0 ? fmt::format(" ({})", e.length) : std::string();
        return in("{} now holds the longest road{}", name(*e.holder), length);
    }
    std::string operator()(const engine::GameEnded& e) const {
        const std::string reason = because(e.reason);
        if (!e.winner) {
            return in("The game ends without a winner{}", reason);
        }
        return in("{} wins with {}{}", name(*e.winner), countedPoints(e.points[*e.winner], language()), reason);
    }
    /// The further ones are told by their document.
    template <class Other>
    std::string operator()(const Other& it) const {
        return tell(*this, it);
    }
};

}  // namespace

std::string sentence(const engine::Event& event, const engine::Table& table, engine::Language language) {
    return std::visit(EventTeller{{table, language}}, event.body);
}

}  // namespace adjudicator
