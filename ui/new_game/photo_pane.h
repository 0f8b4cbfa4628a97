// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QWidget>
#include <optional>

#include "ui/camera/marked_corners.h"
#include "ui/camera/photo_reader.h"

class QPushButton;

namespace ui {

class CornerMarks;
class PhotoView;

/// The photo of a new game's board with what was recognised in it, or none; the board in it can be marked by hand.
class PhotoPane : public QWidget {
    Q_OBJECT

public:
    explicit PhotoPane(QWidget* parent = nullptr);
    /// What was read, or a picture without a board.
    void setPhoto(const PhotoResult& photo);
    [[nodiscard]] PhotoView& view() { return *m_view; }
    [[nodiscard]] const QImage& picture() const { return m_picture; }
    /// Beside a question in a low window the picture has the room of its buttons.
    void setBrief(bool isBrief);
    /// The island that is marked in it; corners of another are forgotten.
    void setLand(std::vector<engine::Hex> land);
    /// Where it lies in the picture, as far as that is known.
    [[nodiscard]] std::optional<MarkedBoard> marked() const;

Q_SIGNALS:
    /// A person says where the board lies: to be read again.
    void cornersMarked(const ui::MarkedCorners& corners);
    /// The photo has served.
    void putAway();
    /// Points are being put on the picture, which wants all the room there is; or they are no more.
    void markingChanged(bool isMarking);

private:
    void mark();
    void turn(bool isMarking);

    QImage m_picture;
    std::optional<MarkedCorners> m_corners;
    std::vector<engine::Hex> m_land;
    PhotoView* m_view = nullptr;
    CornerMarks* m_marks = nullptr;
    QWidget* m_bar = nullptr;
    QPushButton* m_mark = nullptr;
    QPushButton* m_away = nullptr;
    QPushButton* m_read = nullptr;
    QPushButton* m_leave = nullptr;
};

}  // namespace ui
