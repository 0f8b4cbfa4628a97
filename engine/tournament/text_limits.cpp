// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/text_limits.h"

#include <cstdint>

namespace engine::tournament {

bool isPlainText(std::string_view text, std::size_t most) {
    if (text.size() > most) {
        return false;
    }
    for (std::size_t i = 0; i < text.size();) {
        const auto first = static_cast<unsigned char>(text[i]);
        const std::size_t length = first < 0x80U                     ? 1
                                   : first >= 0xC2U && first < 0xE0U ? 2
                                   : first >= 0xE0U && first < 0xF0U ? 3
                                   : first >= 0xF0U && first < 0xF5U ? 4
                                                                     : 0;
        if (length == 0 || first < 0x20U || first == 0x7FU || i + length > text.size()) {
            return false;
        }
        std::uint32_t code = length == 1 ? first : first & (0x7FU >> length);
        for (std::size_t k = 1; k < length; ++k) {
            const auto next = static_cast<unsigned char>(text[i + k]);
            if ((next & 0xC0U) != 0x80U) {
                return false;
            }
            code = code << 6U | (next & 0x3FU);
        }
        // Overlong forms, surrogates, C1 controls, the marks that turn the direction of text.
        const bool overlong = (length == 3 && code < 0x800U) || (length == 4 && (code < 0x10000U || code > 0x10FFFFU));
        if (overlong || (code >= 0xD800U && code < 0xE000U) || (code >= 0x80U && code < 0xA0U) ||
            (code >= 0x202AU && code <= 0x202EU) || (code >= 0x2066U && code <= 0x2069U) || code == 0x2028U ||
            code == 0x2029U) {
            return false;
        }
        i += length;
    }
    return true;
}

}  // namespace engine::tournament
