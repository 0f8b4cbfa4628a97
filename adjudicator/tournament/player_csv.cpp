// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/tournament/player_csv.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "adjudicator/report/log_export.h"
#include "adjudicator/text/say.h"
#include "adjudicator/tournament/text_encoding.h"
#include "engine/tournament/text_limits.h"

namespace adjudicator {

namespace {

using engine::tournament::NewEntrant;

constexpr std::size_t kMostCsvBytes = 1U << 20U;
constexpr std::size_t kMostCsvField = 4000;

struct CsvLine {
    std::size_t number = 0;
    std::vector<std::string> fields;
};

/// The separator that stands most often in the first line, outside quotation marks.
char separatorOf(std::string_view text) {
    constexpr std::array<char, 3> kSeparators{',', ';', '\t'};
    std::array<std::size_t, 3> counts{};
    bool quoted = false;
    for (const char c : text) {
        quoted = c == '"' ? !quoted : quoted;
        if (!quoted && (c == '\n' || c == '\r')) {
            break;
        }
        for (std::size_t i = 0; i < kSeparators.size(); ++i) {
            counts[i] += !quoted && c == kSeparators[i] ? 1U : 0U;
        }
    }
    return kSeparators[static_cast<std::size_t>(std::ranges::max_element(counts) - counts.begin())];
}

engine::Expected<std::vector<CsvLine>, CsvFault> linesOfCsv(std::string_view text) {
    const char separator = separatorOf(text);
    std::vector<CsvLine> lines;
    CsvLine line{1, {std::string()}};
    std::size_t number = 1;
    bool quoted = false;
    bool wasQuoted = false;
    const auto endLine = [&] {
        if (line.fields.size() > 1 || !line.fields.front().empty()) {
            lines.push_back(line);
        }
        ++number;
        line = {number, {std::string()}};
        wasQuoted = false;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        std::string& field = line.fields.back();
        if (quoted) {
            if (c == '"' && i + 1 < text.size() && text[i + 1] == '"') {
                field += c;
                ++i;
            } else if (c == '"') {
                quoted = false;
                wasQuoted = true;
            } else {
                number += c == '\n' ? 1 : 0;
                field += c;
            }
        } else if (c == '"') {
            if (!field.empty() || wasQuoted) {
                return engine::unexpected(CsvFault{CsvProblem::QuoteOpen, number});
            }
            quoted = true;
        } else if (c == separator) {
            line.fields.emplace_back();
            wasQuoted = false;
        } else if (c == '\n' || c == '\r') {
            i += c == '\r' && i + 1 < text.size() && text[i + 1] == '\n' ? 1U : 0U;
            endLine();
        } else if (wasQuoted) {
            return engine::unexpected(CsvFault{CsvProblem::QuoteOpen, number});
        } else {
            field += c;
        }
        if (line.fields.back().size() > kMostCsvField) {
            return engine::unexpected(CsvFault{CsvProblem::TooLarge, number});
        }
    }
    if (quoted) {
        return engine::unexpected(CsvFault{CsvProblem::QuoteOpen, line.number});
    }
    endLine();
    return lines;
}

std::string trimmed(std::string text) {
    const auto blank = [](char c) { return c == ' ' || c == '\t'; };
    text.erase(text.begin(), std::ranges::find_if_not(text, blank));
    while (!text.empty() && blank(text.back())) {
        text.pop_back();
    }
    return text;
}

std::optional<std::size_t> columnOf(const CsvLine& head, std::initializer_list<std::string_view> names) {
    for (std::size_t i = 0; i < head.fields.size(); ++i) {
        std::string field = trimmed(head.fields[i]);
        std::ranges::transform(field, field.begin(),
                               [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
        if (std::ranges::find(names, field) != names.end()) {
            return i;
        }
    }
    return std::nullopt;
}

/// Which column holds what.
struct Columns {
    bool hasHead = true;
    std::optional<std::size_t> id, name, first, last, club;
};

bool isNumber(const std::string& field) {
    return !field.empty() && std::ranges::all_of(field, [](char c) { return c >= '0' && c <= '9'; });
}

/// Whether two columns without headings are first and last names: one word each, and the second no club that repeats.
bool areNames(const std::vector<CsvLine>& lines, std::size_t first, std::size_t second) {
    std::set<std::string> different;
    for (const CsvLine& line : lines) {
        for (const std::size_t column : {first, second}) {
            const std::string field = column < line.fields.size() ? trimmed(line.fields[column]) : std::string();
            if (field.empty() || field.find(' ') != std::string::npos) {
                return false;
            }
        }
        different.insert(trimmed(line.fields[second]));
    }
    return 2 * different.size() > lines.size();
}

Columns columnsOf(const std::vector<CsvLine>& lines) {
    const CsvLine& head = lines.front();
    Columns columns;
    columns.name = columnOf(head, {"name", "player", "spieler", "full name", "voller name", "spielername"});
    columns.first = columnOf(head, {"first name", "firstname", "first", "given name", "vorname", "rufname"});
    columns.last = columnOf(
        head, {"last name", "lastname", "last", "surname", "family name", "nachname", "familienname", "zuname"});
    columns.id = columnOf(head, {"id", "number", "no", "no.", "nr", "nr.", "nummer", "startnummer", "start number"});
    columns.club = columnOf(head, {"club", "verein", "team", "mannschaft"});
    if (columns.first && !columns.last) {
        // Vorname; Name.
        columns.last = columns.name;
        columns.name = std::nullopt;
    }
    if (columns.name) {
        columns.first = std::nullopt;
        columns.last = std::nullopt;
    }
    columns.hasHead = columns.name || columns.first || columns.last || columns.id || columns.club;
    if (!columns.hasHead) {
        std::size_t next = 0;
        const bool areNumbered = std::ranges::all_of(lines, [](const CsvLine& line) {
            return line.fields.size() > 1 && isNumber(trimmed(line.fields.front()));
        });
        if (areNumbered) {
            columns.id = next++;
        }
        if (areNames(lines, next, next + 1)) {
            columns.first = next;
            columns.last = next + 1;
            columns.club = next + 2;
        } else {
            columns.name = next;
            columns.club = next + 1;
        }
    }
    return columns;
}

std::string problemText(CsvProblem problem, engine::Language language) {
    switch (problem) {
        case CsvProblem::NotText:
            return say(language, "no plain text, or a name that is too long");
        case CsvProblem::TooLarge:
            return say(language, "the file or a field is too large");
        case CsvProblem::QuoteOpen:
            return say(language, "a quotation mark is out of place");
        case CsvProblem::NoNameColumn:
            return say(language, "no column is called name, or first and last name");
        case CsvProblem::NameMissing:
            return say(language, "the name is missing");
        case CsvProblem::TooManyFields:
            return say(language, "more fields than columns");
        case CsvProblem::Empty:
            return say(language, "there is no player in it");
    }
    return {};
}

}  // namespace

engine::Expected<std::vector<NewEntrant>, CsvFault> playersFromCsv(std::string_view text) {
    if (text.size() > kMostCsvBytes) {
        return engine::unexpected(CsvFault{CsvProblem::TooLarge, 1});
    }
    const auto utf8 = asUtf8(text);
    if (!utf8) {
        return engine::unexpected(CsvFault{CsvProblem::NotText, 1});
    }
    const auto lines = linesOfCsv(*utf8);
    if (!lines) {
        return engine::unexpected(lines.error());
    }
    if (lines->empty()) {
        return engine::unexpected(CsvFault{CsvProblem::Empty, 1});
    }
    const CsvLine& head = lines->front();
    const Columns columns = columnsOf(*lines);
    if (!std::ranges::all_of(head.fields, [](const auto& field) { return engine::tournament::isPlainText(field); })) {
        return engine::unexpected(CsvFault{CsvProblem::NotText, head.number});
    }
    if (!columns.name && !columns.last) {
        return engine::unexpected(CsvFault{CsvProblem::NoNameColumn, 1});
    }
    std::vector<NewEntrant> players;
    for (std::size_t i = columns.hasHead ? 1 : 0; i < lines->size(); ++i) {
        const CsvLine& line = (*lines)[i];
        if (columns.hasHead && line.fields.size() > head.fields.size()) {
            return engine::unexpected(CsvFault{CsvProblem::TooManyFields, line.number});
        }
        const auto field = [&](const std::optional<std::size_t>& column) {
            return column && *column < line.fields.size() ? trimmed(line.fields[*column]) : std::string();
        };
        std::string name = field(columns.name);
        for (const std::string& part : {field(columns.first), field(columns.last)}) {
            name += (name.empty() || part.empty() ? "" : " ") + part;
        }
        NewEntrant entrant{field(columns.id), std::move(name), field(columns.club), false};
        for (const std::string* each : {&entrant.id, &entrant.name, &entrant.club}) {
            if (!engine::tournament::isPlainText(*each)) {
                return engine::unexpected(CsvFault{CsvProblem::NotText, line.number});
            }
        }
        if (entrant.name.empty()) {
            return engine::unexpected(CsvFault{CsvProblem::NameMissing, line.number});
        }
        players.push_back(std::move(entrant));
    }
    if (players.empty()) {
        return engine::unexpected(CsvFault{CsvProblem::Empty, 1});
    }
    return players;
}

std::vector<NewEntrant> notYetIn(std::vector<NewEntrant> players, const engine::tournament::Table& table) {
    std::vector<const engine::tournament::Entrant*> there;
    for (const engine::tournament::Entrant& each : table.players) {
        there.push_back(&each);
    }
    std::erase_if(players, [&](const NewEntrant& one) {
        const auto same = std::ranges::find_if(there, [&](const engine::tournament::Entrant* other) {
            return other->name == one.name && (one.id.empty() || other->id == one.id);
        });
        const bool isThere = same != there.end();
        if (isThere) {
            there.erase(same);
        }
        return isThere;
    });
    return players;
}

std::string csvField(std::string_view text) {
    // A number or a fraction computes nothing, also a negative one.
    return text.find_first_not_of("-0123456789./") == std::string_view::npos ? std::string(text) : csvCell(text);
}

std::string sentence(const CsvFault& fault, engine::Language language) {
    return say(language, "line {}: {}", fault.line, problemText(fault.problem, language));
}

}  // namespace adjudicator
