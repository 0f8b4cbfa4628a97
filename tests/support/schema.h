// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>
#include <regex>
#include <string>

#include "tests/places.h"

namespace adjudicator::test {

/// A schema of docs/schema, as far as ours go: what does not fit is said by its place, empty where all fits.
class Schema {
public:
    explicit Schema(const std::string& name) {
        std::ifstream file(ADJ_SOURCE_DIR "/docs/schema/" + name + ".schema.json");
        REQUIRE(file.good());
        m_whole = nlohmann::json::parse(file);
    }

    [[nodiscard]] std::string misfit(const nlohmann::json& value) const { return misfit(m_whole, value, "$"); }

private:
    using Json = nlohmann::json;

    static bool isOfType(const Json& type, const Json& value) {
        if (type.is_array()) {
            return std::any_of(type.begin(), type.end(), [&](const Json& each) { return isOfType(each, value); });
        }
        return type == "integer" ? value.is_number_integer() : type == value.type_name();
    }

    [[nodiscard]] std::string misfit(const Json& schema, const Json& value, const std::string& at) const {
        if (schema.contains("$ref")) {
            return misfit(m_whole.at(Json::json_pointer(schema["$ref"].get<std::string>().substr(1))), value, at);
        }
        if (schema.contains("anyOf")) {
            const auto fits = [&](const Json& each) { return misfit(each, value, at).empty(); };
            return std::any_of(schema["anyOf"].begin(), schema["anyOf"].end(), fits) ? "" : at;
        }
        const bool isChosen =
            !schema.contains("enum") || std::count(schema["enum"].begin(), schema["enum"].end(), value);
        const bool isSame = !schema.contains("const") || schema["const"] == value;
        if (!isChosen || !isSame || (schema.contains("type") && !isOfType(schema["type"], value))) {
            return at;
        }
        if (value.is_string() && schema.contains("pattern") &&
            !std::regex_search(value.get<std::string>(), std::regex(schema["pattern"].get<std::string>()))) {
            return at;
        }
        return value.is_object()                              ? misfitOfFields(schema, value, at)
               : value.is_array() && schema.contains("items") ? misfitOfItems(schema["items"], value, at)
                                                              : "";
    }

    [[nodiscard]] std::string misfitOfItems(const Json& schema, const Json& value, const std::string& at) const {
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (auto wrong = misfit(schema, value[i], at + '[' + std::to_string(i) + ']'); !wrong.empty()) {
                return wrong;
            }
        }
        return {};
    }

    [[nodiscard]] std::string misfitOfFields(const Json& schema, const Json& value, const std::string& at) const {
        for (const Json& name : schema.value("required", Json::array())) {
            if (!value.contains(name.get<std::string>())) {
                return at + " lacks " + name.get<std::string>();
            }
        }
        const Json properties = schema.value("properties", Json::object());
        const Json others = schema.value("additionalProperties", Json(true));
        for (const auto& [name, field] : value.items()) {
            const std::string place = at + '.' + name;
            if (!properties.contains(name) && others == false) {
                return place;
            }
            const Json& shape = properties.contains(name) ? properties[name] : others;
            if (auto wrong = shape.is_object() ? misfit(shape, field, place) : std::string(); !wrong.empty()) {
                return wrong;
            }
        }
        return {};
    }

    Json m_whole;
};

}  // namespace adjudicator::test
