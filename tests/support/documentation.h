// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages and schemas of docs/ say about actions and events, to be held against the code.
#pragma once

#include <catch2/catch.hpp>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/action/dice.h"
#include "engine/notation/json_reader.h"
#include "tests/places.h"

namespace engine::test {

using Names = std::set<std::string>;

/// What a page of docs/ says about one action or event.
struct Documented {
    Names fields;
    std::vector<std::string> examples;
    std::string clauses;
};
using Section = std::map<std::string, Documented>;

/// The entries under `## Actions` and `## Events` of docs/PAGE.md.
inline std::map<std::string, Section> documentation(const std::string& page) {
    std::ifstream file(ADJ_SOURCE_DIR "/docs/" + page + ".md");
    REQUIRE(file.good());
    std::map<std::string, Section> sections;
    std::string section;
    Documented* entry = nullptr;
    const std::regex heading("### `([^`]+)`");
    const std::regex row(R"(\| `([^`]+)` \|.*)");
    std::smatch match;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("## ")) {
            section = line.substr(3);
            entry = nullptr;
        } else if (std::regex_match(line, match, heading)) {
            INFO("described twice: " << match[1]);
            CHECK_FALSE(sections[section].contains(match[1]));
            entry = &sections[section][match[1]];
        } else if (entry != nullptr && std::regex_match(line, match, row)) {
            entry->fields.insert(match[1]);
        } else if (entry != nullptr && line.starts_with('{')) {
            entry->examples.push_back(line);
        } else if (entry != nullptr && line.starts_with("Clauses: ")) {
            entry->clauses = line.substr(9);
        }
    }
    return sections;
}

struct FieldNames {
    Names& names;
    template <class T>
    void operator()(const char* name, const T&) const {
        names.insert(name);
        if constexpr (std::is_same_v<T, Dice>) {
            names.insert("source");
        }
    }
};

/// Name → fields of each alternative, as the code has them.
template <class Variant, std::size_t... I>
std::map<std::string, Names> fieldsInCode(std::index_sequence<I...>) {
    std::map<std::string, Names> all;
    const auto add = [&](auto alternative) {
        alternative.fields(alternative, FieldNames{all[std::string(alternative.kName)]});
    };
    (add(std::variant_alternative_t<I, Variant>{}), ...);
    return all;
}
template <class Variant>
std::map<std::string, Names> fieldsInCode() {
    return fieldsInCode<Variant>(std::make_index_sequence<std::variant_size_v<Variant>>());
}

inline std::map<std::string, Names> fieldsIn(const Section& section) {
    std::map<std::string, Names> all;
    for (const auto& [name, entry] : section) {
        all[name] = entry.fields;
    }
    return all;
}

inline Json schema(const std::string& name) {
    std::ifstream file(ADJ_SOURCE_DIR "/docs/schema/" + name + ".schema.json");
    REQUIRE(file.good());
    return Json::parse(file);
}

inline Names keysOf(const Json& object) {
    Names names;
    for (const auto& [name, value] : object.items()) {
        names.insert(name);
    }
    return names;
}

/// Name → fields of each alternative that the schema offers; `word` (do, event) is left out.
inline std::map<std::string, Names> fieldsInSchema(const Json& schema, const Names& leftOut) {
    std::map<std::string, Names> all;
    for (const Json& alternative : schema.at("oneOf")) {
        const std::string name = alternative.at("$ref").get<std::string>().substr(std::string("#/$defs/").size());
        const Json& body = schema.at("$defs").at(name);
        all[name];
        CHECK(body.at("additionalProperties") == false);
        CHECK(body.at("properties").begin().value().at("const") == name);
        for (const std::string& field : keysOf(body.at("properties"))) {
            if (!leftOut.contains(field)) {
                all[name].insert(field);
            }
        }
    }
    return all;
}

}  // namespace engine::test
