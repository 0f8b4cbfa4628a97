// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/hex_acts.h"

#include <variant>

namespace adjudicator::watch {

using engine::Position;
using vision::PieceChange;

engine::Adjust turning(const PieceChange& change, engine::HexId hex, const Position& position) {
    const engine::HexState& state = position.hexes[hex];
    engine::Adjust adjust;
    adjust.reason = "seen on the table";
    adjust.set->hexes.push_back({position.topology().hex(hex), state.terrain, state.number,
                                 change.what == PieceChange::What::FaceDown, state.removed, state.continent});
    return adjust;
}

std::optional<engine::Action> actOfHex(const PieceChange& change, engine::HexId hex, const Position& position) {
    switch (change.what) {
        case PieceChange::What::RobberMoved:
            return engine::MoveRobber{position.turn.player, hex, std::nullopt};
        case PieceChange::What::PirateMoved:
            return engine::MovePirate{position.turn.player, hex, std::nullopt};
        case PieceChange::What::FaceDown:
            return turning(change, hex, position);
        case PieceChange::What::FaceUp:
            // What nobody knew is on its face cannot be entered from its back.
            return position.hexes[hex].terrain ? std::optional<engine::Action>(turning(change, hex, position))
                                               : std::nullopt;
        case PieceChange::What::Appeared:
        case PieceChange::What::Vanished:
        case PieceChange::What::Replaced:
            break;
    }
    return std::nullopt;
}

std::optional<Proposal> firing(const std::vector<engine::Action>& legal, const std::vector<PieceChange>& changes,
                               const Position& position, const PieceChange& change) {
    std::optional<Proposal> likeliest;
    for (const engine::Action& action : legal) {
        const auto* fired = std::get_if<engine::FireNuke>(&action);
        if (fired == nullptr || change.at != vision::Place(position.topology().hex(fired->hex))) {
            continue;
        }
        if (!likeliest) {
            likeliest = Proposal{action, change.confidence, true, {change}};
        }
        const vision::Place from = position.topology().corner(fired->from);
        for (const PieceChange& other : changes) {
            if (other.what == PieceChange::What::Vanished && other.piece == engine::Piece::Nuke && other.at == from) {
                return Proposal{action, change.confidence, true, {change, other}};
            }
        }
    }
    return likeliest;
}

void applyToHex(PieceChange::What what, engine::Hex hex, engine::Setup& setup) {
    if (what == PieceChange::What::RobberMoved) {
        setup.robber = hex;
    } else if (what == PieceChange::What::PirateMoved) {
        setup.pirate = hex;
    }
    for (engine::HexSetup& each : setup.hexes) {
        const bool turned = what == PieceChange::What::FaceDown || what == PieceChange::What::FaceUp;
        each.faceDown = each.hex == hex && turned ? what == PieceChange::What::FaceDown : each.faceDown;
    }
}

}  // namespace adjudicator::watch
