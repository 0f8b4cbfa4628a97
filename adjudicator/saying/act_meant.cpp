// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/saying/act_meant.h"

#include "engine/clauses/guest_book.h"

namespace adjudicator::saying::meant {

using namespace engine;

Meant found(const Position& position, Places places) {
    const auto corner = at<CornerId>(places, 0);
    if (!corner) {
        return std::nullopt;
    }
    return Found{position.turn.player, *corner,
                 at<SideId>(places, 1).value_or(position.topology().sidesOf(*corner)[0])};
}

Meant city(const Position& position, Places places) {
    const auto corner = at<CornerId>(places, 0);
    return corner ? Meant(Upgrade{position.turn.player, Piece::City, *corner}) : std::nullopt;
}

Meant bridge(const Position& position, Places places) {
    const auto hex = at<HexId>(places, 0);
    if (!hex) {
        return std::nullopt;
    }
    const CornerId pole = at<CornerId>(places, 1).value_or(position.topology().cornersOf(*hex)[0]);
    return Build{position.turn.player, Piece::Bridge, pole, *hex};
}

Meant great(const Position& position, Places places) {
    const auto corner = at<CornerId>(places, 0);
    if (!corner) {
        return std::nullopt;
    }
    const PlayerId by = position.turn.player;
    if (position.inForce(clause::CC_13) && position.ownerAt(*corner) == by) {
        return Upgrade{by, Piece::Capital, *corner};
    }
    return Build{by, position.inForce(clause::MO_5) ? Piece::Factory : Piece::Capital, Site(*corner)};
}

Meant train(const Position& position, Places places) {
    const auto corner = at<CornerId>(places, 0);
    return corner ? Meant(TrainUnit{position.turn.player, *corner}) : std::nullopt;
}

Meant card(const Position& position, Places) {
    const PlayerId by = position.turn.player;
    return position.inForce(clause::SA_D1) ? Action(DrawCard{by}) : Action(BuyCard{by, std::nullopt});
}

Meant takeOver(const Position& position, Places places) {
    const PlayerId by = position.turn.player;
    if (const auto side = at<SideId>(places, 0)) {
        return TakeOver{by, *side, Piece::Road, std::nullopt, std::nullopt};
    }
    const auto corner = at<CornerId>(places, 0);
    return corner ? Meant(TakeOver{by, *corner, Piece::Settlement, std::nullopt, std::nullopt}) : std::nullopt;
}

Meant moveShip(const Position& position, Places places) {
    const auto side = at<SideId>(places, 0);
    return side ? Meant(MoveShip{position.turn.player, *side, at<SideId>(places, 1).value_or(*side)}) : std::nullopt;
}

Meant boycott(const Position& position, Places) {
    const PlayerId by = position.turn.player;
    for (const PlayerId player : position.seats()) {
        // Whose turn it is speaks first; somebody else buys off in the own turn.
        if (position.marks.boycotted[player] && (player == by || !position.marks.boycotted[by])) {
            return BuyOff{player, std::nullopt};
        }
    }
    return Boycott{by};
}

Meant move(const Position& position, Places places) {
    const auto corner = at<CornerId>(places, 0);
    if (!corner) {
        return std::nullopt;
    }
    MoveArmy move;
    move.by = position.turn.player;
    move.from = *corner;
    move.to = at<CornerId>(places, 1).value_or(*corner);
    return move;
}

Meant attack(const Position& position, Places places) {
    const auto corner = at<CornerId>(places, 0);
    if (!corner) {
        return std::nullopt;
    }
    Attack attack;
    attack.by = position.turn.player;
    attack.at = *corner;
    const auto isOwn = [&](CornerId at) { return position.armies[at] && position.armies[at]->owner == attack.by; };
    for (const CornerId beside : position.topology().neighboursOf(*corner)) {
        if (isOwn(beside)) {
            attack.from.push_back(beside);
        }
    }
    for (const CornerId other : position.topology().corners()) {
        if (attack.from.empty() && isOwn(other)) {
            attack.from.push_back(other);
        }
    }
    return attack;
}

Meant fightRobber(const Position& position, Places places) {
    const auto corner = at<CornerId>(places, 0);
    return corner ? Meant(AttackRobber{position.turn.player, *corner, false}) : std::nullopt;
}

Meant fire(const Position& position, Places places) {
    const auto corner = at<CornerId>(places, 0);
    const auto hex = at<HexId>(places, 1);
    return corner && hex ? Meant(FireNuke{position.turn.player, *corner, *hex}) : std::nullopt;
}

Meant robber(const Position& position, Places places) {
    const auto hex = at<HexId>(places, 0);
    return hex ? Meant(MoveRobber{position.turn.player, *hex, std::nullopt}) : std::nullopt;
}

Meant stop(const Position& position, Places places) {
    const auto* fight = std::get_if<Fight>(&position.turn.pending);
    if (fight == nullptr || places.size() < fight->from.size()) {
        return std::nullopt;
    }
    Stop stop;
    stop.by = fight->attacker;
    for (std::size_t i = 0; i < fight->from.size(); ++i) {
        if (const auto to = at<CornerId>(places, i)) {
            stop.retreat.push_back({fight->from[i], *to});
        }
    }
    return stop;
}

Meant capitulate(const Position& position, Places) {
    for (const PlayerId player : position.seats()) {
        if (player != position.turn.player) {
            return Capitulate{player, position.turn.player};
        }
    }
    return std::nullopt;
}

Meant guest(const Position& position, std::size_t act, Places places) {
    const auto words = guestAct(act);
    GuestAct meant{position.turn.player, guestName(*words.book, words.part->word)};
    const auto corner = at<CornerId>(places, 0);
    const auto side = at<SideId>(places, 0);
    switch (words.part->at) {
        case GuestPlace::None:
            return meant;
        case GuestPlace::Corner:
            meant.at = corner ? std::optional<Site>(*corner) : std::nullopt;
            return corner ? Meant(meant) : std::nullopt;
        case GuestPlace::Side:
            meant.at = side ? std::optional<Site>(*side) : std::nullopt;
            return side ? Meant(meant) : std::nullopt;
        case GuestPlace::Hex:
            meant.hex = at<HexId>(places, 0);
            return meant.hex ? Meant(meant) : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace adjudicator::saying::meant
