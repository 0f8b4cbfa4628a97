// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "engine/clauses/identifier.h"

// The one list of rulings: id, type of its options, options with the default first. A ruling in code is R_MERGE, its
// options RMerge::Join and RMerge::No; in files "R-MERGE", "join" and "no".
// clang-format off
#define ADJ_RULINGS(X) \
    X(R_SPECIAL_BUILD, RSpecialBuild, On, Off) \
    X(R_START, RStart, SettlementFirst, CityFirst) \
    X(R_PRICES, RPrices, House, Own) \
    X(R_SUPPLY, RSupply, Guidance, Limit) \
    X(R_MERGE, RMerge, Join, No) \
    X(R_SPLIT, RSplit, Part, Whole) \
    X(R_PASS, RPass, Buildings, All) \
    X(R_MOVED, RMoved, Position, Moved) \
    X(R_MULTI, RMulti, Again, Once) \
    X(R_NOPIECE, RNopiece, MarkedCity, Removed) \
    X(R_RETREAT, RRetreat, FromTarget, FromAll) \
    X(R_UPSIDE, RUpside, Stays, NextTurn) \
    X(R_CONQUEST, RConquest, Edges, Chain) \
    X(R_CONQUEST_THROUGH, RConquestThrough, Cut, Connects) \
    X(R_CONQUEST_SUPPLY, RConquestSupply, Nearest, Removed) \
    X(R_ALLY_DIE, RAllyDie, Best, Sum) \
    X(R_ALLY_LOSS, RAllyLoss, Highest, Owner) \
    X(R_ALLY_OWNER, RAllyOwner, Own, Consent) \
    X(R_WALLS_DROP, RWallsDrop, Leave, Wait) \
    X(R_NUKE_UNIT, RNukeUnit, Moves, Fixed) \
    X(R_NUKE_RANGE, RNukeRange, Zero, One) \
    X(R_NUKE_TARGET, RNukeTarget, Land, Any) \
    X(R_NUKE_UPSIDE, RNukeUpside, LowerUpright, Both) \
    X(R_ROBBER_CARD, RRobberCard, Resource, Development) \
    X(R_CAPITULATE, RCapitulate, Attacker, Anyone) \
    X(R_HANDOVER, RHandover, Removed, Kept) \
    X(R_ANNIHILATED, RAnnihilated, Removed, Stay) \
    X(R_TRADE_SITE, RTradeSite, Replace, No) \
    X(R_V2, RV2, Waived, Never) \
    X(R_MO_MAP, RMoMap, TwoEach, TwoInAll) \
    X(R_MO_FACTORY, RMoFactory, NoPoint, OnePoint) \
    X(R_MO_WALLS, RMoWalls, ThreePerPlayer, ThreePerCity) \
    X(R_MO_WALL_HAND, RMoWallHand, Two, None) \
    X(R_MO_ROUTE, RMoRoute, Legal, Adjoining) \
    X(R_MO_RELOCATE, RMoRelocate, OwnRoute, DistanceOnly) \
    X(R_MO_ROBBER, RMoRobber, Taker, SettlementsOnly) \
    X(R_MO_CONTINENT, RMoContinent, Each, Single) \
    X(R_MO_END, RMoEnd, At14, Over14) \
    X(R_SW_SIDES, RSwSides, Clockwise, Players) \
    X(R_SW_ROBBER, RSwRobber, RemovedHex, Players) \
    X(R_SW_EDGE, RSwEdge, Removed, Adjoining) \
    X(R_SW_KNIGHT, RSwKnight, Seven, KnightsToo) \
    X(R_SW_DISCARD, RSwDiscard, Yes, No) \
    X(R_SW_POINTS, RSwPoints, Open, All) \
    X(R_SW_BID, RSwBid, Alternate, Simultaneous) \
    X(R_CC_SECOND, RCcSecond, Minimum, None) \
    X(R_CC_FIRST, RCcFirst, Whenever, Once) \
    X(R_CC_BRIDGE, RCcBridge, Apart, Neighbours) \
    X(R_BOYCOTT, RBoycott, Automatic, NextPlayer) \
    X(R_CC_EXPLORE, RCcExplore, PreviousSeat, Owner) \
    X(R_CC_FATE, RCcFate, Always, Optional) \
    X(R_CC_ROUND, RCcRound, OwnTurn, FullRound) \
    X(R_CC_DESTROY, RCcDestroy, Removed, OneLevel) \
    X(R_RETHROW, RRethrow, SameDice, NewDice) \
    X(R_TIME, RTime, FinishRound, AtOnce) \
    X(R_X_SA_MO_SCORE, RXSaMoScore, Monopolists, Soldiers) \
    X(R_X_SA_MO_WALLS, RXSaMoWalls, Soldiers, Monopolists) \
    X(R_X_SA_MO_HAND, RXSaMoHand, Soldiers, Monopolists) \
    X(R_X_SA_MO_START, RXSaMoStart, SettlementAndCity, TwoSettlements) \
    X(R_X_SA_MO_CARDS, RXSaMoCards, Drawn, Bought) \
    X(R_X_SA_MO_FACTORY, RXSaMoFactory, Untouched, Settlement) \
    X(R_X_SA_MO_TAKEOVER, RXSaMoTakeover, Shielded, Lost) \
    X(R_X_SA_SW_SCORE, RXSaSwScore, Soldiers, Shadow) \
    X(R_X_SA_SW_BORDER, RXSaSwBorder, Passable, Closed) \
    X(R_X_SA_CC_SCORE, RXSaCcScore, Agreed, Document) \
    X(R_X_SA_CC_ARMY, RXSaCcArmy, Out, InPlay) \
    X(R_X_SA_CC_CAPITAL, RXSaCcCapital, AsCity, AsMetropolis) \
    X(R_X_SA_CC_NUKE, RXSaCcNuke, ToCity, Spared) \
    X(R_X_SA_CC_BRIDGE, RXSaCcBridge, AsRoad, Stays) \
    X(R_X_SA_CC_CROSSING, RXSaCcCrossing, OneStep, No) \
    X(R_X_MO_CC_SCORE, RXMoCcScore, Agreed, Document) \
    X(R_X_MO_CC_BRIDGE, RXMoCcBridge, AsRoad, Protected) \
    X(R_X_MO_CC_CAPITAL, RXMoCcCapital, AsCity, Protected) \
    X(R_X_SW_CC_SCORE, RXSwCcScore, Agreed, Document) \
    X(R_X_SW_CC_BRIDGE, RXSwCcBridge, No, Yes) \
    X(R_NUKE_ALONE, RNukeAlone, Destroyed, Blocks) \
    X(R_HANDOVER_CHOICE, RHandoverChoice, Receiver, Leaver) \
    X(R_SELL_LAST, RSellLast, Out, Refused) \
    X(R_LAST_ALL, RLastAll, Draw, MostPoints) \
    X(R_X_SW_CC_BOYCOTT, RXSwCcBoycott, No, Yes)
