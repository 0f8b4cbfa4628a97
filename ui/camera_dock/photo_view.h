// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "ui/camera/photo_reader.h"

namespace ui {

/// The picture that was read, with the recognised hexes drawn on it, doubtful ones in amber, and numbers where
/// something else is in doubt.
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
    /// Numbered from 1 in their order.
    void setQuestions(std::vector<PhotoResult::Question> questions);
    /// A question that was looked at is no longer drawn.
    void setAnswered(std::size_t question, bool isAnswered);
    /// The question to point out.
    void setPointed(std::optional<std::size_t> question);
    /// The hex to point out.
    void setChosen(std::optional<engine::Hex> hex);

Q_SIGNALS:
    void hexChosen(engine::Hex hex);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] QTransform toScreen() const;
    void paintQuestions(QPainter& painter, const QTransform& transform) const;

    QImage m_image;
    bool m_isWhole = false;
    std::vector<PhotoResult::Outline> m_outlines;
    std::optional<engine::Hex> m_chosen;
    std::vector<PhotoResult::Question> m_questions;
    std::set<std::size_t> m_answered;
    std::optional<std::size_t> m_pointedQuestion;
};

}  // namespace ui
