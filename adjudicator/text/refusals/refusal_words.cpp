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
    return there.value_or(in("something else", "schon etwas"));
}

std::string RefusalWords::butThere() const {
    if (m_refusal.at.empty()) {
        return {};
    }
    const auto there = m_scene.occupant(m_refusal.at.front());
    return there ? in("; there is {}{}", "; dort steht {}{}", *there, where())
                 : in("; nothing stands{}", "; nichts steht{}", where());
}

std::string RefusalWords::unitsThere() const {
    const auto* corner = placeAs<CornerId>();
    const bool army = corner != nullptr && m_scene.position().armies[*corner];
    return army ? after(unitsText(m_scene.position().armies[*corner]->units, m_language)) : std::string();
}

std::string RefusalWords::wallsAllowed() const {
    return counted(m_scene.position().rules().number(engine::Number::WallsPerCity), engine::Piece::Wall, m_language);
}

std::string RefusalWords::gameOver() const {
    const auto winner = m_scene.position().turn.winner;
    return winner ? in("The game is over: {} has won; only corrections are still open",
                       "Das Spiel ist beendet: {} hat gewonnen; nur Berichtigungen sind noch möglich",
                       m_scene.name(*winner))
                  : in("The game is over; only corrections are still open",
                       "Das Spiel ist beendet; nur Berichtigungen sind noch möglich");
}

std::string RefusalWords::combatUnderWay() const {
    const auto* fight = std::get_if<engine::Fight>(&m_scene.position().turn.pending);
    if (fight == nullptr) {
        return in("The combat{} is under way: throw, or stop the attack",
                  "Der Kampf{} läuft: weiterwürfeln oder den Angriff beenden", where());
    }
    return in("The combat {} is under way: {} goes on or stops it",
              "Der Kampf {} läuft: {} kämpft weiter oder hört auf", m_scene.at(fight->at),
              m_scene.name(fight->attacker));
}

std::string RefusalWords::mustConquerFirst() const {
    const auto* due = std::get_if<engine::ConquestDue>(&m_scene.position().turn.pending);
    return due == nullptr ? in("First the crossing is conquered{}, or the attacker declines",
                               "Erst wird die Kreuzung{} erobert, oder der Angreifer verzichtet", where())
                          : in("First {} conquers {} or declines", "Erst erobert {} {} oder verzichtet",
                               m_scene.name(due->by), m_scene.place(due->at));
}

std::string RefusalWords::noPath() const {
    return m_refusal.at.empty()
               ? in("Say where the army goes: a crossing that it can reach",
                    "Angeben, wohin die Armee zieht: auf eine Kreuzung, die sie erreicht")
               : in("No way leads {}: another crossing, or other steps, are needed",
                    "Kein Weg führt {}: eine andere Kreuzung wählen", m_scene.places().to(m_refusal.at.front()));
}

std::string RefusalWords::cannotStand() const {
    if (placeAs<CornerId>() != nullptr) {
        return in("That cannot stand{}: roads and ships lie on a side between two crossings",
                  "Das kann{} nicht stehen: Straßen und Schiffe liegen auf einer Seite zwischen zwei Kreuzungen",
                  where());
    }
    if (placeAs<engine::SideId>() != nullptr) {
        return in("That cannot stand{}: buildings stand on a crossing",
                  "Das kann{} nicht stehen: Bauwerke stehen auf einer Kreuzung", where());
    }
    return in("That cannot stand on the table{}: what is entered does not fit together",
              "Das kann so nicht auf dem Tisch stehen{}: Die Angaben passen nicht zusammen", where());
}

