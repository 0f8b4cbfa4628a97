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
    return m_refusal.clause == engine::clause::B_15 ? specialBuilders() : whoIsDue();
}

std::string RefusalWords::whoIsDue() const {
    if (m_refusal.more().due.empty()) {
        return in("It is the turn of {}", "Am Zug ist {}", m_scene.actor());
    }
    const engine::Due& due = m_refusal.more().due.front();
    const std::string who = due.player ? m_scene.name(*due.player) : in("somebody", "jemand");
    switch (due.duty) {
        case engine::Duty::Found:
            return in("Next comes the founding of {}", "Als Nächstes gründet {}", who);
        case engine::Duty::Roll:
        case engine::Duty::Turn:
            return in("It is the turn of {}", "Am Zug ist {}", who);
        case engine::Duty::SpecialBuilding:
            return in("Building and buying is for {} now", "Bauen und kaufen darf jetzt {}", who);
        case engine::Duty::Discard:
            return in("First cards must be discarded{}", "Zuerst sind Karten abzugeben{}",
                      after(m_scene.discardsDue()));
        case engine::Duty::MoveRobber:
            return due.clause == engine::clause::SW_8
                       ? in("{} has the fewest points and moves the robber",
                            "{} hat die wenigsten Siegpunkte und versetzt den Räuber", who)
                       : in("{} moves the robber", "{} versetzt den Räuber", who);
        case engine::Duty::Throw:
            return due.player ? in("{} throws the dice now", "{} würfelt jetzt", who)
                              : in("A throw comes first", "Erst muss gewürfelt werden");
        case engine::Duty::Combat:
            return in("{} goes on with the combat or stops it", "{} kämpft weiter oder beendet den Angriff", who);
        case engine::Duty::Conquer:
            return in("{} conquers or declines", "{} erobert oder verzichtet", who);
        case engine::Duty::Tribute:
            return in("{} has lost to the robber and gives one card",
                      "{} hat gegen den Räuber verloren und gibt eine Karte ab", who);
        case engine::Duty::Claim:
            return in("{} claims one of the paid cards, or none", "{} wählt eine der bezahlten Karten oder keine", who);
        case engine::Duty::Relocate:
            return in("{} sets a settlement elsewhere, or does not", "{} setzt anderswo eine Siedlung ein oder nicht",
                      who);
        case engine::Duty::RemoveSides:
            return in("First the sides leave the board", "Zuerst fallen die Spielfeldseiten weg");
        case engine::Duty::Bid:
            return in("{} bids or passes now", "{} bietet oder passt jetzt", who);
        case engine::Duty::DrawToken:
            return in("{} draws the number token: that seat comes before the owner of the last built settlement",
                      "{} zieht den Zahlenchip: Dieser Platz liegt vor dem Besitzer der zuletzt gebauten Siedlung",
                      who);
    }
    return {};
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
        names.push_back(m_scene.place(place));
    }
    return names.empty() ? in("the pieces", "den Steinen") : joinedAnd(names, m_language);
}

std::string RefusalWords::shortage() const {
    std::vector<std::string> items;
    for (const engine::Resource resource : engine::kResources) {
        if (const int count = m_refusal.more().lacks->cards[resource]; count > 0) {
            items.push_back(fmt::format("{} {}", count, word(resource, m_language)));
        }
    }
    if (m_refusal.more().lacks->more > 0) {
        items.push_back(countedCards(m_refusal.more().lacks->more, m_language));
    }
    return joinedAnd(items, m_language);
}

std::string RefusalWords::priceText() const {
    using engine::Item;
    std::vector<std::string> cards;
    const bool each = std::ranges::all_of(m_refusal.price->items, [](int count) { return count <= 1; });
    for (const engine::Resource resource : engine::kResources) {
        if (const int count = (*m_refusal.price)[resource]; count > 0) {
            cards.push_back(each && m_refusal.more().item ? std::string(word(resource, m_language))
                                                          : fmt::format("{} {}", count, word(resource, m_language)));
        }
    }
    if (m_refusal.more().item == Item::Factory && m_refusal.price->total() == 4) {
        cards.push_back(in("one further card", "eine weitere Karte"));
    }
    const std::string price = joinedAnd(cards, m_language);
    if (!m_refusal.more().item) {
        return in("needed are {}", "Nötig sind {}", price);
    }
    if (m_refusal.more().item == Item::ExtraStep) {
        return in("the steps beyond the free ones cost {}", "Die Schritte über die freien hinaus kosten {}", price);
    }
    std::string what = thing();
    if (m_language == engine::Language::German && what.front() == 'e') {
        what.front() = 'E';
    }
    return in("{} costs {}", "{} kostet {}", what, price);
}

std::string RefusalWords::thing() const {
    using engine::Item;
    using engine::Piece;
    if (!m_refusal.more().item) {
        return {};
    }
    switch (*m_refusal.more().item) {
        case Item::Road:
            return withArticle(Piece::Road, m_language);
        case Item::Ship:
            return withArticle(Piece::Ship, m_language);
        case Item::Settlement:
            return withArticle(Piece::Settlement, m_language);
        case Item::City:
            return withArticle(Piece::City, m_language);
        case Item::Infantry:
            return std::string(word(engine::UnitKind::Infantry, m_language));
        case Item::Cavalry:
            return std::string(word(engine::UnitKind::Cavalry, m_language));
        case Item::Artillery:
            return std::string(word(engine::UnitKind::Artillery, m_language));
        case Item::Nuke:
            return withArticle(Piece::Nuke, m_language);
        case Item::Wall:
            return withArticle(Piece::Wall, m_language);
        case Item::ExtraStep:
            return in("a further step", "ein weiterer Schritt");
        case Item::Card:
            return in("a development card", "eine Entwicklungskarte");
        case Item::Factory:
            return withArticle(Piece::Factory, m_language);
        case Item::Bridge:
            return withArticle(Piece::Bridge, m_language);
        case Item::Capital:
            return withArticle(Piece::Capital, m_language);
    }
    return {};
}

std::string RefusalWords::cannotPay() const {
    if (!m_refusal.more().lacks) {
        return in("{} cannot have so many cards, by what is known of that hand",
                  "So viele Karten kann {} nach allem Bekannten nicht haben", player());
    }
    const std::string what = shortage();
    const bool one = m_refusal.more().lacks->cards.total() + m_refusal.more().lacks->more == 1;
    const std::string why = what.empty()
                                ? in("{} cannot have these cards", "Diese Karten kann {} nicht haben", player())
                            : one ? in("{} lacks {}", "{} fehlt {}", player(), what)
                                  : in("{} lacks {}", "{} fehlen {}", player(), what);
    return m_refusal.price && !m_refusal.price->none() ? why + ": " + priceText() : why;
}

std::string RefusalWords::noPieceLeft() const {
    return m_refusal.more().item
               ? in("{} has none left of the pieces for {}", "{} hat keine Steine mehr für {}", player(), thing())
               : in("{} has no such piece left in the supply", "{} hat davon nichts mehr im Vorrat", player());
}

std::string RefusalWords::handoverChoice() const {
    return m_refusal.why == engine::Why::HandoverChoice
               ? in("Not all pieces find one in the receiver's supply: {} says which of {} pass",
                    "Nicht für alle Steine hat der Empfänger noch einen im Vorrat: {} sagt, welche von {} übergehen",
                    player(), places())
               : in("Of {} exactly as many pass as the receiver has left in the supply, and {} says which",
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
