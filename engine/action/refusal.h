// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action/due.h"
#include "engine/board/places.h"
#include "engine/clauses/clause_id.h"
#include "engine/clauses/ruling_id.h"
#include "engine/state/fault.h"
#include "engine/state/rules.h"

// The one list of reasons, by what brought them: the enumeration and the words in JSON (`MustFoundFirst` ->
// "must-found-first") follow.
// clang-format off
#define ADJ_WHYS_COMMON(X) \
    X(GameOver) X(NotYourTurn) X(WrongPhase) X(MustFoundFirst) X(MustRollFirst) X(AlreadyRolled) X(RobberMustMove) \
    X(DiscardsDue) X(CombatUnderWay) X(NoCombat) X(MustConquerFirst) X(NoConquest) X(NoRobberDue) X(NotInDocuments) \
    X(DiceMissing) X(DiceWrong) X(PlaceTaken) X(NotOnLand) X(NotOnCoast) X(TooClose) X(NoOwnRoute) X(NotConnected) \
    X(BlockedByBuilding) X(BlockedByArmy) X(NoPieceLeft) X(CannotPay) X(NotOwnSettlement) X(NotOwnBuilding) \
    X(NotACity) X(UpsideDown) X(WallLimit) X(RouteNotAtFounding) X(SameHex) X(NotAdjacentVictim) X(VictimHasNoCards) \
    X(OwnVictim) X(WrongDiscard) X(NoDiscardDue) X(NoUnits) X(NukeOnlyOnce) X(NoNuke) X(NukeFixed) X(OutOfRange) \
    X(AlreadyFaceDown) X(NoArmy) X(NotEnoughUnits) X(ArmyMustMoveWhole) X(NoPath) X(PathBroken) X(PathOverSea) \
    X(PathThroughArmy) X(PathThroughBuilding) X(EndsOnForeign) X(MayNotMerge) X(NothingToMove) X(NotAdjacentTarget) \
    X(NothingToAttack) X(OwnTarget) X(AttackSpent) X(OneCombatOnly) X(NotMovedThisTurn) X(AllyNotAdjacent) \
    X(AllyNotDefenders) X(ArmyTwice) X(RetreatMissing) X(RetreatIllegal) X(NoChoiceOfLoss) X(NoSettlementLeft) \
    X(NotAtThisTime) X(ReasonMissing) X(CannotStand) X(FixedInAGame) X(NotYet)
#define ADJ_WHYS_TABLE(X) \
    X(OutOfGame) X(ThrowIsDue) X(TributeIsDue) X(ClaimIsDue) X(SidesAreDue) X(BidsAreDue) X(TokensAreDue) \
    X(CardNotHeld) X(CardJustGot) X(OneCardOnly) X(DeckEmpty) X(CardDetailMissing) X(NoThrowDue) X(BankEmpty) \
    X(TradeEmpty) X(TradeRatio) X(TradeWithSelf) X(TradeCardsOnly) X(NothingToChoose) X(NotAShip) X(ShipNotOpen) \
    X(ShipJustBuilt) X(ShipAlreadyMoved) X(PirateNear) X(NoPirate) X(NotOnSea) X(PriceOfChoice) \
    X(HoldsMore)
#define ADJ_WHYS_SOLDIERS(X) \
    X(BoughtThisTurn) X(CardLimit) X(CardsAreDrawn) X(NoInfantry) X(NotAtRobber) X(OwnPirate) X(RobberFought) \
    X(NotAttacked) X(PieceNotTheirs) X(FactoryUntouched) X(WeaponInTheWay) X(HandoverChoice) X(HandoverWrong) \
    X(SellsTheLast)
