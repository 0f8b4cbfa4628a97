// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/watch_text.h"

#include <QCoreApplication>

#include "adjudicator/watch/proposal_text.h"
#include "ui/text/language.h"
#include "ui/text/place_text.h"

namespace ui {

namespace {

struct WatchText {
    Q_DECLARE_TR_FUNCTIONS(ui::WatchText)
};

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
    const auto piece = [&] {
        return said(adjudicator::watch::ownedPiece(change.piece, change.colour, position, language()));
    };
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
    return said(adjudicator::watch::proposalText(proposal, position, language()));
}

}  // namespace ui
