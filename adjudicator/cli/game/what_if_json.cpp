// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/what_if_json.h"

#include <nlohmann/json.hpp>

#include "adjudicator/cli/refusal_answer.h"
#include "adjudicator/what_if/compared.h"
#include "engine/notation/action_json.h"
#include "engine/notation/position_json.h"
#include "engine/notation/refusal_json.h"
#include "engine/rules/given/adjusting.h"
#include "engine/rules/points.h"
#include "engine/state/to_position.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using engine::PlayerId;
using engine::Position;
using Json = nlohmann::ordered_json;

Json placeJson(const ActPlace& place) {
    Json json = {{"entry", place.entry}};
    if (place.item) {
        json["item"] = *place.item;
    }
    return json;
}

Json holdersJson(const Position& position) {
    const auto id = [&](const std::optional<PlayerId>& holder) {
        return holder ? Json(position.table->idOf(*holder)) : Json(nullptr);
    };
    Json json = {{"longest_road", id(position.longestRoadHolder)},
                 {"largest_army", id(position.largestArmyHolder)},
                 {"second_road", id(position.secondRoadHolder)},
                 {"second_army", id(position.secondArmyHolder)},
                 {"monopolists", Json::object()}};
    for (const auto& monopolist : position.marks.monopolists) {
        json["monopolists"][monopolist.continent] = position.table->idOf(monopolist.player);
    }
    return json;
}

Json outcomeJson(const Outcome& outcome) {
    const Position& position = outcome.position;
    const engine::Table& table = *position.table;
    Json json = Json::object();
    for (const PlayerId player : position.seats()) {
        json["points"][table.idOf(player)] = engine::scoreOf(position, player);
    }
    json["holders"] = holdersJson(position);
    const Json written = Json::parse(engine::toJson(engine::toSetup(position)));
    for (const char* field : {"hands", "bank", "development", "turn"}) {
        if (written.contains(field)) {
            json[field] = written[field];
        }
    }
    json["due"] = Json::parse(engine::dueJson(outcome.due, table));
    json["winner"] = position.turn.winner ? Json(table.idOf(*position.turn.winner)) : Json(nullptr);
    if (const auto* fight = std::get_if<engine::Fight>(&position.turn.pending)) {
        json["combat"] = {{"attacker", table.idOf(fight->attacker)},
                          {"defender", table.idOf(fight->defender)},
                          {"at", engine::toText(position.topology().corner(fight->at))},
                          {"attacker_wins", outcome.attackerWins ? Json(*outcome.attackerWins) : Json(nullptr)}};
    }
    return json;
}

Json actJson(const TriedAct& act, const engine::Table& table, Language language) {
    Json json = act.of ? placeJson(*act.of) : Json::object();
    json["how"] = std::string(toText(act.how));
    json["says"] = sentence(act, table, language);
    if (act.how != TriedHow::Same) {
        json["action"] = Json::parse(toJson(act.action, table));
    }
    if (act.wasAction) {
        json["was"] = Json::parse(toJson(*act.wasAction, table));
    }
    return json;
}

/// With all that its refusal says.
Json fallenJson(const TriedAct& act, const engine::Table& table, Language language) {
    Json json = actJson(act, table, language);
    json["clause"] = nullptr;
    json["why"] = whyItFalls(act, language);
    if (act.refusal) {
        json.update(refusalAnswer(*act.refusal, *act.before, act.action, language));
        json.erase("ok");
    }
    return json;
}

Json adoptJson(const WhatIf& tried, const engine::Table& table) {
    Json json = {{"do", "correct"}, {"from", tried.asked.from.entry}};
    if (tried.asked.from.item) {
        json["item"] = *tried.asked.from.item;
    }
    json["line"] = Json::array();
    for (const auto& wish : tried.asCorrection({}, {}).wishes) {
        Json item = Json::object();
        if (wish.of) {
            item["of"] = wish.of->entry;
            if (wish.of->item) {
                item["item"] = *wish.of->item;
            }
        }
        if (wish.drop || !wish.of) {
            item["how"] = wish.drop ? "dropped" : "new";
        }
        if (!wish.stands.empty()) {
            item["stands"] = wish.stands;
        }
        if (wish.action) {
            item["action"] = Json::parse(toJson(*wish.action, table));
        } else if (!wish.drop && wish.stands.empty()) {
            item["how"] = "kept";
        }
        json["line"].push_back(std::move(item));
    }
    return json;
}

}  // namespace

Json whatIfJson(const WhatIf& tried, Language language) {
    const engine::Table& table = *tried.asTried.position.table;
    Json json = {{"first_difference", actJson(tried.acts[tried.first], table, language)},
                 {"as_recorded", outcomeJson(tried.asRecorded)},
                 {"as_tried", outcomeJson(tried.asTried)},
                 {"differences", Json::array()},
                 {"acts", Json::array()},
                 {"fallen", Json::array()}};
    for (const ComparedRow& row : compared(tried, language)) {
        if (row.differs) {
            json["differences"].push_back({{row.place ? "at" : "of", row.what},
                                           {"what", std::string(toText(row.kind))},
                                           {"as_recorded", row.asRecorded},
                                           {"as_tried", row.asTried}});
        }
    }
    for (const TriedAct& act : tried.acts) {
        json["acts"].push_back(actJson(act, table, language));
        if (act.how == TriedHow::Falls) {
            json["fallen"].push_back(fallenJson(act, table, language));
        }
    }
    json["difference"] =
        Json::parse(toJson(engine::differences(tried.asRecorded.position, tried.asTried.position), table));
    json["can_be_adopted"] = tried.canBeAdopted();
    if (tried.canBeAdopted()) {
        json["adopt"] = adoptJson(tried, table);
    }
    return json;
}

}  // namespace adjudicator::cli
