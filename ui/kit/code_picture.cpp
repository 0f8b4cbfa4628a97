// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/code_picture.h"

#include <QPainter>

namespace ui::kit {

namespace {

constexpr int kQuiet = 4;

}  // namespace

QImage codePicture(const adjudicator::QrCode& code, int module) {
    const int side = (code.size + 2 * kQuiet) * module;
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    for (int row = 0; row < code.size; ++row) {
        for (int column = 0; column < code.size; ++column) {
            if (code.isDark(row, column)) {
                painter.fillRect((column + kQuiet) * module, (row + kQuiet) * module, module, module, Qt::black);
            }
        }
    }
    return image;
}

QPixmap codePixmap(std::string_view text, int side, qreal ratio) {
    const auto code = adjudicator::qrCode(text);
    if (!code) {
        return {};
    }
    const int module = qMax(1, qFloor(side * ratio) / (code->size + 2 * kQuiet));
    QPixmap pixmap = QPixmap::fromImage(codePicture(*code, module));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

}  // namespace ui::kit
