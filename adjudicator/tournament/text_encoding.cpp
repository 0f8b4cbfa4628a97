// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/text_encoding.h"

#include <array>
#include <cstdint>

namespace adjudicator {

namespace {

constexpr std::uint32_t kByteOrderMark = 0xfeff;
/// What 0x80 … 0x9f are in Windows-1252; 0 for the five that it leaves free.
constexpr std::array<std::uint16_t, 32> kHigh{0x20ac, 0,      0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021,
                                              0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0,      0x017d, 0,
                                              0,      0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014,
                                              0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0,      0x017e, 0x0178};

void append(std::string& text, std::uint32_t code) {
    const auto add = [&](std::uint32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (code < 0x80) {
        add(code);
    } else if (code < 0x800) {
        add(0xc0 | code >> 6U);
        add(0x80 | (code & 0x3fU));
    } else if (code < 0x10000) {
        add(0xe0 | code >> 12U);
        add(0x80 | (code >> 6U & 0x3fU));
        add(0x80 | (code & 0x3fU));
    } else {
        add(0xf0 | code >> 18U);
        add(0x80 | (code >> 12U & 0x3fU));
        add(0x80 | (code >> 6U & 0x3fU));
        add(0x80 | (code & 0x3fU));
    }
}

std::uint32_t byteAt(std::string_view bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes[at]);
}

std::optional<std::string> fromUtf16(std::string_view bytes, bool isLittle) {
    std::string text;
    const auto unit = [&](std::size_t at) {
        const std::uint32_t first = byteAt(bytes, at);
        const std::uint32_t second = byteAt(bytes, at + 1);
        return isLittle ? second << 8U | first : first << 8U | second;
    };
    if (bytes.size() % 2 != 0) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < bytes.size(); i += 2) {
        std::uint32_t code = unit(i);
        if (code >= 0xd800 && code < 0xe000) {
            const std::uint32_t low = code < 0xdc00 && i + 3 < bytes.size() ? unit(i + 2) : 0;
            if (low < 0xdc00 || low >= 0xe000) {
                return std::nullopt;
            }
            code = 0x10000 + ((code - 0xd800) << 10U) + (low - 0xdc00);
            i += 2;
        }
        append(text, code);
    }
    return text;
}

/// Whether it is sound UTF-8; which characters are in it does not matter here.
bool isUtf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const std::uint32_t lead = byteAt(text, i);
        const std::size_t more = lead < 0x80                   ? 0
                                 : lead >= 0xc2 && lead < 0xe0 ? 1
                                 : lead >= 0xe0 && lead < 0xf0 ? 2
                                                               : 3;
        if ((lead >= 0x80 && lead < 0xc2) || lead > 0xf4 || i + more >= text.size()) {
            return false;
        }
        for (std::size_t k = 1; k <= more; ++k) {
            if ((byteAt(text, i + k) & 0xc0U) != 0x80U) {
                return false;
            }
        }
        i += more + 1;
    }
    return true;
}

std::optional<std::string> fromWindows1252(std::string_view bytes) {
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const std::uint32_t byte = byteAt(bytes, i);
        const bool isHigh = byte >= 0x80 && byte < 0xa0;
        const std::uint32_t code = isHigh ? kHigh[byte - 0x80] : byte;
        if (isHigh && code == 0) {
            return std::nullopt;
        }
        append(text, code);
    }
    return text;
}

}  // namespace

std::optional<std::string> asUtf8(std::string_view bytes) {
    if (bytes.starts_with("\xff\xfe") || bytes.starts_with("\xfe\xff")) {
        return fromUtf16(bytes.substr(2), bytes.front() == '\xff');
    }
    std::string mark;
    append(mark, kByteOrderMark);
    if (bytes.starts_with(mark)) {
        bytes.remove_prefix(mark.size());
    }
    return isUtf8(bytes) ? std::optional(std::string(bytes)) : fromWindows1252(bytes);
}

}  // namespace adjudicator
