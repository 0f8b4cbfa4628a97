// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "ui/pages/photo_reader.h"

namespace ui {

/// The picture that was read, with the recognised hexes drawn on it; doubtful ones in amber.
class PhotoView : public QWidget {
    Q_OBJECT

public:
    explicit PhotoView(QWidget* parent = nullptr);
    void setPhoto(QImage image, std::vector<PhotoResult::Outline> outlines);
    void setDoubtful(const std::set<engine::Hex>& doubtful);
    /// The hex to point out.
    void setChosen(std::optional<engine::Hex> hex);

Q_SIGNALS:
    void hexChosen(engine::Hex hex);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QTransform toScreen() const;

    QImage m_image;
    std::vector<PhotoResult::Outline> m_outlines;
    std::optional<engine::Hex> m_chosen;
};

}  // namespace ui
