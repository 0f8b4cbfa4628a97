// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/refusal_words.h"

#include <algorithm>

#include "adjudicator/text/counted.h"
#include "engine/rules/robber.h"
#include "engine/rulesets/soldiers/fight.h"
#include "engine/rulesets/soldiers/nuke.h"

namespace adjudicator {

using engine::CornerId;
using engine::HexId;
using engine::Phase;

std::string RefusalWords::where(std::size_t n) const {
    return n < m_refusal.at.size() ? in(" at {}", " auf {}", m_scene.place(m_refusal.at[n])) : std::string();
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

std::string RefusalWords::notYourTurn() const {
    const auto& pending = m_scene.position().turn.pending;
    if (const auto* fight = std::get_if<engine::Fight>(&pending)) {
        const std::string attacker = m_scene.name(fight->attacker);
        return m_refusal.clause == engine::clause::SA_K10
                   ? in("Only the attacker may stop the attack: {}", "Den Angriff kann nur der Angreifer beenden: {}",
                        attacker)
                   : in("Only {} and {} throw in this combat", "In diesem Kampf würfeln nur {} und {}", attacker,
                        m_scene.name(fight->defender));
    }
    const auto* conquest = std::get_if<engine::ConquestDue>(&pending);
    if (conquest != nullptr && m_refusal.clause == engine::clause::SA_K11) {
        return in("Only {} may conquer {}", "Nur {} kann {} erobern", m_scene.name(conquest->by),
                  m_scene.place(conquest->at));
    }
    return in("It is the turn of {}", "Am Zug ist {}", m_scene.actor());
}

std::string RefusalWords::wrongPhase() const {
    const Phase phase = m_scene.position().turn.phase;
    if (m_refusal.clause == engine::clause::B_3) {
        return in("The founding phase is over", "Die Gründungsphase ist vorbei");
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
    return in("The documents of this game have no rule for this{}",
              "Dafür haben die Regeln dieses Spiels keine Klausel{}", where());
}

std::string RefusalWords::placeTaken() const {
    if (m_refusal.at.empty()) {
        return in("The place is taken", "Der Platz ist besetzt");
    }
    const std::string place = m_scene.place(m_refusal.at.front());
    if (m_refusal.clause == engine::clause::SA_N1) {
        return in("There is a nuclear weapon on {} already", "Auf {} steht schon eine Nuklearwaffe", place);
    }
    return in("{} is taken: there stands {}", "{} ist besetzt: Dort steht {}", place, occupant());
}

std::string RefusalWords::notOnLand() const {
    if (const auto* hex = placeAs<HexId>()) {
        return in("Hex {} is no land: a land hex is needed", "Feld {} ist kein Land: Es muss ein Landfeld sein",
                  m_scene.place(*hex));
    }
    return in("No land adjoins{}", "Kein Land grenzt an{}", where());
}

std::string RefusalWords::blockedByArmy() const {
    if (const auto* hex = placeAs<HexId>()) {
        return in("The pirate on hex {} keeps ships away", "Der Seeräuber auf Feld {} hält Schiffe fern",
                  m_scene.place(*hex));
    }
    const auto* corner = placeAs<CornerId>();
    const auto army = corner != nullptr ? m_scene.army(*corner) : std::nullopt;
    return in("No building here: {} holds the crossing{}", "Hier ist Bauen nicht möglich: Auf der Kreuzung steht {}{}",
              army.value_or(in("a foreign army", "eine fremde Armee")), where());
}

std::string RefusalWords::notAdjacentVictim() const {
    std::vector<std::string> names;
    if (const auto* hex = placeAs<HexId>()) {
        for (const engine::PlayerId player : victimsAt(m_scene.position(), *hex, m_scene.position().turn.player)) {
            names.push_back(m_scene.name(player));
        }
    }
    return names.empty() ? in("No card can be taken there{}: nobody else has a building",
                              "Dort ist keine Karte zu holen{}: Niemand sonst hat ein Bauwerk", where())
                         : in("That player has no building there{}: choose {}",
                              "Dort steht kein solches Bauwerk{}: zur Wahl {}", where(), joinedOr(names, m_language));
}

std::string RefusalWords::outOfRange() const {
    const auto* from = placeAs<CornerId>(0);
    const auto* hex = placeAs<HexId>(1);
    const int range = m_scene.position().rules().number(engine::Number::NukeRange);
    if (from == nullptr || hex == nullptr) {
        return in("Out of range: at most {} away", "Außer Reichweite: höchstens {} entfernt",
                  counted(m_language, range, {"hex", "hexes"}, {"Feld", "Felder"}));
    }
    return in("Hex {} is {} away from {}: the range is {}", "Feld {} ist {} von {} entfernt: Die Reichweite ist {}",
              m_scene.place(*hex), nukeDistance(m_scene.position(), *from, *hex), m_scene.place(*from), range);
}

std::string RefusalWords::retreatsThere() const {
    const auto* from = placeAs<CornerId>();
    const auto* fight = std::get_if<engine::Fight>(&m_scene.position().turn.pending);
    if (from == nullptr || fight == nullptr) {
        return {};
    }
    const auto free = retreats(m_scene.position(), *fight, *from);
    return joinedOr(placeTexts(free, m_scene.position().topology()), m_language);
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
    return in("The army{} cannot retreat to {}: {}", "Die Armee{} kann sich nicht nach {} zurückziehen: {}", where(),
              m_scene.place(m_refusal.at[1]),
              free.empty() ? in("it stays", "Sie bleibt stehen") : in("free is {}", "Frei ist {}", free));
}

}  // namespace adjudicator
