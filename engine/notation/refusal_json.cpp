// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/notation/refusal_json.h"

#include "engine/notation/action_json.h"
#include "engine/notation/field_values.h"

namespace engine {

namespace {

Json shortageJson(const FieldValues& values, const Shortage& lacks) {
    Json json = values.write(lacks.cards);
    if (lacks.more > 0) {
        json["any"] = lacks.more;
    }
    return json;
}

void writeRuling(Json& json, RulingChoice choice) {
    json["ruling"] = std::string(toText(choice.id));
    json["option"] = std::string(optionText(choice));
    json["other_options"] = Json::array();
    for (std::uint8_t option = 0; option < optionCount(choice.id); ++option) {
        if (option != choice.option) {
            json["other_options"].push_back(std::string(optionText({choice.id, option})));
        }
    }
}

Json dueJson(const FieldValues& values, std::span<const Due> all) {
    Json json = Json::array();
    for (const Due& due : all) {
        json.push_back({{"player", due.player ? values.write(*due.player) : Json(nullptr)},
                        {"for", std::string(toText(due.duty))},
                        {"clause", std::string(toText(due.clause))}});
    }
    return json;
}

Json boundsJson(const FieldValues& values, const OpenField& field) {
    if (const auto* units = std::get_if<Units>(&field.bounds)) {
        return {{"most", values.write(*units)}};
    }
    const auto& cards = std::get<CardsBounds>(field.bounds);
    return {{"least", values.write(cards.least)},
            {"most", values.write(cards.most)},
            {"fewest", cards.fewest},
            {"total", cards.total}};
}

}  // namespace

std::string dueJson(std::span<const Due> due, const Table& table) {
    return dumpJson(dueJson(FieldValues(table), due));
}

std::string legalJson(const Position& position, std::optional<PlayerId> player) {
    const Table& table = *position.table;
    const FieldValues values(table);
    Json json = {{"due", dueJson(values, dueNow(position))}, {"acts", Json::object()}};
    const LegalActs legal = legalActs(position);
    const auto add = [&](const Action& action, Json item) {
        const auto actor = actorOf(action);
        if (!player || !actor || actor == player) {
            json["acts"][actor ? table.idOf(*actor) : "anybody"].push_back(std::move(item));
        }
    };
    for (const Action& action : legal.actions) {
        add(action, Json::parse(toJson(action, table)));
    }
    for (const ActFamily& family : legal.families) {
        Json item = {{"action", Json::parse(toJson(family.action, table))}, {"open", Json::object()}};
        for (const OpenField& field : family.open) {
            item["open"][std::string(field.name.text())] = boundsJson(values, field);
        }
        add(family.action, std::move(item));
    }
    return dumpJson(json);
}

std::string toJson(const Refusal& refusal, const Table& table, std::span<const Action> wouldHelp) {
    const FieldValues values(table);
    Json json = {{"clause", std::string(toText(refusal.clause))}, {"reason", std::string(toText(refusal.why))}};
    if (!refusal.at.empty()) {
        json["place"] = Json::array();
        for (const Place& place : refusal.at) {
            json["place"].push_back(values.write(place));
        }
    }
    if (refusal.player) {
        json["player"] = values.write(*refusal.player);
    }
    if (refusal.more().item) {
        json["item"] = std::string(toText(*refusal.more().item));
    }
    if (refusal.price) {
        json["price"] = values.write(*refusal.price);
    }
    if (refusal.more().lacks) {
        json["lacks"] = shortageJson(values, *refusal.more().lacks);
    }
    if (!refusal.more().due.empty()) {
        json["due"] = dueJson(values, refusal.more().due);
    }
    if (refusal.ruling) {
        writeRuling(json, *refusal.ruling);
    }
    if (refusal.more().fault) {
        json["fault"] = std::string(toText(refusal.more().fault->kind));
    }
    if (!refusal.more().guest.empty()) {
        json["guest"] = refusal.more().guest;
    }
    for (const Action& action : wouldHelp) {
        json["would_help"].push_back(Json::parse(toJson(action, table)));
    }
    return dumpJson(json);
}

}  // namespace engine
