// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QImage>
#include <QTransform>

#include "adjudicator/questions/question.h"

namespace ui {

/// What is looked at in a picture: around which place, in what shape of board.
struct Cropped {
    QImage picture;
    /// From the board plane to the picture's pixels.
    QTransform plane;
};

/// Where a place lies in the picture, in its pixels, and how far around it what is asked about reaches.
struct SpotInPicture {
    QPointF at;
    qreal radius = 0;
};
[[nodiscard]] SpotInPicture spotOf(const QTransform& plane, const adjudicator::questions::Item& item);

/// A place of the picture, large, with a ring around what is asked about; below it what it is taken for, and where it
/// is. One of several has a number, and a press on it takes it for something else.
class CropView : public QAbstractButton {
    Q_OBJECT

public:
    /// `number`: 0 for one alone, which is no button.
    CropView(Cropped cropped, const adjudicator::questions::Item& item, int number, QWidget* parent);
    /// What it is taken for now, and where; `isThere`: it counts as something.
    void say(const QString& taken, const QString& where, bool isThere);
    [[nodiscard]] QSize sizeHint() const override { return {330, 110}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 100}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Cropped m_cropped;
    SpotInPicture m_spot;
    int m_number;
    QString m_taken;
    QString m_where;
    bool m_isThere = false;
};

/// Paints the picture around a place with its ring, filling a frame.
void paintCrop(QPainter& painter, const QRectF& frame, const QImage& picture, const SpotInPicture& spot);

}  // namespace ui
