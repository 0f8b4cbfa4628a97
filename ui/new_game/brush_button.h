// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyCombination>
#include <QToolButton>
#include <optional>

#include "ui/draft/brush.h"

namespace ui {

/// The key that takes a brush into the hand; none for number tokens, whose number is typed, and for brushes without
/// one.
[[nodiscard]] std::optional<QKeyCombination> keyOf(const Brush& brush);

/// A brush of the board's editor. Large, it has its name below its picture and its key in the corner.
class BrushButton : public QToolButton {
    Q_OBJECT

public:
    BrushButton(const Brush& brush, const QString& name, QWidget* parent);
    [[nodiscard]] const Brush& brush() const { return m_brush; }
    /// Shows `caption` and the key from now on; empty: the picture says enough.
    void enlarge(const QString& caption);
    /// In a word or two, as it is below the picture.
    [[nodiscard]] QString shortName() const { return m_caption.isEmpty() ? accessibleName() : m_caption; }

    static constexpr int kLargeIcon = 40;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Brush m_brush;
    bool m_isLarge = false;
    QString m_caption;
    QString m_key;
};

}  // namespace ui
