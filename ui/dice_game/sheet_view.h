// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <set>

#include "engine/dice_game/position.h"
#include "ui/dice_game/sheet_layout.h"

namespace ui {

struct Colours;

/// One player's sheet, to be filled by mouse or keyboard: arrow keys go from part to part, Enter chooses. Says which
/// part was chosen; what it means is decided elsewhere.
class SheetView : public QWidget {
    Q_OBJECT

public:
    explicit SheetView(QWidget* parent = nullptr);

    /// `open`: the parts that can be chosen now.
    void show(const engine::dice_game::Position& position, engine::PlayerId player,
              std::set<engine::dice_game::SheetPart> open);
    /// The keys that go from part to part.
    [[nodiscard]] static bool walksBy(int key);
    [[nodiscard]] std::optional<engine::dice_game::SheetPart> current() const { return m_current; }
    void setCurrent(std::optional<engine::dice_game::SheetPart> part);
    /// What Enter chooses: the part that was walked to, while the keyboard is here.
    [[nodiscard]] std::optional<engine::dice_game::SheetPart> takenByEnter() const {
        return hasFocus() ? m_current : std::nullopt;
    }
    /// Where a part is drawn, in pixels of the widget.
    [[nodiscard]] QPointF pixelOf(const engine::dice_game::SheetPart& part) const;
    /// The sheet as it was shown last, on any paper; without what is pointed at.
    void paintOn(QPainter& painter, const QRectF& into, const Colours& colours) const;
    [[nodiscard]] QSize minimumSizeHint() const override { return {360, 380}; }

Q_SIGNALS:
    void partChosen(const engine::dice_game::SheetPart& part);
    void partPointed(const std::optional<engine::dice_game::SheetPart>& part);
    /// Enter chooses another part now, or none.
    void takenByEnterChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] qreal scale() const { return scaleFor(size()); }
    [[nodiscard]] qreal scaleFor(const QSizeF& size) const;
    [[nodiscard]] QPointF middleOf(const engine::dice_game::SheetPart& part) const;
    [[nodiscard]] std::optional<engine::dice_game::SheetPart> partAt(QPointF pixel) const;
    [[nodiscard]] std::vector<engine::dice_game::SheetPart> parts() const;
    void walk(QPointF direction);
    void step(int by);
    void point(std::optional<engine::dice_game::SheetPart> part);
    void paintPlace(QPainter& painter, engine::dice_game::PlaceId place) const;
    void paintJoker(QPainter& painter, engine::dice_game::JokerId joker) const;

    std::optional<engine::dice_game::Position> m_position;
    engine::PlayerId m_player{};
    std::set<engine::dice_game::SheetPart> m_open;
    SheetLayout m_layout;
    std::optional<engine::dice_game::SheetPart> m_current;
    std::optional<engine::dice_game::SheetPart> m_pointed;
};

}  // namespace ui
