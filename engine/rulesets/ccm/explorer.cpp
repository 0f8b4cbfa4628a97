// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/ccm/explorer.h"

#include <algorithm>

#include "engine/state/layouts.h"

namespace engine {

namespace {

/// A land hex that bears a token once it is reached.
bool bearsToken(const HexState& hex) {
    return hex.isLand() && !hex.faceDown && hex.terrain && *hex.terrain != Terrain::Desert;
}

bool isReached(const Position& position, HexId hex) {
    return std::ranges::any_of(position.topology().cornersOf(hex), [&](CornerId corner) {
        const auto& building = position.buildings[corner];
        return building && building->kind != BuildingKind::Factory;
    });
}

/// Hexes that wait for their token, the westernmost first, then the northernmost.
std::vector<HexId> reachedHexes(const Position& position) {
    const Topology& board = position.topology();
    std::vector<HexId> hexes;
    for (const HexId hex : board.hexes()) {
        const HexState& state = position.hexes[hex];
        if (bearsToken(state) && !state.number && isReached(position, hex)) {
            hexes.push_back(hex);
        }
    }
    std::ranges::sort(hexes, {}, [&](HexId hex) { return board.hex(hex); });
    return hexes;
}

/// The owner of the settlement built last; without one, whose turn it is.
PlayerId lastBuilder(const Deciding& deciding) {
    PlayerId owner = deciding.now().turn.player;
    for (const Event& event : deciding.events()) {
        const auto* placed = std::get_if<PiecePlaced>(&event.body);
        if (placed != nullptr && buildingKindFromText(toText(placed->piece))) {
            owner = placed->owner;
        }
    }
    return owner;
}

/// Whose turn comes before that player's.
PlayerId seatBefore(const Position& position, PlayerId player) {
    const std::size_t players = position.table->players.size();
    std::size_t seat = index(player);
    do {
        seat = (seat + players - 1) % players;
    } while (position.isOut(PlayerId(seat)) && seat != index(player));
    return PlayerId(seat);
}

}  // namespace

void gatherTokens(Deciding& deciding) {
    for (const HexId hex : deciding.now().topology().hexes()) {
        HexState state = deciding.now().hexes[hex];
        if (state.number && bearsToken(state)) {
            state.number.reset();
            deciding.add(HexChanged{hex, state}, {clause::CC_15});
        }
    }
}

void offerTokens(Deciding& deciding) {
    const Position& now = deciding.standingNow();
    if (!now.inForce(clause::CC_15)) {
        return;
    }
    const Turn turn = deciding.turnNow();
    const bool playing = turn.phase != Phase::Found && turn.phase != Phase::Ended;
    if (!playing || !std::holds_alternative<std::monostate>(turn.pending)) {
        return;
    }
    const std::vector<HexId> hexes = reachedHexes(now);
    if (hexes.empty()) {
        return;
    }
    const PlayerId by = seatBefore(now, lastBuilder(deciding));
    const bool anyOrder = now.rules().rulings.get<RCcExplore>() == RCcExplore::Owner;
    deciding.add(Awaiting{TokensDue{by, hexes, anyOrder}}, {clause::CC_15}, {now.choice(ruling::R_CC_EXPLORE)});
}

bool isTokenLeft(const Position& position, int number) {
    const auto land = static_cast<std::size_t>(
        std::ranges::count_if(position.hexes, [](const HexState& hex) { return hex.removed || hex.isLand(); }));
    for (const Layout& layout : {layoutForFour(), layoutForSix()}) {
        if (layout.land.size() == land) {
            const auto owned = std::ranges::count(layout.tokens, number);
            return std::ranges::count(position.hexes, std::optional(number), &HexState::number) < owned;
        }
    }
    return true;
}

Judgement judge(const Position& position, const DrawToken& action) {
    const auto* due = std::get_if<TokensDue>(&position.turn.pending);
    if (due == nullptr) {
        return refuse(clause::CC_15, Why::NoTokensDue);
    }
    if (action.by != due->by) {
        return refuse(clause::CC_15, Why::NotYourTurn);
    }
    const bool named = std::ranges::find(due->hexes, action.hex) != due->hexes.end();
    if (!named || (!due->anyOrder && action.hex != due->hexes.front())) {
        return refuse(clause::CC_15, Why::OtherHexFirst, {due->hexes.front()}, position.choice(ruling::R_CC_EXPLORE));
    }
    if (action.number < 2 || action.number > 12 || action.number == 7 || !isTokenLeft(position, action.number)) {
        return refuse(clause::CC_15, Why::TokenNotInBox);
    }
    Deciding deciding(position);
    deciding.add(TokenPlaced{action.hex, action.number}, {clause::CC_15}, {position.choice(ruling::R_CC_EXPLORE)});
    TokensDue left = *due;
    std::erase(left.hexes, action.hex);
    if (left.hexes.empty()) {
        deciding.add(Settled{}, {clause::CC_15});
    } else {
        deciding.add(Awaiting{left}, {clause::CC_15}, {position.choice(ruling::R_CC_EXPLORE)});
    }
    return deciding;
}

}  // namespace engine
