// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/script_words.h"

#include <algorithm>
#include <cctype>

namespace adjudicator::web {

namespace {

/// Where the text in quotes, or between slashes, that begins here ends.
std::size_t endOfQuoted(std::string_view script, std::size_t at) {
    const char quote = script[at];
    bool isInClass = false;
    for (++at; at < script.size() && (script[at] != quote || isInClass); ++at) {
        at += script[at] == '\\' ? 1U : 0U;
        isInClass = quote == '/' && at < script.size() && (script[at] == '[' || (isInClass && script[at] != ']'));
    }
    return std::min(at + 1, script.size());
}

}  // namespace

bool isOfName(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$';
}

// What is divided stands behind a name, a number or a bracket that closes; any other slash begins a pattern.
std::vector<std::string_view> scriptWords(std::string_view script) {
    constexpr std::string_view kBeforePattern = "(,=:[!&|?{};\n";
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < script.size();) {
        const char c = script[at];
        std::size_t end = at + 1;
        const bool isPattern =
            c == '/' && (words.empty() || kBeforePattern.find(words.back().back()) != std::string_view::npos);
        if (script.substr(at).starts_with("//")) {
            end = std::min(script.find('\n', at), script.size());
        } else if (script.substr(at).starts_with("/*")) {
            end = script.find("*/", at) + 2;
        } else if (c == '\'' || c == '"' || isPattern) {
            end = endOfQuoted(script, at);
            words.push_back(script.substr(at, end - at));
        } else if (isOfName(c)) {
            while (end < script.size() && isOfName(script[end])) {
                ++end;
            }
            words.push_back(script.substr(at, end - at));
        } else if (c != ' ') {
            words.push_back(script.substr(at, 1));
        }
        at = end;
    }
    return words;
}

}  // namespace adjudicator::web
