// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rulesets/shadow/sides.h"

#include <algorithm>

#include "engine/rules/robber.h"

namespace engine {

namespace {

constexpr std::size_t kHexesOfIsland = 19;
constexpr int kRadius = 2;

/// How far a hex lies towards a side of the island, clockwise from the top: 2 on the outermost row of three, 1 on the
/// row of four behind it.
int rowTowards(Hex hex, int side) {
    switch (side) {
        case 1:
            return -hex.r;
        case 2:
            return hex.q;
        case 3:
            return -hex.s();
        case 4:
            return hex.r;
        case 5:
            return -hex.q;
        case 6:
            return hex.s();
        default:
            return 0;
    }
}

/// All land is the island of 19 hexes; sea around it does not matter.
bool isIsland(const Position& position) {
    const Topology& board = position.topology();
    std::size_t land = 0;
    for (const HexId hex : board.hexes()) {
        if (position.hexes[hex].isLand()) {
            if (distance(board.hex(hex), Hex{0, 0}) > kRadius) {
                return false;
            }
            ++land;
        }
    }
    return land == kHexesOfIsland;
}

/// The standard side that a face means.
int boardSideOf(const Position& position, int face) {
    const auto& order = position.marks.sideOrder;
    return order.empty() ? face : order[static_cast<std::size_t>(face) - 1];
}

RulingChoice numbering(const Position& position) {
    return position.rules().rulings.choice(ruling::R_SW_SIDES);
}

}  // namespace

bool sidesAreDue(const Position& position) {
    return position.inForce(clause::SW_2) && position.turn.phase == Phase::Found && position.marks.founded == 0 &&
           !position.marks.sidesRemoved && !position.table->players.empty() && isIsland(position);
}

bool sidesAreNumbered(const Position& position) {
    return position.rules().rulings.get<RSwSides>() == RSwSides::Clockwise || !position.marks.sideOrder.empty();
}

std::vector<HexId> hexesOfSides(const Position& position, std::array<int, 2> faces) {
    const int first = boardSideOf(position, faces[0]);
    const int second = boardSideOf(position, faces[1]);
    const int nearest = first == second ? kRadius - 1 : kRadius;
    std::vector<HexId> hexes;
    for (const HexId hex : position.topology().hexes()) {
        const Hex name = position.topology().hex(hex);
        const bool thrown = rowTowards(name, first) >= nearest || rowTowards(name, second) >= nearest;
        if (thrown && position.hexes[hex].isLand()) {
            hexes.push_back(hex);
        }
    }
    return hexes;
}

bool isDearThrow(const Position& position, std::span<const HexId> hexes) {
    const auto good = [&](HexId hex) { return position.hexes[hex].number == 6 || position.hexes[hex].number == 8; };
    return std::ranges::count_if(hexes, good) >= 2;
}

Judgement judge(const Position& position, const NumberSides& action) {
    const auto* due = std::get_if<SidesDue>(&position.turn.pending);
    if (due == nullptr) {
        return refuse(clause::SW_2, Why::NoSidesDue);
    }
    if (position.rules().rulings.get<RSwSides>() == RSwSides::Clockwise) {
        return refuse(clause::SW_2, Why::SidesFixed, {}, numbering(position));
    }
    if (!due->hexes.empty()) {
        return refuse(clause::SW_2, Why::SidesAreDue);
    }
    std::vector<int> order = action.order;
    std::ranges::sort(order);
    if (order != std::vector{1, 2, 3, 4, 5, 6}) {
        return refuse(clause::SW_2, Why::SidesUnnumbered, {}, numbering(position));
    }
    Deciding deciding(position);
    deciding.add(SidesNumbered{action.order}, {clause::SW_2}, {numbering(position)});
    return deciding;
}

Judgement thrown(const Position& position, const SidesDue&, const Throw& action) {
    const std::vector<HexId> hexes = hexesOfSides(position, {action.dice.dice[0].value, action.dice.dice[1].value});
    const bool dear = isDearThrow(position, hexes);
    Deciding deciding(position);
    deciding.add(DiceThrown{action.by, action.dice}, {clause::SW_2});
    deciding.add(Awaiting{SidesDue{hexes, dear}},
                 dear ? std::vector{clause::SW_2, clause::SW_4} : std::vector{clause::SW_2},
                 std::vector{numbering(position)});
    return deciding;
}

Judgement judge(const Position& position, const AcceptSides&) {
    const auto* due = std::get_if<SidesDue>(&position.turn.pending);
    if (due == nullptr) {
        return refuse(clause::SW_2, Why::NoSidesDue);
    }
    if (due->hexes.empty()) {
        return refuse(clause::SW_2, Why::ThrowIsDue);
    }
    Deciding deciding(position);
    for (const HexId hex : due->hexes) {
        deciding.add(HexRemoved{hex}, {clause::SW_2});
    }
    deciding.add(SidesRemoved{}, {clause::SW_2, clause::SW_3}, {position.rules().rulings.choice(ruling::R_SW_EDGE)});
    const bool homeless = position.robber && std::ranges::find(due->hexes, *position.robber) != due->hexes.end();
    if (!homeless) {
        deciding.add(Settled{}, {clause::SW_2});
    } else if (position.rules().rulings.get<RSwRobber>() == RSwRobber::RemovedHex) {
        deciding.add(Settled{}, {clause::SW_2}, {choiceOf(RSwRobber::RemovedHex)});
    } else {
        callRobber(deciding, PlayerId(0), RobberCause::Placed, {clause::SW_2}, {choiceOf(RSwRobber::Players)});
    }
    return deciding;
}

}  // namespace engine
