// SPDX-License-Identifier: GPL-3.0-or-later
// The table of acts: a new act is a row here, with the words for its answers in ui/text/act_text.cpp.
#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "ui/desk/act_meant.h"
#include "ui/desk/acts.h"

namespace ui {

namespace table {

namespace {

using namespace engine;

template <class... Kinds>
bool isAny(const Action& action) {
    return (std::holds_alternative<Kinds>(action) || ...);
}

template <Piece piece>
bool isBuild(const Action& action) {
    const auto* build = std::get_if<Build>(&action);
    return build != nullptr && build->piece == piece;
}

template <bool toCity>
bool isUpgrade(const Action& action) {
    const auto* upgrade = std::get_if<Upgrade>(&action);
    return upgrade != nullptr && (upgrade->piece == Piece::City) == toCity;
}

template <int Units::*kind>
bool isBuy(const Action& action) {
    const auto* buy = std::get_if<BuyUnits>(&action);
    return buy != nullptr && buy->units.*kind > 0;
}

template <class... Kinds>
bool isPending(const Position& position) {
    return (std::holds_alternative<Kinds>(position.turn.pending) || ...);
}

bool isBuilding(const Position& position) {
    const Phase phase = position.turn.phase;
    return phase == Phase::Build || phase == Phase::Roll || phase == Phase::Special;
}

bool isTurn(const Position& position) {
    return isBuilding(position) || position.turn.phase == Phase::Move || position.turn.phase == Phase::Combat;
}

template <ClauseId clause>
bool isBuildingUnder(const Position& position) {
    return isBuilding(position) && position.inForce(clause);
}

bool isArming(const Position& position) {
    return isBuilding(position) && position.rules().armies;
}

bool isFighting(const Position& position) {
    return position.rules().armies && position.turn.phase == Phase::Combat;
}

bool hasSea(const Position& position) {
    return std::ranges::any_of(position.hexes, [](const HexState& hex) { return hex.terrain == Terrain::Sea; });
}

bool hasShipToMove(const Position& position) {
    return position.turn.phase == Phase::Build && std::ranges::any_of(position.routes, [](const auto& route) {
               return route && route->kind == RouteKind::Ship;
           });
}

template <class Condition>
bool anySeat(const Position& position, Condition holds) {
    for (const PlayerId player : position.seats()) {
        if (holds(player)) {
            return true;
        }
    }
    return false;
}

bool mayChoose(const Position& position) {
    return !position.marks.harboursToChoose.empty() ||
           anySeat(position, [&](PlayerId player) { return position.marks.toChoose[player] > 0; });
}

bool mayBoycott(const Position& position) {
    return position.inForce(clause::CC_14) && (position.marks.boycottOpen || anySeat(position, [&](PlayerId player) {
                                                   return position.marks.boycotted[player];
                                               }));
}

bool mayVote(const Position& position) {
    const Phase phase = position.turn.phase;
    return position.inForce(clause::CC_2) &&
           ((phase == Phase::Found && position.marks.founded == 0) || phase == Phase::Roll);
}

template <ClauseId clause>
ClauseId rule(const Position&) {
    return clause;
}

constexpr std::array kActs{
    ActInfo{.act = Act::Found,
            .icon = Icon::Settlement,
            .key = Qt::Key_S,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Found"),
            .belongs = [](const Position& p) { return p.turn.phase == Phase::Found; },
            .is = isAny<Found>,
            .first = Wanted::Corner,
            .later = Wanted::Side,
            .meant = meant::found},
    ActInfo{.act = Act::Road,
            .icon = Icon::Road,
            .key = Qt::Key_R,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Road"),
            .belongs = isBuilding,
            .is = isBuild<Piece::Road>,
            .first = Wanted::Side,
            .later = Wanted::Side,
            .meant = meant::build<Piece::Road, SideId>,
            .price = Item::Road},
    ActInfo{.act = Act::Ship,
            .icon = Icon::Ship,
            .key = Qt::Key_H,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Ship"),
            .belongs = [](const Position& p) { return isBuilding(p) && hasSea(p); },
            .is = isBuild<Piece::Ship>,
            .first = Wanted::Side,
            .later = Wanted::Side,
            .meant = meant::build<Piece::Ship, SideId>,
            .price = Item::Ship},
    ActInfo{.act = Act::Bridge,
            .icon = Icon::Bridge,
            .key = Qt::Key_G,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Bridge"),
            .belongs = isBuildingUnder<clause::CC_12>,
            .is = isBuild<Piece::Bridge>,
            .first = Wanted::Hex,
            .later = Wanted::Corner,
            .meant = meant::bridge,
            .price = Item::Bridge},
    ActInfo{.act = Act::Settlement,
            .icon = Icon::Settlement,
            .key = Qt::Key_S,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Settlement"),
            .belongs = isBuilding,
            .is = isBuild<Piece::Settlement>,
            .meant = meant::build<Piece::Settlement, CornerId>,
            .price = Item::Settlement},
    ActInfo{.act = Act::City,
            .icon = Icon::City,
            .key = Qt::Key_C,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "City"),
            .belongs = isBuilding,
            .is = isUpgrade<true>,
            .meant = meant::city,
            .price = Item::City},
    ActInfo{.act = Act::Great,
            .icon = Icon::Flag,
            .key = Qt::Key_C,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Capital, factory"),
            .belongs =
                [](const Position& p) { return isBuildingUnder<clause::CC_13>(p) || isBuildingUnder<clause::MO_5>(p); },
            .is = [](const Action& a) { return isBuild<Piece::Factory>(a) || isUpgrade<false>(a); },
            .meant = meant::great,
            .shift = true},
    ActInfo{.act = Act::Infantry,
            .icon = Icon::Infantry,
            .key = Qt::Key_1,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Infantry"),
            .belongs = isArming,
            .is = isBuy<&Units::infantry>,
            .meant = meant::buy<&Units::infantry>,
            .price = Item::Infantry},
    ActInfo{.act = Act::Cavalry,
            .icon = Icon::Cavalry,
            .key = Qt::Key_2,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Cavalry"),
            .belongs = isArming,
            .is = isBuy<&Units::cavalry>,
            .meant = meant::buy<&Units::cavalry>,
            .price = Item::Cavalry},
    ActInfo{.act = Act::Artillery,
            .icon = Icon::Artillery,
            .key = Qt::Key_3,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Artillery"),
            .belongs = isArming,
            .is = isBuy<&Units::artillery>,
            .meant = meant::buy<&Units::artillery>,
            .price = Item::Artillery},
    ActInfo{.act = Act::Train,
            .icon = Icon::Cavalry,
            .key = Qt::Key_I,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Train"),
            .belongs = isBuildingUnder<clause::SA_V1>,
            .is = isAny<TrainUnit>,
            .meant = meant::train,
            .price = Item::Infantry},
    ActInfo{.act = Act::BuyNuke,
            .icon = Icon::Nuke,
            .key = Qt::Key_4,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Nuclear weapon"),
            .belongs = isArming,
            .is = isBuild<Piece::Nuke>,
            .meant = meant::build<Piece::Nuke, CornerId>,
            .price = Item::Nuke},
    ActInfo{.act = Act::Wall,
            .icon = Icon::Wall,
            .key = Qt::Key_W,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "City wall"),
            .belongs = [](const Position& p) { return isBuilding(p) && p.rules().walls; },
            .is = isBuild<Piece::Wall>,
            .meant = meant::build<Piece::Wall, CornerId>,
            .price = Item::Wall},
    ActInfo{.act = Act::Trade,
            .icon = Icon::Hand,
            .key = Qt::Key_T,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Trade"),
            .belongs = isBuilding,
            .is = isAny<Trade>,
            .clause = rule<clause::B_9>,
            .guide = Guide::Trade},
    ActInfo{.act = Act::Card,
            .icon = Icon::Cards,
            .key = Qt::Key_K,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Card"),
            .belongs = isTurn,
            .is = isAny<BuyCard, PlayCard, DrawCard>,
            .first = Wanted::Any,
            .later = Wanted::Any,
            .meant = meant::card,
            .clause =
                [](const Position& p) {
                    return p.inForce(clause::SA_D1)   ? clause::SA_D1
                           : p.inForce(clause::MO_18) ? clause::MO_18
                                                      : clause::B_10;
                },
            .guide = Guide::Questions,
            .price = Item::Card},
    ActInfo{.act = Act::TakeOver,
            .icon = Icon::Fight,
            .key = Qt::Key_U,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Take over"),
            .belongs = isBuildingUnder<clause::MO_8>,
            .is = isAny<TakeOver>,
            .first = Wanted::Any,
            .later = Wanted::Hex,
            .meant = meant::takeOver,
            .clause = rule<clause::MO_8>,
            .guide = Guide::Questions},
    ActInfo{.act = Act::MoveShip,
            .icon = Icon::Ship,
            .key = Qt::Key_H,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Move ship"),
            .belongs = hasShipToMove,
            .is = isAny<MoveShip>,
            .first = Wanted::Side,
            .later = Wanted::Side,
            .meant = meant::moveShip,
            .shift = true},
    ActInfo{.act = Act::Choose,
            .icon = Icon::Cards,
            .key = Qt::Key_Y,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Name cards"),
            .belongs = mayChoose,
            .is = isAny<Choose, ChooseHarbour>,
            .first = Wanted::Any,
            .later = Wanted::Any,
            .meant =
                [](const Position& p, meant::Places) {
                    return meant::Meant(Choose{p.turn.player, Cards::one(Resource::Brick)});
                },
            .clause = [](const Position& p) { return p.marks.harboursToChoose.empty() ? clause::B_7 : clause::MO_17; },
            .guide = Guide::Questions},
    ActInfo{.act = Act::Boycott,
            .icon = Icon::Cross,
            .key = Qt::Key_O,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Boycott"),
            .belongs = mayBoycott,
            .is = isAny<Boycott, BuyOff>,
            .meant = meant::boycott,
            .clause = rule<clause::CC_14>,
            .guide = Guide::Questions},
    ActInfo{.act = Act::Vote,
            .icon = Icon::Check,
            .key = Qt::Key_V,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Vote"),
            .belongs = mayVote,
            .is = isAny<Vote, Repeal>,
            .clause = [](const Position& p) { return p.turn.phase == Phase::Found ? clause::CC_2 : clause::CC_4; },
            .guide = Guide::Votes},
    ActInfo{.act = Act::Move,
            .icon = Icon::Army,
            .key = Qt::Key_A,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Move army"),
            .belongs = [](const Position& p) { return p.rules().armies && p.turn.phase == Phase::Move; },
            .is = isAny<MoveArmy>,
            .meant = meant::move},
    ActInfo{.act = Act::Attack,
            .icon = Icon::Fight,
            .key = Qt::Key_F,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Fight"),
            .belongs = isFighting,
            .is = isAny<Attack>,
            .meant = meant::attack,
            .clause = rule<clause::SA_K1>},
    ActInfo{.act = Act::FightRobber,
            .icon = Icon::Robber,
            .key = Qt::Key_B,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Fight robber"),
            .belongs = isFighting,
            .is = isAny<AttackRobber>,
            .meant = meant::fightRobber,
            .clause = rule<clause::SA_R1>},
    ActInfo{.act = Act::Fire,
            .icon = Icon::Nuke,
            .key = Qt::Key_N,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Fire weapon"),
            .belongs = isFighting,
            .is = isAny<FireNuke>,
            .first = Wanted::Corner,
            .later = Wanted::Hex,
            .meant = meant::fire},
    ActInfo{.act = Act::Robber,
            .icon = Icon::Robber,
            .key = Qt::Key_B,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Robber"),
            .belongs = isPending<RobberDue>,
            .is = isAny<MoveRobber, MovePirate, KeepRobber>,
            .first = Wanted::Hex,
            .later = Wanted::Hex,
            .meant = meant::robber},
    ActInfo{.act = Act::Stop,
            .icon = Icon::Flag,
            .key = Qt::Key_X,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Stop, retreat"),
            .belongs = isPending<Fight>,
            .is = isAny<Stop>,
            .meant = meant::stop},
    ActInfo{.act = Act::Capitulate,
            .icon = Icon::Flag,
            .key = Qt::Key_Q,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Capitulate"),
            .belongs = [](const Position& p) { return p.rules().armies && isTurn(p); },
            .is = isAny<Capitulate>,
            .meant = meant::capitulate,
            .clause = rule<clause::SA_C1>,
            .guide = Guide::Questions},
    ActInfo{.act = Act::Due,
            .icon = Icon::Flag,
            .key = Qt::Key_V,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Due"),
            .belongs = isPending<TakeoverDue, SidesDue, Auction, FateThrow, Upheaval, TokensDue>,
            .is = isAny<Claim, Relocate, AcceptSides, NumberSides, Bid, Pass, SpareFate, Avert, DrawToken>,
            .first = Wanted::Any,
            .later = Wanted::Any,
            .guide = Guide::Questions,
            .inBar = false},
    ActInfo{.act = Act::Discard,
            .icon = Icon::Hand,
            .key = Qt::Key_E,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Give up cards"),
            .belongs = isPending<RobberDue, TieThrow, TributeDue>,
            .is = isAny<Discard>,
            .meant =
                [](const Position& p, meant::Places) {
                    return meant::Meant(Discard{p.turn.player, std::nullopt, 0});
                },
            .guide = Guide::Questions,
            .inBar = false},
    ActInfo{.act = Act::Referee,
            .icon = Icon::Ruling,
            .key = Qt::Key_P,
            .word = QT_TRANSLATE_NOOP("ui::Acts", "Referee"),
            .belongs = [](const Position& p) { return p.turn.phase != Phase::Ended; },
            .is = isAny<Leave, TimeUp, EndGame>,
            .clause = rule<clause::B_13>,
            .guide = Guide::Referee,
            .inBar = false},
};

}  // namespace

}  // namespace table

std::span<const ActInfo> allActs() {
    return table::kActs;
}

std::optional<engine::Action> actionFor(Act act, const engine::Position& position,
                                        std::span<const engine::Place> places) {
    const auto meant = infoOf(act).meant;
    return meant != nullptr ? meant(position, places) : std::nullopt;
}

}  // namespace ui
