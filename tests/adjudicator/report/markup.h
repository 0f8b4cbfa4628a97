// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace adjudicator::test {

/// The first thing that is wrong with a piece of HTML or SVG; empty when it is well formed: every element is closed in
/// its turn, attributes are quoted, and no bare & or < stands in a text.
inline std::string faultOf(std::string_view text) {
    static const std::set<std::string, std::less<>> kVoid{"meta", "col", "img", "br"};
    std::vector<std::string> open;
    std::size_t i = 0;
    while (i < text.size()) {
        if (text[i] == '&') {
            const std::size_t end = text.find(';', i);
            const std::string_view name = end == std::string_view::npos ? "" : text.substr(i + 1, end - i - 1);
            if (name.empty() || name.size() > 6 || name.find_first_of(" <>&") != std::string_view::npos) {
                return "bare & at " + std::string(text.substr(i, 30));
            }
        }
        if (text[i] != '<') {
            ++i;
            continue;
        }
        std::size_t end = i + 1;
        for (bool quoted = false; end < text.size() && (quoted || text[end] != '>'); ++end) {
            quoted = text[end] == '"' ? !quoted : quoted;
            if (text[end] == '<') {
                return "< inside a tag at " + std::string(text.substr(i, 60));
            }
        }
        if (end >= text.size()) {
            return "a tag without end at " + std::string(text.substr(i, 30));
        }
        const std::string_view tag = text.substr(i + 1, end - i - 1);
        const bool closing = tag.starts_with('/');
        const std::string_view rest = closing ? tag.substr(1) : tag;
        const std::string name(rest.substr(0, rest.find_first_of(" /")));
        if (name.empty() ||
            name.find_first_not_of("abcdefghijklmnopqrstuvwxyz!DOCTYPE0123456789") != std::string::npos) {
            return "no tag's name: " + name;
        }
        if (closing) {
            if (open.empty() || open.back() != name) {
                return "</" + name + "> closes " + (open.empty() ? "nothing" : open.back());
            }
            open.pop_back();
        } else if (!tag.ends_with('/') && !kVoid.contains(name) && !name.starts_with('!')) {
            open.push_back(name);
        }
        i = end + 1;
    }
    return open.empty() ? std::string() : "<" + open.back() + "> stays open";
}

inline std::size_t countOf(std::string_view text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + part.size())) {
        ++count;
    }
    return count;
}

/// As a printer without colour sees it: every `#rrggbb` is the same.
inline std::string withoutColours(std::string text) {
    for (std::size_t at = text.find('#'); at != std::string::npos; at = text.find('#', at + 1)) {
        const std::size_t end = text.find_first_not_of("0123456789abcdef", at + 1);
        text.erase(at + 1, end - at - 1);
    }
    return text;
}

}  // namespace adjudicator::test
