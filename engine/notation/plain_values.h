// SPDX-License-Identifier: GPL-3.0-or-later
// For the .cpp files of notation only.
#pragma once

#include <string>

#include "engine/action/dice.h"
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

}  // namespace engine
