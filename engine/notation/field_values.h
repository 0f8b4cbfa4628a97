// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of notation only: how each type of field is written in actions and events.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/action/action.h"
#include "engine/action/event.h"
#include "engine/notation/plain_values.h"
#include "engine/notation/setup_fields.h"
#include "engine/notation/words.h"

namespace engine {

/// What the fields of one table's actions and events are read and written with.
class FieldValues : public TableValues<FieldValues, Table> {
public:
    explicit FieldValues(const Table& table) : TableValues(table) {}

    using TableValues::read;
    using TableValues::write;

    void read(JsonReader& reader, const Json& json, const std::string& path, HexId& value) const;
    void read(JsonReader& reader, const Json& json, const std::string& path, CornerId& value) const;
    void read(JsonReader& reader, const Json& json, const std::string& path, SideId& value) const;
    void read(JsonReader& reader, const Json& json, const std::string& path, Site& value) const;
    void read(JsonReader& reader, const Json& json, const std::string& path, Place& value) const;
    template <class Kind>
    void read(JsonReader& reader, const Json& json, const std::string& path, CountsOf<Kind>& value) const {
        value = readCounts<Kind>(reader, json, path);
    }
    void read(JsonReader& reader, const Json& json, const std::string& path, Units& value) const;
    template <class Kind>
    void read(JsonReader& reader, const Json& json, const std::string& path, HandOf<Kind>& value) const {
        value = readHand<Kind>(reader, json, path);
    }
    void read(JsonReader& reader, const Json& json, const std::string& path, HexState& value) const;
    void read(JsonReader& reader, const Json& json, const std::string& path, Setup& value) const;
    void read(JsonReader& reader, const Json& json, const std::string& path, Retreat& value) const;

    /// What is pending, and the marks, are written over names, as in a position file.
    void read(JsonReader& reader, const Json& json, const std::string& path, Pending& value) const;
    void read(JsonReader& reader, const Json& json, const std::string& path, Marks& value) const;

    template <Word T>
        requires(!std::is_same_v<T, ClauseId>)
    void read(JsonReader& reader, const Json& json, const std::string& path, T& value) const {
        value = reader.word(json, path, kReadWord<T>);
    }

    [[nodiscard]] Json write(HexId value) const { return toText(m_table.topology.hex(value)); }
    [[nodiscard]] Json write(CornerId value) const { return toText(m_table.topology.corner(value)); }
    [[nodiscard]] Json write(SideId value) const { return toText(m_table.topology.side(value)); }
    [[nodiscard]] Json write(const Site& value) const;
    [[nodiscard]] Json write(const Place& value) const;
    template <Word T>
        requires(!std::is_same_v<T, ClauseId>)
    [[nodiscard]] Json write(T value) const {
        return std::string(toText(value));
    }
    [[nodiscard]] Json write(const Pending& value) const;
    [[nodiscard]] Json write(const Marks& value) const;
    template <class Kind>
    [[nodiscard]] Json write(const CountsOf<Kind>& value) const {
        return writeCounts(value);
    }
    [[nodiscard]] Json write(const Units& value) const { return toText(value); }
    template <class Kind>
    [[nodiscard]] Json write(const HandOf<Kind>& value) const {
        return writeHand(value);
    }
    [[nodiscard]] Json write(const HexState& value) const;
    [[nodiscard]] Json write(const Setup& value) const { return writeSetup(value, SetupIn::Field); }
    [[nodiscard]] Json write(const Retreat& value) const {
        return {{"from", write(value.from)}, {"to", write(value.to)}};
    }
    [[nodiscard]] Json write(const PerPlayer<int>& value) const;
};

}  // namespace engine
