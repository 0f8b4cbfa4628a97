// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace adjudicator {

/// A QR code without its quiet zone of 4 modules: `size` rows of `size` modules.
struct QrCode {
    int size = 0;
    std::vector<bool> dark;
    [[nodiscard]] bool isDark(int row, int column) const {
        return dark[static_cast<std::size_t>(row) * static_cast<std::size_t>(size) + static_cast<std::size_t>(column)];
    }
};

/// Error correction level M. Upper-case letters, digits and `:` make the smallest code. Empty for an empty text, one
/// with a zero byte, one too long for any code, and where libqrencode is not installed.
[[nodiscard]] std::optional<QrCode> qrCode(std::string_view text);

/// The code with its quiet zone as an SVG element, without a size of its own; empty where there is no code.
[[nodiscard]] std::string qrSvg(std::string_view text);

}  // namespace adjudicator
