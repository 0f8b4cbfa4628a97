// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/json_reader.h"

#include <algorithm>
#include <array>

#include "engine/state/names.h"

namespace engine {

namespace {

constexpr std::array<std::string_view, 13> kProblems{
    "not-json",     "too-large",     "too-deep",       "wrong-type",   "missing-field", "unknown-field", "unknown-word",
    "out-of-range", "unknown-place", "unknown-player", "wrong-format", "does-not-fit",  "field-twice"};
constexpr std::size_t kMostShown = 40;

std::string shortened(std::string text) {
    if (text.size() > kMostShown) {
        std::size_t end = kMostShown;
        // Not in the middle of a UTF-8 character.
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0U) == 0x80U) {
            --end;
        }
        text.resize(end);
        text += "…";
    }
    return text;
}

std::string lineOf(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto line = 1 + std::count(before.begin(), before.end(), '\n');
    const std::size_t lineStart = before.rfind('\n');
    const std::size_t column = lineStart == std::string_view::npos ? before.size() : before.size() - lineStart - 1;
    return "line " + std::to_string(line) + ", column " + std::to_string(std::max<std::size_t>(column, 1));
}

/// Goes before the parser and finds nesting that is too deep, without building anything.
std::optional<std::size_t> tooDeepAt(std::string_view text) {
    int depth = 0;
    bool inString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inString) {
            i += c == '\\' ? 1 : 0;
            inString = c != '"';
        } else if (c == '"') {
            inString = true;
        } else if (c == '[' || c == '{') {
            if (++depth > kMaxJsonDepth) {
                return i;
            }
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return std::nullopt;
}

/// Goes before the parser and gathers the names of the fields of each object that is open.
class DoubledFields {
public:
    explicit DoubledFields(std::string_view text) : m_text(text) {}

    std::optional<std::string> find() {
        for (std::size_t i = 0; i < m_text.size() && !m_twice; ++i) {
            switch (m_text[i]) {
                case '"':
                    i = readString(i);
                    break;
                case '{':
                case '[':
                    m_open.push_back({m_text[i] == '{', m_names.size()});
                    break;
                case '}':
                case ']':
                    close();
                    break;
                default:
                    break;
            }
        }
        return m_twice;
    }

private:
    struct Open {
        bool isObject = false;
        std::size_t firstName = 0;
    };

    /// A text at `start`; where its end is. Before a colon it is the name of a field.
    std::size_t readString(std::size_t start) {
        std::size_t end = start + 1;
        while (end < m_text.size() && m_text[end] != '"') {
            end += m_text[end] == '\\' ? 2U : 1U;
        }
        const std::size_t next = m_text.find_first_not_of(" \t\r\n", std::min(end, m_text.size()) + 1);
        if (next < m_text.size() && m_text[next] == ':' && !m_open.empty() && m_open.back().isObject) {
            m_names.push_back(nameOf(m_text.substr(start, end + 1 - start)));
        }
        return end;
    }

    /// Two spellings of one name are one name.
    [[nodiscard]] static std::string nameOf(std::string_view quoted) {
        if (quoted.find('\\') != std::string_view::npos) {
            const Json read = Json::parse(quoted, nullptr, false);
            if (read.is_string()) {
                return read.get<std::string>();
            }
        }
        return std::string(quoted.substr(1, quoted.size() - 2));
    }

    void close() {
        if (m_open.empty()) {
            return;
        }
        const auto first = m_names.begin() + static_cast<std::ptrdiff_t>(m_open.back().firstName);
        std::sort(first, m_names.end());
        const auto twice = std::adjacent_find(first, m_names.end());
        if (twice != m_names.end()) {
            m_twice = *twice;
        }
        m_names.erase(first, m_names.end());
        m_open.pop_back();
    }

    std::string_view m_text;
    std::vector<std::string> m_names;
    std::vector<Open> m_open;
    std::optional<std::string> m_twice;
};

}  // namespace

