// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/text/refusals/refusal_text.h"

#include "adjudicator/text/documents/ccm_text.h"
#include "adjudicator/text/documents/guest_text.h"
#include "adjudicator/text/documents/monopolists_text.h"
#include "adjudicator/text/documents/shadow_text.h"
#include "adjudicator/text/documents/soldiers_text.h"
#include "adjudicator/text/refusals/fault_text.h"
#include "adjudicator/text/refusals/price_words.h"
#include "adjudicator/text/refusals/refusal_words.h"
#include "adjudicator/text/table_text.h"

namespace adjudicator {

using engine::Why;

std::string sentence(const engine::Refusal& refusal, const engine::Position& position, engine::Language language) {
    const RefusalWords words(refusal, position, language);
    const Scene& scene = words.scene();
    const std::string where = words.where();
    const std::string actor = scene.actor();
    switch (refusal.why) {
        case Why::GameOver:
            return words.gameOver();
        case Why::NotYourTurn:
            return words.notYourTurn();
        case Why::WrongPhase:
            return words.wrongPhase();
        case Why::MustFoundFirst:
            return words.in("The founding phase goes on: next comes {}",
                            "Die Gründungsphase läuft noch: Als Nächstes gründet {}", actor);
        case Why::MustRollFirst:
            return words.in("First {} must roll", "Zuerst muss {} würfeln", actor);
        case Why::AlreadyRolled:
            return words.in("{} has already rolled in this turn", "{} hat in diesem Zug schon gewürfelt", actor);
        case Why::RobberMustMove:
            return words.in("First {} must move the robber", "Zuerst muss {} den Räuber versetzen", words.dueName());
        case Why::DiscardsDue:
            return words.in("First cards must be discarded{}", "Zuerst sind Karten abzugeben{}",
                            words.after(scene.discardsDue()));
        case Why::CombatUnderWay:
            return words.combatUnderWay();
        case Why::NoCombat:
            return words.in("No combat is under way: an attack must come first",
                            "Es läuft kein Kampf: Erst muss angegriffen werden");
        case Why::MustConquerFirst:
            return words.mustConquerFirst();
        case Why::NoConquest:
            return words.in("Nothing to conquer: no settlement has just been destroyed",
                            "Nichts zu erobern: Es ist gerade keine Siedlung vernichtet worden");
        case Why::NoRobberDue:
            return words.in("The robber moves only after a 7 or a knight",
                            "Der Räuber wird nur nach einer 7 oder einer Ritterkarte versetzt");
        case Why::NotInDocuments:
            return words.notInDocuments();
        case Why::DiceMissing:
            return words.in("The dice are missing: throw {}", "Die Würfel fehlen: Zu werfen sind {}", scene.diceDue());
        case Why::DiceWrong:
            return words.in("These are the wrong dice: throw {}", "Das sind die falschen Würfel: Zu werfen sind {}",
                            scene.diceDue());
        case Why::PlaceTaken:
            return words.placeTaken();
        case Why::NotOnLand:
            return words.notOnLand();
        case Why::NotOnCoast:
            return words.in("No sea adjoins{}: a ship needs it on one side",
                            "{} grenzt kein Meer an: Ein Schiff braucht es auf einer Seite",
                            words.isGerman() ? words.there() : where);
        case Why::TooClose:
            return words.in("Too close to {}{}: one crossing must stay free between buildings",
                            "Zu nah, denn dort steht {}{}: Zwischen Bauwerken bleibt eine Kreuzung frei",
                            words.occupant(), where);
        case Why::NoOwnRoute:
            return words.in("{1} ends no road or ship of {0}: a settlement needs one",
                            "{1} endet keine Straße und kein Schiff von {0}: Eine Siedlung braucht das", words.player(),
                            words.there());
        case Why::NotConnected:
            return words.in("Not connected{0}: a building of {1}, or a route of {1} of the same kind, must adjoin",
                            "Kein Anschluss{0}: Ein Bauwerk oder eine Verbindung gleicher Art von {1} muss angrenzen",
                            where, words.player());
        case Why::BlockedByBuilding:
            return words.in("The way is cut{}: there stands {}", "{} ist der Weg unterbrochen: Dort steht {}",
                            words.isGerman() ? words.there() : where, words.occupant());
        case Why::BlockedByArmy:
            return words.blockedByArmy();
        case Why::NoPieceLeft:
            return PriceWords(words).noPieceLeft();
        case Why::CannotPay:
            return PriceWords(words).cannotPay();
        case Why::NotOwnSettlement:
            return words.in("{} makes a city of an own settlement only{}",
                            "{} kann nur eine eigene Siedlung zur Stadt machen{}", words.player(), words.butThere());
        case Why::NotOwnBuilding:
            return words.in("Only at a settlement or city of {}{}", "Nur bei einer Siedlung oder Stadt von {}{}",
                            words.player(), words.butThere());
        case Why::NotACity:
            return words.in("Walls of {} stand only under a city of {}{}",
                            "Stadtmauern von {} stehen nur unter einer Stadt von {}{}", words.player(), words.player(),
                            words.butThere());
        case Why::UpsideDown:
            return words.in("The building{} is upside down: it must stand upright for this",
                            "Das Bauwerk{} steht auf dem Kopf: Dafür muss es aufrecht stehen", where);
        case Why::WallLimit:
            return words.in("No further wall{}: at most {} under one city",
                            "Keine weitere Mauer{}: höchstens {} unter einer Stadt", where, words.wallsAllowed());
        case Why::RouteNotAtFounding:
            return words.in("The road{} must start at the new building's crossing",
                            "Die Straße{} muss an der Kreuzung des neuen Bauwerks beginnen", where);
        case Why::SameHex:
            return words.in("{} stands the robber already: it must go to another hex",
                            "{} steht der Räuber schon: Er muss auf ein anderes Feld", words.there());
        case Why::NotAdjacentVictim:
            return words.notAdjacentVictim();
        case Why::VictimHasNoCards:
            return words.in("The hand of {} is empty: name another player, or nobody",
                            "Die Hand von {} ist leer: jemand anderen nennen oder niemanden", words.player());
        case Why::OwnVictim:
            return words.in("Nobody takes a card from their own hand: name another player, or nobody",
                            "Aus der eigenen Hand wird keine Karte gezogen: jemand anderen nennen oder niemanden");
        case Why::WrongDiscard:
            return words.in("This is not the number of cards to discard{}", "So viele Karten sind nicht abzugeben{}",
                            words.after(scene.discardsDue()));
        case Why::NoDiscardDue:
            return words.in("{} has no cards to discard now{}", "{} hat jetzt keine Karten abzugeben{}", words.player(),
                            words.after(scene.discardsDue()));
        case Why::NoUnits:
            return words.in("No units are named: at least one is needed",
                            "Keine Einheiten genannt: Mindestens eine ist nötig");
        case Why::NukeOnlyOnce:
            return words.in("Each player buys one nuclear weapon in a game, and {} has bought it",
                            "Jeder kauft im ganzen Spiel nur eine Nuklearwaffe, und {} hat sie schon gekauft",
                            words.player());
        case Why::NoNuke:
            return words.in("{} stands no nuclear weapon of {}", "{} steht keine Nuklearwaffe von {}", words.there(),
                            words.player());
        case Why::NukeFixed:
            return words.in("The nuclear weapon{} stays where it was built",
                            "Die Nuklearwaffe{} bleibt, wo sie gebaut wurde", where);
        case Why::OutOfRange:
            return words.outOfRange();
        case Why::AlreadyFaceDown:
            return words.in("The hex is face down already{}: choose another one",
                            "{} ist das Feld schon umgedreht: ein anderes wählen",
                            words.isGerman() ? words.there() : where);
        case Why::NoArmy:
            return words.in("{} stands no army with which {} could do this",
                            "{} steht keine Armee, mit der {} das könnte", words.there(), words.player());
        case Why::NotEnoughUnits:
            return words.in("The army{} has fewer units{}", "Die Armee{} hat weniger Einheiten{}", where,
                            words.unitsThere());
        case Why::ArmyMustMoveWhole:
            return words.in("The army{} moves only as a whole{}", "Die Armee{} zieht nur als Ganzes{}", where,
                            words.unitsThere());
        case Why::NoPath:
            return words.noPath();
        case Why::PathBroken:
            return words.in("The way breaks off{}: each crossing must be next to the one before",
                            "{} reißt der Weg ab: Jede Kreuzung muss neben der vorigen liegen",
                            words.isGerman() ? words.there() : where);
        case Why::PathOverSea:
            return words.in("{} is open sea: an army needs a ship to cross there",
                            "{} ist offenes Meer: Dort braucht eine Armee ein Schiff", words.there());
        case Why::PathThroughArmy:
            return words.in("In the way{} stands {}: the army must walk round",
                            "{} steht {} im Weg: Die Armee muss außen herum", words.isGerman() ? words.there() : where,
                            words.occupant());
        case Why::PathThroughBuilding:
            return words.in("The way may not lead through a building{}: there stands {}",
                            "Der Weg darf nicht durch ein Bauwerk führen{}: Dort steht {}", where, words.occupant());
        case Why::EndsOnForeign:
            return words.in("The army may not stop{}: there stands {}",
                            "{} darf die Armee nicht stehen bleiben: Dort steht {}",
                            words.isGerman() ? words.there() : where, words.occupant());
        case Why::MayNotMerge:
            return words.in("{} stands an army already, and these two may not join",
                            "{} steht schon eine Armee, und diese beiden dürfen sich nicht vereinen", words.there());
        case Why::NothingToMove:
            return words.in("{} stands nothing that can move", "{} steht nichts, was ziehen kann", words.there());
        case Why::NotAdjacentTarget:
            return words.in("The army{} is not next to the target{}: only neighbouring crossings can be attacked",
                            "Die Armee{} steht nicht neben dem Ziel{}: Angegriffen wird nur die Nachbarkreuzung", where,
                            words.where(1));
        case Why::NothingToAttack:
            return words.in("{} is nothing to attack: neither army nor building stands there",
                            "{} ist nichts anzugreifen: Dort steht keine Armee und kein Bauwerk", words.there());
        case Why::OwnTarget:
            return words.in("{} stands {}: nobody attacks their own pieces",
                            "{} steht {}: Eigene Figuren greift niemand an", words.there(), words.occupant());
        case Why::AttackSpent:
            return words.in("The army{} has broken off an attack: it may attack again in the next turn",
                            "Die Armee{} hat einen Angriff beendet: Sie greift erst im nächsten Zug wieder an", where);
        case Why::OneCombatOnly:
            return words.in("One combat in a turn, and it has been fought",
                            "Ein Kampf je Zug, und der ist schon gekämpft");
        case Why::NotMovedThisTurn:
            return words.in("The army{} has not moved in this turn: only a moved one attacks",
                            "Die Armee{} ist in diesem Zug nicht gezogen: Nur eine gezogene greift an", where);
        case Why::AllyNotAdjacent:
            return words.in("The army{} is not next to the crossing{} and cannot help",
                            "Die Armee{} steht nicht neben der Kreuzung{} und kann nicht helfen", where,
                            words.where(1));
        case Why::AllyNotDefenders:
            return words.in("{} stands no army that may help the defender",
                            "{} steht keine Armee, die dem Verteidiger helfen darf", words.there());
        case Why::ArmyTwice:
            return words.in("The army{} is named twice: each fights once, on one side",
                            "Die Armee{} ist zweimal genannt: Jede kämpft einmal, auf einer Seite", where);
        case Why::RetreatMissing:
            return words.retreatMissing();
        case Why::RetreatIllegal:
            return words.retreatIllegal();
        case Why::NoChoiceOfLoss:
            return words.in("The loss of this round cannot fall{}: leave it to the rules",
                            "Der Verlust dieser Kampfrunde kann{} nicht fallen: den Regeln überlassen", where);
        case Why::NoSettlementLeft:
            return words.in("No settlement is left in the supply to conquer{}: only declining is open",
                            "Im Vorrat ist keine Siedlung mehr, um{} zu erobern: Es bleibt der Verzicht", where);
        case Why::NotAtThisTime:
            return words.notAtThisTime();
        case Why::ReasonMissing:
            return words.in("A reason is missing: say why in a few words",
                            "Die Begründung fehlt: in ein paar Worten sagen, warum");
        case Why::CannotStand:
            if (refusal.more().fault) {
                return words.in("That cannot stand on the table: {}", "Das kann so nicht auf dem Tisch stehen: {}",
                                sentence(*refusal.more().fault, language));
            }
            return words.cannotStand();
        case Why::FixedInAGame:
            return words.in("Players, documents, rulings, numbers and prices do not change during a game",
                            "Spieler, Regelwerke, Auslegungen, Zahlen und Preise ändern sich in einer Partie nicht");
        case Why::NotYet:
            return words.in(
                "The program cannot decide this yet: enter a ruling or an adjustment",
                "Das kann das Programm noch nicht entscheiden: eine Entscheidung oder Berichtigung eintragen");
        case Why::ActDetails:
            return guestDetails(words, refusal.more().guest);
        case Why::Guest:
            return guestRefusal(words, refusal.more().guest);
#define ADJ_CASE(name) case Why::name:
            ADJ_WHYS_TABLE(ADJ_CASE)
            return tableRefusal(words, static_cast<TableWhy>(refusal.why));
            ADJ_WHYS_SOLDIERS(ADJ_CASE)
            return soldiersRefusal(words, static_cast<SoldiersWhy>(refusal.why));
            ADJ_WHYS_MONOPOLISTS(ADJ_CASE)
            return monopolistsRefusal(words, static_cast<MonopolistsWhy>(refusal.why));
            ADJ_WHYS_SHADOW(ADJ_CASE)
            return shadowRefusal(words, static_cast<ShadowWhy>(refusal.why));
            ADJ_WHYS_CCM(ADJ_CASE)
            return ccmRefusal(words, static_cast<CcmWhy>(refusal.why));
#undef ADJ_CASE
    }
    return {};
}

}  // namespace adjudicator
