// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/text.h"

#include <algorithm>
#include <numeric>
#include <ostream>
#include <vector>

namespace adjudicator::cli {

namespace {

constexpr std::size_t kLongestWhat = 120;
constexpr std::size_t kLongestWord = 64;

bool continuesCharacter(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

std::size_t characters(std::string_view utf8) {
    return static_cast<std::size_t>(std::ranges::count_if(utf8, [](char c) { return !continuesCharacter(c); }));
}

std::string oneLine(std::string_view text) {
    std::string line(text);
    if (line.size() > kLongestWhat) {
        std::size_t end = kLongestWhat;
        while (end > 0 && continuesCharacter(line[end])) {
            --end;
        }
        line.resize(end);
        line += "...";
    }
    std::ranges::replace_if(
        line, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }, '?');
    return line;
}

char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

/// How many letters must be added, dropped or changed to turn one word into the other.
std::size_t slips(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t changed = diagonal + (upper(a[i]) == upper(b[j]) ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
        }
    }
    return row.back();
}

}  // namespace

int refuse(const Streams& streams, std::string_view what, std::string_view wrong) {
    streams.err << "adjudicator: " << oneLine(what) << ": " << wrong << '\n';
    return kUnusable;
}

std::string wrapped(std::string_view utf8, std::size_t indent, std::size_t width) {
    std::string result;
    std::size_t column = 0;
    for (std::size_t begin = 0; begin < utf8.size();) {
        const std::size_t end = std::min(utf8.find(' ', begin), utf8.size());
        const std::string_view word = utf8.substr(begin, end - begin);
        begin = end + 1;
        if (word.empty()) {
            continue;
        }
        const std::size_t length = characters(word);
        if (column > 0 && column + 1 + length > width) {
            result += '\n';
            column = 0;
        }
        result.append(column == 0 ? indent : 1, ' ');
        column += (column == 0 ? indent : 1) + length;
        result += word;
    }
    return result.empty() ? result : result + '\n';
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> candidates) {
    const std::string_view typed = word.substr(0, kLongestWord);
    const auto best = std::ranges::min_element(candidates, {}, [&](std::string_view c) { return slips(typed, c); });
    return best == candidates.end() ? std::string_view{} : *best;
}

}  // namespace adjudicator::cli
