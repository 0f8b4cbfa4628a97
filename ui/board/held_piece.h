// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <variant>
#include <vector>

#include "engine/state/pieces.h"
#include "ui/board/hex_layout.h"
#include "ui/theme/players.h"

namespace ui {

class BoardView;

/// A piece on its way to a place of the board.
struct Held {
    enum class Other { Nuke, Robber };
    std::variant<engine::BuildingKind, engine::RouteKind, engine::Units, Other> piece;
    PlayerLook look;
    /// It was taken up from the board, and is put down where the mouse lets it go; else it is placed by a click.
    bool isLifted = false;
    /// Where it may go: near one of them it stands as it would there.
    std::vector<PlaceName> targets = {};
};

/// The piece that is held: under the pointer while that is over the board, drawn as it will stand. Says where a drag
/// begins. A child of the board.
class HeldPiece : public QWidget {
    Q_OBJECT

public:
    explicit HeldPiece(BoardView& board);
    /// Empty: none is held.
    void hold(std::optional<Held> held);
    [[nodiscard]] const std::optional<Held>& held() const { return m_held; }
    /// The target that the piece stands on now.
    [[nodiscard]] const std::optional<PlaceName>& onto() const { return m_onto; }

Q_SIGNALS:
    /// The mouse begins to drag what stands at this place.
    void lifted(const ui::PlaceName& from);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow(QPointF pointer);
    /// Pixels to a hundredth of a hex side.
    [[nodiscard]] qreal unit() const;

    BoardView& m_board;
    std::optional<Held> m_held;
    std::optional<PlaceName> m_onto;
    QPointF m_pressed;
    QPointF m_pointer;
    bool m_isDown = false;
    bool m_isDragging = false;
};

}  // namespace ui
