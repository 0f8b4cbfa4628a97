// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/table/player_content.h"

#include <algorithm>
#include <utility>

#include "adjudicator/text/words.h"
#include "engine/rules/points.h"
#include "engine/rules/supply.h"
#include "ui/table/players_panel.h"
#include "ui/text/units_text.h"

namespace ui {

namespace {

std::optional<engine::Piece> pieceOf(engine::PointSource source) {
    switch (source) {
        case engine::PointSource::Settlements:
            return engine::Piece::Settlement;
        case engine::PointSource::Cities:
            return engine::Piece::City;
        case engine::PointSource::Metropolises:
            return engine::Piece::Metropolis;
        case engine::PointSource::Capitals:
            return engine::Piece::Capital;
        case engine::PointSource::Bridges:
            return engine::Piece::Bridge;
        case engine::PointSource::Factories:
            return engine::Piece::Factory;
        case engine::PointSource::LongestRoad:
        case engine::PointSource::LargestArmy:
        case engine::PointSource::SecondRoad:
        case engine::PointSource::SecondArmy:
        case engine::PointSource::VictoryPointCards:
        case engine::PointSource::Monopolists:
        case engine::PointSource::Exchange:
        case engine::PointSource::Extra:
            break;
    }
    return std::nullopt;
}

QString cardOf(engine::PointSource source, int count) {
    switch (source) {
        case engine::PointSource::LongestRoad:
            return PlayersPanel::tr("longest road");
        case engine::PointSource::LargestArmy:
            return PlayersPanel::tr("largest army");
        case engine::PointSource::SecondRoad:
            return PlayersPanel::tr("second longest road");
        case engine::PointSource::SecondArmy:
            return PlayersPanel::tr("second largest army");
        case engine::PointSource::VictoryPointCards:
            return PlayersPanel::tr("%n victory point card(s)", nullptr, count);
        case engine::PointSource::Monopolists:
            return PlayersPanel::tr("%n Monopolist card(s)", nullptr, count);
        case engine::PointSource::Exchange:
            return PlayersPanel::tr("first at the Exchange");
        default:
            return PlayersPanel::tr("extra points");
    }
}

/// "8 points of 4 cities": points and pieces are never one number.
QString shareText(const engine::PointShare& share) {
    const auto piece = pieceOf(share.source);
    const QString what = piece ? QString::fromStdString(adjudicator::counted(share.count, *piece, language()))
                               : cardOf(share.source, share.count);
    return PlayersPanel::tr("%1 of %2", "points of what they come from")
        .arg(PlayersPanel::tr("%n point(s)", nullptr, share.points), what);
}

/// Cards of honour stand as marks, with what they are worth.
std::optional<PlayerContent::Mark> markOf(const engine::PointShare& share) {
    const auto worth = [&](const QString& word) { return QStringLiteral("%1 +%2").arg(word).arg(share.points); };
    switch (share.source) {
        case engine::PointSource::LongestRoad:
            return PlayerContent::Mark{Icon::Road, worth(PlayersPanel::tr("Longest road")), false};
        case engine::PointSource::LargestArmy:
            return PlayerContent::Mark{Icon::Shield, worth(PlayersPanel::tr("Largest army")), false};
        case engine::PointSource::SecondRoad:
            return PlayerContent::Mark{Icon::Road, worth(PlayersPanel::tr("Second road")), false};
        case engine::PointSource::SecondArmy:
            return PlayerContent::Mark{Icon::Shield, worth(PlayersPanel::tr("Second army")), false};
        case engine::PointSource::Monopolists:
            return PlayerContent::Mark{Icon::Relic, worth(PlayersPanel::tr("Monopolist")), false};
        case engine::PointSource::VictoryPointCards:
            return PlayerContent::Mark{Icon::Trophy, worth(PlayersPanel::tr("Cards")), false};
        case engine::PointSource::Exchange:
            return PlayerContent::Mark{Icon::Coins, worth(PlayersPanel::tr("Exchange")), false};
        default:
            return std::nullopt;
    }
}

/// "7", "5–8"; empty where nothing is known.
QString countOf(const engine::Range& size) {
    if (size.most >= engine::kUnlimited) {
        return {};
    }
    return size.isExact() ? QString::number(size.least) : QStringLiteral("%1–%2").arg(size.least).arg(size.most);
}

QStringList heldWords(const engine::Range& size, int development) {
    QStringList words;
    if (size.isExact()) {
        words.append(PlayersPanel::tr("%n card(s)", nullptr, size.least));
    } else if (size.most < engine::kUnlimited) {
        words.append(PlayersPanel::tr("%1–%2 cards").arg(size.least).arg(size.most));
    }
    if (development > 0) {
        words.append(PlayersPanel::tr("%n development card(s)", nullptr, development));
    }
    return words;
}

void addPieces(PlayerContent& content, const engine::Position& position, engine::PlayerId player) {
    using engine::Piece;
    for (const Piece piece : {Piece::Settlement, Piece::City, Piece::Metropolis, Piece::Capital, Piece::Factory,
                              Piece::Road, Piece::Ship, Piece::Bridge}) {
        if (const int count = engine::piecesOnBoard(position, player, piece); count > 0) {
            content.pieces.push_back({piece, count});
        }
    }
}

void addWarnings(PlayerContent& content, const engine::Position& position, engine::PlayerId player) {
    const auto warn = [&](Icon icon, const QString& word) {
        if (!content.isMarked(word)) {
            content.marks.push_back({icon, word, true});
        }
    };
    if (position.marks.boycotted[player] && position.inForce(engine::clause::CC_14)) {
        warn(Icon::Cross, PlayersPanel::tr("Boycotted"));
    }
    if (const auto* fight = std::get_if<engine::Fight>(&position.turn.pending);
        fight != nullptr && fight->defender == player) {
        warn(Icon::Fight, PlayersPanel::tr("Under attack"));
    }
    for (const auto& building : position.buildings) {
        if (building && building->owner == player && building->upsideDown) {
            warn(Icon::Warning,
                 building->kind == engine::BuildingKind::Settlement ? PlayersPanel::tr("Settlement upside down")
                 : building->kind == engine::BuildingKind::City     ? PlayersPanel::tr("City upside down")
                                                                    : PlayersPanel::tr("Building upside down"));
        }
    }
}

void addMarks(PlayerContent& content, const engine::Position& position, engine::PlayerId player) {
    if (position.isOut(player)) {
        content.marks = {{Icon::Door, PlayersPanel::tr("Out of the game"), true}};
        return;
    }
    addWarnings(content, position, player);
    for (const engine::PointShare& share : engine::pointShares(position, player)) {
        if (auto mark = markOf(share)) {
            content.marks.push_back(*std::move(mark));
        }
    }
    if (const int walls = engine::piecesOnBoard(position, player, engine::Piece::Wall); walls > 0) {
        content.marks.push_back({Icon::Wall, PlayersPanel::tr("%n wall(s)", nullptr, walls), false});
    }
    for (const auto& nuke : position.nukes) {
        if (nuke == player) {
            content.marks.push_back({Icon::Nuke, PlayersPanel::tr("weapon"), false});
        }
    }
    if (const int knights = position.development[player].played[engine::DevelopmentCard::Knight]; knights > 0) {
        content.marks.push_back({Icon::CardPlayed, PlayersPanel::tr("%n knight(s)", nullptr, knights), false});
    }
}

}  // namespace

bool PlayerContent::isMarked(const QString& word) const {
    return std::ranges::find(marks, word, &Mark::word) != marks.end();
}

PlayerContent contentOf(const engine::Position& position, engine::PlayerId player) {
    PlayerContent content;
    content.look = lookOf(position, player);
    content.name = nameOf(position, player);
    content.points = engine::scoreOf(position, player);
    content.active = position.turn.player == player && position.turn.phase != engine::Phase::Ended &&
                     position.turn.phase != engine::Phase::Fictional;
    for (const engine::PointShare& share : engine::pointShares(position, player)) {
        content.shares.append(shareText(share));
    }
    addPieces(content, position, player);
    content.cards = countOf(position.hands[player].size());
    content.development = position.development[player].hidden.total.value_or(0);
    content.held = heldWords(position.hands[player].size(), content.development);
    engine::Units units;
    for (const auto& army : position.armies) {
        if (army && army->owner == player) {
            units += army->units;
        }
    }
    content.units = unitsText(units);
    addMarks(content, position, player);
    return content;
}

PlayerContent fictionalContent(const engine::Position& position) {
    PlayerContent content;
    content.name = PlayersPanel::tr("Fictional");
    content.note = PlayersPanel::tr("No pieces, no cards");
    content.active = position.turn.phase == engine::Phase::Fictional;
    if (content.active) {
        content.marks.push_back(
            {Icon::Hand, PlayersPanel::tr("%1 plays this turn").arg(nameOf(position, position.turn.player)), false});
    }
    return content;
}

}  // namespace ui