std::string RefusalWords::throwIsDue() const {
    const std::string dice = m_scene.diceDue();
    const auto& due = m_refusal.more().due;
    if (due.empty() || !due.front().player) {
        return dice.empty() ? in("A throw comes first", "Erst muss gewürfelt werden")
                            : in("A throw comes first: {}", "Erst muss gewürfelt werden: {}", dice);
    }
    return dice.empty() ? in("First {} throws the dice", "Erst würfelt {}", m_scene.name(*due.front().player))
                        : in("First {} throws {}", "Erst wirft {} {}", m_scene.name(*due.front().player), dice);
}

std::string RefusalWords::notYourTurn() const {
    if (m_refusal.clause == engine::clause::CC_19) {
        return in("Only {}, who played the knight, averts the upheaval",
                  "Nur {} hat den Ritter gespielt und wendet die soziale Verwerfung ab", dueName());
    }
    const auto& pending = m_scene.position().turn.pending;
    if (const auto* fight = std::get_if<engine::Fight>(&pending)) {
        const std::string attacker = m_scene.name(fight->attacker);
        if (m_refusal.clause == engine::clause::SA_K10) {
            return in("Only the attacker may stop the attack: {}", "Den Angriff kann nur der Angreifer beenden: {}",
                      attacker);
        }
        return m_refusal.clause == engine::clause::SA_K8
                   ? in("Only {} and {} throw in this combat", "In diesem Kampf würfeln nur {} und {}", attacker,
                        m_scene.name(fight->defender))
                   : combatUnderWay();
    }
    const auto* conquest = std::get_if<engine::ConquestDue>(&pending);
    if (conquest != nullptr && m_refusal.clause == engine::clause::SA_K11) {
        return in("Only {} may conquer {}", "Nur {} kann {} erobern", m_scene.name(conquest->by),
                  m_scene.place(conquest->at));
    }
    return m_refusal.clause == engine::clause::B_15 ? specialBuilders() : whoIsDue();
}

std::string RefusalWords::whoIsDue() const {
    const auto& due = m_refusal.more().due;
    return due.empty() ? in("It is the turn of {}", "Am Zug ist {}", m_scene.actor()) : dueText(due.front(), m_scene);
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
    const std::string why = over ? in("The turn of {} is over", "Der Zug von {} ist vorbei", player())
                                 : in("In the special building phase the order has passed {}",
                                      "In der außerordentlichen Bauphase war {} schon an der Reihe", player());
    return names.empty() ? in("{}: {} begins the next turn", "{}: {} beginnt den nächsten Zug", why, next)
                         : in("{}: now {} may build and buy", "{}: Bauen und kaufen darf jetzt {}", why,
                              joinedOr(names, m_language));
}

std::string RefusalWords::places() const {
    std::vector<std::string> names;
    for (const engine::Place& place : m_refusal.at) {
        names.push_back(m_scene.places().label(place));
    }
    return names.empty() ? in("the pieces", "den Steinen") : joinedAnd(names, m_language);
}

std::string RefusalWords::wrongReplacement() const {
    if (m_refusal.clause == engine::clause::MO_11) {
        return in("In the place of {}{} comes a road or a ship",
                  "An die Stelle kommt eine Straße oder ein Schiff: {}{}", occupant(), where());
    }
    return m_refusal.clause == engine::clause::MO_12
               ? in("In the place of {}{} comes a settlement only", "An die Stelle kommt nur eine Siedlung: {}{}",
                    occupant(), where())
               : in("In the place of {}{} comes a settlement or a factory",
                    "An die Stelle kommt eine Siedlung oder eine Fabrik: {}{}", occupant(), where());
}

std::string RefusalWords::handoverChoice() const {
    return m_refusal.why == engine::Why::HandoverChoice
               ? in("The receiver's supply has too few pieces for all: {} says which of {} pass",
                    "Der Vorrat des Empfängers reicht nicht für alle: {} sagt, welche von {} übergehen", player(),
                    places())
               : in("Of {} exactly as many pass as the receiver can take, and {} says which",
                    "Von {} gehen genau so viele über, wie der Empfänger noch im Vorrat hat, und {} sagt, welche",
                    places(), player());
}

