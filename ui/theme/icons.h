// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QObject>
#include <QPixmap>

class QWidget;

namespace ui {
Q_NAMESPACE

/// The line drawings of buttons and lists: `NextTurn` is data/icons/next_turn.svg, a box of 24 units.
enum class Icon {
    Table,
    Ccm,
    Rules,
    NewGame,
    Fit,
    Turn,
    Road,
    Ship,
    Settlement,
    City,
    Infantry,
    Cavalry,
    Artillery,
    Nuke,
    Wall,
    Army,
    Fight,
    Robber,
    Dice,
    TakeBack,
    Restore,
    Check,
    Camera,
    Flag,
    Warning,
    Cross,
    Search,
    Ruling,
    Adjust,
    Save,
    Shield,
    Hand,
    Book,
    Cards,
    Bridge,
    // The record.
    Trade,
    CardDrawn,
    CardPlayed,
    Coins,
    Ballot,
    Storm,
    NextTurn,
    NextPhase,
    Lock,
    Door,
    Trophy,
    Factory,
    Capital,
    Relic,
    Filter,
    Chart,
    // The way through time.
    LookBack,
    First,
    PreviousTurn,
    Previous,
    Next,
    FollowingTurn,
    Last
};
Q_ENUM_NS(Icon)

/// In one colour; drawn once for each colour, size and pixel ratio.
[[nodiscard]] QPixmap drawn(Icon icon, const QColor& ink, int size, qreal pixelRatio);
/// In the text colour of the look in force, paler when disabled, and the colour on an accent when checked.
[[nodiscard]] QIcon icon(Icon icon, const QWidget* on, int size = 20);

}  // namespace ui
