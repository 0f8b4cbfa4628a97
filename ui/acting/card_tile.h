// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <functional>
#include <optional>

#include "engine/action/action.h"
#include "engine/state/position.h"

namespace ui {

/// What a tile of the panel of cards shows.
struct CardFace {
    QString name;
    /// What it does, in one line.
    QString does;
    /// How many of it were played, or are left.
    QString note;
    QString key;
    /// What it costs, drawn as cards; in the note's place.
    std::optional<engine::Cards> cost = {};
    /// The picture, in the rectangle of the small card.
    std::function<void(QPainter&, const QRectF&)> draw;
};

/// A development card that may be played.
[[nodiscard]] CardFace faceOf(engine::DevelopmentCard card, engine::PlayerId by, const engine::Position& position);
/// Buying one, playing one, or whatever else is done with cards; `name`: the answer in words.
[[nodiscard]] CardFace faceOf(const engine::Action& example, const QString& name, const engine::Position& position);

/// A large button that looks like a card beside its words.
class CardTile : public QPushButton {
public:
    CardTile(CardFace face, QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override { return {280, kHigh}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {200, kHigh}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int paintCost(QPainter& p, int right) const;

    static constexpr int kHigh = 58;

    CardFace m_face;
};

}  // namespace ui
