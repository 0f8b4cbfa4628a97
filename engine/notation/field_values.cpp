// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/field_values.h"

#include "engine/notation/named_fields.h"
#include "engine/state/translate.h"

namespace engine {

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, HexId& value) const {
    const auto find = [&](std::string_view text) {
        const auto name = hexFromText(text);
        return name ? m_table.topology.find(*name) : std::nullopt;
    };
    value = reader.word(json, path, find, JsonProblem::UnknownPlace);
}

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, CornerId& value) const {
    const auto find = [&](std::string_view text) {
        const auto name = cornerFromText(text);
        return name ? m_table.topology.find(*name) : std::nullopt;
    };
    value = reader.word(json, path, find, JsonProblem::UnknownPlace);
}

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, SideId& value) const {
    const auto find = [&](std::string_view text) {
        const auto name = sideFromText(text);
        return name ? m_table.topology.find(*name) : std::nullopt;
    };
    value = reader.word(json, path, find, JsonProblem::UnknownPlace);
}

namespace {

// NE, SE, SW and NW name sides as well as corners: here they mean sides, whose canonical names they are.
template <class Spot>
std::optional<Spot> cornerOrSide(const Topology& board, std::string_view text) {
    if (const auto side = sideFromText(text)) {
        if (const auto found = board.find(*side)) {
            return Spot(*found);
        }
    }
    if (const auto corner = cornerFromText(text)) {
        if (const auto found = board.find(*corner)) {
            return Spot(*found);
        }
    }
    return std::nullopt;
}

}  // namespace

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, Site& value) const {
    const auto find = [&](std::string_view text) { return cornerOrSide<Site>(m_table.topology, text); };
    value = reader.word(json, path, find, JsonProblem::UnknownPlace);
}

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, Place& value) const {
    const auto find = [&](std::string_view text) {
        const auto name = hexFromText(text);
        const auto hex = name ? m_table.topology.find(*name) : std::nullopt;
        return hex ? std::optional<Place>(*hex) : cornerOrSide<Place>(m_table.topology, text);
    };
    value = reader.word(json, path, find, JsonProblem::UnknownPlace);
}

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, Marks& value) const {
    MarksSetup named;
    NamedReader(reader).read(json, path, named);
    if (!reader.failed()) {
        const auto unknown = [&](const auto&) { reader.fail(JsonProblem::UnknownPlace, path); };
        ToIds(m_table, unknown)(named, static_cast<MarksOf<ByIds>&>(value));
    }
}

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, Pending& value) const {
    const PendingSetup named = readPending(reader, json, path);
    if (!reader.failed()) {
        value = ToIds(m_table, [&](const auto&) { reader.fail(JsonProblem::UnknownPlace, path); }).pending(named);
    }
}

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, Units& value) const {
    // Written events may say that nothing is left; a short form never does.
    if (json.is_string() && json.get_ref<const std::string&>().empty()) {
        value = {};
        return;
    }
    value = reader.word(json, path, unitsFromText);
}

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, HexState& value) const {
    if (!reader.isObject(json, path, {"terrain", "number", "face_down", "removed", "continent"})) {
        return;
    }
    if (const Json* terrain = JsonReader::find(json, "terrain")) {
        value.terrain = reader.word(*terrain, path + ".terrain", terrainFromText);
    }
    if (const Json* number = JsonReader::find(json, "number")) {
        value.number = reader.integer(*number, path + ".number", 2, 12);
    }
    const auto flag = [&](const char* name) {
        const Json* found = JsonReader::find(json, name);
        return found != nullptr && reader.boolean(*found, path + '.' + name);
    };
    value.faceDown = flag("face_down");
    value.removed = flag("removed");
    if (const Json* continent = JsonReader::find(json, "continent")) {
        value.continent = reader.text(*continent, path + ".continent");
    }
}

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, Setup& value) const {
    value = readSetup(reader, json, path + '.', SetupIn::Field);
}

void FieldValues::read(JsonReader& reader, const Json& json, const std::string& path, Retreat& value) const {
    if (reader.isObject(json, path, {"from", "to"})) {
        read(reader, reader.required(json, "from", path + '.'), path + ".from", value.from);
        read(reader, reader.required(json, "to", path + '.'), path + ".to", value.to);
    }
}

Json FieldValues::write(const Site& value) const {
    return std::visit([&](auto id) { return write(id); }, value);
}

Json FieldValues::write(const Place& value) const {
    return std::visit([&](auto id) { return write(id); }, value);
}

Json FieldValues::write(const Marks& value) const {
    MarksSetup named;
    const ToNames names(m_table);
    names(static_cast<const MarksOf<ByIds>&>(value), named);
    return NamedWriter().write(named);
}

Json FieldValues::write(const Pending& value) const {
    return writePending(ToNames(m_table).pending(value));
}

Json FieldValues::write(const HexState& value) const {
    Json json = Json::object();
    if (value.terrain) {
        json["terrain"] = std::string(toText(*value.terrain));
    }
    if (value.number) {
        json["number"] = *value.number;
    }
    if (value.faceDown) {
        json["face_down"] = true;
    }
    if (value.removed) {
        json["removed"] = true;
    }
    if (!value.continent.empty()) {
        json["continent"] = value.continent;
    }
    return json;
}

Json FieldValues::write(const PerPlayer<int>& value) const {
    Json json = Json::object();
    for (const PlayerId player : m_table.seats()) {
        if (value[player] != 0) {
            json[m_table.idOf(player)] = value[player];
        }
    }
    return json;
}

}  // namespace engine
