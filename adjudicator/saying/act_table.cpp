// SPDX-License-Identifier: GPL-3.0-or-later
// The table of acts: a new act is a row here; its button and key are a row in ui/desk/acts.cpp.
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "adjudicator/saying/act_meant.h"
#include "adjudicator/saying/acts.h"
#include "engine/clauses/guest_book.h"

namespace adjudicator::saying {

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
    ActSaying{.act = Act::Found,
              .belongs = [](const Position& p) { return p.turn.phase == Phase::Found; },
              .is = isAny<Found>,
              .first = Wanted::Corner,
              .later = Wanted::Side,
              .meant = meant::found},
    ActSaying{.act = Act::Road,
              .belongs = isBuilding,
              .is = isBuild<Piece::Road>,
              .first = Wanted::Side,
              .later = Wanted::Side,
              .meant = meant::build<Piece::Road, SideId>,
              .price = Item::Road},
    ActSaying{.act = Act::Ship,
              .belongs = [](const Position& p) { return isBuilding(p) && hasSea(p); },
              .is = isBuild<Piece::Ship>,
              .first = Wanted::Side,
              .later = Wanted::Side,
              .meant = meant::build<Piece::Ship, SideId>,
              .price = Item::Ship},
    ActSaying{.act = Act::Bridge,
              .belongs = isBuildingUnder<clause::CC_12>,
              .is = isBuild<Piece::Bridge>,
              .first = Wanted::Hex,
              .later = Wanted::Corner,
              .meant = meant::bridge,
              .price = Item::Bridge},
    ActSaying{.act = Act::Settlement,
              .belongs = isBuilding,
              .is = isBuild<Piece::Settlement>,
              .meant = meant::build<Piece::Settlement, CornerId>,
              .price = Item::Settlement},
    ActSaying{
        .act = Act::City, .belongs = isBuilding, .is = isUpgrade<true>, .meant = meant::city, .price = Item::City},
    ActSaying{
        .act = Act::Great,
        .belongs =
            [](const Position& p) { return isBuildingUnder<clause::CC_13>(p) || isBuildingUnder<clause::MO_5>(p); },
        .is = [](const Action& a) { return isBuild<Piece::Factory>(a) || isUpgrade<false>(a); },
        .meant = meant::great},
    ActSaying{.act = Act::Infantry,
              .belongs = isArming,
              .is = isBuy<&Units::infantry>,
              .meant = meant::buy<&Units::infantry>,
              .price = Item::Infantry},
    ActSaying{.act = Act::Cavalry,
              .belongs = isArming,
              .is = isBuy<&Units::cavalry>,
              .meant = meant::buy<&Units::cavalry>,
              .price = Item::Cavalry},
    ActSaying{.act = Act::Artillery,
              .belongs = isArming,
              .is = isBuy<&Units::artillery>,
              .meant = meant::buy<&Units::artillery>,
              .price = Item::Artillery},
    ActSaying{.act = Act::Train,
              .belongs = isBuildingUnder<clause::SA_V1>,
              .is = isAny<TrainUnit>,
              .meant = meant::train,
              .price = Item::Infantry},
    ActSaying{.act = Act::BuyNuke,
              .belongs = isArming,
              .is = isBuild<Piece::Nuke>,
              .meant = meant::build<Piece::Nuke, CornerId>,
              .price = Item::Nuke},
    ActSaying{.act = Act::Wall,
              .belongs = [](const Position& p) { return isBuilding(p) && p.rules().walls; },
              .is = isBuild<Piece::Wall>,
              .meant = meant::build<Piece::Wall, CornerId>,
              .price = Item::Wall},
    ActSaying{
        .act = Act::Trade, .belongs = isBuilding, .is = isAny<Trade>, .clause = rule<clause::B_9>, .families = false},
    ActSaying{.act = Act::Card,
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
              .price = Item::Card,
              .asksFirst = true},
    ActSaying{.act = Act::TakeOver,
              .belongs = isBuildingUnder<clause::MO_8>,
              .is = isAny<TakeOver>,
              .first = Wanted::Any,
              .later = Wanted::Hex,
              .meant = meant::takeOver,
              .clause = rule<clause::MO_8>},
    ActSaying{.act = Act::MoveShip,
              .belongs = hasShipToMove,
              .is = isAny<MoveShip>,
              .first = Wanted::Side,
              .later = Wanted::Side,
              .meant = meant::moveShip},
    ActSaying{
        .act = Act::Choose,
        .belongs = mayChoose,
        .is = isAny<Choose, ChooseHarbour>,
        .first = Wanted::Any,
        .later = Wanted::Any,
        .meant =
            [](const Position& p, meant::Places) {
                return meant::Meant(Choose{p.turn.player, Cards::one(Resource::Brick)});
            },
        .clause = [](const Position& p) { return p.marks.harboursToChoose.empty() ? clause::B_7 : clause::MO_17; },
        .asksFirst = true},
    ActSaying{.act = Act::Boycott,
              .belongs = mayBoycott,
              .is = isAny<Boycott, BuyOff>,
              .meant = meant::boycott,
              .clause = rule<clause::CC_14>,
              .asksFirst = true},
    ActSaying{.act = Act::Vote,
              .belongs = mayVote,
              .is = isAny<Vote, Repeal>,
              .clause = [](const Position& p) { return p.turn.phase == Phase::Found ? clause::CC_2 : clause::CC_4; },
              .asksFirst = true},
    ActSaying{.act = Act::Move,
              .belongs = [](const Position& p) { return p.rules().armies && p.turn.phase == Phase::Move; },
              .is = isAny<MoveArmy>,
              .meant = meant::move,
              .families = false},
    ActSaying{.act = Act::Attack,
              .belongs = isFighting,
              .is = isAny<Attack>,
              .meant = meant::attack,
              .clause = rule<clause::SA_K1>},
    ActSaying{.act = Act::FightRobber,
              .belongs = isFighting,
              .is = isAny<AttackRobber>,
              .meant = meant::fightRobber,
              .clause = rule<clause::SA_R1>},
    ActSaying{.act = Act::Fire,
              .belongs = isFighting,
              .is = isAny<FireNuke>,
              .first = Wanted::Corner,
              .later = Wanted::Hex,
              .meant = meant::fire},
    ActSaying{.act = Act::Robber,
              .belongs = isPending<RobberDue>,
              .is = isAny<MoveRobber, MovePirate, KeepRobber>,
              .first = Wanted::Hex,
              .later = Wanted::Hex,
              .meant = meant::robber},
    ActSaying{.act = Act::Stop, .belongs = isPending<Fight>, .is = isAny<Stop>, .meant = meant::stop},
    ActSaying{.act = Act::Capitulate,
              .belongs = [](const Position& p) { return p.rules().armies && isTurn(p); },
              .is = isAny<Capitulate>,
              .meant = meant::capitulate,
              .clause = rule<clause::SA_C1>,
              .asksFirst = true},
    ActSaying{.act = Act::Due,
              .belongs = isPending<TakeoverDue, SidesDue, Auction, FateThrow, Upheaval, TokensDue>,
              .is = isAny<Claim, Relocate, AcceptSides, NumberSides, Bid, Pass, SpareFate, Avert, DrawToken>,
              .first = Wanted::Any,
              .later = Wanted::Any,
              .asksFirst = true},
    ActSaying{.act = Act::Discard,
              .belongs = isPending<RobberDue, TieThrow, TributeDue>,
              .is = isAny<Discard>,
              .meant =
                  [](const Position& p, meant::Places) {
                      return meant::Meant(Discard{p.turn.player, std::nullopt, 0});
                  },
              .asksFirst = true},
    ActSaying{.act = Act::Referee,
              .belongs = [](const Position& p) { return p.turn.phase != Phase::Ended; },
              .is = isAny<Leave, TimeUp, EndGame>,
              .clause = rule<clause::B_13>},
};

