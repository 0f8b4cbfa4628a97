// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/report/html.h"

#include <sodium.h>

#include <cstdint>

namespace adjudicator {

namespace {

bool continues(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// How many bytes the character that begins the text has; 0 where none does.
std::size_t characterLength(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t length = first < 0x80U                      ? 1
                               : first >= 0xC2U && first < 0xE0U  ? 2
                               : first >= 0xE0U && first < 0xF0U  ? 3
                               : first >= 0xF0U && first <= 0xF4U ? 4
                                                                  : 0;
    if (length == 0 || text.size() < length) {
        return 0;
    }
    for (std::size_t i = 1; i < length; ++i) {
        if (!continues(text[i])) {
            return 0;
        }
    }
    return length;
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string result;
    result.reserve(text.size() + text.size() / 8);
    while (!text.empty()) {
        const std::size_t length = characterLength(text);
        const char c = text.front();
        if (length == 0) {
            result += '?';
        } else if (c == '&') {
            result += "&amp;";
        } else if (c == '<') {
            result += "&lt;";
        } else if (c == '>') {
            result += "&gt;";
        } else if (c == '"') {
            result += "&quot;";
        } else if (c == '\'') {
            result += "&#39;";
        } else if (text.starts_with(" %")) {
            result += "\u00a0";
        } else if (static_cast<unsigned char>(c) < 0x20U || c == 0x7F) {
            result += ' ';
        } else {
            result += text.substr(0, length);
        }
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return result;
}

std::size_t shownLength(std::string_view html) {
    std::size_t count = 0;
    bool tag = false;
    bool entity = false;
    for (const char c : html) {
        if (tag) {
            tag = c != '>';
        } else if (entity) {
            entity = c != ';';
        } else if (c == '<') {
            tag = true;
        } else {
            entity = c == '&';
            count += continues(c) ? 0U : 1U;
        }
    }
    return count;
}

std::string clipped(std::string_view text, std::size_t most) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!continues(text[i]) && ++count > most) {
            return std::string(text.substr(0, i)) + "…";
        }
    }
    return std::string(text);
}

std::string dataUri(std::string_view type, std::string_view bytes) {
    std::string base64(sodium_base64_encoded_len(bytes.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
    sodium_bin2base64(base64.data(), base64.size(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size(),
                      sodium_base64_VARIANT_ORIGINAL);
    base64.pop_back();  // The final zero.
    return "data:" + std::string(type) + ";base64," + base64;
}

}  // namespace adjudicator