#define ADJ_WHYS_MONOPOLISTS(X) \
    X(OnExchange) X(NoContinent) X(SeveralContinents) X(SameContinent) X(FifthCard) X(NotAmongOptions) \
    X(NothingToTakeOver) X(WrongReplacement) X(NotForTakeover) X(Walled) X(ShieldedByArmy) X(TooFewSites) \
    X(NoRouteToTarget) X(NoAdjoiningRoute) X(NoChoiceOfPrice) X(RobberStays) X(NotADesert) X(DesertMissing) \
    X(NoClaimDue) X(NotAmongPaid) X(NoRelocationDue) X(NotAThirdPlayer) X(SettlementsOnly) X(NoHarbourToChoose) \
    X(NoHarbourLeft) X(OwnAlready)
#define ADJ_WHYS_SHADOW(X) \
    X(AtTheGap) X(NoSidesDue) X(SidesFixed) X(SidesUnnumbered) X(NoOffer) X(TooManyPoints) X(BidsClosed) \
    X(NotYourBid) X(NothingToRaise) X(BidTooSmall) X(OpeningBid)
#define ADJ_WHYS_CCM(X) \
    X(NotVotable) X(VoteTooLate) X(VoterTwice) X(NobodyVoted) X(AlreadyVoted) X(ProcedureWrong) X(NotUnanimous) \
    X(RuleNotInForce) X(Boycotted) X(NotBoycotted) X(NoBoycottOpen) X(WrongBuyOff) X(NoFateDue) X(FateMustBeThrown) \
    X(NoUpheaval) X(StormTide) X(BridgeNeedsHex) X(BridgeThere) X(PolesOffLand) X(NotOwnCity) X(CapitalOnlyOnce) \
    X(NoTokensDue) X(OtherHexFirst) X(TokenNotInBox)
#define ADJ_WHYS_GUESTS(X) X(ActDetails) X(Guest)
#define ADJ_WHYS(X) \
    ADJ_WHYS_COMMON(X) ADJ_WHYS_TABLE(X) ADJ_WHYS_SOLDIERS(X) ADJ_WHYS_MONOPOLISTS(X) ADJ_WHYS_SHADOW(X) ADJ_WHYS_CCM(X) \
    ADJ_WHYS_GUESTS(X)
// clang-format on

namespace engine {

/// Why an action is not allowed. The sentences, in both languages, are in adjudicator/text.
enum class Why : std::uint8_t {
#define ADJ_NAME(name) name,
    ADJ_WHYS(ADJ_NAME)
#undef ADJ_NAME
};

/// All reasons, in the order of the list.
inline constexpr std::array kWhys{
#define ADJ_NAME(name) Why::name,
    ADJ_WHYS(ADJ_NAME)
#undef ADJ_NAME
};

/// The cards that a hand is short of: those known by kind, and how many more of whatever kind.
struct Shortage {
    Cards cards;
    int more = 0;
    bool operator==(const Shortage&) const = default;
};

/// What a refusal says besides: most have none of it, and refusals are made by the thousand to be thrown away.
struct RefusalDetails {
    /// What the price is for; empty where no price list has it.
    std::optional<Item> item{};
    std::optional<Shortage> lacks{};
    /// Who is due instead.
    std::vector<Due> due{};
    /// What cannot stand, where an adjustment brings it.
    std::optional<Fault> fault{};
    /// Of a guest, named as in files: its own reason (Guest), or its act that was said otherwise (ActDetails).
    std::string guest{};
    bool operator==(const RefusalDetails&) const = default;
};

/// An expected no: the clause that forbids it, why, where on the board, the ruling that decided where the sources are
/// open, whose hand or piece it is about, and what the act costs.
struct Refusal {
    ClauseId clause{};
    Why why{};
    Places at{};
    std::optional<RulingChoice> ruling{};
    std::optional<PlayerId> player{};
    /// The cards that the act costs.
    std::optional<Cards> price{};
    /// Null: no details.
    std::shared_ptr<const RefusalDetails> details{};

    [[nodiscard]] const RefusalDetails& more() const;
    /// Changes the details, for whoever makes the refusal.
    void say(const std::function<void(RefusalDetails&)>& change);
    bool operator==(const Refusal& other) const;
};

/// The word of a reason in JSON (`too-close`).
[[nodiscard]] std::string_view toText(Why why);

}  // namespace engine
