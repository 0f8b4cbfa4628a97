// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/action/refusal.h"

namespace engine {

/// What a refusal of one reason always says besides its clause. Whatever else it has is said too.
struct RefusalFields {
    /// The first place is what it is about.
    bool place = false;
    /// It is about that player's hand or piece, and names the player.
    bool player = false;
    /// It names who is due, and for what.
    bool due = false;
    /// A ruling decided.
    bool ruling = false;
    /// It names what the act costs and what the hand lacks; of a hand that was counted wrongly only whose it is.
    bool price = false;
};

/// Every reason says what it fills: a new one does not compile until it does.
[[nodiscard]] constexpr RefusalFields fieldsOf(Why why) {
    switch (why) {
        case Why::NotYourTurn:
        case Why::MustFoundFirst:
        case Why::MustRollFirst:
        case Why::AlreadyRolled:
        case Why::RobberMustMove:
        case Why::DiscardsDue:
        case Why::CombatUnderWay:
        case Why::MustConquerFirst:
        case Why::WrongPhase:
        case Why::NoRobberDue:
        case Why::WrongDiscard:
        case Why::ThrowIsDue:
        case Why::TributeIsDue:
        case Why::ClaimIsDue:
        case Why::SidesAreDue:
        case Why::BidsAreDue:
        case Why::TokensAreDue:
        case Why::NotYourBid:
            return {.due = true};
        case Why::NoDiscardDue:
        case Why::NoClaimDue:
        case Why::NoRelocationDue:
            return {.player = true, .due = true};
        case Why::CannotPay:
            return {.player = true, .price = true};
        case Why::NoPieceLeft:
        case Why::NotOwnSettlement:
        case Why::NukeOnlyOnce:
        case Why::OutOfGame:
        case Why::CardNotHeld:
        case Why::CardJustGot:
        case Why::OneCardOnly:
        case Why::NothingToChoose:
        case Why::BoughtThisTurn:
        case Why::NotBoycotted:
        case Why::HoldsMore:
        case Why::NotOwnCity:
            return {.player = true};
        case Why::NoOwnRoute:
        case Why::NotConnected:
        case Why::NotOwnBuilding:
        case Why::NotACity:
        case Why::NoNuke:
        case Why::NoArmy:
        case Why::VictimHasNoCards:
        case Why::NotAShip:
        case Why::NoInfantry:
        case Why::OwnPirate:
        case Why::OwnAlready:
        case Why::SameContinent:
        case Why::NotAdjacentVictim:
        case Why::NoRouteToTarget:
            return {.place = true, .player = true};
        case Why::NoAdjoiningRoute:
            return {.place = true, .player = true, .ruling = true};
        case Why::TooManyPoints:
        case Why::BidsClosed:
        case Why::NotAttacked:
        case Why::Boycotted:
            return {.player = true, .ruling = true};
        case Why::HandoverChoice:
        case Why::HandoverWrong:
        case Why::SellsTheLast:
            return {.place = true, .player = true, .ruling = true};
        case Why::PlaceTaken:
        case Why::NotOnCoast:
        case Why::TooClose:
        case Why::BlockedByBuilding:
        case Why::BlockedByArmy:
        case Why::UpsideDown:
        case Why::WallLimit:
        case Why::RouteNotAtFounding:
        case Why::SameHex:
        case Why::OwnVictim:
        case Why::OutOfRange:
        case Why::AlreadyFaceDown:
        case Why::NukeFixed:
        case Why::NotEnoughUnits:
        case Why::PathBroken:
        case Why::PathOverSea:
        case Why::PathThroughBuilding:
        case Why::EndsOnForeign:
        case Why::MayNotMerge:
        case Why::NothingToMove:
        case Why::NotAdjacentTarget:
        case Why::NothingToAttack:
        case Why::OwnTarget:
        case Why::AttackSpent:
        case Why::AllyNotAdjacent:
        case Why::ArmyTwice:
        case Why::NoSettlementLeft:
        case Why::NotOnSea:
        case Why::ShipNotOpen:
        case Why::ShipJustBuilt:
        case Why::NotAtRobber:
        case Why::PieceNotTheirs:
        case Why::OnExchange:
        case Why::NoContinent:
        case Why::NothingToTakeOver:
        case Why::WrongReplacement:
        case Why::Walled:
        case Why::TooFewSites:
        case Why::RobberStays:
        case Why::NotAThirdPlayer:
        case Why::SettlementsOnly:
        case Why::NoHarbourToChoose:
        case Why::NoHarbourLeft:
        case Why::BridgeThere:
        case Why::PolesOffLand:
            return {.place = true};
        case Why::ArmyMustMoveWhole:
        case Why::PathThroughArmy:
        case Why::NotMovedThisTurn:
        case Why::AllyNotDefenders:
        case Why::RetreatMissing:
        case Why::NoChoiceOfLoss:
        case Why::FactoryUntouched:
        case Why::WeaponInTheWay:
        case Why::SeveralContinents:
        case Why::NotForTakeover:
        case Why::ShieldedByArmy:
        case Why::NotADesert:
        case Why::DesertMissing:
        case Why::AtTheGap:
        case Why::OtherHexFirst:
            return {.place = true, .ruling = true};
        case Why::OneCombatOnly:
        case Why::SidesUnnumbered:
        case Why::NothingToRaise:
        case Why::BidTooSmall:
        case Why::OpeningBid:
        case Why::NoBoycottOpen:
        case Why::FateMustBeThrown:
        case Why::StormTide:
            return {.ruling = true};
        case Why::GameOver:
        case Why::NoCombat:
        case Why::NoConquest:
        case Why::NotInDocuments:
        case Why::DiceMissing:
        case Why::DiceWrong:
        case Why::NotOnLand:
        case Why::NoUnits:
        case Why::NoPath:
        case Why::RetreatIllegal:
        case Why::NotAtThisTime:
        case Why::ReasonMissing:
        case Why::CannotStand:
        case Why::FixedInAGame:
        case Why::NotYet:
        case Why::DeckEmpty:
        case Why::CardDetailMissing:
        case Why::NoThrowDue:
        case Why::BankEmpty:
        case Why::TradeEmpty:
        case Why::TradeRatio:
        case Why::TradeWithSelf:
        case Why::TradeCardsOnly:
        case Why::ShipAlreadyMoved:
        case Why::PirateNear:
        case Why::NoPirate:
        case Why::PriceOfChoice:
        case Why::CardLimit:
        case Why::CardsAreDrawn:
        case Why::RobberFought:
        case Why::FifthCard:
        case Why::NotAmongOptions:
        case Why::NoChoiceOfPrice:
        case Why::NotAmongPaid:
        case Why::NoSidesDue:
        case Why::SidesFixed:
        case Why::NoOffer:
        case Why::NotVotable:
        case Why::VoteTooLate:
        case Why::VoterTwice:
        case Why::NobodyVoted:
        case Why::AlreadyVoted:
        case Why::ProcedureWrong:
        case Why::NotUnanimous:
        case Why::RuleNotInForce:
        case Why::WrongBuyOff:
        case Why::NoFateDue:
        case Why::NoUpheaval:
        case Why::BridgeNeedsHex:
        case Why::CapitalOnlyOnce:
        case Why::NoTokensDue:
        case Why::TokenNotInBox:
        case Why::ActDetails:
        case Why::Guest:
            return {};
    }
    return {};
}

}  // namespace engine
