// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "ui/camera/photo_reader.h"

namespace ui {

/// The picture that was read, with the recognised hexes drawn on it, doubtful ones in amber, and numbers where a
/// question is to be asked.
class PhotoView : public QWidget {
    Q_OBJECT

public:
    explicit PhotoView(QWidget* parent = nullptr);
    void setPhoto(QImage image, std::vector<PhotoResult::Outline> outlines);
    void setDoubtful(const std::set<engine::Hex>& doubtful);
    /// The whole picture, with nothing drawn on it, or the board in it.
    void setWhole(bool isWhole);
    /// Where the whole picture lies in the widget; may reach out of it.
    [[nodiscard]] QRectF pictureArea() const;
    /// A place in the picture that is in doubt: its question's number, in a circle; of the present question a ring
    /// around the place, of this many pixels of the picture.
    struct Mark {
        QPointF at;
        std::size_t number = 0;
        bool isNow = false;
        qreal radius = 0;
    };
    void setMarks(std::vector<Mark> marks);
    /// The hex to point out.
    void setChosen(std::optional<engine::Hex> hex);

Q_SIGNALS:
    void hexChosen(engine::Hex hex);
    /// The question with this number was pressed.
    void questionChosen(std::size_t number);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QTransform toScreen() const;
    void paintMarks(QPainter& painter, const QTransform& transform) const;
    [[nodiscard]] qreal circle() const { return 0.55 * fontMetrics().height(); }

    QImage m_image;
    bool m_isWhole = false;
    std::vector<PhotoResult::Outline> m_outlines;
    std::optional<engine::Hex> m_chosen;
    std::vector<Mark> m_marks;
};

}  // namespace ui