/// A row is found by its act.
constexpr bool isInOrder() {
    for (std::size_t i = 0; i < kActs.size(); ++i) {
        if (kActs[i].act != static_cast<Act>(i)) {
            return false;
        }
    }
    return kActs.size() == static_cast<std::size_t>(Act::Referee) + 1;
}
static_assert(isInOrder(), "each act has its row, in the order of the acts");

// What is said of the guests' acts, by their place among all of them.
template <std::size_t place>
ActSaying guestSaying() {
    const auto act = guestAct(place);
    const auto wanted = [](GuestPlace at) {
        switch (at) {
            case GuestPlace::None:
                return Wanted::Any;
            case GuestPlace::Corner:
                return Wanted::Corner;
            case GuestPlace::Side:
                return Wanted::Side;
            case GuestPlace::Hex:
                return Wanted::Hex;
        }
        return Wanted::Any;
    };
    ActSaying saying;
    saying.act = static_cast<Act>(kActs.size() + place);
    saying.belongs = [](const Position& position) {
        return isBuilding(position) && position.inForce(guestAct(place).clause());
    };
    saying.is = [](const Action& action) {
        const auto* guest = std::get_if<GuestAct>(&action);
        return guest != nullptr && guestAct(guest->act).part == guestAct(place).part;
    };
    saying.first = saying.later = wanted(act.part->at);
    saying.meant = [](const Position& position, meant::Places places) { return meant::guest(position, place, places); };
    saying.clause = [](const Position&) { return guestAct(place).clause(); };
    saying.asksFirst = act.part->at == GuestPlace::None;
    return saying;
}

template <std::size_t... places>
std::vector<ActSaying> withGuests(std::index_sequence<places...>) {
    std::vector<ActSaying> all(kActs.begin(), kActs.end());
    (void(places < guestActCount() ? all.push_back(guestSaying<places>()) : void()), ...);
    return all;
}

}  // namespace

}  // namespace table

std::span<const ActSaying> allSayings() {
    static const auto kAll = table::withGuests(std::make_index_sequence<engine::kMostGuestActs>());
    return kAll;
}

std::string guestActOf(Act act) {
    const auto at = static_cast<std::size_t>(act);
    const auto guest = at < table::kActs.size() ? engine::GuestPart<engine::GuestActWords>()
                                                : engine::guestAct(at - table::kActs.size());
    return guest ? engine::guestName(*guest.book, guest.part->word) : std::string();
}

std::optional<engine::Action> actionFor(Act act, const engine::Position& position,
                                        std::span<const engine::Place> places) {
    const auto meant = sayingOf(act).meant;
    return meant != nullptr ? meant(position, places) : std::nullopt;
}

}  // namespace adjudicator::saying
