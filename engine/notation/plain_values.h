// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of notation only.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/action/dice.h"
#include "engine/board/ids.h"
#include "engine/clauses/clause_id.h"
#include "engine/notation/json_reader.h"

namespace engine {

/// Fields that are written alike in every game and need no table.
class PlainValues {
public:
    static void read(JsonReader& reader, const Json& json, const std::string& path, bool& value);
    static void read(JsonReader& reader, const Json& json, const std::string& path, int& value);
    static void read(JsonReader& reader, const Json& json, const std::string& path, std::string& value);
    static void read(JsonReader& reader, const Json& json, const std::string& path, ClauseId& value);
    /// The dice alone; where they came from stands beside them in the field `source`.
    static void read(JsonReader& reader, const Json& json, const std::string& path, Dice& value);

    [[nodiscard]] static Json write(bool value) { return value; }
    [[nodiscard]] static Json write(int value) { return value; }
    [[nodiscard]] static Json write(const std::string& value) { return value; }
    [[nodiscard]] static Json write(ClauseId value) { return std::string(toText(value)); }
    [[nodiscard]] static Json write(const Dice& value);
};

/// What every game writes alike once there is a table: its players by their ids, lists, and what may be missing. Values
/// is the class that knows the other types of that game.
template <class Values, class Table>
class TableValues : public PlainValues {
public:
    using PlainValues::read;
    using PlainValues::write;

    void read(JsonReader& reader, const Json& json, const std::string& path, PlayerId& value) const {
        value = reader.word(
            json, path, [&](std::string_view id) { return m_table.find(id); }, JsonProblem::UnknownPlayer);
    }
    void read(JsonReader& reader, const Json& json, const std::string& path, PerPlayer<int>& value) const {
        if (!reader.isObject(json, path)) {
            return;
        }
        for (const auto& [id, count] : json.items()) {
            const auto player = m_table.find(id);
            if (!player) {
                reader.fail(JsonProblem::UnknownPlayer, path, id);
                return;
            }
            read(reader, count, path + '.' + id, value[*player]);
        }
    }
    template <class T>
    void read(JsonReader& reader, const Json& json, const std::string& path, std::optional<T>& value) const {
        self().read(reader, json, path, value.emplace());
    }
    template <class T>
    void read(JsonReader& reader, const Json& json, const std::string& path, std::vector<T>& value) const {
        if (!reader.isArray(json, path)) {
            return;
        }
        value.clear();
        for (std::size_t i = 0; i < json.size() && !reader.failed(); ++i) {
            self().read(reader, json[i], path + '[' + std::to_string(i) + ']', value.emplace_back());
        }
    }

    [[nodiscard]] Json write(PlayerId value) const { return m_table.idOf(value); }
    template <class T>
    [[nodiscard]] Json write(const std::vector<T>& value) const {
        Json json = Json::array();
        for (const T& item : value) {
            json.push_back(self().write(item));
        }
        return json;
    }

protected:
    explicit TableValues(const Table& table) : m_table(table) {}
    const Table& m_table;

private:
    [[nodiscard]] const Values& self() const { return static_cast<const Values&>(*this); }
};

}  // namespace engine
