// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPainter>
#include <functional>
#include <optional>

#include "ui/board/board_cache.h"
#include "ui/board/board_camera.h"
#include "ui/board/loss_fall.h"
#include "ui/board/markers.h"

namespace ui {

/// The board as it is to be seen: where its camera looks, with marks over it, and a combat as the stage, whose losses
/// fall. Painted by whoever shows it.
class BoardScene : public QObject {
    Q_OBJECT

public:
    /// `mayMove`: whether anything is to be seen moving now.
    BoardScene(std::function<bool()> mayMove, QObject* parent);

    void setPicture(BoardPicture picture);
    [[nodiscard]] const BoardPicture& picture() const { return m_picture; }
    void setMarkers(Markers markers);
    [[nodiscard]] const Markers& markers() const { return m_markers; }
    /// The place that is looked at: an army there says its counts in large.
    void setSubject(std::optional<PlaceName> place);
    /// The dice of what just changed tumble for so long: until then the board stands as before.
    void tumble(int milliseconds);
    [[nodiscard]] BoardCamera& camera() { return m_camera; }
    [[nodiscard]] const HexLayout& layout() const { return m_camera.layout(); }
    /// A combat has the board, and does not leave it yet.
    [[nodiscard]] bool hasStage() const { return m_stage && m_step != Step::Goes; }

    /// Into a painter that is clipped to this size.
    void paint(QPainter& painter, QSize size, qreal ratio, const QFont& font);
    /// Other colours, another type: all is drawn anew.
    void forget();

Q_SIGNALS:
    void changed();
    /// A combat takes the board, before the camera sets out for it; or leaves it.
    void stageTurned();

private:
    /// Both ends of the camera's way, drawn once and scaled between.
    struct Ends {
        QPixmap from;
        QPixmap to;
    };
    [[nodiscard]] const BoardPicture& shown() const { return m_fall.isHeld() ? m_fall.before() : m_picture; }
    /// How far the stage's pieces are from the size they have on the board to their own.
    [[nodiscard]] qreal grown() const;
    void renewGround();
    void leaveStage();
    void arrive();
    void paintGround(QPainter& painter, QSize size, qreal ratio, const QFont& font);

    std::function<bool()> m_mayMove;
    BoardPicture m_picture;
    /// What is shown, without the pieces that the stage draws.
    BoardPicture m_ground;
    Markers m_markers;
    std::optional<PlaceName> m_subject;
    BoardCamera m_camera;
    BoardCache m_cache;
    LossFall m_fall;
    std::optional<Ends> m_ends;
    std::optional<Markers::Stage> m_stage;
    enum class Step { Stands, Comes, WaitsToGo, Goes } m_step = Step::Stands;
};

}  // namespace ui
