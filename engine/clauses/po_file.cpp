// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clauses/po_file.h"

#include <optional>
#include <set>
#include <utility>

namespace engine {

namespace {

/// The text between a line's quotation marks; nothing where the line is no such text.
std::optional<std::string> unquoted(std::string_view line) {
    if (line.size() < 2 || line.front() != '"' || line.back() != '"') {
        return std::nullopt;
    }
    line = line.substr(1, line.size() - 2);
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"') {
            return std::nullopt;
        }
        if (line[i] != '\\') {
            text += line[i];
            continue;
        }
        ++i;
        const char escaped = i < line.size() ? line[i] : '\0';
        if (escaped != 'n' && escaped != 't' && escaped != '"' && escaped != '\\') {
            return std::nullopt;
        }
        text += escaped == 'n' ? '\n' : escaped == 't' ? '\t' : escaped;
    }
    return text;
}

/// "de" of "Language: de" in the header.
std::string headerField(std::string_view header, std::string_view name) {
    const std::string wanted = std::string(name) + ": ";
    std::size_t at = 0;
    while (at < header.size()) {
        const std::size_t end = std::min(header.find('\n', at), header.size());
        const std::string_view line = header.substr(at, end - at);
        if (line.starts_with(wanted)) {
            return std::string(line.substr(wanted.size()));
        }
        at = end + 1;
    }
    return {};
}

/// Takes a file line by line.
class Reader {
public:
    /// The fault of this line; empty when it has none.
    std::string take(std::string_view line) {
        constexpr std::string_view kSource = "#: ";
        if (line.empty()) {
            return finish();
        }
        if (line.starts_with(kSource)) {
            m_entry.source = line.substr(kSource.size());
            return {};
        }
        if (line.front() == '#') {
            return {};
        }
        for (const auto& [word, field] : {std::pair{std::string_view("msgctxt "), &PoEntry::context},
                                          std::pair{std::string_view("msgid "), &PoEntry::english},
                                          std::pair{std::string_view("msgstr "), &PoEntry::text}}) {
            if (line.starts_with(word)) {
                m_field = field;
                m_hasId = m_hasId || field == &PoEntry::english;
                m_hasText = m_hasText || field == &PoEntry::text;
                line.remove_prefix(word.size());
                break;
            }
        }
        const auto text = unquoted(line);
        if (!text || m_field == nullptr) {
            return "msgctxt, msgid or msgstr with a text between quotation marks is wanted";
        }
        m_entry.*m_field += *text;
        return {};
    }

    /// What an empty line or the end of the file closes.
    std::string finish() {
        PoEntry entry = std::exchange(m_entry, {});
        const bool isWhole = m_hasId && m_hasText;
        const bool isNothing = m_field == nullptr;
        m_field = nullptr;
        m_hasId = m_hasText = false;
        if (isNothing) {
            return {};
        }
        if (!isWhole) {
            return "the entry above has no msgid or no msgstr";
        }
        if (!m_seen.emplace(entry.context, entry.english).second) {
            return "the entry above stands here twice";
        }
        if (entry.english.empty() && entry.context.empty()) {
            m_file.code = headerField(entry.text, "Language");
            m_file.name = headerField(entry.text, "X-Language-Name");
        } else {
            m_file.entries.push_back(std::move(entry));
        }
        return {};
    }

    PoFile& file() { return m_file; }

private:
    PoFile m_file;
    PoEntry m_entry;
    std::string PoEntry::*m_field = nullptr;
    bool m_hasId = false;
    bool m_hasText = false;
    std::set<std::pair<std::string, std::string>> m_seen;
};

}  // namespace

tl::expected<PoFile, std::string> readPo(std::string_view text) {
    Reader reader;
    std::size_t number = 0;
    std::size_t at = 0;
    std::string fault;
    while (at <= text.size() && fault.empty()) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        ++number;
        fault = end == text.size() && at == end ? reader.finish() : reader.take(text.substr(at, end - at));
        if (fault.empty() && end == text.size()) {
            fault = reader.finish();
        }
        at = end + 1;
    }
    if (!fault.empty()) {
        return tl::unexpected("line " + std::to_string(number) + ": " + fault);
    }
    if (reader.file().code.empty() || reader.file().name.empty()) {
        return tl::unexpected(std::string("the header lacks Language or X-Language-Name"));
    }
    return std::move(reader.file());
}

std::string poQuoted(std::string_view text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '\n' || c == '\t') {
            quoted += c == '\n' ? "\\n" : "\\t";
            continue;
        }
        if (c == '"' || c == '\\') {
            quoted += '\\';
        }
        quoted += c;
    }
    return quoted + '"';
}

}  // namespace engine