std::string RefusalWords::sellsTheLast() const {
    return m_refusal.ruling == choiceOf(engine::RSellLast::Refused)
               ? in("{} would sell the last building and has no army",
                    "{} würde das letzte Bauwerk verkaufen und hat keine Armee", player())
               : in("With this sale {} has nothing left and is out of the game, and the cards go to the bank: say that "
                    "this is known",
                    "Mit diesem Verkauf hat {} nichts mehr und scheidet aus, die Karten gehen an die Bank: angeben, "
                    "dass "
                    "das bekannt ist",
                    player());
}

std::string RefusalWords::wrongPhase() const {
    const Phase phase = m_scene.position().turn.phase;
    if (m_refusal.clause == engine::clause::B_3) {
        return in("The founding phase is over", "Die Gründungsphase ist vorbei");
    }
    if (m_refusal.clause == engine::clause::B_15) {
        return in("In the special building phase there is building and buying only: end it first",
                  "In der außerordentlichen Bauphase wird nur gebaut und gekauft: erst diese Phase beenden");
    }
    if (m_scene.position().turn.phase == Phase::Fictional) {
        return in("This is the turn of a fictional player: its roll, then the card on offer, and nothing else",
                  "Das ist der Zug eines fiktiven Spielers: sein Wurf, dann die angebotene Karte, sonst nichts");
    }
    if (!m_scene.position().rules().armies) {
        return in("Not in this phase: a turn here is rolling, then trading and building, then its end",
                  "Nicht in dieser Phase: Ein Zug ist hier Würfeln, dann Handeln und Bauen, dann Schluss");
    }
    const std::string now(word(phase, m_language));
    return in("Not in this phase ({}): the order is roll, trade and build, movement, combat",
              "Nicht in dieser Phase ({}): Die Folge ist Würfeln, Handeln und Bauen, Bewegung, Kampf", now);
}

std::string RefusalWords::notInDocuments() const {
    const engine::Document document = documentOf(m_refusal.clause);
    const auto& documents = m_scene.position().rules().documents;
    if (std::ranges::find(documents, document) == documents.end()) {
        return in("This belongs to “{}”, which is not part of this game",
                  "Das gehört zu „{}“, womit hier nicht gespielt wird", word(document, m_language));
    }
    if (!m_scene.position().inForce(m_refusal.clause)) {
        return in("This rule is not in force in this game", "Diese Regel gilt in dieser Partie nicht");
    }
    return in("The documents of this game have no rule for this{}",
              "Dafür haben die Regeln dieses Spiels keine Klausel{}", where());
}

std::string RefusalWords::placeTaken() const {
    if (m_refusal.at.empty()) {
        return in("The place is taken", "Der Platz ist besetzt");
    }
    if (m_refusal.clause == engine::clause::SA_N1) {
        return in("{} stands a nuclear weapon already", "{} steht schon eine Nuklearwaffe", there());
    }
    return in("{} is no room: there stands {}", "{} ist kein Platz: Dort steht {}", there(), occupant());
}

std::string RefusalWords::notOnLand() const {
    if (placeAs<HexId>() != nullptr) {
        return in("{} is no land: a land hex is needed", "{} ist kein Land: Es muss ein Landfeld sein", there());
    }
    return in("{} adjoins no land: roads and buildings need it",
              "{} grenzt kein Land an: Straßen und Bauwerke brauchen es",
              isGerman()             ? there()
              : m_refusal.at.empty() ? "That place"
                                     : capitalised(m_scene.place(m_refusal.at.front())));
}

std::string RefusalWords::blockedByArmy() const {
    if (const auto* hex = placeAs<HexId>()) {
        return in("The pirate {} keeps ships away", "Der Seeräuber {} hält Schiffe fern", m_scene.at(*hex));
    }
    const auto* corner = placeAs<CornerId>();
    const auto army = corner != nullptr ? m_scene.army(*corner) : std::nullopt;
    return in("No building here: {} holds the crossing{}", "Hier ist Bauen nicht möglich: Auf der Kreuzung steht {}{}",
              army.value_or(in("a foreign army", "eine fremde Armee")), where());
}

