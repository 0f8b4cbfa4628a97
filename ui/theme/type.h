// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace ui {

/// The same type in another size, in pixels.
[[nodiscard]] inline QFont sized(QFont font, int pixels) {
    font.setPixelSize(pixels);
    return font;
}
/// The same type in another weight.
[[nodiscard]] inline QFont weighted(QFont font, QFont::Weight weight) {
    font.setWeight(weight);
    return font;
}
[[nodiscard]] inline QFont sized(QFont font, int pixels, QFont::Weight weight) {
    return weighted(sized(font, pixels), weight);
}

}  // namespace ui
