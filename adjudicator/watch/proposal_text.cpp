// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/watch/proposal_text.h"

#include <optional>
#include <variant>

#include "adjudicator/text/action_text.h"
#include "adjudicator/text/place_words.h"
#include "adjudicator/text/say.h"
#include "adjudicator/text/words.h"
#include "adjudicator/watch/table_colours.h"

namespace adjudicator::watch {

namespace {

using engine::Language;
using engine::Position;

/// Also of a colour that nobody plays, whose id is the colour's.
std::string ownedBy(engine::Piece piece, const std::string& id, const Position& position, Language language) {
    const auto player = position.table->find(id);
    engine::Player nobody;
    nobody.id = id;
    const std::string who = player ? displayName(*player, *position.table, language) : displayName(nobody, language);
    return owned(piece, who, language);
}

/// A place that comes with its coordinates; they themselves where the board has no such place.
template <class Name>
std::string labelOf(const Name& name, const Position& position, Language language) {
    const auto id = position.topology().find(name);
    return id ? PlaceWords(*position.table, language).label(engine::Place(*id)) : engine::toText(name);
}

int wallsAt(const engine::Corner& corner, const Position& position) {
    const auto at = position.topology().find(corner);
    return at && position.buildings[*at] ? position.buildings[*at]->walls : 0;
}

/// What an entry of the referee says of armies or a weapon: that they are gone, what is left of them, what there is.
std::string armsText(const engine::Setup& set, const Position& position, Language language) {
    if (set.armies.empty()) {
        return say(language, "Without the rules: {}",
                   ownedBy(engine::Piece::Nuke, set.nukes.front().owner, position, language));
    }
    const engine::ArmySetup& army = set.armies.back();
    const std::string whose = ownedBy(engine::Piece::Army, army.owner, position, language);
    const std::string at = labelOf(army.at, position, language);
    if (army.units.empty()) {
        return say(language, "Take away: {}, {}", whose, at);
    }
    const std::string units = unitsText(army.units, language);
    const auto corner = position.topology().find(army.at);
    const auto before = corner ? position.armies[*corner] : std::nullopt;
    if (set.armies.size() == 1 && before && position.table->idOf(before->owner) == army.owner &&
        before->units.size() > army.units.size()) {
        return say(language, "What is left: {}, {}: {}", whose, at, units);
    }
    return say(language, "Without the rules: {}, {}: {}", whose, at, units);
}

}  // namespace

std::string ownedPiece(engine::Piece piece, vision::PieceColour colour, const Position& position, Language language) {
    const auto owners = ownersIn(position);
    return ownedBy(piece, owners[index(colour)].value_or(std::string(vision::toText(colour))), position, language);
}

std::string proposalText(const Proposal& proposal, const Position& position, Language language) {
    const auto* adjust = std::get_if<engine::Adjust>(&proposal.action);
    if (adjust == nullptr) {
        return sentence(proposal.action, *position.table, language);
    }
    const vision::PieceChange& change = proposal.changes.front();
    const std::string at = std::visit([&](const auto& name) { return labelOf(name, position, language); }, change.at);
    const auto takeAway = [&](const std::string& piece) { return say(language, "Take away: {}, {}", piece, at); };
    if (!adjust->remove.empty()) {
        return takeAway(ownedPiece(change.piece, change.colour, position, language));
    }
    const engine::Setup& set = *adjust->set;
    if (!set.armies.empty() || !set.nukes.empty()) {
        return armsText(set, position, language);
    }
    std::string what = say(language, "robber");
    if (change.what == vision::PieceChange::What::PirateMoved) {
        what = say(language, "pirate");
    } else if (!set.hexes.empty()) {
        what = set.hexes.front().faceDown ? say(language, "face down: {}", at) : say(language, "face up: {}", at);
    }
    if (!set.buildings.empty()) {
        const engine::BuildingSetup& building = set.buildings.front();
        const int walls = wallsAt(building.at, position);
        if (change.piece == engine::Piece::Wall && building.walls < walls) {
            return takeAway(ownedBy(engine::Piece::Wall, building.owner, position, language));
        }
        const bool isWall = building.walls > walls;
        what =
            ownedBy(isWall ? engine::Piece::Wall : engine::pieceOf(building.kind), building.owner, position, language);
    } else if (!set.bridges.empty()) {
        what = ownedBy(engine::Piece::Bridge, set.bridges.front().owner, position, language);
    } else if (!set.routes.empty()) {
        what = ownedBy(engine::pieceOf(set.routes.front().kind), set.routes.front().owner, position, language);
    }
    return say(language, "Without the rules: {}", what);
}

}  // namespace adjudicator::watch