std::string RefusalWords::notAdjacentVictim() const {
    if (m_refusal.clause == engine::clause::SW_2) {
        return in("The robber is only placed now: {} gives no card",
                  "Der Räuber wird jetzt nur gesetzt: {} gibt keine Karte", player());
    }
    if (m_refusal.ruling == choiceOf(engine::RRobberCard::Development)) {
        return in("Whoever beats the robber draws a development card here: {} gives none",
                  "Wer den Räuber schlägt, zieht hier eine Entwicklungskarte: {} gibt keine", player());
    }
    std::vector<std::string> names;
    if (const auto* hex = placeAs<HexId>()) {
        for (const engine::PlayerId player : victimsAt(m_scene.position(), *hex, m_scene.position().turn.player)) {
            names.push_back(m_scene.name(player));
        }
    }
    return names.empty()
               ? in("{1} stands no building of {0}, nor of anybody else: no card is taken",
                    "{1} steht kein Bauwerk von {0} und keines von anderen: Es wird keine Karte gezogen", player(),
                    there())
               : in("{1} stands no building of {0}: choose {2}", "{1} steht kein Bauwerk von {0}: zur Wahl {2}",
                    player(), there(), joinedOr(names, m_language));
}

std::string RefusalWords::outOfRange() const {
    const auto* from = placeAs<CornerId>(0);
    const auto* hex = placeAs<HexId>(1);
    const int range = m_scene.position().rules().number(engine::Number::NukeRange);
    if (from == nullptr || hex == nullptr) {
        return in("Out of range: at most {} away", "Außer Reichweite: höchstens {} entfernt",
                  counted(m_language, range, {"hex", "hexes"}, {"Feld", "Felder"}));
    }
    const int distance = nukeDistance(m_scene.position(), *from, *hex);
    return in("It is {} {} {}: the range is {}", "Es sind {} {} {}: Die Reichweite ist {}",
              counted(m_language, distance, {"hex", "hexes"}, {"Feld", "Felder"}), m_scene.places().from(*from),
              m_scene.places().to(*hex), range);
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
    return joinedOr(names, m_language);
}

std::string RefusalWords::notAtThisTime() const {
    if (m_refusal.clause == engine::clause::SA_4) {
        return in("An army is not built as one piece: buy units for it",
                  "Eine Armee wird nicht als Ganzes gebaut: Einheiten dafür kaufen");
    }
    if (m_refusal.clause == engine::clause::CC_4) {
        return in("A rule is put out of force between two turns only: before the roll, and before any card is played",
                  "Eine Regel tritt nur zwischen zwei Zügen außer Kraft: vor dem Würfeln und bevor eine Karte "
                  "gespielt wird");
    }
    return in("Not at this time ({})", "Nicht zu dieser Zeit ({})", word(m_scene.position().turn.phase, m_language));
}

std::string RefusalWords::retreatMissing() const {
    return in("The army{} must be told where it retreats to{}", "Wohin die Armee{} sich zurückzieht, ist anzugeben{}",
              where(), after(retreatsThere()));
}

std::string RefusalWords::retreatIllegal() const {
    if (m_refusal.at.size() < 2) {
        return in("No army of this attack stands there{}", "Dort steht keine Armee dieses Angriffs{}", where());
    }
    const std::string free = retreatsThere();
    return in("The army{} cannot retreat {}: {}", "Die Armee{} kann sich nicht {} zurückziehen: {}", where(),
              m_scene.places().to(m_refusal.at[1]),
              free.empty() ? in("it stays", "Sie bleibt stehen") : in("free is {}", "Frei ist {}", free));
}

}  // namespace adjudicator
