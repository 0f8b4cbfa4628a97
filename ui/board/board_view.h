// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <functional>
#include <optional>

#include "ui/board/board_scene.h"
#include "ui/board/wanted.h"

class QPushButton;

namespace ui {

/// The board: drawn crisp at any size, turned to the referee's seat, zoomed and moved. Says which place was chosen, by
/// mouse or keyboard; what it means is decided elsewhere.
class BoardView : public QWidget {
    Q_OBJECT

public:
    explicit BoardView(QWidget* parent = nullptr);

    void setPicture(BoardPicture picture);
    void setMarkers(Markers markers, Wanted wanted);
    /// The dice of what just changed tumble for so long: until then a combat stands as before.
    void tumble(int milliseconds) { m_scene.tumble(milliseconds); }
    /// Whether it may zoom and let losses fall by itself; never where the desktop wants no animation.
    void setMoves(bool on) { m_moves = on; }
    /// Lies over the top of the board while a combat has it. It becomes a child of the board.
    void setBand(QWidget* band);
    /// Places that somebody points at elsewhere, in words; empty: none.
    void setPointed(std::vector<PlaceName> places);
    [[nodiscard]] const std::optional<PlaceName>& cursorPlace() const { return m_cursor; }
    void setCursorPlace(std::optional<PlaceName> place);

    // For who cannot see it (board_accessible.h).

    /// Says a place and what stands there; empty: its coordinates alone.
    void setSpoken(std::function<QString(const PlaceName&)> spoken) { m_spoken = std::move(spoken); }
    /// The same, and whether it may be taken now.
    [[nodiscard]] QString spoken(const PlaceName& place) const;
    /// Hexes, then corners, then sides.
    [[nodiscard]] std::vector<PlaceName> places() const;
    [[nodiscard]] bool isLegal(const PlaceName& place) const;
    /// In pixels of the widget.
    [[nodiscard]] QRect rectOf(const PlaceName& place) const;
    [[nodiscard]] PlaceName placeUnder(QPoint pixel) const { return lattice().placeAt(pixel); }
    /// As a click there.
    void choose(const PlaceName& place) { Q_EMIT placeChosen(place); }

    /// Arrows, Tab, zoom and turn; false for keys that mean nothing here.
    bool takeKey(int key, Qt::KeyboardModifiers modifiers);

    void zoomBy(qreal factor);
    void fitBoard();
    /// Whole seats of 60°, clockwise.
    void setSeats(int seats);
    [[nodiscard]] int seats() const { return lattice().seats(); }

    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 180}; }

Q_SIGNALS:
    void placeChosen(const ui::PlaceName& place);
    void placeHovered(const ui::PlaceName& place);
    /// The mouse was dragged from one place to another.
    void placeDragged(const ui::PlaceName& from, const ui::PlaceName& to);
    /// The board lies in another way before the referee, by so many seats.
    void turned(int seats);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    [[nodiscard]] const HexLayout& lattice() const { return m_scene.layout(); }
    [[nodiscard]] bool mayMove() const;
    /// The band has its room, and the camera what is left.
    void placeBand();
    /// The place that a point means: a marked one first, then the wanted kind.
    [[nodiscard]] PlaceName meant(QPointF pixel) const;
    void walk(QPointF direction, bool hexes);
    bool stepLegal(int by);
    /// The screen reader goes along.
    void cursorMoved();
    void subjectMoved();
    void layoutTools();

    BoardScene m_scene;
    std::vector<PlaceName> m_pointed;
    Wanted m_wanted = Wanted::Any;
    bool m_moves = true;
    QWidget* m_band = nullptr;
    std::optional<PlaceName> m_cursor;
    std::function<QString(const PlaceName&)> m_spoken;
    std::optional<PlaceName> m_hover;
    QPointF m_pressed;
    QPointF m_last;
    bool m_panning = false;
    bool m_down = false;

    QPushButton* m_out = nullptr;
    QPushButton* m_in = nullptr;
    QPushButton* m_fit = nullptr;
    QPushButton* m_turn = nullptr;
};

}  // namespace ui
