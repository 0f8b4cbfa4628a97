// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

#include "ui/dice/dice_trust.h"

namespace ui {

/// The permanent sign of what the dice prove: calm while they do, loud when they are taken on trust. Pressed, it asks
/// for the counts per player.
class DiceSign : public QPushButton {
    Q_OBJECT

public:
    /// Beside the throw it is larger, of one height, and changes only its words and tone.
    enum class Place { StatusBar, BesideThrow };
    DiceSign(Place place, QWidget* parent);

    void show(const DiceTrust& trust);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    Place m_place;
    /// What it says where there is room, and where there is not.
    QString m_text;
    QString m_brief;
};

/// "In force: witnessed".
[[nodiscard]] QString trustText(const DiceTrust& trust);

}  // namespace ui
