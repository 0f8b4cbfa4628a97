// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_game/photo_pane.h"

#include <utility>

#include "ui/camera_dock/corner_marks.h"
#include "ui/camera_dock/photo_view.h"
#include "ui/kit/flow_layout.h"
#include "ui/kit/kit.h"

namespace ui {

PhotoPane::PhotoPane(QWidget* parent) : QWidget(parent) {
    auto* column = kit::column(this, 0);
    m_view = new PhotoView(this);
    column->addWidget(m_view, 1);
    m_marks = new CornerMarks([this] { return CornerMarks::Shown{m_picture, m_view->pictureArea(), m_land}; }, m_view);
    m_bar = new QWidget(this);
    auto* row = new FlowLayout(m_bar, 6);
    row->setContentsMargins(8, 6, 8, 6);
    const auto add = [&](const QString& text) {
        auto* button = new QPushButton(text, m_bar);
        row->addWidget(button);
        return button;
    };
    m_mark = add(tr("Mark the corners"));
    m_mark->setToolTip(tr("Where the board lies in the picture, when it was not recognised or wrongly"));
    m_away = add(tr("Put the photo away"));
    m_read = add(tr("Read   [Enter]"));
    m_leave = add(tr("Leave   [Esc]"));
    column->addWidget(m_bar);
    connect(m_mark, &QPushButton::clicked, this, &PhotoPane::mark);
    connect(m_away, &QPushButton::clicked, this, &PhotoPane::putAway);
    connect(m_read, &QPushButton::clicked, m_marks, &CornerMarks::finish);
    connect(m_leave, &QPushButton::clicked, m_marks, &CornerMarks::leave);
    connect(m_marks, &CornerMarks::moved, this, [this] { m_read->setEnabled(m_marks->problem().isEmpty()); });
    connect(m_marks, &CornerMarks::left, this, [this] { turn(false); });
    connect(m_marks, &CornerMarks::done, this, [this](const MarkedCorners& corners) {
        m_corners = corners;
        turn(false);
        Q_EMIT cornersMarked(corners);
    });
    turn(false);
}

void PhotoPane::setPhoto(const PhotoResult& photo) {
    m_marks->hide();
    if (photo.image.size() != m_picture.size() || photo.corners) {
        m_corners = photo.corners;
    }
    m_picture = photo.image;
    m_view->setPhoto(photo.image, photo.outlines);
    turn(false);
}

void PhotoPane::setBrief(bool isBrief) {
    m_bar->setVisible(!isBrief);
}

void PhotoPane::setLand(std::vector<engine::Hex> land) {
    if (m_land != land) {
        m_land = std::move(land);
        m_corners.reset();
    }
}

std::optional<MarkedBoard> PhotoPane::marked() const {
    return m_corners ? std::optional(MarkedBoard{*m_corners, m_land}) : std::nullopt;
}

void PhotoPane::mark() {
    m_view->setWhole(true);
    m_marks->begin(m_corners.value_or(cornersAtFirst(m_picture.size(), m_land)));
    turn(true);
}

void PhotoPane::turn(bool isMarking) {
    m_view->setWhole(isMarking);
    m_mark->setVisible(!isMarking);
    m_away->setVisible(!isMarking);
    m_read->setVisible(isMarking);
    m_leave->setVisible(isMarking);
    Q_EMIT markingChanged(isMarking);
}

}  // namespace ui
