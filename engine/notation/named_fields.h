// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of notation only: marks and pending steps over names, field by field.
#pragma once

#include <string>

#include "engine/notation/setup_fields.h"
#include "engine/notation/words.h"

namespace engine {

/// A player or place has no default: such fields are always written.
template <class T>
inline constexpr bool kIsNeeded =
    std::is_same_v<T, std::string> || std::is_same_v<T, Hex> || std::is_same_v<T, Corner> || std::is_same_v<T, Side>;

/// Reads the fields of marks and pending steps. Absent fields keep their default; unknown ones are refused by name.
class NamedReader {
public:
    explicit NamedReader(JsonReader& reader) : m_reader(reader) {}

    void read(const Json& json, const std::string& path, bool& value) { value = m_reader.boolean(json, path); }
    void read(const Json& json, const std::string& path, int& value) {
        value = m_reader.integer(json, path, -kMostOfAnything, kMostOfAnything);
    }
    void read(const Json& json, const std::string& path, std::string& value) { value = m_reader.text(json, path); }
    void read(const Json& json, const std::string& path, Hex& value) { place(json, path, value, hexFromText); }
    void read(const Json& json, const std::string& path, Corner& value) { place(json, path, value, cornerFromText); }
    void read(const Json& json, const std::string& path, Side& value) { place(json, path, value, sideFromText); }
    template <class Kind>
    void read(const Json& json, const std::string& path, CountsOf<Kind>& value) {
        value = readCounts<Kind>(m_reader, json, path);
    }
    template <Word T>
    void read(const Json& json, const std::string& path, T& value) {
        value = m_reader.word(json, path, kReadWord<T>);
    }
    template <class T>
    void read(const Json& json, const std::string& path, std::optional<T>& value) {
        read(json, path, value.emplace());
    }
    template <class T>
    void read(const Json& json, const std::string& path, std::vector<T>& value) {
        if (!m_reader.isArray(json, path)) {
            return;
        }
        for (std::size_t i = 0; i < json.size() && !m_reader.failed(); ++i) {
            read(json[i], path + '[' + std::to_string(i) + ']', value.emplace_back());
        }
    }
    /// `{"0,0:N":3}`.
    void read(const Json& json, const std::string& path, std::vector<std::pair<Corner, int>>& value) {
        members(json, path, [&](const std::string& name, const Json& item, const std::string& at) {
            auto& mark = value.emplace_back();
            read(Json(name), at, mark.first);
            read(item, at, mark.second);
        });
    }
    /// `["red","blue"]`.
    void read(const Json& json, const std::string& path, std::map<std::string, bool>& value) {
        std::vector<std::string> players;
        read(json, path, players);
        for (const std::string& player : players) {
            value[player] = true;
        }
    }
    /// `{"red":3}`.
    template <class T>
    void read(const Json& json, const std::string& path, std::map<std::string, T>& value) {
        members(json, path,
                [&](const std::string& name, const Json& item, const std::string& at) { read(item, at, value[name]); });
    }
    template <class T>
        requires requires(T& value) { T::fields([](auto&&...) {}, value); }
    void read(const Json& json, const std::string& path, T& value) {
        if (!m_reader.isObject(json, path)) {
            return;
        }
        std::vector<std::string> known{"confidence"};
        T::fields(
            [&](const char* name, auto& field) {
                known.emplace_back(name);
                if (const Json* found = JsonReader::find(json, name)) {
                    read(*found, path + '.' + name, field);
                } else if constexpr (kIsNeeded<std::remove_cvref_t<decltype(field)>>) {
                    m_reader.fail(JsonProblem::MissingField, path + '.' + name);
                }
            },
            value);
        for (const auto& [name, item] : json.items()) {
            if (std::find(known.begin(), known.end(), name) == known.end()) {
                m_reader.fail(JsonProblem::UnknownField, path + '.' + name, name);
            }
        }
    }

private:
    static constexpr int kMostOfAnything = 1'000'000;
    template <class T, class Read>
    void place(const Json& json, const std::string& path, T& value, Read fromName) {
        value = m_reader.word(json, path, fromName, JsonProblem::UnknownPlace);
    }
    template <class Each>
    void members(const Json& json, const std::string& path, Each each) {
        if (!m_reader.isObject(json, path)) {
            return;
        }
        for (const auto& [name, item] : json.items()) {
            if (!m_reader.failed()) {
                each(name, item, path + '.' + name);
            }
        }
    }

    JsonReader& m_reader;
};

/// Writes what NamedReader reads; fields at their default are left out.
class NamedWriter {
public:
    [[nodiscard]] Json write(bool value) const { return value; }
    [[nodiscard]] Json write(int value) const { return value; }
    [[nodiscard]] Json write(const std::string& value) const { return value; }
    [[nodiscard]] Json write(const Hex& value) const { return toText(value); }
    [[nodiscard]] Json write(const Corner& value) const { return toText(value); }
    [[nodiscard]] Json write(const Side& value) const { return toText(value); }
    template <class Kind>
    [[nodiscard]] Json write(const CountsOf<Kind>& value) const {
        return writeCounts(value);
    }
    template <Word T>
    [[nodiscard]] Json write(T value) const {
        return std::string(toText(value));
    }
    template <class T>
    [[nodiscard]] Json write(const std::optional<T>& value) const {
        return value ? write(*value) : Json(nullptr);
    }
    template <class T>
    [[nodiscard]] Json write(const std::vector<T>& value) const {
        Json json = Json::array();
        for (const T& item : value) {
            json.push_back(write(item));
        }
        return json;
    }
    [[nodiscard]] Json write(const std::vector<std::pair<Corner, int>>& value) const {
        Json json = Json::object();
        for (const auto& [corner, count] : value) {
            json[toText(corner)] = count;
        }
        return json;
    }
    [[nodiscard]] Json write(const std::map<std::string, bool>& value) const {
        Json json = Json::array();
        for (const auto& [player, is] : value) {
            if (is) {
                json.push_back(player);
            }
        }
        return json;
    }
    template <class T>
    [[nodiscard]] Json write(const std::map<std::string, T>& value) const {
        Json json = Json::object();
        for (const auto& [player, item] : value) {
            json[player] = write(item);
        }
        return json;
    }
    template <class T>
        requires requires(const T& value) { T::fields([](auto&&...) {}, value); }
    [[nodiscard]] Json write(const T& value) const {
        Json json = Json::object();
        const T absent{};
        T::fields(
            [&](const char* name, const auto& field, const auto& none) {
                if (kIsNeeded<std::remove_cvref_t<decltype(field)>> || !(field == none)) {
                    json[name] = write(field);
                }
            },
            value, absent);
        return json;
    }
};

/// What is pending, as `{"fight":{…}}`; null when nothing is.
[[nodiscard]] PendingSetup readPending(JsonReader& reader, const Json& json, const std::string& path);
[[nodiscard]] Json writePending(const PendingSetup& pending);

}  // namespace engine