// clang-format on

namespace engine {

/// A point that the sources leave open and that is settled before the game. `ruling::R_MERGE` is "R-MERGE".
enum class RulingId : std::uint8_t {
#define ADJ_RULING(id, type, ...) id,
    ADJ_RULINGS(ADJ_RULING)
#undef ADJ_RULING
};

// The options of each ruling as a type of its own, the default first: an option that does not exist does not compile.
#define ADJ_RULING(id, type, ...) enum class type : std::uint8_t { __VA_ARGS__ };
ADJ_RULINGS(ADJ_RULING)
#undef ADJ_RULING

/// So that rule code reads `ruling::R_MERGE`.
namespace ruling {
using enum RulingId;
}

inline constexpr std::array kRulingIds{
#define ADJ_RULING(id, type, ...) RulingId::id,
    ADJ_RULINGS(ADJ_RULING)
#undef ADJ_RULING
};
inline constexpr std::size_t kRulingCount = kRulingIds.size();

/// 0 … kRulingCount − 1, in the order of the catalogue's list.
[[nodiscard]] constexpr std::size_t index(RulingId id) {
    return static_cast<std::size_t>(id);
}

/// The ruling that a type of options belongs to (`rulingOf<RMerge>` is R_MERGE).
template <class Option>
struct RulingOf {};
#define ADJ_RULING(id, type, ...)                       \
    template <>                                         \
    struct RulingOf<type> {                             \
        static constexpr RulingId value = RulingId::id; \
    };
ADJ_RULINGS(ADJ_RULING)
#undef ADJ_RULING

template <class Option>
concept RulingOption = std::is_enum_v<Option> && requires { RulingOf<Option>::value; };

template <RulingOption Option>
inline constexpr RulingId rulingOf = RulingOf<Option>::value;

/// One option of one ruling; option 0 is the default.
struct RulingChoice {
    RulingId id{};
    std::uint8_t option = 0;
    bool operator==(const RulingChoice&) const = default;
};

namespace detail {

inline constexpr std::size_t kMostOptions = 4;

struct RulingNames {
    Identifier id;
    std::array<Identifier, kMostOptions> options{};
    std::uint8_t count = 0;
};

[[nodiscard]] constexpr RulingNames rulingNames(std::string_view id, std::string_view options) {
    RulingNames names{identifierOf(id), {}, 0};
    while (const auto name = listItem(options, names.count)) {
        names.options[names.count++] = kebabOf(*name);
    }
    return names;
}

inline constexpr std::array kRulingNames{
#define ADJ_RULING(id, type, ...) rulingNames(#id, #__VA_ARGS__),
    ADJ_RULINGS(ADJ_RULING)
#undef ADJ_RULING
};

}  // namespace detail

/// "R-MERGE"; lives as long as the program.
[[nodiscard]] constexpr std::string_view toText(RulingId id) {
    return detail::kRulingNames[index(id)].id.text();
}

/// Exact spelling only; nothing for an unknown id.
[[nodiscard]] constexpr std::optional<RulingId> rulingFromText(std::string_view text) {
    for (const RulingId id : kRulingIds) {
        if (toText(id) == text) {
            return id;
        }
    }
    return std::nullopt;
}

/// How many options a ruling has; at least two.
[[nodiscard]] constexpr std::uint8_t optionCount(RulingId id) {
    return detail::kRulingNames[index(id)].count;
}

/// The option's id ("join"); the choice's option must be below optionCount.
[[nodiscard]] constexpr std::string_view optionText(RulingChoice choice) {
    return detail::kRulingNames[index(choice.id)].options.at(choice.option).text();
}

/// The option of that spelling; nothing when the ruling has none.
[[nodiscard]] constexpr std::optional<RulingChoice> optionFromText(RulingId id, std::string_view text) {
    for (std::uint8_t option = 0; option < optionCount(id); ++option) {
        if (optionText({id, option}) == text) {
            return RulingChoice{id, option};
        }
    }
    return std::nullopt;
}

/// The choice that an option's name stands for: `choiceOf(RMerge::No)`.
template <RulingOption Option>
[[nodiscard]] constexpr RulingChoice choiceOf(Option option) {
    return {rulingOf<Option>, static_cast<std::uint8_t>(option)};
}

static_assert(toText(ruling::R_MO_WALL_HAND) == "R-MO-WALL-HAND" && optionText(choiceOf(RMoEnd::At14)) == "at-14");

}  // namespace engine
