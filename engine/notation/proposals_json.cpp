// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/proposals_json.h"

#include "engine/notation/action_tree.h"
#include "engine/notation/named_json.h"
#include "engine/notation/plain_values.h"

namespace engine::proposals {

namespace {

struct Values : PlainValues {
    using PlainValues::read;
    using PlainValues::write;

    static void read(JsonReader& reader, const Json& json, const std::string& path, ProposedAct& value) {
        if (!reader.isObject(json, path)) {
            return;
        }
        (void)reader.text(reader.required(json, "do", path + '.'), path + ".do");
        value.json = dumpJson(json);
        if (value.json.size() > kMostActBytes) {
            reader.fail(JsonProblem::TooLarge, path);
        }
    }
    static void read(JsonReader& reader, const Json& json, const std::string& path, std::vector<ClauseId>& value) {
        if (reader.isArray(json, path)) {
            value.clear();
        }
    }
    [[nodiscard]] static Json write(const ProposedAct& value) { return Json::parse(value.json, nullptr, false); }
    [[nodiscard]] static Json write(const std::vector<ClauseId>&) { return Json::array(); }
};

}  // namespace

Expected<Setup, JsonFault> setupFromJson(std::string_view text) {
    return parseJson(text).and_then([](const Json& json) {
        return readTree<Setup>([&](JsonReader& reader, Setup& setup) {
            if (reader.isObject(json, "position") &&
                reader.text(reader.required(json, "format", {}), "format") != kFormat) {
                reader.fail(JsonProblem::WrongFormat, "format");
            }
            if (reader.failed()) {
                return;
            }
            setup.about = reader.text(reader.required(json, "about", {}), "about");
            setup.name = reader.text(reader.required(json, "name", {}), "name");
            for (const auto& [name, item] : json.items()) {
                if (name != "format" && name != "about" && name != "name") {
                    reader.fail(JsonProblem::UnknownField, name, name);
                }
            }
            if (!reader.failed() && !isPossible(setup)) {
                reader.fail(JsonProblem::OutOfRange, "about");
            }
        });
    });
}

std::string toJson(const Setup& setup) {
    return dumpJson({{"format", std::string(kFormat)}, {"about", setup.about}, {"name", setup.name}});
}

Expected<Action, JsonFault> actionFromTree(const Json& json, const Table&) {
    return readTree<Action>([&](JsonReader& reader, Action& action) {
        if (reader.isObject(json, "action")) {
            readNamed(Values(), reader, json, {}, "do", {}, action);
        }
    });
}

Expected<Events, JsonFault> eventsFromTree(const Json& json, const Table&) {
    return readEvents<Events>(json, [&](auto&&... each) { readEvent(Values(), each...); });
}

Json toTree(const Action& action, const Table&) {
    Json json = Json::object();
    writeNamed(Values(), json, "do", action);
    return json;
}

std::string toJson(const Action& action, const Table& table) {
    return dumpJson(toTree(action, table));
}

Json toTree(std::span<const Event> events, const Table&) {
    return listTree(events, [&](const Event& event) { return writeEvent(Values(), event); });
}

std::string toJson(std::span<const Event> events, const Table& table) {
    return dumpJson(toTree(events, table));
}

}  // namespace engine::proposals
