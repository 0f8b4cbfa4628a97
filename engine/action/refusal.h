// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/action/place.h"
#include "engine/clauses/clause_id.h"
#include "engine/clauses/ruling_id.h"

namespace engine {

/// Why an action is not allowed. The sentences, in both languages, are in adjudicator/text.
enum class Why : std::uint8_t {
    GameOver,
    NotYourTurn,
    WrongPhase,
    MustFoundFirst,
    MustRollFirst,
    AlreadyRolled,
    RobberMustMove,
    DiscardsDue,
    CombatUnderWay,
    NoCombat,
    MustConquerFirst,
    NoConquest,
    NoRobberDue,
    NotInDocuments,
    DiceMissing,
    DiceWrong,
    PlaceTaken,
    NotOnLand,
    NotOnCoast,
    TooClose,
    NoOwnRoute,
    NotConnected,
    BlockedByBuilding,
    BlockedByArmy,
    NoPieceLeft,
    CannotPay,
    NotOwnSettlement,
    NotOwnBuilding,
    NotACity,
    UpsideDown,
    WallLimit,
    RouteNotAtFounding,
    SameHex,
    NotAdjacentVictim,
    VictimHasNoCards,
    OwnVictim,
    WrongDiscard,
    NoDiscardDue,
    NoUnits,
    NukeOnlyOnce,
    NoNuke,
    NukeFixed,
    OutOfRange,
    AlreadyFaceDown,
    NoArmy,
    NotEnoughUnits,
    ArmyMustMoveWhole,
    NoPath,
    PathBroken,
    PathOverSea,
    PathThroughArmy,
    PathThroughBuilding,
    EndsOnForeign,
    MayNotMerge,
    NothingToMove,
    NotAdjacentTarget,
    NothingToAttack,
    OwnTarget,
    AttackSpent,
    OneCombatOnly,
    NotMovedThisTurn,
    AllyNotAdjacent,
    AllyNotDefenders,
    ArmyTwice,
    RetreatMissing,
    RetreatIllegal,
    NoChoiceOfLoss,
    NoSettlementLeft,
    NotAtThisTime,
    ReasonMissing,
    CannotStand,
    NotYet,
    // The base game
    OutOfGame,
    ThrowIsDue,
    TributeIsDue,
    ClaimIsDue,
    SidesAreDue,
    BidsAreDue,
    TokensAreDue,
    CardNotHeld,
    CardJustGot,
    OneCardOnly,
    DeckEmpty,
    CardDetailMissing,
    NoThrowDue,
    BankEmpty,
    TradeEmpty,
    TradeRatio,
    TradeWithSelf,
    TradeCardsOnly,
    NothingToChoose,
    NotAShip,
    ShipNotOpen,
    ShipJustBuilt,
    ShipAlreadyMoved,
    PirateNear,
    NoPirate,
    NotOnSea,
    PriceOfChoice,
    // Soldiers & Armies
    BoughtThisTurn,
    CardLimit,
    CardsAreDrawn,
    NoInfantry,
    NotAtRobber,
    RobberFought,
    NotAttacked,
    PieceNotTheirs,
    // Monopolists
    // Shadow Economy
    AtTheGap,
    NoSidesDue,
    SidesFixed,
    SidesUnnumbered,
    NoOffer,
    TooManyPoints,
    BidsClosed,
    NotYourBid,
    NothingToRaise,
    BidTooSmall,
    OpeningBid,
    // CCM
    NotVotable,
    VoteTooLate,
    VoterTwice,
    NobodyVoted,
    AlreadyVoted,
    ProcedureWrong,
    NotUnanimous,
    RuleNotInForce,
    Boycotted,
    NotBoycotted,
    NoBoycottOpen,
    WrongBuyOff,
    NoFateDue,
    FateMustBeThrown,
    NoUpheaval,
    StormTide,
    BridgeNeedsHex,
    BridgeThere,
    PolesOffLand,
    NotOwnCity,
    CapitalOnlyOnce,
    NoTokensDue,
    OtherHexFirst,
    TokenNotInBox,
};

/// An expected no: the clause that forbids it, why, the ruling that decided where the sources are open, and where on
/// the board.
struct Refusal {
    ClauseId clause{};
    Why why{};
    std::vector<Place> at;
    std::optional<RulingChoice> ruling;
    bool operator==(const Refusal&) const = default;
};

/// The word of a reason in JSON (`too-close`).
[[nodiscard]] std::string_view toText(Why why);

}  // namespace engine
