// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/board_scene.h"

#include <algorithm>
#include <utility>

#include "ui/board/mark_painter.h"
#include "ui/board/stage_painter.h"

namespace ui {

namespace {

/// A picture of the board as `drawn` has it, where `now` would have it.
void drawScaled(QPainter& p, const QPixmap& picture, const HexLayout& drawn, const HexLayout& now) {
    const qreal factor = now.scale() / drawn.scale();
    p.save();
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    p.translate(now.toPixel({}) - drawn.toPixel({}) * factor);
    p.scale(factor, factor);
    p.drawPixmap(0, 0, picture);
    p.restore();
}

/// Those who fight are marked by aim and arrow, where they are drawn.
Markers besideStage(Markers markers, const Markers::Stage& stage) {
    const auto crossings = crossingsOf(stage);
    for (auto* places : {&markers.chosen, &markers.glowing}) {
        std::erase_if(*places, [&](const PlaceName& place) {
            const auto* corner = std::get_if<engine::Corner>(&place);
            return corner != nullptr && std::ranges::find(crossings, *corner) != crossings.end();
        });
    }
    return markers;
}

}  // namespace

BoardScene::BoardScene(std::function<bool()> mayMove, QObject* parent)
    : QObject(parent), m_mayMove(std::move(mayMove)), m_camera(this), m_fall(this) {
    connect(&m_camera, &BoardCamera::setOut, this, [this] { m_ends.reset(); });
    connect(&m_camera, &BoardCamera::arrived, this, &BoardScene::arrive);
    connect(&m_camera, &BoardCamera::moved, this, &BoardScene::changed);
    connect(&m_fall, &LossFall::moved, this, &BoardScene::changed);
    connect(&m_fall, &LossFall::released, this, &BoardScene::renewGround);
    connect(&m_fall, &LossFall::done, this, [this] {
        if (m_step == Step::WaitsToGo) {
            leaveStage();
        }
    });
}

void BoardScene::renewGround() {
    m_ground = m_stage ? shown().without(crossingsOf(*m_stage)) : shown();
    m_ends.reset();
    Q_EMIT changed();
}

void BoardScene::setPicture(BoardPicture picture) {
    const bool sameHexes = picture.hexNames() == m_picture.hexNames();
    const BoardPicture before = std::exchange(m_picture, std::move(picture));
    if (!sameHexes) {
        m_fall.stop();
        m_step = Step::Stands;
        if (std::exchange(m_stage, std::nullopt)) {
            Q_EMIT stageTurned();
        }
        m_camera.setHexes(m_picture.hexNames());
    } else if (m_stage && m_mayMove()) {
        auto fallen = fallenBetween(before, m_picture, *m_stage);
        const bool isTurned = before.buildings != m_picture.buildings;
        if (!fallen.empty() || isTurned) {
            m_fall.begin(before, std::move(fallen));
        }
    } else {
        m_fall.stop();
        if (m_step == Step::WaitsToGo) {
            leaveStage();
        }
    }
    renewGround();
}

void BoardScene::setMarkers(Markers markers) {
    m_markers = std::move(markers);
    if (m_markers.stage) {
        const bool isNew = !m_stage || m_step == Step::Goes;
        if (isNew) {
            m_step = Step::Comes;
        } else if (m_step == Step::WaitsToGo) {
            m_step = Step::Stands;
        }
        if (isNew || m_stage != m_markers.stage) {
            m_stage = m_markers.stage;
            renewGround();
        }
        if (isNew) {
            Q_EMIT stageTurned();
        }
        m_camera.frame(pointsOf(*m_stage), m_mayMove());
        if (!m_camera.isMoving()) {
            arrive();
        }
    } else if (m_stage && m_step != Step::Goes) {
        // The last loss is seen to its end.
        if (m_fall.isOn() && m_mayMove()) {
            m_step = Step::WaitsToGo;
        } else {
            leaveStage();
        }
    }
    Q_EMIT changed();
}

void BoardScene::leaveStage() {
    m_step = Step::Goes;
    m_camera.leave(m_mayMove());
    Q_EMIT stageTurned();
    if (!m_camera.isMoving()) {
        arrive();
    }
}

void BoardScene::arrive() {
    m_ends.reset();
    if (m_step == Step::Goes) {
        m_stage.reset();
        renewGround();
    }
    if (m_step != Step::WaitsToGo) {
        m_step = Step::Stands;
    }
}

void BoardScene::setSubject(std::optional<PlaceName> place) {
    const auto hasArmy = [this](const std::optional<PlaceName>& at) {
        const auto* corner = at ? std::get_if<engine::Corner>(&*at) : nullptr;
        return corner != nullptr && m_picture.armyAt(*corner) != nullptr;
    };
    const auto before = std::exchange(m_subject, place);
    if (before != m_subject && (hasArmy(before) || hasArmy(m_subject))) {
        Q_EMIT changed();
    }
}

void BoardScene::tumble(int milliseconds) {
    if (m_mayMove()) {
        m_fall.hold(milliseconds);
    }
}

void BoardScene::forget() {
    m_cache.forget();
    m_ends.reset();
}

qreal BoardScene::grown() const {
    return m_step == Step::Comes ? m_camera.way() : m_step == Step::Goes ? 1 - m_camera.way() : 1;
}

/// The wider of both ends lies below, the nearer one over it where it reaches.
void BoardScene::paintGround(QPainter& p, QSize size, qreal ratio, const QFont& font) {
    if (!m_camera.isMoving()) {
        p.drawPixmap(0, 0, m_cache.drawn(size, ratio, font, m_ground, m_camera.layout()));
        return;
    }
    const HexLayout& from = m_camera.from();
    const HexLayout& to = m_camera.to();
    if (!m_ends) {
        Ends ends;
        ends.from = m_cache.drawn(size, ratio, font, m_ground, from);
        ends.to = m_cache.drawn(size, ratio, font, m_ground, to);
        m_ends = std::move(ends);
    }
    const bool isComing = to.scale() > from.scale();
    drawScaled(p, isComing ? m_ends->from : m_ends->to, isComing ? from : to, m_camera.layout());
    drawScaled(p, isComing ? m_ends->to : m_ends->from, isComing ? to : from, m_camera.layout());
}

void BoardScene::paint(QPainter& p, QSize size, qreal ratio, const QFont& font) {
    paintGround(p, size, ratio, font);
    const HexLayout& layout = m_camera.layout();
    if (m_stage) {
        const StageView view{layout, 1 + (stageScale(layout, size) - 1) * grown(), grown()};
        paintStage(p, *m_stage, shown(), view);
        if (m_fall.isFalling()) {
            paintFalling(p, m_fall.fallen(), *m_stage, m_fall.before(), view, m_fall.way());
        }
    }
    paintMarkers(p, m_stage ? besideStage(m_markers, *m_stage) : m_markers, m_picture, layout);
    if (!m_stage) {
        paintCallOuts(p, m_markers, m_subject, m_picture, layout, size);
    }
}

}  // namespace ui
