// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/game/game_correct.h"

#include <nlohmann/json.hpp>

#include "adjudicator/cli/refusal_answer.h"
#include "adjudicator/record/dice_game.h"
#include "adjudicator/text/dice_game/dice_game_text.h"
#include "adjudicator/text/refusals/fault_text.h"
#include "adjudicator/text/refusals/refusal_text.h"
#include "adjudicator/text/say.h"
#include "engine/notation/action_json.h"
#include "engine/notation/dice_game_json.h"
#include "engine/rules/given/adjusting.h"

namespace adjudicator::cli {

namespace {

using engine::Language;
using engine::unexpected;
using Json = nlohmann::ordered_json;

/// An act as `field` and `item` name it.
engine::Expected<ActPlace, std::string> placeFrom(const Json& json, const char* field, Language language) {
    const auto entry = json.find(field);
    const auto item = json.find("item");
    if (entry == json.end() || !entry->is_number_unsigned() || (item != json.end() && !item->is_number_unsigned())) {
        return unexpected(std::string(field) + say(language, ": an entry number is wanted"));
    }
    ActPlace place{entry->get<std::uint64_t>(), {}};
    if (item != json.end()) {
        place.item = item->get<std::size_t>();
    }
    return place;
}

std::string textOf(const Json& json, const char* field) {
    const auto found = json.find(field);
    return found != json.end() && found->is_string() ? found->get<std::string>() : std::string();
}

template <class Game>
engine::Expected<CorrectionWishOf<Game>, std::string> wishFrom(const Json& json, const typename Game::Table& table,
                                                               Language language) {
    CorrectionWishOf<Game> wish;
    if (!json.is_object()) {
        return unexpected(std::string(say(language, "an object is wanted")));
    }
    const std::string how = textOf(json, "how");
    if (how != "new") {
        const auto place = placeFrom(json, "of", language);
        if (!place) {
            return unexpected(place.error());
        }
        wish.of = *place;
    }
    wish.drop = how == "dropped";
    wish.stands = textOf(json, "stands");
    if (const auto act = json.find("action"); act != json.end() && !wish.drop) {
        const auto action = Game::actionFromJson(act->dump(), table);
        if (!action) {
            return unexpected("action: " + sentence(action.error(), language));
        }
        wish.action = *action;
    }
    // An act that stays as it was may be named, for what is new after it.
    if (!wish.drop && how != "kept" && wish.stands.empty() && !wish.action) {
        return unexpected(std::string(say(language, "“action”, “stands” or \"how\":\"dropped\" is wanted")));
    }
    return wish;
}

Json fieldPlace(const char* field, std::uint64_t entry, const std::optional<std::size_t>& item) {
    Json json = {{field, entry}};
    if (item) {
        json["item"] = *item;
    }
    return json;
}

template <class Game>
Json conflictJson(const CorrectionConflictOf<Game>& conflict, const CorrectionPlanOf<Game>& plan, Language language) {
    Json json = conflict.of ? fieldPlace("of", conflict.of->entry, conflict.of->item) : Json::object();
    json["action"] = Json::parse(toJson(conflict.action, *plan.after.table));
    json["clause"] = nullptr;
    if (conflict.refusal) {
        if constexpr (std::is_same_v<Game, TableGame>) {
            json.update(refusalAnswer(*conflict.refusal, conflict.position, conflict.action, language));
            json.erase("ok");
        } else {
            json["clause"] = std::string(engine::toText(conflict.refusal->clause));
            json["why"] = sentence(*conflict.refusal, conflict.position, language);
        }
    } else {
        json["why"] = say(language, "Its pieces are not there any more.");
    }
    return json;
}

}  // namespace

template <class Game>
engine::Expected<CorrectionAskedOf<Game>, std::string> correctionFromJson(const Json& json,
                                                                          const typename Game::Table& table,
                                                                          Language language) {
    const auto from = placeFrom(json, "from", language);
    if (!from) {
        return unexpected(from.error());
    }
    CorrectionAskedOf<Game> asked{*from, textOf(json, "reason"), std::nullopt, {}};
    if (json.contains("clause")) {
        asked.clause = engine::clauseFromText(textOf(json, "clause"));
        if (!asked.clause) {
            return unexpected(std::string(say(language, "clause: no such clause")));
        }
    }
    const auto line = json.find("line");
    if (line == json.end() || !line->is_array()) {
        return unexpected(std::string(say(language, "line: a list is wanted")));
    }
    for (const Json& each : *line) {
        auto wish = wishFrom<Game>(each, table, language);
        if (!wish) {
            return unexpected("line[" + std::to_string(asked.wishes.size()) + "]: " + wish.error());
        }
        asked.wishes.push_back(std::move(*wish));
    }
    return asked;
}

template <class Game>
Json planJson(const CorrectionPlanOf<Game>& plan, Language language) {
    Json json = Json::object();
    if (!plan.conflicts.empty()) {
        json["conflicts"] = Json::array();
        for (const auto& conflict : plan.conflicts) {
            json["conflicts"].push_back(conflictJson(conflict, plan, language));
        }
        return json;
    }
    json["line"] = Json::array();
    for (const CorrectedActOf<Game>& corrects : plan.corrected.line) {
        Json act = corrects.of ? fieldPlace("of", *corrects.of, corrects.ofItem) : Json::object();
        act["how"] = std::string(toText(corrects.how));
        if (corrects.how == CorrectedHow::Changed || corrects.how == CorrectedHow::New) {
            act["action"] = Json::parse(toJson(corrects.act.action, *plan.after.table));
            act["events"] = Json::parse(toJson(corrects.act.events, *plan.after.table));
        }
        json["line"].push_back(std::move(act));
    }
    if constexpr (requires { engine::differences(plan.before, plan.after); }) {
        json["difference"] = Json::parse(toJson(engine::differences(plan.before, plan.after), *plan.after.table));
    }
    return json;
}

template engine::Expected<CorrectionAskedOf<TableGame>, std::string> correctionFromJson(const Json&,
                                                                                        const TableGame::Table&,
                                                                                        Language);
template engine::Expected<CorrectionAskedOf<DiceGame>, std::string> correctionFromJson(const Json&,
                                                                                       const DiceGame::Table&,
                                                                                       Language);
template Json planJson(const CorrectionPlanOf<TableGame>&, Language);
template Json planJson(const CorrectionPlanOf<DiceGame>&, Language);

}  // namespace adjudicator::cli
