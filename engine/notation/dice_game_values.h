// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of notation only: how the dice game's types are written in actions, events and positions.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/dice_game/action.h"
#include "engine/dice_game/event.h"
#include "engine/notation/plain_values.h"

namespace engine::dice_game {

/// What the fields of one table's actions and events are read and written with.
class FieldValues : public TableValues<FieldValues, Table> {
public:
    explicit FieldValues(const Table& table) : TableValues(table) {}

    using TableValues::read;
    using TableValues::write;

    void read(JsonReader& reader, const Json& json, const std::string& path, PlaceId& value) const;
    void read(JsonReader& reader, const Json& json, const std::string& path, JokerId& value) const;
    void read(JsonReader& reader, const Json& json, const std::string& path, Ticks& value) const;
    static void read(JsonReader& reader, const Json& json, const std::string& path, Face& value);
    static void read(JsonReader& reader, const Json& json, const std::string& path, Resource& value);
    static void read(JsonReader& reader, const Json& json, const std::string& path, Piece& value);
    static void read(JsonReader& reader, const Json& json, const std::string& path, Faces& value);
    /// A die may also be written as the word that lies up: `["ore","gold"]`.
    static void read(JsonReader& reader, const Json& json, const std::string& path, Dice& value);

    [[nodiscard]] Json write(PlaceId value) const { return m_table.sheet[value].name; }
    [[nodiscard]] Json write(JokerId value) const { return m_table.sheet[value].name; }
    [[nodiscard]] Json write(const Ticks& value) const;
    [[nodiscard]] Json write(const PerPlayer<int>& value) const;
    [[nodiscard]] static Json write(Face value) { return std::string(toText(value)); }
    [[nodiscard]] static Json write(Resource value) { return std::string(engine::toText(value)); }
    [[nodiscard]] static Json write(Piece value) { return std::string(toText(value)); }
    [[nodiscard]] static Json write(const Faces& value);
};

/// A sheet by its shipped name or written out; faults are reported by the reader.
[[nodiscard]] Sheet readSheet(JsonReader& reader, const Json& json, const std::string& path);
[[nodiscard]] Json writeSheet(const Sheet& sheet);

}  // namespace engine::dice_game
