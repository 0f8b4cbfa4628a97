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
            return words.in("The founding phase goes on: next comes {}", actor);
        case Why::MustRollFirst:
            return words.in("First {} must roll", actor);
        case Why::AlreadyRolled:
            return words.in("{} has already rolled in this turn", actor);
        case Why::RobberMustMove:
            return words.in("First {} must move the robber", words.dueName());
        case Why::DiscardsDue:
            return words.in("First cards must be discarded{}", words.after(scene.discardsDue()));
        case Why::CombatUnderWay:
            return words.combatUnderWay();
        case Why::NoCombat:
            return words.in("No combat is under way: an attack must come first");
        case Why::MustConquerFirst:
            return words.mustConquerFirst();
        case Why::NoConquest:
            return words.in("Nothing to conquer: no settlement has just been destroyed");
        case Why::NoRobberDue:
            return words.in("The robber moves only after a 7 or a knight");
        case Why::NotInDocuments:
            return words.notInDocuments();
        case Why::DiceMissing:
            return words.in("The dice are missing: throw {}", scene.diceDue());
        case Why::DiceWrong:
            return words.in("These are the wrong dice: throw {}", scene.diceDue());
        case Why::PlaceTaken:
            return words.placeTaken();
        case Why::NotOnLand:
            return words.notOnLand();
        case Why::NotOnCoast:
            return words.in("No sea adjoins{0}: a ship needs it on one side", where, words.there());
        case Why::TooClose:
            return words.in("Too close to {}{}: one crossing must stay free between buildings", words.occupant(),
                            where);
        case Why::NoOwnRoute:
            return words.in("{1} ends no road or ship of {0}: a settlement needs one", words.player(), words.there());
        case Why::NotConnected:
            return words.in("Not connected{0}: a building of {1}, or a route of {1} of the same kind, must adjoin",
                            where, words.player());
        case Why::BlockedByBuilding:
            return words.in("The way is cut{0}: there stands {2}", where, words.there(), words.occupant());
        case Why::BlockedByArmy:
            return words.blockedByArmy();
        case Why::NoPieceLeft:
            return PriceWords(words).noPieceLeft();
        case Why::CannotPay:
            return PriceWords(words).cannotPay();
        case Why::NotOwnSettlement:
            return words.in("{} makes a city of an own settlement only{}", words.player(), words.butThere());
        case Why::NotOwnBuilding:
            return words.in("Only at a settlement or city of {}{}", words.player(), words.butThere());
        case Why::NotACity:
            return words.in("Walls of {} stand only under a city of {}{}", words.player(), words.player(),
                            words.butThere());
        case Why::UpsideDown:
            return words.in("The building{} is upside down: it must stand upright for this", where);
        case Why::WallLimit:
            return words.in("No further wall{}: at most {} under one city", where, words.wallsAllowed());
        case Why::RouteNotAtFounding:
            return words.in("The road{} must start at the new building's crossing", where);
        case Why::SameHex:
            return words.in("{} stands the robber already: it must go to another hex", words.there());
        case Why::NotAdjacentVictim:
            return words.notAdjacentVictim();
        case Why::VictimHasNoCards:
            return words.in("The hand of {} is empty: name another player, or nobody", words.player());
        case Why::OwnVictim:
            return words.in("Nobody takes a card from their own hand: name another player, or nobody");
        case Why::WrongDiscard:
            return words.in("This is not the number of cards to discard{}", words.after(scene.discardsDue()));
        case Why::NoDiscardDue:
            return words.in("{} has no cards to discard now{}", words.player(), words.after(scene.discardsDue()));
        case Why::NoUnits:
            return words.in("No units are named: at least one is needed");
        case Why::NukeOnlyOnce:
            return words.in("Each player buys one nuclear weapon in a game, and {} has bought it", words.player());
        case Why::NoNuke:
            return words.in("{} stands no nuclear weapon of {}", words.there(), words.player());
        case Why::NukeFixed:
            return words.in("The nuclear weapon{} stays where it was built", where);
        case Why::OutOfRange:
            return words.outOfRange();
        case Why::AlreadyFaceDown:
            return words.in("The hex is face down already{0}: choose another one", where, words.there());
        case Why::NoArmy:
            return words.in("{} stands no army with which {} could do this", words.there(), words.player());
        case Why::NotEnoughUnits:
            return words.in("The army{} has fewer units{}", where, words.unitsThere());
        case Why::ArmyMustMoveWhole:
            return words.in("The army{} moves only as a whole{}", where, words.unitsThere());
        case Why::NoPath:
            return words.noPath();
        case Why::PathBroken:
            return words.in("The way breaks off{0}: each crossing must be next to the one before", where,
                            words.there());
        case Why::PathOverSea:
            return words.in("{} is open sea: an army needs a ship to cross there", words.there());
        case Why::PathThroughArmy:
            return words.in("In the way{0} stands {2}: the army must walk round", where, words.there(),
                            words.occupant());
        case Why::PathThroughBuilding:
            return words.in("The way may not lead through a building{}: there stands {}", where, words.occupant());
        case Why::EndsOnForeign:
            return words.in("The army may not stop{0}: there stands {2}", where, words.there(), words.occupant());
        case Why::MayNotMerge:
            return words.in("{} stands an army already, and these two may not join", words.there());
        case Why::NothingToMove:
            return words.in("{} stands nothing that can move", words.there());
        case Why::NotAdjacentTarget:
            return words.in("The army{} is not next to the target{}: only neighbouring crossings can be attacked",
                            where, words.where(1));
        case Why::NothingToAttack:
            return words.in("{} is nothing to attack: neither army nor building stands there", words.there());
        case Why::OwnTarget:
            return words.in("{} stands {}: nobody attacks their own pieces", words.there(), words.occupant());
        case Why::AttackSpent:
            return words.in("The army{} has broken off an attack: it may attack again in the next turn", where);
        case Why::OneCombatOnly:
            return words.in("One combat in a turn, and it has been fought");
        case Why::NotMovedThisTurn:
            return words.in("The army{} has not moved in this turn: only a moved one attacks", where);
        case Why::AllyNotAdjacent:
            return words.in("The army{} is not next to the crossing{} and cannot help", where, words.where(1));
        case Why::AllyNotDefenders:
            return words.in("{} stands no army that may help the defender", words.there());
        case Why::ArmyTwice:
            return words.in("The army{} is named twice: each fights once, on one side", where);
        case Why::RetreatMissing:
            return words.retreatMissing();
        case Why::RetreatIllegal:
            return words.retreatIllegal();
        case Why::NoChoiceOfLoss:
            return words.in("The loss of this round cannot fall{}: leave it to the rules", where);
        case Why::NoSettlementLeft:
            return words.in("No settlement is left in the supply to conquer{}: only declining is open", where);
        case Why::NotAtThisTime:
            return words.notAtThisTime();
        case Why::ReasonMissing:
            return words.in("A reason is missing: say why in a few words");
        case Why::CannotStand:
            if (refusal.more().fault) {
                return words.in("That cannot stand on the table: {}", sentence(*refusal.more().fault, language));
            }
            return words.cannotStand();
        case Why::FixedInAGame:
            return words.in("Players, documents, rulings, numbers and prices do not change during a game");
        case Why::NotYet:
            return words.in("The program cannot decide this yet: enter a ruling or an adjustment");
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
