// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/web/compact.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "adjudicator/web/script_words.h"

namespace adjudicator::web {

namespace {

using Words = std::vector<std::string>;

constexpr std::string_view kLineEnd = "\n";

bool isName(const std::string& word) {
    return isOfName(word.front()) && std::isdigit(static_cast<unsigned char>(word.front())) == 0;
}

/// Names that a script declares, and those that are also called so in an object, which therefore stay.
class Names {
public:
    void read(const Words& words) {
        std::string before;
        for (std::size_t at = 0; at < words.size(); ++at) {
            if (words[at] == kLineEnd) {
                continue;
            }
            if (isName(words[at])) {
                ++m_counts[words[at]];
                const bool isKey = at + 1 < words.size() && words[at + 1] == ":" && (before == "{" || before == ",");
                if (before == "." || isKey) {
                    m_keys.insert(words[at]);
                }
            }
            if (words[at] == "function" || (words[at] == "catch" && before != ".")) {
                readParameters(words, at + 1);
            } else if (words[at] == "var") {
                readVariables(words, at + 1);
            }
            before = words[at];
        }
    }
    /// The shortest for what is said most often.
    [[nodiscard]] std::map<std::string, std::string> shortened() const {
        Words names;
        std::ranges::copy_if(m_declared, std::back_inserter(names),
                             [this](const std::string& name) { return !m_keys.contains(name); });
        const auto weight = [this](const std::string& name) { return m_counts.at(name) * name.size(); };
        std::ranges::stable_sort(names, std::ranges::greater(), weight);
        std::map<std::string, std::string> shorter;
        std::size_t next = 0;
        for (const std::string& name : names) {
            std::string candidate = nth(next);
            while (m_counts.contains(candidate) || candidate == "do" || candidate == "if" || candidate == "in") {
                candidate = nth(++next);
            }
            if (candidate.size() < name.size()) {
                shorter.emplace(name, candidate);
                ++next;
            }
        }
        return shorter;
    }

private:
    static std::string nth(std::size_t number) {
        constexpr std::size_t kLetters = 26;
        std::string name(1, static_cast<char>('a' + number % kLetters));
        return number < kLetters ? name : nth(number / kLetters - 1) + name;
    }
    /// Of `function name(a, b)` or `catch (e)`, the name too.
    void readParameters(const Words& words, std::size_t at) {
        for (; at < words.size() && words[at] != ")"; ++at) {
            if (isName(words[at])) {
                m_declared.insert(words[at]);
            }
        }
    }
    /// Of `var a = f(x, y), b;`: what stands in brackets declares nothing.
    void readVariables(const Words& words, std::size_t at) {
        int depth = 0;
        bool isNext = true;
        for (; at < words.size() && depth >= 0 && (depth > 0 || (words[at] != ";" && words[at] != "in")); ++at) {
            const std::string& word = words[at];
            if (depth == 0 && isNext && isName(word)) {
                m_declared.insert(word);
            }
            isNext = depth == 0 && (word == "," || (isNext && word == kLineEnd));
            depth += word == "(" || word == "[" || word == "{" ? 1 : word == ")" || word == "]" || word == "}" ? -1 : 0;
        }
    }

    std::map<std::string, std::size_t> m_counts;
    std::set<std::string> m_declared;
    std::set<std::string> m_keys;
};

std::string joined(const Words& words, const std::map<std::string, std::string>& names) {
    constexpr std::string_view kGoesOn = ";{,([=+?:&|\n";
    std::string text;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const bool isKept = at > 0 && words[at - 1] == ".";
        const auto shorter = isKept ? names.end() : names.find(words[at]);
        const std::string& word = shorter == names.end() ? words[at] : shorter->second;
        const char last = text.empty() ? '\n' : text.back();
        if (word == kLineEnd && kGoesOn.find(last) != std::string_view::npos) {
            continue;
        }
        const bool isApart = isOfName(last) && isOfName(word.front());
        text += isApart ? " " : "";
        text += word;
    }
    return text;
}

}  // namespace

std::vector<std::string> compactScripts(const std::vector<std::string_view>& scripts) {
    std::vector<Words> all;
    Names names;
    for (const std::string_view script : scripts) {
        const std::vector<std::string_view> words = scriptWords(script);
        all.emplace_back(words.begin(), words.end());
        names.read(all.back());
    }
    const auto shorter = names.shortened();
    std::vector<std::string> compact;
    for (std::size_t i = 0; i < scripts.size(); ++i) {
        // The first line says whose it is.
        const std::string_view licence = scripts[i].substr(0, scripts[i].find('\n') + 1);
        compact.push_back(std::string(licence) + joined(all[i], shorter));
    }
    return compact;
}

std::string compactStyle(std::string_view style) {
    constexpr std::string_view kSeparates = "{};:,\n";
    std::string text;
    for (std::size_t at = 0; at < style.size(); ++at) {
        const char c = style[at] == '\n' ? ' ' : style[at];
        const char last = text.empty() ? '\n' : text.back();
        const bool isBeforeBrace = at + 1 < style.size() && style[at + 1] == '{';
        if (c != ' ' || (kSeparates.find(last) == std::string_view::npos && !isBeforeBrace)) {
            text += c;
        }
    }
    return text;
}

}  // namespace adjudicator::web
