// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/qr_text.h"

#include "adjudicator/report/qr_svg.h"

namespace adjudicator::cli {

std::string qrText(std::string_view text) {
    constexpr int kQuiet = 4;
    constexpr const char* kBlackOnWhite = "\x1b[30;107m";
    constexpr const char* kAsBefore = "\x1b[0m\n";
    const auto code = qrCode(text);
    if (!code) {
        return {};
    }
    const auto isDark = [&](int row, int column) {
        const bool isInside = row >= 0 && row < code->size && column >= 0 && column < code->size;
        return isInside && code->isDark(row, column);
    };
    std::string out;
    for (int row = -kQuiet; row < code->size + kQuiet; row += 2) {
        out += kBlackOnWhite;
        for (int column = -kQuiet; column < code->size + kQuiet; ++column) {
            const bool above = isDark(row, column);
            const bool below = isDark(row + 1, column);
            out += above && below ? "█" : above ? "▀" : below ? "▄" : " ";
        }
        out += kAsBefore;
    }
    return out;
}

}  // namespace adjudicator::cli
