// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "engine/state/position.h"
#include "ui/theme/icons.h"
#include "ui/theme/players.h"

namespace ui {

/// What a row says of one player, as a referee would say it.
struct PlayerContent {
    /// So many pieces of one kind, drawn as their silhouette.
    struct Pieces {
        engine::Piece piece{};
        int count = 0;
    };
    /// A card of honour, walls, a weapon; or what stands in the player's way.
    struct Mark {
        Icon icon{};
        QString word;
        bool warns = false;
    };

    QString name;
    /// Empty: none are counted.
    std::optional<int> points;
    /// What a preview would make of them.
    std::optional<int> after;
    /// "8 points of 4 cities", one for each source.
    QStringList shares;
    std::vector<Pieces> pieces;
    /// "7", "5–8"; empty where nobody has counted.
    QString cards;
    /// The same in words, with the development cards.
    QStringList held;
    /// Development cards, as many as all may know.
    int development = 0;
    /// "1 A · 2 C".
    QString units;
    std::vector<Mark> marks;
    /// In the place of pieces and cards, where there are none.
    QString note;
    bool active = false;
    /// Empty: the fictional players, who have no colour.
    std::optional<PlayerLook> look;

    [[nodiscard]] bool isMarked(const QString& word) const;
};

[[nodiscard]] PlayerContent contentOf(const engine::Position& position, engine::PlayerId player);
/// The row of both fictional players (SW-1), on turn while somebody plays one's turn.
[[nodiscard]] PlayerContent fictionalContent(const engine::Position& position);

}  // namespace ui