std::optional<JsonFault> doubledField(std::string_view text) {
    const auto twice = DoubledFields(text).find();
    return twice ? std::optional(JsonFault{JsonProblem::FieldTwice, {}, shortened(*twice)}) : std::nullopt;
}

std::string_view toText(JsonProblem problem) {
    return nameOf(problem, kProblems);
}

std::optional<JsonFault> limitFault(std::string_view text) {
    if (text.size() > kMaxJsonBytes) {
        return JsonFault{JsonProblem::TooLarge, {}, std::to_string(text.size())};
    }
    if (const auto at = tooDeepAt(text)) {
        return JsonFault{JsonProblem::TooDeep, lineOf(text, *at), {}};
    }
    return std::nullopt;
}

Expected<Json, JsonFault> parseJson(std::string_view text) {
    if (auto fault = limitFault(text)) {
        return unexpected(std::move(*fault));
    }
    if (auto fault = doubledField(text)) {
        return unexpected(std::move(*fault));
    }
    try {
        return Json::parse(text);
    } catch (const nlohmann::json::parse_error& error) {
        return unexpected(JsonFault{JsonProblem::NotJson, lineOf(text, error.byte), {}});
    } catch (const nlohmann::json::exception&) {
        return unexpected(JsonFault{JsonProblem::NotJson, {}, {}});
    }
}

std::string dumpJson(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void JsonReader::fail(JsonProblem problem, const std::string& path, std::string found) {
    if (!m_fault) {
        m_fault = JsonFault{problem, path, shortened(std::move(found))};
    }
}

const Json* JsonReader::find(const Json& object, const char* name) {
    const auto found = object.find(name);
    return found == object.end() || found->is_null() ? nullptr : &*found;
}

bool JsonReader::isObject(const Json& json, const std::string& path) {
    if (!json.is_object()) {
        fail(JsonProblem::WrongType, path, dumpJson(json));
    }
    return json.is_object();
}

bool JsonReader::isObject(const Json& json, const std::string& path, std::initializer_list<std::string_view> allowed) {
    if (!isObject(json, path)) {
        return false;
    }
    for (const auto& [name, value] : json.items()) {
        const bool known = name == "confidence" || std::find(allowed.begin(), allowed.end(), name) != allowed.end();
        if (!known) {
            fail(JsonProblem::UnknownField, path, name);
            return false;
        }
    }
    return true;
}

bool JsonReader::isArray(const Json& json, const std::string& path) {
    if (!json.is_array()) {
        fail(JsonProblem::WrongType, path, dumpJson(json));
    }
    return json.is_array();
}

std::string JsonReader::text(const Json& json, const std::string& path) {
    if (!json.is_string()) {
        fail(JsonProblem::WrongType, path, dumpJson(json));
        return {};
    }
    return json.get<std::string>();
}

bool JsonReader::boolean(const Json& json, const std::string& path) {
    if (!json.is_boolean()) {
        fail(JsonProblem::WrongType, path, dumpJson(json));
        return false;
    }
    return json.get<bool>();
}

int JsonReader::integer(const Json& json, const std::string& path, int least, int most) {
    if (!json.is_number_integer()) {
        fail(JsonProblem::WrongType, path, dumpJson(json));
        return least;
    }
    const bool tooBig = json.is_number_unsigned() && json.get<std::uint64_t>() > static_cast<std::uint64_t>(most);
    const auto value = tooBig ? std::int64_t{most} + 1 : json.get<std::int64_t>();
    if (value < least || value > most) {
        fail(JsonProblem::OutOfRange, path, dumpJson(json));
        return least;
    }
    return static_cast<int>(value);
}

const Json& JsonReader::required(const Json& object, const char* name, const std::string& prefix) {
    static const Json kNothing;
    const auto found = object.find(name);
    if (found == object.end()) {
        fail(JsonProblem::MissingField, prefix + name);
        return kNothing;
    }
    return *found;
}

}  // namespace engine
