// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPixmap>
#include <string_view>

#include "adjudicator/report/qr_svg.h"

namespace ui::kit {

/// A QR code with its quiet zone, so many pixels a module; black on white in either look, which is what cameras read.
[[nodiscard]] QImage codePicture(const adjudicator::QrCode& code, int module);
/// The same of a text, with the largest modules that fit into this side, on a screen of that ratio; null where there is
/// no code.
[[nodiscard]] QPixmap codePixmap(std::string_view text, int side, qreal ratio);

}  // namespace ui::kit
