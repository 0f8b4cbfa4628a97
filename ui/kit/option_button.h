// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace ui {

/// A large button with an answer on it and the key that presses it, if any; what is too long for its width goes on in
/// a further line.
class OptionButton : public QPushButton {
public:
    OptionButton(const QString& text, const QString& key, QWidget* parent);
    /// As wide as with this key, whether it has it now or another button has.
    void keepRoomFor(const QString& key);
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_words;
    /// What the frame, the padding and a picture take beside the text.
    [[nodiscard]] QSize around() const;
    [[nodiscard]] QString inLines(int width) const;
};

}  // namespace ui
