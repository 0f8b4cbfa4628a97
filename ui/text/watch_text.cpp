// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/watch_text.h"

#include <QCoreApplication>
#include <variant>

#include "adjudicator/text/words.h"
#include "adjudicator/watch/table_colours.h"
#include "ui/text/language.h"
#include "ui/text/place_text.h"
#include "ui/text/sentences.h"
#include "ui/text/units_text.h"
#include "ui/theme/players.h"

namespace ui {

namespace {

struct WatchText {
    Q_DECLARE_TR_FUNCTIONS(ui::WatchText)
};

/// The player whose pieces have the colour, by id; the colour's word where nobody's do.
std::string ownerOf(vision::PieceColour colour, const engine::Position& position) {
    const auto owners = adjudicator::watch::ownersIn(position);
    return owners[index(colour)].value_or(std::string(vision::toText(colour)));
}

/// "Ben's road", also of a colour that nobody plays.
QString ownedPiece(engine::Piece piece, const std::string& id, const engine::Position& position) {
    const auto player = position.table->find(id);
    const QString owner = player ? nameOf(position, *player) : colourWord(QString::fromStdString(id));
    return QString::fromStdString(adjudicator::owned(piece, owner.toStdString(), language()));
}

int wallsAt(const engine::Position& position, const engine::Corner& corner) {
    const auto at = position.topology().find(corner);
    return at && position.buildings[*at] ? position.buildings[*at]->walls : 0;
}

/// What an entry of the referee says of armies or a weapon: that they are gone, what is left of them, what there is.
QString armsText(const engine::Setup& set, const engine::Position& position) {
    if (set.armies.empty()) {
        return WatchText::tr("Without the rules: %1")
            .arg(ownedPiece(engine::Piece::Nuke, set.nukes.front().owner, position));
    }
    const engine::ArmySetup& army = set.armies.back();
    const QString owned = ownedPiece(engine::Piece::Army, army.owner, position);
    const QString at = placeLabel(position, std::variant<engine::Corner>(army.at));
    if (army.units.empty()) {
        return WatchText::tr("Take away: %1, %2").arg(owned, at);
    }
    const auto corner = position.topology().find(army.at);
    const auto before = corner ? position.armies[*corner] : std::nullopt;
    if (set.armies.size() == 1 && before && position.table->idOf(before->owner) == army.owner &&
        before->units.size() > army.units.size()) {
        return WatchText::tr("What is left: %1, %2: %3").arg(owned, at, unitsWords(army.units));
    }
    return WatchText::tr("Without the rules: %1, %2: %3").arg(owned, at, unitsWords(army.units));
}

}  // namespace

QString sentence(adjudicator::watch::WatchState state) {
    using adjudicator::watch::WatchState;
    switch (state) {
        case WatchState::Waiting:
            return WatchText::tr("Waiting for a picture");
        case WatchState::NoBoard:
            return WatchText::tr("No board is seen");
        case WatchState::OtherBoard:
            return WatchText::tr("The board that is seen has other hexes than this game");
        case WatchState::Watching:
            return WatchText::tr("Watching the table");
        case WatchState::Covered:
            return WatchText::tr("Watching: a hand is over the board");
        case WatchState::Lost:
            return WatchText::tr("The board was moved or covered; it is looked for");
    }
    return {};
}

QString sentence(adjudicator::watch::CheckError error) {
    return error == adjudicator::watch::CheckError::NoBoard
               ? WatchText::tr("No board is recognised in the picture: nothing can be compared.")
               : WatchText::tr("The board in the picture has other hexes than this game.");
}

QString differenceText(const vision::PieceChange& change, const engine::Position& position) {
    using What = vision::PieceChange::What;
    const QString at = placeLabel(position, change.at);
    const auto piece = [&] { return ownedPiece(change.piece, ownerOf(change.colour, position), position); };
    switch (change.what) {
        case What::Appeared:
            return WatchText::tr("Only on the table: %1, %2").arg(piece(), at);
        case What::Vanished:
            return WatchText::tr("Only in the record, not seen: %1, %2").arg(piece(), at);
        case What::Replaced:
            return WatchText::tr("Something else on the table: %1, %2").arg(piece(), at);
        case What::RobberMoved:
            return WatchText::tr("The robber stands here: %1").arg(at);
        case What::PirateMoved:
            return WatchText::tr("The pirate stands here: %1").arg(at);
        case What::FaceDown:
            return WatchText::tr("Face down: %1").arg(at);
        case What::FaceUp:
            return WatchText::tr("Face up: %1").arg(at);
    }
    return {};
}

QString proposalText(const adjudicator::watch::Proposal& proposal, const engine::Position& position) {
    const auto* adjust = std::get_if<engine::Adjust>(&proposal.action);
    if (adjust == nullptr) {
        return sentence(proposal.action, position);
    }
    const vision::PieceChange& change = proposal.changes.front();
    const QString at = placeLabel(position, change.at);
    if (!adjust->remove.empty()) {
        return WatchText::tr("Take away: %1, %2")
            .arg(ownedPiece(change.piece, ownerOf(change.colour, position), position), at);
    }
    const engine::Setup& set = *adjust->set;
    if (!set.armies.empty() || !set.nukes.empty()) {
        return armsText(set, position);
    }
    QString what = WatchText::tr("robber");
    if (change.what == vision::PieceChange::What::PirateMoved) {
        what = WatchText::tr("pirate");
    } else if (!set.hexes.empty()) {
        what =
            set.hexes.front().faceDown ? WatchText::tr("face down: %1").arg(at) : WatchText::tr("face up: %1").arg(at);
    }
    if (!set.buildings.empty()) {
        const engine::BuildingSetup& building = set.buildings.front();
        const int walls = wallsAt(position, building.at);
        if (change.piece == engine::Piece::Wall && building.walls < walls) {
            return WatchText::tr("Take away: %1, %2")
                .arg(ownedPiece(engine::Piece::Wall, building.owner, position), at);
        }
        const bool isWall = building.walls > walls;
        what = ownedPiece(isWall ? engine::Piece::Wall : engine::pieceOf(building.kind), building.owner, position);
    } else if (!set.bridges.empty()) {
        what = ownedPiece(engine::Piece::Bridge, set.bridges.front().owner, position);
    } else if (!set.routes.empty()) {
        what = ownedPiece(engine::pieceOf(set.routes.front().kind), set.routes.front().owner, position);
    }
    return WatchText::tr("Without the rules: %1").arg(what);
}

}  // namespace ui
