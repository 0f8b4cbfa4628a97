// SPDX-License-Identifier: GPL-3.0-or-later
#include "adjudicator/cli/refusal_answer.h"

#include <nlohmann/json.hpp>

#include "adjudicator/text/refusals/refusal_text.h"
#include "adjudicator/text/say.h"
#include "engine/action/would_help.h"
#include "engine/notation/action_json.h"
#include "engine/notation/refusal_json.h"
#include "engine/rules/given/contradiction.h"

namespace adjudicator::cli {

nlohmann::ordered_json refusalAnswer(const engine::Refusal& refusal, const engine::Position& position,
                                     const engine::Action& action, engine::Language language) {
    using Json = nlohmann::ordered_json;
    const engine::Table& table = *position.table;
    Json json = {{"ok", false},
                 {"clause", std::string(engine::toText(refusal.clause))},
                 {"why", sentence(refusal, position, language)}};
    json.update(Json::parse(engine::toJson(refusal, table, engine::wouldHelp(position, action, refusal))));
    const std::string reason = say(language, "the cards are there");
    if (const auto adjust = engine::correctionFor(position, action, refusal, reason)) {
        json["correction"] = Json::parse(engine::toJson(*adjust, table));
    }
    return json;
}

}  // namespace adjudicator::cli
