// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/text.h"

#include <algorithm>
#include <numeric>
#include <ostream>
#include <vector>

#include "adjudicator/cli/ink.h"

namespace adjudicator::cli {

namespace {

constexpr std::size_t kLongestWhat = 120;
constexpr std::size_t kLongestWord = 64;
/// Where CLI11 begins what it says of an option.
constexpr std::size_t kDescriptionColumn = 30;

bool continuesCharacter(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
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

/// How many letters must be added, dropped, changed or exchanged with the next to turn one word into the other.
std::size_t slips(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::vector<std::size_t> next(b.size() + 1, i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            const bool isSame = upper(a[i]) == upper(b[j]);
            next[j + 1] = std::min({row[j] + (isSame ? 0 : 1), row[j + 1] + 1, next[j] + 1});
            if (i > 0 && j > 0 && upper(a[i]) == upper(b[j - 1]) && upper(a[i - 1]) == upper(b[j])) {
                next[j + 1] = std::min(next[j + 1], before[j - 1] + 1);
            }
        }
        before = std::move(row);
        row = std::move(next);
    }
    return row.back();
}

/// Where the next piece of a line that is too long ends: behind the last space or comma that fits, or else behind the
/// first one.
std::size_t breakOf(std::string_view line, std::size_t width) {
    std::size_t best = std::string_view::npos;
    std::size_t column = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        column += continuesCharacter(line[i]) ? 0U : 1U;
        if (line[i] != ' ' && line[i] != ',') {
            continue;
        }
        if (column > width && best != std::string_view::npos) {
            break;
        }
        best = i + 1;
    }
    return best;
}

}  // namespace

std::size_t characters(std::string_view utf8) {
    return static_cast<std::size_t>(std::ranges::count_if(utf8, [](char c) { return !continuesCharacter(c); }));
}

int refuse(const Streams& streams, std::string_view what, std::string_view wrong) {
    streams.err << inked(streams.errIsInked, Ink::Bad, "adjudicator:") << ' ' << oneLine(what) << ": " << wrong << '\n';
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

std::string fitted(std::string_view help, std::size_t width) {
    std::string result;
    while (!help.empty()) {
        const std::size_t end = std::min(help.find('\n'), help.size());
        std::string_view line = help.substr(0, end);
        help.remove_prefix(std::min(end + 1, help.size()));
        const std::size_t text = std::min(line.find_first_not_of(' '), line.size());
        const std::size_t indent = text == 2 ? kDescriptionColumn : text;
        std::string begin(line.substr(0, text));
        line.remove_prefix(text);
        while (begin.size() < width && begin.size() + characters(line) > width) {
            const std::size_t piece = breakOf(line, width - begin.size());
            if (piece == std::string_view::npos || piece >= line.size()) {
                break;
            }
            std::string_view fits = line.substr(0, piece);
            fits.remove_suffix(fits.size() - 1 - fits.find_last_not_of(' '));
            result.append(begin).append(fits) += '\n';
            line.remove_prefix(piece);
            begin.assign(indent, ' ');
        }
        result.append(begin).append(line) += '\n';
    }
    return result;
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> candidates) {
    if (word.size() > kLongestWord) {
        return {};
    }
    const auto best = std::ranges::min_element(candidates, {}, [&](std::string_view c) { return slips(word, c); });
    if (best == candidates.end() || slips(word, *best) > std::max<std::size_t>(1, word.size() / 3)) {
        return {};
    }
    return *best;
}

}  // namespace adjudicator::cli
