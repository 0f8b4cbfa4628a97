// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of notation only: it brings in json.hpp.
#pragma once

#include <initializer_list>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "engine/expected.h"
#include "engine/notation/json_fault.h"

namespace engine {

using Json = nlohmann::ordered_json;

/// Parses a text with the limits of json_fault.h.
[[nodiscard]] Expected<Json, JsonFault> parseJson(std::string_view text);
/// One line, without exceptions on odd bytes.
[[nodiscard]] std::string dumpJson(const Json& json);

/// Walks a parsed text and remembers the first fault and its path. After a fault it reads on with defaults.
class JsonReader {
public:
    [[nodiscard]] bool failed() const { return m_fault.has_value(); }
    [[nodiscard]] const JsonFault& fault() const { return *m_fault; }
    void fail(JsonProblem problem, const std::string& path, std::string found = {});

    /// The field, or null when absent or null in the text.
    [[nodiscard]] static const Json* find(const Json& object, const char* name);
    /// True when it is an object with no fields but these (and `confidence`).
    bool isObject(const Json& json, const std::string& path, std::initializer_list<std::string_view> allowed);
    bool isObject(const Json& json, const std::string& path);
    bool isArray(const Json& json, const std::string& path);

    std::string text(const Json& json, const std::string& path);
    bool boolean(const Json& json, const std::string& path);
    int integer(const Json& json, const std::string& path, int least, int most);

    /// Reads a word with one of the fromText functions; the problem is reported when there is no such word.
    template <class Read>
    auto word(const Json& json, const std::string& path, Read read, JsonProblem problem = JsonProblem::UnknownWord) {
        const std::string found = text(json, path);
        auto value = read(std::string_view(found));
        if (!value && !failed()) {
            fail(problem, path, found);
        }
        using Value = std::remove_cvref_t<decltype(*value)>;
        return value ? *value : Value{};
    }

    /// Calls read(item, path) for each item of an optional array field.
    template <class Read>
    void each(const Json& object, const char* name, const std::string& prefix, Read read) {
        const Json* array = find(object, name);
        const std::string path = prefix + name;
        if (array == nullptr || !isArray(*array, path)) {
            return;
        }
        for (std::size_t i = 0; i < array->size() && !failed(); ++i) {
            read((*array)[i], path + '[' + std::to_string(i) + ']');
        }
    }

    /// Calls read(key, value, path) for each member of an optional object field.
    template <class Read>
    void eachMember(const Json& object, const char* name, const std::string& prefix, Read read) {
        const Json* member = find(object, name);
        const std::string path = prefix + name;
        if (member == nullptr || !isObject(*member, path)) {
            return;
        }
        for (const auto& [key, value] : member->items()) {
            if (!failed()) {
                read(key, value, path + '.' + key);
            }
        }
    }

    /// A field that must be there.
    const Json& required(const Json& object, const char* name, const std::string& prefix);

private:
    std::optional<JsonFault> m_fault;
};

}  // namespace engine
