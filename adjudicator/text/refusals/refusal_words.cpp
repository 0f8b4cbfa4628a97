// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/refusals/refusal_words.h"

#include <algorithm>

#include "adjudicator/text/counted.h"
#include "adjudicator/text/refusals/due_text.h"
#include "engine/rules/robber.h"
#include "engine/rulesets/soldiers/fight.h"
#include "engine/rulesets/soldiers/nuke.h"

namespace adjudicator {

using engine::CornerId;
using engine::HexId;
using engine::Phase;

std::string RefusalWords::where(std::size_t n) const {
    return n < m_refusal.at.size() ? " " + m_scene.at(m_refusal.at[n]) : std::string();
}

std::string RefusalWords::occupant() const {
    const auto there = m_refusal.at.empty() ? std::nullopt : m_scene.occupant(m_refusal.at.front());
    return there.value_or(in({"in the place", "something else"}));
}

std::string RefusalWords::butThere() const {
    if (m_refusal.at.empty()) {
        return {};
    }
    const auto there = m_scene.occupant(m_refusal.at.front());
    return there ? in("; there is {}{}", *there, where()) : in("; nothing stands{}", where());
}

std::string RefusalWords::unitsThere() const {
    const auto* corner = placeAs<CornerId>();
    const bool army = corner != nullptr && m_scene.position().armies[*corner];
    return army ? after(unitsText(m_scene.position().armies[*corner]->units, language())) : std::string();
}

std::string RefusalWords::wallsAllowed() const {
    return counted(m_scene.position().rules().number(engine::Number::WallsPerCity), engine::Piece::Wall, language());
}

std::string RefusalWords::gameOver() const {
    const auto winner = m_scene.position().turn.winner;
    return winner ? in("The game is over: {} has won; only corrections are still open", m_scene.name(*winner))
                  : in("The game is over; only corrections are still open");
}

std::string RefusalWords::combatUnderWay() const {
    const auto* fight = std::get_if<engine::Fight>(&m_scene.position().turn.pending);
    if (fight == nullptr) {
        return in("The combat{} is under way: throw, or stop the attack", where());
    }
    return in("The combat {} is under way: {} goes on or stops it", m_scene.at(fight->at),
              m_scene.name(fight->attacker));
}

std::string RefusalWords::mustConquerFirst() const {
    const auto* due = std::get_if<engine::ConquestDue>(&m_scene.position().turn.pending);
    return due == nullptr ? in("First the crossing is conquered{}, or the attacker declines", where())
                          : in("First {} conquers {} or declines", m_scene.name(due->by), m_scene.place(due->at));
}

std::string RefusalWords::noPath() const {
    return m_refusal.at.empty() ? in("Say where the army goes: a crossing that it can reach")
                                : in("No way leads {}: another crossing, or other steps, are needed",
                                     m_scene.places().to(m_refusal.at.front()));
}

std::string RefusalWords::cannotStand() const {
    if (placeAs<CornerId>() != nullptr) {
        return in("That cannot stand{}: roads and ships lie on a side between two crossings", where());
    }
    if (placeAs<engine::SideId>() != nullptr) {
        return in("That cannot stand{}: buildings stand on a crossing", where());
    }
    return in("That cannot stand on the table{}: what is entered does not fit together", where());
}

std::string RefusalWords::throwIsDue() const {
    const std::string dice = m_scene.diceDue();
    const auto& due = m_refusal.more().due;
    if (due.empty() || !due.front().player) {
        return dice.empty() ? in("A throw comes first") : in("A throw comes first: {}", dice);
    }
    return dice.empty() ? in("First {} throws the dice", m_scene.name(*due.front().player))
                        : in("First {} throws {}", m_scene.name(*due.front().player), dice);
}

std::string RefusalWords::notYourTurn() const {
    if (m_refusal.clause == engine::clause::CC_19) {
        return in("Only {}, who played the knight, averts the upheaval", dueName());
    }
    const auto& pending = m_scene.position().turn.pending;
    if (const auto* fight = std::get_if<engine::Fight>(&pending)) {
        const std::string attacker = m_scene.name(fight->attacker);
        if (m_refusal.clause == engine::clause::SA_K10) {
            return in("Only the attacker may stop the attack: {}", attacker);
        }
        return m_refusal.clause == engine::clause::SA_K8
                   ? in("Only {} and {} throw in this combat", attacker, m_scene.name(fight->defender))
                   : combatUnderWay();
    }
    const auto* conquest = std::get_if<engine::ConquestDue>(&pending);
    if (conquest != nullptr && m_refusal.clause == engine::clause::SA_K11) {
        return in("Only {} may conquer {}", m_scene.name(conquest->by), m_scene.place(conquest->at));
    }
    return m_refusal.clause == engine::clause::B_15 ? specialBuilders() : whoIsDue();
}

std::string RefusalWords::whoIsDue() const {
    const auto& due = m_refusal.more().due;
    return due.empty() ? in("It is the turn of {}", m_scene.actor()) : dueText(due.front(), m_scene);
}

std::string RefusalWords::specialBuilders() const {
    std::vector<std::string> names;
    std::string next = m_scene.actor();
    for (const engine::Due& due : m_refusal.more().due) {
        if (due.duty == engine::Duty::SpecialBuilding) {
            names.push_back(m_scene.name(*due.player));
        } else if (due.player) {
            next = m_scene.name(*due.player);
        }
    }
    const bool over = m_refusal.player == m_scene.position().turn.player;
    const std::string why = over ? in("The turn of {} is over", player())
                                 : in("In the special building phase the order has passed {}", player());
    return names.empty() ? in("{}: {} begins the next turn", why, next)
                         : in("{}: now {} may build and buy", why, joinedOr(names, language()));
}

std::string RefusalWords::places() const {
    std::vector<std::string> names;
    for (const engine::Place& place : m_refusal.at) {
        names.push_back(m_scene.places().label(place));
    }
    return names.empty() ? in("the pieces") : joinedAnd(names, language());
}

std::string RefusalWords::wrongReplacement() const {
    if (m_refusal.clause == engine::clause::MO_11) {
        return in("In the place of {}{} comes a road or a ship", occupant(), where());
    }
    return m_refusal.clause == engine::clause::MO_12
               ? in("In the place of {}{} comes a settlement only", occupant(), where())
               : in("In the place of {}{} comes a settlement or a factory", occupant(), where());
}

std::string RefusalWords::handoverChoice() const {
    return m_refusal.why == engine::Why::HandoverChoice
               ? in("The receiver's supply has too few pieces for all: {} says which of {} pass", player(), places())
               : in("Of {} exactly as many pass as the receiver can take, and {} says which", places(), player());
}

std::string RefusalWords::sellsTheLast() const {
    return m_refusal.ruling == choiceOf(engine::RSellLast::Refused)
               ? in("{} would sell the last building and has no army", player())
               : in("With this sale {} has nothing left and is out of the game, and the cards go to the bank: say that "
                    "this is known",
                    player());
}

std::string RefusalWords::wrongPhase() const {
    const Phase phase = m_scene.position().turn.phase;
    if (m_refusal.clause == engine::clause::B_3) {
        return in("The founding phase is over");
    }
    if (m_refusal.clause == engine::clause::B_15) {
        return in("In the special building phase there is building and buying only: end it first");
    }
    if (m_scene.position().turn.phase == Phase::Fictional) {
        return in("This is the turn of a fictional player: its roll, then the card on offer, and nothing else");
    }
    if (!m_scene.position().rules().armies) {
        return in("Not in this phase: a turn here is rolling, then trading and building, then its end");
    }
    const std::string now(word(phase, language()));
    return in("Not in this phase ({}): the order is roll, trade and build, movement, combat", now);
}

std::string RefusalWords::notInDocuments() const {
    const engine::Document document = documentOf(m_refusal.clause);
    const auto& documents = m_scene.position().rules().documents;
    if (std::ranges::find(documents, document) == documents.end()) {
        return in("This belongs to “{}”, which is not part of this game", word(document, language()));
    }
    if (!m_scene.position().inForce(m_refusal.clause)) {
        return in("This rule is not in force in this game");
    }
    return in("The documents of this game have no rule for this{}", where());
}

std::string RefusalWords::placeTaken() const {
    if (m_refusal.at.empty()) {
        return in("The place is taken");
    }
    if (m_refusal.clause == engine::clause::SA_N1) {
        return in("{} stands a nuclear weapon already", there());
    }
    return in("{} is no room: there stands {}", there(), occupant());
}

std::string RefusalWords::notOnLand() const {
    if (placeAs<HexId>() != nullptr) {
        return in("{} is no land: a land hex is needed", there());
    }
    return in("{0} adjoins no land: roads and buildings need it",
              m_refusal.at.empty() ? in("That place") : capitalised(m_scene.place(m_refusal.at.front())), there());
}

std::string RefusalWords::blockedByArmy() const {
    if (const auto* hex = placeAs<HexId>()) {
        return in("The pirate {} keeps ships away", m_scene.at(*hex));
    }
    const auto* corner = placeAs<CornerId>();
    const auto army = corner != nullptr ? m_scene.army(*corner) : std::nullopt;
    return in("No building here: {} holds the crossing{}", army.value_or(in("a foreign army")), where());
}

std::string RefusalWords::notAdjacentVictim() const {
    if (m_refusal.clause == engine::clause::SW_2) {
        return in("The robber is only placed now: {} gives no card", player());
    }
    if (m_refusal.ruling == choiceOf(engine::RRobberCard::Development)) {
        return in("Whoever beats the robber draws a development card here: {} gives none", player());
    }
    std::vector<std::string> names;
    if (const auto* hex = placeAs<HexId>()) {
        for (const engine::PlayerId player : victimsAt(m_scene.position(), *hex, m_scene.position().turn.player)) {
            names.push_back(m_scene.name(player));
        }
    }
    return names.empty()
               ? in("{1} stands no building of {0}, nor of anybody else: no card is taken", player(), there())
               : in("{1} stands no building of {0}: choose {2}", player(), there(), joinedOr(names, language()));
}

std::string RefusalWords::outOfRange() const {
    const auto* from = placeAs<CornerId>(0);
    const auto* hex = placeAs<HexId>(1);
    const int range = m_scene.position().rules().number(engine::Number::NukeRange);
    if (from == nullptr || hex == nullptr) {
        return in("Out of range: at most {} away", counted(language(), range, OneOrMany{"hex", "hexes"}));
    }
    const int distance = nukeDistance(m_scene.position(), *from, *hex);
    return in("It is {} {} {}: the range is {}", counted(language(), distance, OneOrMany{"hex", "hexes"}),
              m_scene.places().from(*from), m_scene.places().to(*hex), range);
}

std::string RefusalWords::retreatsThere() const {
    const auto* from = placeAs<CornerId>();
    const auto* fight = std::get_if<engine::Fight>(&m_scene.position().turn.pending);
    if (from == nullptr || fight == nullptr) {
        return {};
    }
    const auto free = retreats(m_scene.position(), *fight, *from);
    std::vector<std::string> names;
    for (const CornerId corner : free) {
        names.push_back(m_scene.places().label(corner));
    }
    return joinedOr(names, language());
}

std::string RefusalWords::notAtThisTime() const {
    if (m_refusal.clause == engine::clause::SA_4) {
        return in("An army is not built as one piece: buy units for it");
    }
    if (m_refusal.clause == engine::clause::CC_4) {
        return in("A rule is put out of force between two turns only: before the roll, and before any card is played");
    }
    return in("Not at this time ({})", word(m_scene.position().turn.phase, language()));
}

std::string RefusalWords::retreatMissing() const {
    return in("The army{} must be told where it retreats to{}", where(), after(retreatsThere()));
}

std::string RefusalWords::retreatIllegal() const {
    if (m_refusal.at.size() < 2) {
        return in("No army of this attack stands there{}", where());
    }
    const std::string free = retreatsThere();
    return in("The army{} cannot retreat {}: {}", where(), m_scene.places().to(m_refusal.at[1]),
              free.empty() ? in("it stays") : in("free is {}", free));
}

}  // namespace adjudicator
